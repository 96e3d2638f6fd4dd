import type { Services } from '../context.ts';
import { describeFailure } from '../http/errors.ts';
import { CannotReach } from '../providers/gateway.ts';
import { TryLater } from '../providers/pushSender.ts';
import { startRunLoop, type RunLoop } from './runLoop.ts';

const LOOK_EVERY_MS = 2_000;
const SEND_WITHIN_MS = 15_000;
/** Longer than a send may take, so that nobody else takes a row that is still being sent. */
const TAKEN_FOR_MS = 20_000;
const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 10 * 60_000;

interface Row {
  tries: number;
  expiresAt: Date;
}

/** A module's table of messages to be sent, and the way to send one. */
export interface Outbox<R extends Row> {
  /** The next due row, with its next try moved to `nextTryAt` and its tries counted. */
  take: (now: Date, nextTryAt: Date) => Promise<R | undefined>;
  /** Throws CannotReach when a further try is useless, TryLater when the provider names a time. */
  send: (row: R, signal: AbortSignal) => Promise<void>;
  markSent: (row: R) => Promise<unknown>;
  putOff: (row: R, nextTryAt: Date) => Promise<unknown>;
  /** The row is never taken again. */
  giveUp: (row: R) => Promise<unknown>;
  /** For the log. */
  kindOf: (row: R) => string;
  mostTries: number;
  /** More than one, so that a slow answer does not delay the others. */
  atOnce: number;
}

/**
 * Sends the rows of an outbox after the commit that wrote them. Processes share the rows: one is taken in one statement that
 * skips rows being taken, and no transaction is open while the provider answers. When a process crashes in between, the
 * row is taken again: sent at least once, and exactly once without a crash.
 */
export function startOutbox<R extends Row>({ clock, log }: Services, outbox: Outbox<R>): RunLoop {
  const take = () => {
    const now = clock.now();
    return outbox.take(new Date(now), new Date(now + TAKEN_FOR_MS));
  };

  /** Doubles the wait with each try. */
  async function retry(row: R, error: unknown): Promise<void> {
    const last = error instanceof CannotReach || row.tries >= outbox.mostTries;
    log[last ? 'error' : 'warn'](
      { failure: describeFailure(error), kind: outbox.kindOf(row), tries: row.tries },
      'a message could not be sent',
    );
    if (last) return void (await outbox.giveUp(row));
    const backOff = Math.min(FIRST_RETRY_MS * 2 ** (row.tries - 1), LONGEST_RETRY_MS);
    const asked = error instanceof TryLater ? (error.afterMs ?? 0) : 0;
    await outbox.putOff(row, new Date(clock.now() + Math.max(asked, backOff)));
  }

  async function deliver(row: R): Promise<void> {
    if (row.expiresAt.getTime() <= clock.now()) return void (await outbox.giveUp(row));
    try {
      await outbox.send(row, AbortSignal.timeout(SEND_WITHIN_MS));
    } catch (error) {
      return retry(row, error);
    }
    await outbox.markSent(row);
  }

  return startRunLoop(
    { log },
    { everyMs: LOOK_EVERY_MS, failure: 'an outbox could not be emptied' },
    async (isStopping) => {
      const lane = async (taken: R | undefined) => {
        for (let row = taken; row; row = isStopping() ? undefined : await take()) await deliver(row);
      };
      const first = await take();
      if (!first) return;
      const others = Array.from({ length: outbox.atOnce - 1 }, async () => lane(await take()));
      await Promise.all([lane(first), ...others]);
    },
  );
}
