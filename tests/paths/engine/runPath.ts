import {
  createActor,
  type AnyActor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
} from 'xstate';
import type { Effect, StepFacts } from '#machines/support/cases.ts';
import type { Coverage } from './coverage.ts';
import { isTimer, settledActor } from './definitions.ts';
import type { KeyOf, Path, Step } from './graph.ts';
import { LiveClock } from './liveClock.ts';
import { keyDifference, momentKey } from './momentKey.ts';
import { trail } from './pathName.ts';
import { Stubs } from './stubs.ts';

export interface RunOptions {
  input?: unknown;
  coverage?: Coverage | undefined;
  /** The same key that the path was explored with. */
  key?: KeyOf | undefined;
  /** Throws when something is wrong; called after every step. */
  check?: ((snapshot: AnyMachineSnapshot, step: Step, stubs: Stubs) => void) | undefined;
  /** A sentence when a rule is broken; called at the start and after every step. */
  invariant?: ((snapshot: AnyMachineSnapshot, facts: StepFacts) => string | undefined) | undefined;
}

/** What can be inspected after a path. */
export interface RunResult {
  stubs: Stubs;
  snapshot: AnyMachineSnapshot;
  emitted: readonly AnyEventObject[];
  effects: readonly Effect[];
}

/**
 * Walks a path on a live actor in simulated time, settling its invoked actors as the path says. After every step
 * state, data, running actors and timers must equal the prediction. An error of a step includes the steps before it.
 */
export function runPath(
  machine: AnyStateMachine,
  path: Pick<Path, 'steps'>,
  options: RunOptions = {},
): RunResult {
  const run = new LiveRun(machine, options);
  let at = -1;
  try {
    run.start();
    for (const [index, step] of path.steps.entries()) {
      at = index;
      run.take(step);
    }
    const { stubs, snapshot, emitted, effects } = run;
    return { stubs, snapshot, emitted, effects };
  } catch (cause) {
    const place = at < 0 ? 'at the start' : `at step ${at + 1}`;
    throw new Error(`${machine.id}: ${(cause as Error).message}\n${place} of\n${trail(path.steps, at)}`, {
      cause,
    });
  } finally {
    run.stop();
  }
}

class LiveRun {
  readonly stubs = new Stubs();
  readonly emitted: AnyEventObject[] = [];
  readonly effects: Effect[] = [];
  readonly #time = new LiveClock();
  readonly #actor: AnyActor;
  readonly #options: RunOptions;
  #failure: { error: unknown } | undefined;

  constructor(machine: AnyStateMachine, options: RunOptions) {
    this.#options = options;
    const live = this.stubs.provide(machine);
    const observe = options.coverage?.observe(live);
    const inspect = (event: InspectionEvent) => {
      observe?.(event);
      // XState's own actions (`xstate.sendTo`, `xstate.emit`) show in calls and emitted events.
      if (event.type === '@xstate.action' && !event.action.type.startsWith('xstate.'))
        this.effects.push(event.action);
    };
    this.#actor = createActor(live, {
      input: options.input,
      clock: this.#time.clock,
      inspect,
    } as never);
    this.#actor.subscribe({
      error: (error) => {
        this.#failure = { error };
      },
    });
    this.#actor.on('*', (event: AnyEventObject) => {
      this.emitted.push(event);
    });
  }

  get snapshot(): AnyMachineSnapshot {
    return this.#actor.getSnapshot() as AnyMachineSnapshot;
  }

  start(): void {
    this.#actor.start();
    this.#judge(undefined);
  }

  stop(): void {
    this.#actor.stop();
  }

  take(step: Step): void {
    const { event } = step;
    const settled = settledActor(event.type);
    if (isTimer(event.type)) this.#time.fire(this.#actor, event.type);
    else {
      this.#time.wait(this.#actor, step.wait);
      if (settled !== undefined) this.stubs.settle(settled, event as unknown as { output: unknown });
      else this.#actor.send(event);
    }
    this.#judge(event);
    const running = this.stubs.running;
    const timers = this.#time.timers(this.#actor).map(({ type }) => type);
    const got = momentKey({ snapshot: this.snapshot, running, timers: timers.sort() }, this.#options.key);
    if (got !== step.to.key) throw new Error(`not where exploring says\n${keyDifference(step.to.key, got)}`);
    this.#options.check?.(this.snapshot, step, this.stubs);
  }

  #judge(event: AnyEventObject | undefined): void {
    if (this.#failure) throw this.#failure.error;
    this.#time.note(this.#actor);
    const facts = { event, calls: this.stubs.calls, emitted: this.emitted, effects: this.effects };
    const broken = this.#options.invariant?.(this.snapshot, facts);
    if (broken !== undefined) throw new Error(`invariant broken: ${broken}`);
  }
}
