import type { CompanyDate, CompanyMonth } from '#domain/calendar/index.ts';
import { earnableOf, leftDaysOf, mayStillWork, type DaysOfMonth } from '#domain/earnable.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import { advanceShare } from '#domain/payRun.ts';
import type { Executor } from '../../../database/database.ts';
import type { EmployeeFacts } from '../../employees/records/index.ts';
import { readPaySettingsOn } from '../../organization/index.ts';
import { readMoney } from './month.ts';

export interface Earned {
  employeeId: string;
  /** By the days that count, with adjustments; may be negative. */
  earned: Tiyin;
  /**
   * Earnings if all working days until the day of the salary count; for people who are blocked or have left, no more days
   * count.
   */
  earnable: Tiyin;
  /** Earnings if all working days until the day of the advance count. */
  earnableByAdvance: Tiyin;
  /** The days that are left; none for people who are blocked or have left. */
  leftDays: DaysOfMonth;
  /** The lowest of the advance's percent of the salary and the limits; 0 for people who are not active. */
  advanceMost: Tiyin;
  /**
   * The parts of the computation: monthly salary and working days as of today, or of the month's last day, and the days
   * that count.
   */
  salary: Tiyin;
  workingDays: number;
  salaryPerDay: Tiyin;
  daysWorked: number;
}

export interface WhichEarned {
  organizationId: string;
  period: CompanyMonth;
  /** Days of payment that are to come; null where the whole month counts, or no advance is to come. */
  advanceOn: CompanyDate | null;
  salaryOn: CompanyDate | null;
  today: CompanyDate;
  /** Epoch ms. */
  now: number;
}

/** Reads what these people have earned in the month, and what they may still earn before it is paid. */
export async function readEarned(
  db: Executor,
  { organizationId, period, advanceOn, salaryOn, today, now }: WhichEarned,
  people: readonly EmployeeFacts[],
): Promise<Earned[]> {
  if (!people.length) return [];
  const read = await readMoney(db, organizationId, people, period, now);
  const { advancePercent } = await readPaySettingsOn(db, organizationId, today);
  return people.map((person) => {
    const { days, earning, money } = read(person);
    const { salary, workingDays, salaryPerDay, daysWorked, earned, adjustments, limits } = money;
    const isActive = person.status === 'active';
    const isAtWork = mayStillWork(person.status);
    const by = (until: CompanyDate | null) =>
      tiyin(adjustments + (isAtWork ? earnableOf(days, earning, { today, until }) : earned));
    const most = Math.min(advanceShare(salary, advancePercent), ...limits);
    return {
      employeeId: person.id,
      earned: tiyin(earned + adjustments),
      earnable: by(salaryOn),
      earnableByAdvance: advanceOn === null ? tiyin(earned + adjustments) : by(advanceOn),
      leftDays: isAtWork ? leftDaysOf(days, earning, today) : 0,
      advanceMost: tiyin(isActive ? most : 0),
      salary,
      workingDays,
      salaryPerDay,
      daysWorked,
    };
  });
}
