import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  SnapshotFrom,
} from 'xstate';
import type { CoverOptions } from './coverPaths.ts';
import type { Path, Step } from './graph.ts';

/** What a gesture knows about its position in the path. */
export interface StepContext<E extends AnyEventObject = AnyEventObject> {
  event: E;
  /** Name of the payload: `default`, `wrong`… */
  case: string;
  step: Step;
  /** Name of the input that the path starts from. */
  variant: string;
  /**
   * The case by which actor `id` will be settled next on this path, e.g. to choose the file that leads there; undefined
   * when it will not be: cancelled, timed out, or the path ends first.
   */
  upcoming(this: void, id: string): string | undefined;
}

/** What an assertion knows. */
export interface StateContext<S = AnyMachineSnapshot> {
  snapshot: S;
  variant: string;
}

/** Performs something, possibly asynchronously. */
export type Gesture<C, E extends AnyEventObject = AnyEventObject> = (context: C & StepContext<E>) => unknown;

export type Assertion<C, S = AnyMachineSnapshot> = (context: C & StateContext<S>) => unknown;

type OwnEvents<M extends AnyStateMachine, C> = {
  [T in EventFromLogic<M>['type']]?: Gesture<C, Extract<EventFromLogic<M>, { type: T }>>;
};

/**
 * How a machine is driven and observed from outside. `C` is what gestures and assertions work with: a page, gates.
 */
export interface ModelDefinition<M extends AnyStateMachine, C> {
  /** How each event is caused: by a user, by the server's answer, or by time. By event type. */
  events: OwnEvents<M, C> & Record<`xstate.${string}`, Gesture<C>>;
  /** Assertions for each innermost state; a key may also be a parent, for all states within. */
  states: Record<string, Assertion<C, SnapshotFrom<M>>>;
  /** Events that cannot be caused here, each with the reason; what only they reach is covered by live actors. */
  leaveOut?: Record<string, string>;
  /**
   * Steps that the machine would take but that cannot happen here: no such button, a value that the field already
   * has. Paths avoid them; every transition must still be reached some other way.
   */
  impossible?: (step: PossibleStep<SnapshotFrom<M>, EventFromLogic<M> | OutcomeEvent>) => boolean;
  /** Lets `ms` pass before a step, as the timers of the path need it; with it, `xstate.after.…` needs no gestures. */
  passTime?: (context: C & { ms: number }) => unknown;
  /** Maximum path length here, where starting over costs more or less than on an actor. */
  maxLength?: number;
}

/** Events that the machine does not declare itself: an actor settled, a timer fired. */
interface OutcomeEvent {
  type: `xstate.${string}`;
}

/** A step that a path might take. */
export interface PossibleStep<S = AnyMachineSnapshot, E = AnyEventObject> {
  /** The state before it. */
  snapshot: S;
  event: E;
  /** Name of the payload. */
  case: string;
  /** Name of the input that the path starts from. */
  variant: string;
}

/** The same without the machine's types. */
export interface AnyModelDefinition<C = unknown> {
  events: Record<string, Gesture<C> | undefined>;
  states: Record<string, Assertion<C>>;
  leaveOut?: Record<string, string>;
  impossible?: (step: PossibleStep) => boolean;
  passTime?: (context: C & { ms: number }) => unknown;
  maxLength?: number;
}

export interface ModelPath extends Path {
  /** Name of the input. */
  variant: string;
  initial: AnyMachineSnapshot;
}

export interface RunHooks<C> {
  /** Waits until the outside shows `states`; called at the start and after each step. */
  settled?: (context: C & Settling) => unknown;
  /** Called for the start and for each step, once it has passed or failed. */
  seen?: (context: C & StepSeen) => unknown;
}

/** A step and its result. */
export interface StepSeen {
  /** From 0; -1 is the start. */
  index: number;
  /** How long it took until everything was verified. */
  ms: number;
  /** The failure, if any. */
  failure: string | undefined;
}

export interface Settling {
  machineId: string;
  /** Innermost states the machine must be in. */
  states: string[];
  snapshot: AnyMachineSnapshot;
  /** The step just performed; undefined at the start. */
  step: Step | undefined;
}

export interface Model<C> {
  machine: AnyStateMachine;
  /** Paths over all inputs that cover every transition the model can cause, or what `goal` says. */
  paths(this: void, options?: Pick<CoverOptions, 'maxLength' | 'distinguish' | 'goal'>): ModelPath[];
  /** Ids of the transitions that only left-out events reach. */
  leftOut(this: void): string[];
  /** Performs a path; an error of a step includes the steps before it. */
  run(this: void, path: ModelPath, context: C, hooks?: RunHooks<C>): Promise<void>;
}
