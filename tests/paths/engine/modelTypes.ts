import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  SnapshotFrom,
} from 'xstate';
import type { CoverOptions } from './coverPaths.ts';
import type { Path, Step } from './graph.ts';

/** What a gesture knows about its place in the path. */
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

/** Does something, or answers a promise of having done it. */
export type Gesture<C, E extends AnyEventObject = AnyEventObject> = (context: C & StepContext<E>) => unknown;

export type Assertion<C, S = AnyMachineSnapshot> = (context: C & StateContext<S>) => unknown;

type OwnEvents<M extends AnyStateMachine, C> = {
  [T in EventFromLogic<M>['type']]?: Gesture<C, Extract<EventFromLogic<M>, { type: T }>>;
};

/** A machine told in what happens outside of it. `C` is what gestures and assertions work with: a page, gates. */
export interface ModelDefinition<M extends AnyStateMachine, C> {
  /** How each event comes about: what a person does, how the server answers, that time passes. By event type. */
  events: OwnEvents<M, C> & Record<`xstate.${string}`, Gesture<C>>;
  /** What is seen in each innermost state; a key may also be a parent, for all states within. */
  states: Record<string, Assertion<C, SnapshotFrom<M>>>;
  /** Events that cannot be brought about here, each with the reason; what only they reach is left to the actors. */
  leaveOut?: Record<string, string>;
  /**
   * Steps that the machine would take and its surroundings never bring about: a button that is not there, a value that
   * the field has already. Paths go round them; every transition must still be reached some other way.
   */
  impossible?: (step: PossibleStep<SnapshotFrom<M>, EventFromLogic<M> | OutcomeEvent>) => boolean;
  /** Lets `ms` pass before a step, as the timers of the path need it; with it `xstate.after.…` needs no gestures. */
  passTime?: (context: C & { ms: number }) => unknown;
  /** Steps of a path here, where starting afresh costs more or less than on an actor. */
  maxLength?: number;
}

/** What the machine does not list itself: an actor settled, a time that passed. */
interface OutcomeEvent {
  type: `xstate.${string}`;
}

/** A step that a path might take. */
export interface PossibleStep<S = AnyMachineSnapshot, E = AnyEventObject> {
  /** Where the machine stands before it. */
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
  /** Waits until what is outside has come to rest in `states`; asked at the start and after each step. */
  settled?: (context: C & Settling) => unknown;
  /** Told of the start and of each step, once it was found right or failed. */
  seen?: (context: C & StepSeen) => unknown;
}

/** A step as it went. */
export interface StepSeen {
  /** From 0; -1 is the start. */
  index: number;
  /** How long it took until everything was found right. */
  ms: number;
  /** What was wrong. */
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
  /** Paths over all inputs that exercise every transition the model can bring about. */
  paths(this: void, options?: Pick<CoverOptions, 'maxLength' | 'distinguish' | 'goal'>): ModelPath[];
  /** Ids of the transitions that only left-out events reach. */
  leftOut(this: void): string[];
  /** Performs a path; a failing step is told with the trail that led to it. */
  run(this: void, path: ModelPath, context: C, hooks?: RunHooks<C>): Promise<void>;
}
