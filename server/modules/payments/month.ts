import {
  countedWhole,
  earnedOf,
  earningDay,
  earningSpans,
  type EarningDay,
  type EarningSpan,
  type EnabledFacts,
} from '#domain/accrual.ts';
import { companyDate, type CompanyDate, type CompanyMonth } from '#domain/calendar/index.ts';
import type { Day } from '#domain/attendance/readDay.ts';
import { partOfSalary } from '#domain/dayShare.ts';
import { firstDayOf } from '#domain/employment.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import type { PaySettings } from '#domain/organizationSettings.ts';
import { paymentRequestStates, reservingStates } from '#machines/lifecycles/paymentRequestMachine.ts';
import type { Executor } from '../../database/database.ts';
import { adjustmentsOf, readMonthOfEach, type ChangeDecided } from '../attendance/index.ts';
import { limitsOfPeople, salariesOf, type EmployeeFacts, type SalaryOf } from '../employees/index.ts';
import { groupBy } from '../groupBy.ts';
import { payOn } from '../organization/index.ts';
import { rulesOfPeople, type PeopleRules } from '../schedules/index.ts';
import { sumCarried } from './sql/carried.ts';
import { advancedStates, selectSums, type State } from './sql/requests.ts';

/** What one person's month has earned and given so far: everything `enabled` is computed from. */
export interface MonthMoney extends EnabledFacts {
  period: CompanyMonth;
  salary: Tiyin;
  salaryPerDay: Tiyin;
  workingDays: number;
  spans: EarningSpan[];
  adjustments: Tiyin;
  /** Of the reserved, what nobody has decided. */
  undecided: Tiyin;
  /** Of the reserved, what has left or will. */
  underWay: Tiyin;
  /** Of the reserved, what its approver may still take back. */
  approvedAlone: Tiyin;
  /** What the month's own salaries have left to other months already; the carry-over does not count it. */
  carried: Tiyin;
  daysWorked: number;
  /** Working days with too little of the norm worked, for the employer to decide. */
  uncountedDays: number;
  /** The working day the person is checked in on now, what it adds once it counts, and from when it does. */
  openDay: { date: CompanyDate; worth: Tiyin; countsFromMinutes: number } | null;
}

/** One person's month as pay sees it. */
export function earningDays(
  { id, employment }: Pick<EmployeeFacts, 'id' | 'employment'>,
  days: readonly Day[],
  { monthPlanOf, salaryOf }: Pick<PeopleRules, 'monthPlanOf'> & { salaryOf: SalaryOf },
  period: CompanyMonth,
): EarningDay[] {
  const { shareOn } = monthPlanOf(id, period, firstDayOf(employment));
  return days.map((day) =>
    earningDay(
      day,
      employment,
      day.rate ?? { salary: salaryOf(id, day.date), share: shareOn.get(day.date)! },
    ),
  );
}

/** The limits in force: the company's and the person's own. */
export const limitsOf = (pay: Pick<PaySettings, 'balanceLimit'>, own: Tiyin | null): Tiyin[] =>
  [pay.balanceLimit, own].filter((limit) => limit !== null);

type Requested = Pick<
  MonthMoney,
  'carryOver' | 'carried' | 'reserved' | 'undecided' | 'underWay' | 'approvedAlone' | 'paid'
>;

const nothing = tiyin(0);
const nothingRequested: Requested = {
  ...{ carryOver: nothing, carried: nothing, reserved: nothing, undecided: nothing, underWay: nothing },
  ...{ approvedAlone: nothing, paid: nothing },
};
const sums = {
  reserved: reservingStates,
  undecided: ['inProcess'],
  underWay: advancedStates.filter((state) => state !== 'paid'),
  approvedAlone: ['approvedAlone'],
  paid: ['paid'],
} as const satisfies Partial<Record<keyof Requested, readonly State[]>>;
type Sum = keyof typeof sums;
/** The sums that a request in this state is part of. */
const sumsWith = new Map(
  paymentRequestStates.map((state) => [
    state,
    (Object.keys(sums) as Sum[]).filter((sum) => (sums[sum] as readonly State[]).includes(state)),
  ]),
);

/**
 * What each of these people has asked for of a month, or gets by its runs, and what other months gave them too much.
 * @param ids null for everybody: thousands of them take longer to be sent than to be read
 */
export async function readRequested(
  db: Executor,
  organizationId: string,
  ids: readonly string[] | null,
  period: CompanyMonth,
): Promise<(id: string) => Requested> {
  const [carriedBy, rows] = await Promise.all([
    sumCarried(db, organizationId, ids, period),
    selectSums(db, organizationId, ids, period),
  ]);
  const requested = new Map<string, Requested>();
  const requestedOf = (id: string): Requested => {
    const known = requested.get(id) ?? { ...nothingRequested };
    requested.set(id, known);
    return known;
  };
  for (const [id, { own, others }] of carriedBy) {
    requestedOf(id).carried = own;
    requestedOf(id).carryOver = others;
  }
  for (const { employeeId, state, amount } of rows) {
    const own = requestedOf(employeeId);
    for (const sum of sumsWith.get(state)!) own[sum] = tiyin(own[sum] + amount);
  }
  return (id) => requested.get(id) ?? nothingRequested;
}

/** One person's month in days and money, as it is or as a change of its days, or another salary, would leave it. */
export type ReadMoney = (
  employee: EmployeeFacts,
  change?: ChangeDecided,
  paid?: SalaryOf,
) => { days: readonly Day[]; earning: readonly EarningDay[]; money: MonthMoney };

/**
 * Reads several people with one query each for days and requests. `now` is in epoch ms. The days earn by what held on
 * each of them; percent and limits are those of today.
 */
export async function readMoney(
  db: Executor,
  organizationId: string,
  employees: readonly EmployeeFacts[],
  period: CompanyMonth,
  now: number,
): Promise<ReadMoney> {
  const today = companyDate(now);
  const pay = await payOn(db, organizationId, today);
  const ids = employees.map(({ id }) => id);
  const rules = await rulesOfPeople(db, organizationId, ids);
  const { ruleOf } = rules;
  const salaryOf = await salariesOf(db, organizationId, ids);
  const daysOf = await readMonthOfEach(db, { organizationId, employees, month: period });
  const adjusted = groupBy(
    await adjustmentsOf(db, organizationId, period, ids),
    ({ employeeId }) => employeeId,
  );
  const adjustedBy = (id: string) =>
    tiyin((adjusted.get(id) ?? []).reduce((sum, { amount }) => sum + amount, 0));
  const ownLimitOf = await limitsOfPeople(db, organizationId, ids, today);
  const requestedOf = await readRequested(db, organizationId, ids, period);

  const moneyOf = (
    { id, employment }: EmployeeFacts,
    own: readonly Day[],
    earning: readonly EarningDay[],
  ): MonthMoney => {
    const shown = earning[own.findIndex(({ date }) => date === today)] ?? earning.at(-1)!;
    const { workingDays } = own[0]!.rate ?? rules.monthPlanOf(id, period, firstDayOf(employment));
    const spans = earningSpans(earning);
    const earned = tiyin(spans.reduce((sum, span) => sum + span.earned, 0));
    const openAt = own.findIndex(({ presence, normMinutes }) => presence === 'present' && normMinutes > 0);
    const open = own[openAt];
    const closed = earning.map((day, index) => (index === openAt ? countedWhole(day) : day));
    return {
      period,
      salary: shown.salary,
      workingDays,
      daysWorked: own.reduce((sum, { countedShare }) => sum + countedShare, 0),
      uncountedDays: own.filter(({ uncountedBecause }) => uncountedBecause === 'belowNorm').length,
      salaryPerDay: partOfSalary(shown.salary, shown.share),
      earned,
      adjustments: adjustedBy(id),
      spans,
      allowedPercent: pay.allowedPercent,
      limits: limitsOf(pay, ownLimitOf(id)),
      ...requestedOf(id),
      openDay: open
        ? {
            date: open.date,
            worth: tiyin(earnedOf(closed) - earned),
            countsFromMinutes: open.countsFromMinutes,
          }
        : null,
    };
  };
  return (employee, change, paid = salaryOf) => {
    const days = daysOf(employee.id, ruleOf, now, change);
    const earning = earningDays(employee, days, { ...rules, salaryOf: paid }, period);
    return { days, earning, money: moneyOf(employee, days, earning) };
  };
}

/** The money of several people's month by their ids. */
export async function moneyOfMonth(
  db: Executor,
  organizationId: string,
  employees: readonly EmployeeFacts[],
  period: CompanyMonth,
  now: number,
): Promise<Map<string, MonthMoney>> {
  if (!employees.length) return new Map();
  const read = await readMoney(db, organizationId, employees, period, now);
  return new Map(employees.map((employee) => [employee.id, read(employee).money]));
}
