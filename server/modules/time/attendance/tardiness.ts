import { reasonDeadline } from '#domain/attendance/reasonDeadline.ts';
import type { Day } from '#domain/attendance/readDay.ts';
import { addDays, companyDate, type CompanyDate } from '#domain/calendar/index.ts';
import { decide } from '#machines/lifecycles/lifecycle.ts';
import {
  tardinessReasonMachine,
  type TardinessReasonState,
} from '#machines/lifecycles/tardinessReasonMachine.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../../database/database.ts';
import type { TardinessReason } from '../../../database/tables.generated.ts';
import { groupBy } from '../../groupBy.ts';
import { rulesOfPeople, type RuleOf } from '../schedules/index.ts';
import { readClosedDays } from './closedDays.ts';
import { dayOf } from './days.ts';
import { readDecisions } from './decided.ts';
import { selectPunches } from './sql/punches.ts';
import { queryReasonsOf } from './sql/reasons.ts';

type Schemas = components['schemas'];

export const deadlineOf = (ruleOf: RuleOf, employeeId: string, date: CompanyDate): number =>
  reasonDeadline(date, (one) => ruleOf(employeeId, one));

/** A reason that was not given is not stored: it expires with time. */
export function reasonStateOf(
  stored: Pick<TardinessReason, 'state'> | undefined,
  deadline: number,
  now: number,
): TardinessReasonState {
  if (stored) return stored.state;
  if (now < deadline) return 'due';
  const expired = decide(tardinessReasonMachine, 'due', 'expire', 'system');
  if (!expired.legal) throw new Error('A reason that is due must be able to expire');
  return expired.state as TardinessReasonState;
}

export interface LateDay {
  day: Day;
  stored: TardinessReason | undefined;
  deadline: number;
  state: TardinessReasonState;
}

export const presentLateDay = ({ day, stored, deadline, state }: LateDay): Schemas['TardinessDay'] => ({
  date: day.date,
  tardinessMinutes: day.tardinessMinutes,
  state,
  deadline: new Date(deadline).toISOString(),
  reason: stored?.reason ?? null,
  givenAt: stored?.givenAt.toISOString() ?? null,
  decidedAt: stored?.decidedAt?.toISOString() ?? null,
  note: stored?.decisionNote ?? null,
});

/** The person's late days from one date to another, the newest first. */
export async function readLateDays(
  db: Executor,
  organizationId: string,
  employeeId: string,
  dates: { from: CompanyDate; to: CompanyDate },
  now: number,
): Promise<LateDay[]> {
  const { ruleOf } = await rulesOfPeople(db, organizationId, [employeeId]);
  const punches = groupBy(
    await selectPunches(db, organizationId, employeeId, dates),
    ({ shiftDate }) => shiftDate,
  );
  const reasons = await queryReasonsOf(db, { organizationId, employeeId, ...dates }).execute();
  const stored = new Map(reasons.map((one) => [one.date, one]));
  const decided = await readDecisions(db, organizationId, dates, { ids: [employeeId] });
  for (const { date } of decided.corrected) if (!punches.has(date)) punches.set(date, []);
  const closed = await readClosedDays(db, organizationId, dates, { ids: [employeeId] });
  return [...punches]
    .map(
      ([date, own]) =>
        closed.dayOf(employeeId, date) ??
        dayOf(ruleOf(employeeId, date), own, now, decided(employeeId, date)),
    )
    .filter(({ punctuality }) => punctuality === 'late')
    .sort((a, b) => (a.date < b.date ? 1 : -1))
    .map((day) => {
      const deadline = deadlineOf(ruleOf, employeeId, day.date);
      const reason = stored.get(day.date);
      return { day, stored: reason, deadline, state: reasonStateOf(reason, deadline, now) };
    });
}

/** The current and the previous month: they contain the due reasons and their outcomes. */
export function shownDates(now: number): { from: CompanyDate; to: CompanyDate } {
  const today = companyDate(now);
  const lastMonth = addDays(`${today.slice(0, 7)}-01` as CompanyDate, -1);
  return { from: `${lastMonth.slice(0, 7)}-01` as CompanyDate, to: today };
}
