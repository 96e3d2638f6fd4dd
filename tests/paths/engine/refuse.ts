import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { allNodes, listensTo, listTransitions, needsNoCase } from './definitions.ts';
import type { CaseTable } from './graph.ts';

interface InvokeConfig {
  id?: unknown;
  src?: unknown;
}

const invokesOf = (node: AnyStateNode): InvokeConfig[] =>
  ([] as InvokeConfig[]).concat((node.config.invoke as InvokeConfig | InvokeConfig[] | undefined) ?? []);

/** What the engine cannot walk correctly, as sentences. */
export function refusals(machine: AnyStateMachine): string[] {
  const known = Object.keys(machine.implementations.actors ?? {});
  return allNodes(machine.root).flatMap((node) =>
    invokesOf(node).flatMap(({ id, src }) => {
      if (typeof src !== 'string')
        return [
          `state ${node.id} invokes inline logic: name it in setup({ actors }) so that tests can settle it`,
        ];
      const problems = [];
      if (typeof id !== 'string')
        problems.push(
          `state ${node.id} invokes '${src}' without an explicit id: its outcomes have no stable name`,
        );
      if (!known.includes(src))
        problems.push(`state ${node.id} invokes '${src}', which setup({ actors }) does not name`);
      return problems;
    }),
  );
}

/** Events that the machine handles and that have no payload case. */
export function missingCases(machine: AnyStateMachine, cases: CaseTable): string[] {
  const types = Object.keys(cases).filter((type) => Object.keys(cases[type] ?? {}).length > 0);
  const sources = new Map<string, Set<string>>();
  for (const { event, source } of listTransitions(machine)) {
    if (needsNoCase(event) || types.some((type) => listensTo(event, type))) continue;
    sources.set(event, (sources.get(event) ?? new Set<string>()).add(source));
  }
  return [...sources].map(
    ([event, states]) => `no case for '${event}' (listened to in ${[...states].join(', ')})`,
  );
}

/** Cases of events that no state handles: misspelt or left over. */
export function idleCases(machine: AnyStateMachine, cases: CaseTable): string[] {
  const descriptors = listTransitions(machine).map(({ event }) => event);
  return Object.keys(cases)
    .filter((type) => !descriptors.some((descriptor) => listensTo(descriptor, type)))
    .map((type) => `case for '${type}', which no state listens to`);
}
