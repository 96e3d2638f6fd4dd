import { monthOf, previousMonth, type CompanyDate, type CompanyMonth } from '#domain/calendar/index.ts';
import { versionOn } from '#domain/dated/versions.ts';
import type { DatedRun } from '#domain/dueRuns.ts';
import { tiyin } from '#domain/money.ts';
import { lastMonthOf, nextPaydayOf } from '#domain/payAhead.ts';
import { settlesMonth } from '#domain/payRun.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../../database/database.ts';
import type { ValuesOf } from '../../../database/prepared.ts';
import type { ReadTogether } from '../../../database/readTogether.ts';
import { queryAnswered, missedCheckOutsOf, presentDay, reasonsDueOf } from '../../time/attendance/index.ts';
import type { EmployeeFacts } from '../../employees/records/index.ts';
import { worthOf, type ReadMonths } from '../months/index.ts';
import { queryConfirmed } from '../runRecords/index.ts';

type Schemas = components['schemas'];

interface Whose {
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

export interface PayAheadAsked {
  organizationId: string;
  employeeId: string;
  lastMonth: CompanyMonth;
  /** The days of that month and the next. */
  from: CompanyDate;
  to: CompanyDate;
}

/** What `payAhead` is computed from, beside the months. */
export const queryPayAhead = (
  db: Executor,
  { organizationId, employeeId, lastMonth, ...dates }: ValuesOf<PayAheadAsked>,
) => ({
  confirmed: queryConfirmed(db, organizationId, employeeId, lastMonth),
  answered: queryAnswered(db, organizationId, employeeId, dates),
});

/** What a person will still be paid, and what they have to explain; `months` are the current and the previous one. */
export function payAhead(
  { employee, today, now }: Whose,
  { of, rules, paySettings }: ReadMonths,
  { confirmed, answered }: ReadTogether<ReturnType<typeof queryPayAhead>>,
): Schemas['PayAhead'] {
  const month = monthOf(today);
  const last = previousMonth(month);
  const plan = {
    settingsOn: (date: CompanyDate) => versionOn(paySettings, date)!,
    kindOf: (date: CompanyDate) => rules.defaultRule(date).kind,
  };
  const ended = of(last)(employee);
  const current = of(month)(employee);
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
      shiftEnd: rules.ruleOf(employee.id, day.date).shift.end,
    })),
    reasonsDue: reasonsDueOf(days, {
      employeeId: employee.id,
      ruleOf: rules.ruleOf,
      answered: answeredDates('reason'),
      now,
    }),
  };
}
