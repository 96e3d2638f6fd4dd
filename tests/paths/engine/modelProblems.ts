import type { AnyStateMachine } from 'xstate';
import { unreachable } from './coverage.ts';
import { isTimer, isWithin, listStates } from './definitions.ts';
import { edgesOf, type Graph } from './graph.ts';
import type { AnyModelDefinition } from './modelTypes.ts';

/** What is missing from a model of the whole machine, as sentences. */
export function modelProblems(
  machine: AnyStateMachine,
  { events, states, leaveOut = {}, passTime }: AnyModelDefinition<never>,
  graphs: readonly Graph[],
): string[] {
  const happening = new Set(graphs.flatMap(edgesOf).map((edge) => edge.event.type));
  const leaves = listStates(machine).filter(({ type }) => type === 'atomic' || type === 'final');
  const named = Object.keys(states);
  return [
    ...[...happening]
      .filter((event) => !(event in events) && !(event in leaveOut) && !(passTime && isTimer(event)))
      .map((event) => `no gesture for event '${event}'`),
    ...Object.keys({ ...events, ...leaveOut })
      .filter((event) => !happening.has(event))
      .map((event) => `gesture for '${event}', which never happens`),
    ...Object.keys(leaveOut)
      .filter((event) => event in events)
      .map((event) => `'${event}' is left out and has a gesture`),
    ...leaves
      .filter(({ path }) => !named.some((name) => isWithin(path, name)))
      .map(({ path }) => `no assertion for state '${path}'`),
    ...named
      .filter((name) => !leaves.some(({ path }) => isWithin(path, name)))
      .map((name) => `assertion for '${name}', which is no state`),
    ...unreachable(machine, graphs).map((id) => `no case reaches transition ${id}`),
  ];
}
