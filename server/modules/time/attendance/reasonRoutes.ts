import { companyDate } from '#domain/calendar/index.ts';
import type { CompanyDate } from '#domain/calendar/index.ts';
import type { Services } from '../../../context.ts';
import type { Tx } from '../../../database/database.ts';
import { reply, type Handlers } from '../../../http/operation.ts';
import type { TardinessReason } from '../../../database/tables.generated.ts';
import { dayScopeOf } from '../../organization/index.ts';
import { offsetOf, pageOf } from '../../page.ts';
import { giveReason } from './giveReason.ts';
import { presentReasons, presentReviewed } from './presentReasons.ts';
import { reviewReasons } from './reviewReasons.ts';
import { countReasons, selectReasons } from './sql/reasons.ts';
import { readLateDays, presentLateDay, shownDates } from './tardiness.ts';

/** A change of a person's late reason; `state` says whether it was given or decided. */
export type ReasonNews = Pick<TardinessReason, 'employeeId' | 'date' | 'state' | 'decisionNote'>;
/** Notifies the other side, within the transaction of the change. */
export type AnnounceReasons = (tx: Tx, organizationId: string, news: readonly ReasonNews[]) => Promise<void>;

type Operations =
  'listMyTardiness' | 'giveTardinessReason' | 'listTardinessReasons' | 'reviewTardinessReasons';

export const reasonHandlers = (
  { db, clock }: Services,
  announce: AnnounceReasons,
): Pick<Handlers, Operations> => ({
  listMyTardiness: async ({ caller: { organizationId, jobId } }) => {
    const now = clock.now();
    const days = await readLateDays(db, organizationId, jobId, shownDates(now), now);
    return reply<'listMyTardiness'>()(200, {
      today: companyDate(now),
      serverTime: new Date(now).toISOString(),
      items: days.map(presentLateDay),
    });
  },

  giveTardinessReason: async ({ params, body, caller: { organizationId, jobId, accountId }, inChange }) =>
    inChange(async (tx) => {
      const at = clock.date();
      const date: CompanyDate = params.date;
      const who = { organizationId, employeeId: jobId, byAccountId: accountId };
      const given = await giveReason(tx, { ...who, date, reason: body.reason, at });
      const news = { employeeId: jobId, date, state: 'given' as const, decisionNote: null };
      await announce(tx, organizationId, [news]);
      return reply<'giveTardinessReason'>()(200, presentLateDay(given));
    }),

  listTardinessReasons: async ({ query, caller }) => {
    const { organizationId } = caller;
    const now = clock.now();
    const page = pageOf(query);
    const filter = { organizationId, scope: dayScopeOf(caller), unit: query.unit };
    const counts = { given: 0, accepted: 0, refused: 0 };
    for (const { state, count } of await countReasons(db, filter)) counts[state] = count;
    const rows = await selectReasons(db, { ...filter, state: query.state }, offsetOf(page));
    const total = query.state ? counts[query.state] : counts.given + counts.accepted + counts.refused;
    const items = await presentReasons(db, caller, rows, now);
    return reply<'listTardinessReasons'>()(200, { items, ...page, total, counts });
  },

  reviewTardinessReasons: async ({ body: { event, ids, note }, caller, inChange }) =>
    inChange(async (tx) => {
      const { organizationId, accountId: byAccountId } = caller;
      const at = clock.date();
      const scope = dayScopeOf(caller);
      const results = await reviewReasons(tx, { organizationId, event, ids, note, byAccountId, at, scope });
      const decided = results.flatMap((one) => (one.outcome === 'reviewed' ? one.reason : []));
      await announce(tx, organizationId, decided);
      const items = await presentReviewed(tx, caller, results, at.getTime());
      return reply<'reviewTardinessReasons'>()(200, { items });
    }),
});
