import type { ActorLogic, AnyActorRef, AnyEventObject, AnyStateMachine, Snapshot } from 'xstate';
import type { ActorCall } from '#machines/support/cases.ts';

type StubSnapshot = Snapshot<unknown>;
type Outcome = { type: 'stub.done'; output: unknown } | { type: 'stub.error'; error: unknown };

interface Call extends ActorCall {
  received: AnyEventObject[];
  ref: AnyActorRef;
}

const initial: StubSnapshot = { status: 'active', output: undefined, error: undefined };

/**
 * Replaces every actor of `setup({ actors })`, promise, callback or machine alike: it starts, records its input and
 * received events, and waits for the test to settle it. Leaving the state stops it like the real one.
 */
export class Stubs {
  readonly #calls: Call[] = [];

  /** Every actor started so far, oldest first. */
  get calls(): readonly ActorCall[] {
    return this.#calls;
  }

  /** Ids of the actors waiting to be settled, sorted. */
  get running(): string[] {
    return this.#calls
      .filter(({ status }) => status === 'running')
      .map(({ id }) => id)
      .sort();
  }

  provide<M extends AnyStateMachine>(machine: M): M {
    const names = Object.keys(machine.implementations.actors ?? {});
    const actors = Object.fromEntries(names.map((src) => [src, this.#logic(src)]));
    return machine.provide({ actors } as never) as M;
  }

  /** Settles the running actor `id`; its machine has processed the outcome when this returns. */
  settle(id: string, outcome: { output: unknown } | { error: unknown }): void {
    const call = this.#calls.find((candidate) => candidate.id === id && candidate.status === 'running');
    if (!call) throw new Error(`no actor '${id}' is running; running: ${this.running.join(', ') || 'none'}`);
    const settlement: Outcome =
      'error' in outcome
        ? { type: 'stub.error', error: outcome.error }
        : { type: 'stub.done', output: outcome.output };
    call.ref.send(settlement);
  }

  #logic(src: string): ActorLogic<StubSnapshot, AnyEventObject, unknown> {
    const calls = new WeakMap<object, Call>();
    const end = (self: object, status: ActorCall['status']) => {
      const call = calls.get(self);
      if (call?.status === 'running') call.status = status;
    };
    return {
      getInitialSnapshot: ({ self }, input) => {
        // An invoke with onSnapshot relays every snapshot, which is up to the cases and not to the stub.
        (self as unknown as { _syncSnapshot: boolean })._syncSnapshot = false;
        calls.set(self, {
          id: self.id,
          src,
          input,
          status: 'running',
          received: [],
          ref: self as AnyActorRef,
        });
        return initial;
      },
      start: (_snapshot, { self }) => {
        const started = calls.get(self);
        if (started) this.#calls.push(started);
      },
      transition: (snapshot, event, { self }) => {
        const outcome = event as Outcome | { type: 'xstate.stop' };
        if (outcome.type === 'stub.done') {
          end(self, 'done');
          return { status: 'done', output: outcome.output, error: undefined };
        }
        if (outcome.type === 'stub.error') {
          end(self, 'error');
          return { status: 'error', output: undefined, error: outcome.error };
        }
        if (outcome.type === 'xstate.stop') {
          end(self, 'stopped');
          return { ...snapshot, status: 'stopped' } as StubSnapshot;
        }
        calls.get(self)?.received.push(event);
        return snapshot;
      },
      getPersistedSnapshot: (snapshot) => snapshot,
    };
  }
}
