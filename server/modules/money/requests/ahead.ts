import { daysOfMonth, monthOf, previousMonth, type CompanyDate } from '#domain/calendar/index.ts';
import { versionOn } from '#domain/dated/versions.ts';
import type { DatedRun } from '#domain/dueRuns.ts';
import { tiyin } from '#domain/money.ts';
import { lastMonthOf, nextPaydayOf } from '#domain/payAhead.ts';
import { settlesMonth } from '#domain/payRun.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../../database/database.ts';
import { selectAnswered, missedCheckOutsOf, presentDay, reasonsDueOf } from '../../time/attendance/index.ts';
import type { EmployeeFacts } from '../../employees/records/index.ts';
import { worthOf, type ReadMonths } from '../months/index.ts';
import { selectConfirmed } from '../runRecords/index.ts';

type Schemas = components['schemas'];

interface Whose {
  organizationId: string;
  employee: EmployeeFacts;
  today: CompanyDate;
  /** Epoch ms. */
  now: number;
}

const presentPayday = ({ kind, named, paid, because }: DatedRun): Schemas['Payday'] => ({
  kind,
  named,
  paid,
  because,
});

/** What a person will still be paid, and what they have to explain; `months` are the current and the previous one. */
export async function readPayAhead(
  db: Executor,
  { organizationId, employee, today, now }: Whose,
  { of, rules, paySettings }: ReadMonths,
): Promise<Schemas['PayAhead']> {
  const [month, employeeId] = [monthOf(today), employee.id];
  const last = previousMonth(month);
  const plan = {
    settingsOn: (date: CompanyDate) => versionOn(paySettings, date)!,
    kindOf: (date: CompanyDate) => rules.defaultRule(date).kind,
  };
  const ended = of(last)(employee);
  const current = of(month)(employee);
  const confirmed = await selectConfirmed(db, organizationId, employeeId, last);
  const dates = { from: daysOfMonth(last)[0]!, to: today };
  const answered = await selectAnswered(db, organizationId, employeeId, dates);
  const answeredDates = (what: 'times' | 'reason') =>
    new Set(answered.flatMap((one) => (one.what === what ? one.date : [])));
  const {
    earned,
    netDifference,
    adjustments,
    additions,
    deductions,
    tax,
    carryOver,
    paid,
    underWay,
    approvedAlone,
  } = ended.money;
  const lastMonth = lastMonthOf(
    last,
    {
      netDifference,
      additions,
      deductions,
      tax,
      carryOver,
      paid,
      earned: tiyin(earned + adjustments),
      underWay: tiyin(underWay + approvedAlone),
      isClosed: ended.days.some(({ rate }) => rate !== undefined),
      isSettled: confirmed.some(
        ({ kind, period, items }) => period === last && settlesMonth(kind) && items > 0,
      ),
    },
    today,
    plan,
  );
  const next = nextPaydayOf(today, plan, (kind, period) =>
    confirmed.some((run) => run.kind === kind && run.period === period),
  );
  const days = [...ended.days, ...current.days];
  return {
    lastMonth: lastMonth && { ...lastMonth, payday: lastMonth.payday && presentPayday(lastMonth.payday) },
    next: next && presentPayday(next),
    missedCheckOuts: missedCheckOutsOf(days, answeredDates('times')).map((day) => ({
      day: presentDay(day),
      worth: worthOf(day.date, (monthOf(day.date) === last ? ended : current).earning),
      shiftEnd: rules.ruleOf(employeeId, day.date).shift.end,
    })),
    reasonsDue: reasonsDueOf(days, {
      employeeId,
      ruleOf: rules.ruleOf,
      answered: answeredDates('reason'),
      now,
    }),
  };
}
