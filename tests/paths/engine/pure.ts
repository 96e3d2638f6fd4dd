import { createEmptyActor, type ActorScope, type AnyEventObject, type AnyStateMachine } from 'xstate';
import { isTimer, settledActor, transitionIds } from './definitions.ts';
import type { Moment } from './graph.ts';
import { Stubs } from './stubs.ts';

/** The effect of one event. */
export interface Move {
  to: Moment;
  transitions: readonly string[];
  started: ReadonlyMap<string, number>;
}

type Snapshot = Moment['snapshot'];
type Scope = ActorScope<Snapshot, AnyEventObject>;

interface Scheduling {
  type: string;
  params: { event?: { type: string }; delay?: unknown; sendId?: string } | undefined;
}

/**
 * Steps a machine without running it: no effect is executed, no actor started, no time passes. Transitions are read
 * from xstate's `@xstate.microstep` inspection, timers and actors from the actions it would execute.
 */
export class PureMachine {
  readonly #machine: AnyStateMachine;
  readonly #idOf: ReturnType<typeof transitionIds>;

  constructor(machine: AnyStateMachine) {
    this.#machine = new Stubs().provide(machine);
    this.#idOf = transitionIds(this.#machine);
  }

  start(input: unknown): Move {
    return this.#step([], (scope) => this.#machine.getInitialSnapshot(scope, input));
  }

  /** Whether any state handles it here, guards included. */
  accepts({ snapshot }: Moment, event: AnyEventObject): boolean {
    return this.#machine.getTransitionData(snapshot, event).length > 0;
  }

  take(moment: Moment, event: AnyEventObject): Move {
    const pending = moment.timers.filter((timer) => timer !== event.type);
    return this.#step(
      pending,
      (scope) => this.#machine.transition(moment.snapshot, event, scope),
      moment,
      settledActor(event.type),
    );
  }

  #step(
    pending: readonly string[],
    run: (scope: Scope) => Snapshot,
    before?: Moment,
    settled?: string,
  ): Move {
    const transitions: string[] = [];
    const timers = new Set(pending);
    const started = new Map<string, number>();
    const scope = this.#scope(transitions, (action) => {
      schedule(action, timers, started);
    });
    const snapshot = run(scope);
    if (snapshot.status === 'error') throw snapshot.error;
    const active = snapshot.status === 'active';
    const children = childrenOf(snapshot);
    const kept = (id: string) => before !== undefined && childrenOf(before.snapshot)[id] === children[id];
    const waits = (id: string) => !kept(id) || (id !== settled && before?.running.includes(id) === true);
    return {
      to: {
        snapshot,
        running: active ? Object.keys(children).filter(waits).sort() : [],
        timers: active ? [...timers].sort() : [],
      },
      transitions,
      started: active ? started : new Map(),
    };
  }

  #scope(transitions: string[], onAction: (action: Scheduling) => void): Scope {
    const self = createEmptyActor();
    self.system.inspect((event) => {
      if (event.type !== '@xstate.microstep') return;
      for (const definition of event._transitions) {
        const id = this.#idOf(definition);
        if (id !== undefined) transitions.push(id);
      }
    });
    return {
      self: self as unknown as Scope['self'],
      system: self.system,
      id: '',
      sessionId: '',
      logger: () => undefined,
      defer: () => undefined,
      emit: () => undefined,
      stopChild: () => undefined,
      actionExecutor: (action) => {
        onAction(action as Scheduling);
      },
    };
  }
}

const childrenOf = (snapshot: Snapshot): Record<string, unknown> =>
  snapshot.children as Record<string, unknown>;

function schedule({ type, params }: Scheduling, timers: Set<string>, started: Map<string, number>): void {
  if (type === 'xstate.cancel' && params?.sendId !== undefined) {
    timers.delete(params.sendId);
    started.delete(params.sendId);
  }
  if ((type !== 'xstate.raise' && type !== 'xstate.sendTo') || typeof params?.delay !== 'number') return;
  const event = params.event?.type ?? '';
  if (type === 'xstate.sendTo' || !isTimer(event))
    throw new Error(
      `'${event}' is sent with a delay by an action: let time pass in \`after\`, where paths can see it`,
    );
  timers.add(event);
  started.set(event, params.delay);
}
