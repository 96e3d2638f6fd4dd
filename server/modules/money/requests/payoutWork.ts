import { companyDate } from '#domain/calendar/index.ts';
import type { Services } from '../../../context.ts';
import type { Tx } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { PaymentRequest } from '../../../database/tables.generated.ts';
import { describeFailure } from '../../../http/errors.ts';
import type { PayoutNews } from '../../../providers/payouts/provider.ts';
import { notifier } from '../../notifications/index.ts';
import {
  selectDuePayouts,
  isRefused,
  keepReference,
  takeDue,
  recordNews,
  type RequestVerb,
  type Step,
} from '../payouts/index.ts';
import { lockWithPeople } from './lockWithPeople.ts';
import { followPayouts } from './followPayouts.ts';
import { recordPaidLate } from './paidLate.ts';
import { isStopped } from './stopped.ts';

const AT_ONCE = 20;
const LANES = 4;
/** Shorter than `ANSWERED_WITHIN_MS`, for which the payout is taken. */
const CALL_WITHIN_MS = 15_000;

/**
 * Submits due payouts, and looks up those under way. The attempt is committed before the provider is called, and no
 * transaction is open during the call: a crash in between leaves a payout that is looked up and never sent twice. Several
 * processes may run it, because the request's row is locked and its payout is then no longer due.
 */
export function payoutWorker(services: Services): (isStopping: () => boolean) => Promise<void> {
  const { db, clock, log } = services;
  const notify = notifier(services);

  const move = (tx: Tx, request: PaymentRequest, verb: RequestVerb, provider: string) =>
    followPayouts(tx, notify, [request], { verb, provider, at: clock.date() });

  const take = (due: { organizationId: string; id: string; requestId: string }) =>
    inTransaction(db, async (tx) => {
      const [request] = await lockWithPeople(tx, due.organizationId, [due.requestId]);
      // The person was blocked after the query; the payout stays due, and is found again once the person is active.
      if (request && (await isStopped(tx, request))) return undefined;
      const taken = await takeDue(services, tx, due);
      if (taken?.verb && request) await move(tx, request, taken.verb, taken.provider);
      return taken?.step;
    });

  const ask = async ({ call, item, order, provider }: Step): Promise<PayoutNews> => {
    const signal = AbortSignal.timeout(CALL_WITHIN_MS);
    try {
      if (call === 'lookup') return await provider.lookup(order, signal);
      return await provider.submit(
        order,
        async (reference) => void (await keepReference(db, item, reference)),
        signal,
      );
    } catch (error) {
      log.warn({ failure: describeFailure(error), payout: item.id }, 'a payout provider gave no answer');
      return { outcome: 'unknown', code: 'noAnswer' };
    }
  };

  const settle = (step: Step, news: PayoutNews) =>
    inTransaction(db, async (tx) => {
      const { organizationId, requestId, provider } = step.item;
      const [request] = await lockWithPeople(tx, organizationId, [requestId]);
      const taken = await recordNews(services, tx, step, news);
      if (!request) return;
      if (taken?.verb) await move(tx, request, taken.verb, provider);
      if (!taken && news.outcome === 'settled') await settleLate(tx, request, step, news);
    });

  /** A person has reported meanwhile that the attempt was refused. */
  const settleLate = async (tx: Tx, request: PaymentRequest, { call, order }: Step, news: PayoutNews) => {
    const { organizationId } = request;
    const { key } = order;
    if (!(await isRefused(tx, organizationId, key))) return;
    const at = clock.date();
    const source = call === 'submit' ? ('sending' as const) : ('asking' as const);
    const said = { key, source, reference: news.reference ?? null, note: null, byAccountId: null };
    await recordPaidLate(tx, notify, { organizationId, at }, [
      { request, ...said, paidOn: companyDate(at.getTime()) },
    ]);
  };

  return async (isStopping) => {
    for (;;) {
      const due = await selectDuePayouts(db, clock.date(), AT_ONCE);
      const lane = async () => {
        for (let one = due.shift(); one && !isStopping(); one = due.shift())
          try {
            const step = await take(one);
            if (step) await settle(step, await ask(step));
          } catch (error) {
            log.error({ failure: describeFailure(error), payout: one.id }, 'a payout could not go on');
          }
      };
      const found = due.length;
      await Promise.all(Array.from({ length: LANES }, lane));
      if (found < AT_ONCE || isStopping()) return;
    }
  };
}
