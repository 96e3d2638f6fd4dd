import { companyDate, type CompanyDate } from '#domain/calendar/index.ts';
import type { Services } from '../../../context.ts';
import { reply, type AtJob, type Handlers } from '../../../http/operation.ts';
import { namesOfAccounts } from '../../account/accounts/index.ts';
import { askingOf, readUnenteredKind } from '../absences/index.ts';
import { presentCorrection, presentDecision } from '../attendance/index.ts';
import { groupBy } from '../../groupBy.ts';
import { latenessTeller, notifier } from '../../notifications/index.ts';
import { dayScopeOf, unitCountsOf } from '../../organization/index.ts';
import { offsetOf, pageOf } from '../../page.ts';
import { dayEffects } from '../../money/effects/index.ts';
import { announceCorrection, announceEntered, announceSettled, hasOtherTimes } from './announce.ts';
import { countWaiting, readUnitsOfWaiting } from './counts.ts';
import { changeDecision, decisionToPreview } from './decision.ts';
import { enterDays, previewEntry, type Entering } from './enterDays.ts';
import { presentItems } from './present.ts';
import { proposeCorrection, changeToPreview, withdrawCorrection } from './propose.ts';
import { readWaiting } from './queue.ts';
import { settle } from './settle.ts';

type Operations =
  | 'previewCorrection'
  | 'proposeCorrection'
  | 'withdrawCorrection'
  | 'previewDayEntry'
  | 'enterDays'
  | 'previewDecision'
  | 'changeDecision'
  | 'listToSettle'
  | 'settle';

export const settlementHandlers = (
  { db, clock, ...services }: Services,
  notify = notifier({ clock, ...services }),
  tellLate = latenessTeller({ clock, ...services }),
): Pick<Handlers, Operations> => {
  const askedBy = (caller: AtJob, { employeeId, date }: { employeeId?: string; date: CompanyDate }) =>
    askingOf(caller, employeeId, date, clock);
  const enteringOf = (caller: AtJob): Entering => {
    const { organizationId, accountId, role } = caller;
    return { organizationId, accountId, role, scope: dayScopeOf(caller), at: clock.date() };
  };

  return {
    previewCorrection: async ({ body, caller }) => {
      const asking = askedBy(caller, body);
      const { employeeId, at } = asking;
      const change = { employeeId, dates: [body.date], decided: await changeToPreview(db, asking, body) };
      const [effect] = await dayEffects(db, caller, [change], at.getTime());
      return reply<'previewCorrection'>()(200, effect!);
    },

    proposeCorrection: async ({ body, caller, inChange }) =>
      inChange(async (tx) => {
        const asking = askedBy(caller, body);
        const kept = await proposeCorrection(tx, asking, body);
        await announceCorrection(tx, notify, kept);
        if (kept.state === 'accepted') await tellLate(tx, kept.organizationId, [kept]);
        return reply<'proposeCorrection'>()(201, presentCorrection(kept));
      }),

    withdrawCorrection: async ({ params: { id }, caller, inChange }) =>
      inChange(async (tx) => {
        const asking = askingOf(caller, caller.jobId, companyDate(clock.now()), clock);
        const withdrawn = await withdrawCorrection(tx, asking, id);
        await announceCorrection(tx, notify, withdrawn);
        return reply<'withdrawCorrection'>()(200, presentCorrection(withdrawn));
      }),

    previewDayEntry: async ({ body, caller, gone }) =>
      reply<'previewDayEntry'>()(200, await previewEntry(db, enteringOf(caller), body, gone)),

    enterDays: async ({ body, caller, inChange }) =>
      inChange(async (tx) => {
        const { entered, rows } = await enterDays(tx, enteringOf(caller), body);
        await announceEntered(tx, notify, caller.organizationId, rows);
        return reply<'enterDays'>()(200, entered);
      }),

    previewDecision: async ({ body, caller }) => {
      const asking = askedBy(caller, body);
      const change = await decisionToPreview(db, asking, body);
      const [effect] = await dayEffects(db, caller, [change], asking.at.getTime());
      return reply<'previewDecision'>()(200, effect!);
    },

    changeDecision: async ({ body, caller, inChange }) =>
      inChange(async (tx) => {
        const asking = askedBy(caller, body);
        const decided = await changeDecision(tx, asking, body);
        const { employeeId, date, decision: state, note } = decided;
        const news = { about: 'day' as const, employeeId, date, state, note };
        await announceSettled(tx, notify, caller.organizationId, [news]);
        const names = await namesOfAccounts(tx, [caller.accountId]);
        return reply<'changeDecision'>()(
          200,
          presentDecision(decided, (id) => names.get(id)),
        );
      }),

    listToSettle: async ({ query, caller }) => {
      const { organizationId } = caller;
      const now = clock.now();
      const page = pageOf(query);
      const scope = dayScopeOf(caller);
      const everything = await readWaiting(db, { organizationId, scope, month: query.month, now });
      const unitOf = await readUnitsOfWaiting(db, organizationId, everything);
      const inUnit = everything.filter(
        (one) => query.unit === undefined || (unitOf(one) ?? 'none') === query.unit,
      );
      const shown = inUnit.filter(({ kind }) => query.kind === undefined || kind === query.kind);
      const { limit, offset } = offsetOf(page);
      const absent = everything.some(({ kind }) => kind === 'unclear')
        ? await readUnenteredKind(db, organizationId)
        : null;
      const items = await presentItems(db, caller, shown.slice(offset, offset + limit), { now, absent });
      const ofKind = everything.filter(({ kind }) => query.kind === undefined || kind === query.kind);
      const unitCounts = await unitCountsOf(db, organizationId, scope, {
        inUnits: () =>
          Promise.resolve(
            [...groupBy(ofKind, unitOf)].map(([unitId, own]) => ({ unitId, count: own.length })),
          ),
        inAll: () => Promise.resolve(ofKind.length),
      });
      const counts = countWaiting(inUnit);
      return reply<'listToSettle'>()(200, {
        items,
        ...page,
        total: shown.length,
        counts,
        unitCounts,
        absentKind: absent?.number ?? null,
      });
    },

    settle: async ({ body, caller, inChange }) =>
      inChange(async (tx) => {
        const { organizationId } = caller;
        const settled = await settle(tx, { ...enteringOf(caller), note: undefined, ...body });
        const news = settled.flatMap((one) => (one.outcome === 'settled' ? (one.news ?? []) : []));
        await announceSettled(tx, notify, organizationId, news);
        await tellLate(tx, organizationId, news.filter(hasOtherTimes));
        const items = settled.map((one) => ({
          kind: one.kind,
          id: one.id,
          date: one.date,
          outcome: one.outcome,
          code: one.outcome === 'refused' ? one.code : null,
        }));
        return reply<'settle'>()(200, { items });
      }),
  };
};
