import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate';
import { listStates, listTransitions, partsOf, transitionIds } from './definitions.ts';
import { edgesOf, type Graph } from './graph.ts';

/**
 * Which declared transitions and states of a machine were seen, and how often. Fed by live actors or by a browser.
 */
export class Coverage {
  readonly machine: AnyStateMachine;
  readonly transitions: Map<string, number>;
  readonly states: Map<string, number>;
  readonly #sources: Map<string, string>;

  constructor(machine: AnyStateMachine) {
    this.machine = machine;
    const transitions = listTransitions(machine);
    this.transitions = new Map(transitions.map(({ id }) => [id, 0]));
    this.#sources = new Map(transitions.map(({ id, source }) => [id, source]));
    this.states = new Map(listStates(machine).map(({ id }) => [id, 0]));
  }

  /** An inspector for an actor of `live`, which may be a `provide()`d copy of the machine. */
  observe(live: AnyStateMachine): (event: InspectionEvent) => void {
    const idOf = transitionIds(live);
    return (event) => {
      if (event.type !== '@xstate.microstep' && event.type !== '@xstate.snapshot') return;
      if ((event.actorRef as AnyActorRef).src !== live) return;
      if (event.type === '@xstate.microstep')
        this.takeTransitions(event._transitions.flatMap((definition) => idOf(definition) ?? []));
      this.enterStates((event.snapshot as AnyMachineSnapshot)._nodes.map((node) => node.id));
    };
  }

  takeTransitions(ids: readonly string[]): void {
    for (const id of ids) {
      count(this.transitions, id);
      // A state left at once by `always` appears in no snapshot.
      count(this.states, this.#sources.get(id) ?? '');
    }
  }

  enterStates(ids: readonly string[]): void {
    for (const id of ids) count(this.states, id);
  }

  missing(): { transitions: string[]; states: string[] } {
    return { transitions: zeroes(this.transitions), states: zeroes(this.states) };
  }

  /**
   * Throws naming every state never entered and every transition never taken; with `events`, of the transitions for one event
   * and of one place among them one is enough.
   */
  assertComplete(goal: 'transitions' | 'events' = 'transitions'): void {
    const { transitions: untaken, states } = this.missing();
    const branches = new Set(
      [...this.transitions].flatMap(([id, seen]) => (seen > 0 ? [partsOf(id).branch] : [])),
    );
    const transitions = untaken.filter((id) => goal !== 'events' || !branches.has(partsOf(id).branch));
    const lines = [
      ...transitions.map((id) => `transition never taken: ${id}`),
      ...states.map((id) => `state never entered: ${id}`),
    ];
    if (lines.length > 0) throw new Error(`${this.machine.id}:\n  ${lines.join('\n  ')}`);
  }
}

function count(counts: Map<string, number>, id: string): void {
  const seen = counts.get(id);
  if (seen !== undefined) counts.set(id, seen + 1);
}

const zeroes = (counts: Map<string, number>): string[] =>
  [...counts].filter(([, seen]) => seen === 0).map(([id]) => id);

/** Declared transitions that no edge of any graph takes: dead code in the machine, or a missing case. */
export function unreachable(machine: AnyStateMachine, graphs: readonly Graph[]): string[] {
  const taken = new Set(
    graphs.flatMap((graph) => [
      ...graph.initialTransitions,
      ...edgesOf(graph).flatMap(({ transitions }) => transitions),
    ]),
  );
  return listTransitions(machine)
    .map(({ id }) => id)
    .filter((id) => !taken.has(id));
}
