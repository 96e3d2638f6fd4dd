import { SimulatedClock, type AnyActorRef } from 'xstate';

interface Timer {
  type: string;
  /** ms on the simulated clock. */
  due: number;
}

/** Simulated time of one live actor; knows when each of its timers is due. Call `note` after every step. */
export class LiveClock {
  readonly clock = new SimulatedClock();
  readonly #due = new WeakMap<object, number>();

  /** Gives timers started since the last call their due time. */
  note(actor: AnyActorRef): void {
    for (const scheduled of scheduledBy(actor))
      if (!this.#due.has(scheduled)) this.#due.set(scheduled, this.clock.now() + scheduled.delay);
  }

  /** Running timers, the next one first. */
  timers(actor: AnyActorRef): Timer[] {
    return scheduledBy(actor)
      .map((scheduled) => ({ type: scheduled.event.type, due: this.#due.get(scheduled) ?? NaN }))
      .sort((a, b) => a.due - b.due);
  }

  /**
   * Advances time to the moment when `type` is due; throws when it is not running or another timer would fire first.
   */
  fire(actor: AnyActorRef, type: string): void {
    const timers = this.timers(actor);
    const timer = timers.find((candidate) => candidate.type === type);
    if (!timer) throw new Error(`timer ${type} does not run; running: ${names(timers) || 'none'}`);
    const sooner = timers.filter((other) => other !== timer && other.due <= timer.due);
    if (sooner.length > 0) throw new Error(`timer order: ${names(sooner)} would fire before ${type}`);
    this.clock.increment(timer.due - this.clock.now());
  }

  /** Advances time by `ms`, in which no timer may be due. */
  wait(actor: AnyActorRef, ms: number): void {
    if (ms === 0) return;
    const due = this.timers(actor).filter((timer) => timer.due <= this.clock.now() + ms);
    if (due.length > 0) throw new Error(`timer order: ${names(due)} would fire within ${ms} ms`);
    this.clock.increment(ms);
  }
}

const scheduledBy = (actor: AnyActorRef) =>
  Object.values(actor.system.getSnapshot()._scheduledEvents).filter(({ source }) => source === actor);

const names = (timers: Timer[]): string => timers.map(({ type, due }) => `${type} (at ${due} ms)`).join(', ');
