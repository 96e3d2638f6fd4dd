import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../../database/database.ts';
import type { TardinessReason } from '../../../database/tables.generated.ts';
import { groupBy } from '../../groupBy.ts';
import { namesOf, ownRecordsOf } from '../../employees/records/index.ts';
import { rulesOfPeople } from '../schedules/index.ts';
import { readClosedDays } from './closedDays.ts';
import { dayOf } from './days.ts';
import { readDecisions } from './decided.ts';
import type { ReviewedReason } from './reviewReasons.ts';
import { selectPunchesOfDays } from './sql/punches.ts';

type Schemas = components['schemas'];
interface Reader {
  organizationId: string;
  accountId: string;
}

const unique = <T>(all: readonly T[]) => [...new Set(all)];

/** Reasons as an employer sees them, in the given order. `now` is in epoch ms. */
export async function presentReasons(
  db: Executor,
  { organizationId, accountId }: Reader,
  rows: readonly TardinessReason[],
  now: number,
): Promise<Schemas['TardinessReason'][]> {
  if (!rows.length) return [];
  const people = unique(rows.map(({ employeeId }) => employeeId));
  const dates = unique(rows.map(({ date }) => date));
  const names = await namesOf(db, organizationId, people);
  const own = await ownRecordsOf(db, organizationId, accountId, people);
  const { ruleOf } = await rulesOfPeople(db, organizationId, people);
  const punches = groupBy(
    await selectPunchesOfDays(db, organizationId, people, dates),
    ({ employeeId, shiftDate }) => `${employeeId} ${shiftDate}`,
  );
  const [from, to] = [dates.toSorted()[0]!, dates.toSorted().at(-1)!];
  const decided = await readDecisions(db, organizationId, { from, to }, { ids: people });
  const closed = await readClosedDays(db, organizationId, { from, to }, { ids: people });
  return rows.map(({ id, employeeId, date, state, reason, givenAt, decidedAt, decisionNote }) => {
    const day =
      closed.dayOf(employeeId, date) ??
      dayOf(
        ruleOf(employeeId, date),
        punches.get(`${employeeId} ${date}`) ?? [],
        now,
        decided(employeeId, date),
      );
    return {
      id,
      employeeId,
      employeeName: names.get(employeeId)!,
      date,
      tardinessMinutes: day.tardinessMinutes,
      state,
      reason,
      givenAt: givenAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
      note: decisionNote,
      own: own.has(employeeId),
    };
  });
}

/** A result for each reviewed reason, with the reason as it is after the review. */
export async function presentReviewed(
  db: Executor,
  reader: Reader,
  results: readonly ReviewedReason[],
  now: number,
): Promise<Schemas['TardinessReasonReviewResult'][]> {
  const rows = results.flatMap(({ reason }) => reason ?? []);
  const shown = new Map((await presentReasons(db, reader, rows, now)).map((one) => [one.id, one]));
  return results.map((result) => ({
    id: result.id,
    outcome: result.outcome,
    reason: shown.get(result.id) ?? null,
    ...(result.outcome === 'refused'
      ? { code: result.code, legalEvents: result.legalEvents }
      : { code: null, legalEvents: [] }),
  }));
}
