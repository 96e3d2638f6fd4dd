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
 * What the path tests need to know about a machine and cannot read off it: starting inputs, the payloads worth
 * telling apart, the outcomes of its actors. Stands beside the machine as `<name>.cases.ts` (tests/paths/engine/README.md).
 */
export interface MachineCases<M extends AnyStateMachine = AnyStateMachine> {
  /** Starting inputs by variant name; each is explored on its own, together they must reach everything. */
  inputs: Record<string, InputFrom<M>>;
  /** Payloads by event type and case name; every event the machine listens to needs at least one, timers none. */
  cases: EventCases<M> & OutcomeCases<M>;
  /** The part of the snapshot that tells two states apart, JSON-plain. Default: the whole context. */
  key?: (snapshot: SnapshotFrom<M>) => unknown;
  /** Do not look further than this state. */
  stopWhen?: (snapshot: SnapshotFrom<M>) => boolean;
  /** More concrete states than this per input is an error (default 2,000). */
  maxStates?: number;
  /** `edges` (default): every case from every concrete state. `transitions`: each transition once. */
  goal?: 'edges' | 'transitions';
  /** Longest path in steps (default 30). */
  maxLength?: number;
  /** A sentence when the state breaks a rule, else undefined. Asked at the start and after every step. */
  invariant?: (snapshot: SnapshotFrom<M>, facts: StepFacts) => string | undefined;
}

/** What happened around the machine up to the state that an invariant judges. */
export interface StepFacts {
  /** The event just taken; undefined for the initial state. */
  event: AnyEventObject | undefined;
  /** Every actor started so far on this path, oldest first. */
  calls: readonly ActorCall[];
  /** Events the machine emitted so far on this path. */
  emitted: readonly AnyEventObject[];
  /** What the machine told the app to do so far on this path: its named actions that change no data. */
  effects: readonly Effect[];
}

/** `logFailure`, `tellStartup`: an action whose work is the app's. */
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

/** What the invoked actors answer, by the explicit id of the invoke. */
export interface OutcomeCases<M extends AnyStateMachine> {
  [done: `xstate.done.actor.${string}`]: Record<string, { output: ActorOutput<M> }>;
  [error: `xstate.error.actor.${string}`]: Record<string, { error: unknown }>;
  [snapshot: `xstate.snapshot.${string}`]: Record<string, { snapshot: unknown }>;
  [route: `xstate.route.${string}`]: Record<string, object>;
}

/* eslint-disable @typescript-eslint/no-explicit-any -- only the actors' parameter is of interest */
type ActorsOf<M> =
  M extends StateMachine<any, any, any, infer A, any, any, any, any, any, any, any, any, any, any, any>
    ? A
    : never;
/* eslint-enable @typescript-eslint/no-explicit-any */

type ActorOutput<M> = [ActorsOf<M>] extends [never] ? unknown : OutputFrom<ActorsOf<M>['logic']>;

/** Checks the cases against the machine's types and ties the two together for the path tests to find. */
export function defineCases<M extends AnyStateMachine>(
  machine: M,
  cases: MachineCases<M>,
): { machine: M } & MachineCases<M> {
  return { machine, ...cases };
}

/** A copy of `context` less the named keys: for `key`, when ids made on the way or actor references are in it. */
export function without<C extends object, K extends keyof C>(context: C, ...keys: K[]): Omit<C, K> {
  const rest = { ...context };
  for (const name of keys) delete rest[name];
  return rest;
}
