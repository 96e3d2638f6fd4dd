import type { Day } from '#domain/attendance/readDay.ts';
import { monthTotals } from '#domain/attendance/monthTotals.ts';
import {
  companyDate,
  lastDayOf,
  monthOf,
  type CompanyDate,
  type CompanyMonth,
} from '#domain/calendar/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Services } from '../../../context.ts';
import { preparedTogether, withDates } from '../../../database/readTogether.ts';
import { notFound } from '../../../http/problem.ts';
import { namesOfAccounts } from '../../account/accounts/index.ts';
import { peopleIn, queryFacts } from '../../employees/records/index.ts';
import { readEarliestChange } from '../../organization/index.ts';
import { rulesOfPeople } from '../schedules/index.ts';
import { presentAbsence } from './absences.ts';
import { readAcceptedAt } from './acceptedAt.ts';
import { presentAdjustment } from './adjustments.ts';
import { reasonsDueOf } from './asked.ts';
import { closedVersionOf } from './closedDays.ts';
import { presentCorrection } from './corrections.ts';
import { monthOfEach, presentDay, queryDays, type DaysAsked, type DecisionOverride } from './days.ts';
import { readDaysLeft, type MayEarn } from './daysLeft.ts';
import { presentDecision, presentReasonOfDay } from './presentDecided.ts';
import { withPaidAmounts } from './paidByNet.ts';
import { queryShownAdjustments, selectAdjusted } from './sql/adjustments.ts';
import { queryAbsences } from './sql/absences.ts';
import { queryCorrections, type DatesOfPerson } from './sql/corrections.ts';
import { decisionsOf } from './sql/decided.ts';
import { queryReasonsOf } from './sql/reasons.ts';

type Schemas = components['schemas'];

const readRows = preparedTogether<DaysAsked & DatesOfPerson & { months: readonly CompanyMonth[] }>()(
  (db, asked) => ({
    people: queryFacts(db, asked.organizationId, asked.ids),
    ...queryDays(db, asked),
    corrections: queryCorrections(db, asked),
    adjustments: queryShownAdjustments(db, asked.organizationId, asked.months, asked.ids),
    ownAbsences: queryAbsences(db, asked),
    decided: decisionsOf(db, asked.organizationId, asked, { ids: asked.ids }).selectAll(),
    reasons: queryReasonsOf(db, asked),
  }),
);

/**
 * A person's days of a month, by default the current one. Persons see what they may still earn; employers see the names
 * of those who changed the days. Throws 404.
 */
export async function readMonthOfPerson(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  organizationId: string,
  employeeId: string,
  asked: CompanyMonth | undefined,
  mayEarn: MayEarn | undefined,
): Promise<Schemas['MyMonth']> {
  const forEmployer = mayEarn === undefined;
  const now = clock.now();
  const today = companyDate(now);
  const month = asked ?? monthOf(today);
  const dates: { from: CompanyDate; to: CompanyDate } = { from: `${month}-01`, to: lastDayOf(month) };
  const whose = { organizationId, ids: [employeeId], employeeId };
  const { people, ...rows } = await readRows(db, { ...whose, ...dates, months: [month] });
  const employee = peopleIn(people).get(employeeId);
  if (!employee) throw notFound();
  const rules = await rulesOfPeople(db, organizationId, [employeeId]);
  const { ruleOf } = rules;
  const { shift } = ruleOf(employeeId, today);
  const daysOf = await monthOfEach(db, { organizationId, employees: [employee], month }, rows);
  const days = daysOf(employeeId, ruleOf, now);
  const corrections = withDates(rows.corrections, ['proposedAt', 'decidedAt']);
  const adjustments = await withPaidAmounts(db, organizationId, rows.adjustments);
  const absences = withDates(rows.ownAbsences, ['proposedAt', 'decidedAt']);
  const decisions = withDates(rows.decided, ['decidedAt']);
  const reasons = withDates(rows.reasons, ['givenAt', 'decidedAt']);
  // A month is not closed before the last shift that begins in it has ended.
  const isClosed = today >= dates.to && (await closedVersionOf(db, organizationId, month)) !== null;
  const adjusted = isClosed
    ? await withPaidAmounts(db, organizationId, await selectAdjusted(db, organizationId, employeeId, dates))
    : [];
  const shownRecords = [...corrections, ...absences, ...decisions, ...reasons];
  const names = await namesOfAccounts(db, forEmployer ? accountsIn(shownRecords) : []);
  const nameOf = (accountId: string) => names.get(accountId);
  const acceptedAt = forEmployer
    ? await readAcceptedAt(db, organizationId, [...corrections, ...absences])
    : undefined;
  return {
    month,
    firstMonth: monthOf(employee.employment[0]?.from ?? companyDate(employee.addedAt.getTime())),
    today,
    serverTime: new Date(now).toISOString(),
    shiftStart: shift.start,
    shiftEnd: shift.end,
    earliest: await readEarliestChange(db, organizationId),
    days: days.map(presentDay),
    corrections: corrections.map((one) => presentCorrection(one, { nameOf, acceptedAt })),
    scanned: scannedDaysOf(days, () => daysOf(employeeId, ruleOf, now, withoutCorrection)),
    decisions: decisions.map((one) => presentDecision(one, nameOf)),
    reasons: reasons.map((one) => presentReasonOfDay(one, nameOf)),
    reasonsDue: reasonsDueOf(days, {
      employeeId,
      ruleOf,
      answered: new Set(reasons.map(({ date }) => date)),
      now,
    }),
    absences: absences.map((one) => presentAbsence(one, { nameOf, acceptedAt })),
    adjustments: adjustments.map(presentAdjustment),
    adjusted: adjusted.map(({ date, month: into, minutes, amount }) => ({
      date,
      month: into,
      minutes,
      amount,
    })),
    closed: isClosed,
    left: await readDaysLeft(db, { organizationId, employee, month, today }, days, rules, mayEarn),
    totals: monthTotals(days),
  };
}

interface ByAccounts {
  proposedByAccountId?: string;
  decidedByAccountId: string | null;
}
const accountsIn = (records: readonly ByAccounts[]): string[] => [
  ...new Set(
    records.flatMap(({ proposedByAccountId, decidedByAccountId }) => [
      ...(proposedByAccountId === undefined ? [] : [proposedByAccountId]),
      ...(decidedByAccountId === null ? [] : [decidedByAccountId]),
    ]),
  ),
];

const withoutCorrection: DecisionOverride = (_, { pairs: _corrected, ...stored }) => stored;

/** The punches of corrected days; the other days show them anyway. */
function scannedDaysOf(days: readonly Day[], punched: () => readonly Day[]): Schemas['ScannedDay'][] {
  const corrected = new Set(days.flatMap(({ date, corrected: is }) => (is ? date : [])));
  if (!corrected.size) return [];
  return punched()
    .filter(({ date }) => corrected.has(date))
    .map((day) => {
      const { date, pairs } = presentDay(day);
      return { date, pairs };
    });
}
