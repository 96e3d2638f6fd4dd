import { sql } from 'kysely';
import type { Services } from '../context.ts';
import { describeFailure } from '../http/errors.ts';
import { CODE_LIVES_MS } from '../modules/auth/index.ts';
import { CannotReach } from '../providers/gateway.ts';
import type { OtpSender } from '../providers/otpSender.ts';

const LOOK_EVERY_MS = 2_000;
const SEND_WITHIN_MS = 15_000;
/** Longer than a send may take, so that nobody else takes a message that is still being sent. */
const TAKEN_FOR_MS = 20_000;
const FIRST_RETRY_MS = 5_000;
/** 5 s, 10 s, 20 s, 40 s: after two minutes the code has expired. */
const MOST_TRIES = 5;
/** So that one slow answer does not delay all the others. */
const AT_ONCE = 4;

export interface OutboxDelivery {
  /** Sends what is waiting; resolves when nothing is. */
  run: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Sends messages after the transaction that wrote them. A message is taken by moving its next try ahead, in one
 * statement that skips rows being taken, and no transaction is open while the provider answers. When a process
 * crashes in between, the message is retried under the same id: sent at least once, and exactly once without a crash.
 */
export function startOutboxDelivery({ db, clock, log }: Services, sender: OtpSender): OutboxDelivery {
  let running: Promise<void> | undefined;

  async function take() {
    const now = clock.now();
    const due = db
      .selectFrom('outboxMessage')
      .select('id')
      .where('sentAt', 'is', null)
      .where('nextTryAt', '<=', new Date(now))
      .where('tries', '<', MOST_TRIES)
      .where('createdAt', '>', new Date(now - CODE_LIVES_MS))
      .orderBy('nextTryAt')
      .limit(1)
      .forUpdate()
      .skipLocked();
    return db
      .updateTable('outboxMessage')
      .set((row) => ({ tries: row('tries', '+', 1), nextTryAt: new Date(now + TAKEN_FOR_MS) }))
      .where('id', '=', due)
      .returning(['id', 'recipient', 'body', 'code', 'again', 'tries'])
      .executeTakeFirst();
  }
  type Taken = NonNullable<Awaited<ReturnType<typeof take>>>;

  const markSent = (id: string) =>
    db
      .updateTable('outboxMessage')
      .set({ sentAt: clock.date(), ...(sender.keepsText ? {} : { body: '', code: null }) })
      .where('id', '=', id)
      .execute();

  /** Doubles the wait with each try; no further try when the provider will never take the message. */
  const putBack = (id: string, forGood: boolean) =>
    db
      .updateTable('outboxMessage')
      .set(
        forGood
          ? { tries: MOST_TRIES }
          : {
              nextTryAt: sql<Date>`${clock.date()}::timestamptz + make_interval(secs => ${FIRST_RETRY_MS / 1000} * power(2, tries - 1))`,
            },
      )
      .where('id', '=', id)
      .execute();

  async function deliver({ id, recipient, body, code, again, tries }: Taken): Promise<void> {
    const signal = AbortSignal.timeout(SEND_WITHIN_MS);
    try {
      await sender.send({ id, recipient, text: body, code: code ?? '', again }, signal);
    } catch (error) {
      const forGood = error instanceof CannotReach;
      const last = forGood || tries >= MOST_TRIES;
      log[last ? 'error' : 'warn'](
        { failure: describeFailure(error), tries },
        'a one-time code could not be sent',
      );
      return void (await putBack(id, forGood));
    }
    await markSent(id);
  }

  async function lane(first?: Taken): Promise<void> {
    for (let message = first ?? (await take()); message; message = await take()) await deliver(message);
  }
  async function deliverAll(): Promise<void> {
    const first = await take();
    if (!first) return;
    await Promise.all([lane(first), ...Array.from({ length: AT_ONCE - 1 }, () => lane())]);
  }

  /**
   * A message may be committed just after a run has looked for the last time: a request during a run causes another
   * run.
   */
  const run = () => {
    const after = running ?? Promise.resolve();
    const mine = after
      .then(deliverAll)
      .catch((error: unknown) => log.error({ failure: describeFailure(error) }, 'outbox failed'))
      .finally(() => {
        if (running === mine) running = undefined;
      });
    running = mine;
    return mine;
  };
  const timer = setInterval(() => void run(), LOOK_EVERY_MS).unref();
  return {
    run,
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
