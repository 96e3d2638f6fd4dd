import type {
  AnyEventObject,
  AnyStateMachine,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
  StateMachine,
} from 'xstate';
import type { OutputFrom } from 'xstate';

/**
 * What path tests need to know about a machine beyond its definition: inputs, the event payloads worth
 * distinguishing, and the outcomes of its actors. Lives beside the machine as `<name>.cases.ts`
 * (tests/paths/engine/README.md).
 */
export interface MachineCases<M extends AnyStateMachine = AnyStateMachine> {
  /** Inputs by variant name. Each is explored separately; together they must reach everything. */
  inputs: Record<string, InputFrom<M>>;
  /** Payloads by event type and case name. Every event the machine handles needs at least one; timers need none. */
  cases: EventCases<M> & OutcomeCases<M>;
  /** The part of the snapshot that distinguishes two states, as plain JSON. Default: the whole context. */
  key?: (snapshot: SnapshotFrom<M>) => unknown;
  /** Do not explore beyond this state. */
  stopWhen?: (snapshot: SnapshotFrom<M>) => boolean;
  /** More concrete states than this per input is an error (default 2,000). */
  maxStates?: number;
  /** `edges` (default): every case from every concrete state. `transitions`: each transition once. */
  goal?: 'edges' | 'transitions';
  /** With goal `transitions`: each once for each value that this returns for the state before it. */
  distinguish?: (snapshot: SnapshotFrom<M>) => unknown;
  /** Longest path in steps (default 30). */
  maxLength?: number;
  /**
   * Returns a sentence when the state breaks a rule, otherwise undefined. Called at the start and after every step.
   */
  invariant?: (snapshot: SnapshotFrom<M>, facts: StepFacts) => string | undefined;
}

/** What happened around the machine before the state being checked. */
export interface StepFacts {
  /** The event just taken; undefined for the initial state. */
  event: AnyEventObject | undefined;
  /** Every actor started so far on this path, oldest first. */
  calls: readonly ActorCall[];
  /** Events the machine emitted so far on this path. */
  emitted: readonly AnyEventObject[];
  /** Effects requested from the app so far on this path: named actions that change no data. */
  effects: readonly Effect[];
}

/** An action implemented by the app, such as `logFailure`. */
export interface Effect {
  type: string;
  params: unknown;
}

export interface ActorCall {
  id: string;
  src: string;
  input: unknown;
  /** `running` until the test settles it (`done`, `error`) or the machine leaves its state (`stopped`). */
  status: 'running' | 'done' | 'error' | 'stopped';
  /** What the machine sent it (`sendTo`), oldest first. */
  received: readonly AnyEventObject[];
}

type PayloadOf<E> = Omit<E, 'type'>;
type DeclaredEvent<M extends AnyStateMachine> = Exclude<EventFromLogic<M>, { type: `xstate.${string}` }>;

/** Every event of the machine's own type, by name, with payloads of that event's type. */
export type EventCases<M extends AnyStateMachine> = {
  [T in DeclaredEvent<M>['type']]: Record<string, PayloadOf<Extract<DeclaredEvent<M>, { type: T }>>>;
};

/** Outcomes of invoked actors, by the explicit id of the invoke. */
export interface OutcomeCases<M extends AnyStateMachine> {
  [done: `xstate.done.actor.${string}`]: Record<string, { output: ActorOutput<M> }>;
  [error: `xstate.error.actor.${string}`]: Record<string, { error: unknown }>;
  [snapshot: `xstate.snapshot.${string}`]: Record<string, { snapshot: unknown }>;
  [route: `xstate.route.${string}`]: Record<string, object>;
}

/* oxlint-disable typescript/no-explicit-any -- only the actors' parameter is of interest */
type ActorsOf<M> =
  M extends StateMachine<any, any, any, infer A, any, any, any, any, any, any, any, any, any, any, any>
    ? A
    : never;
/* oxlint-enable typescript/no-explicit-any */

type ActorOutput<M> = [ActorsOf<M>] extends [never] ? unknown : OutputFrom<ActorsOf<M>['logic']>;

/** Type-checks the cases against the machine and ties the two together for the path tests. */
export function defineCases<M extends AnyStateMachine>(
  machine: M,
  cases: MachineCases<M>,
): { machine: M } & MachineCases<M> {
  return { machine, ...cases };
}

/** A copy of `context` without the named keys; for `key`, when the context has generated ids or actor references. */
export function without<C extends object, K extends keyof C>(context: C, ...keys: K[]): Omit<C, K> {
  const rest = { ...context };
  for (const name of keys) delete rest[name];
  return rest;
}
