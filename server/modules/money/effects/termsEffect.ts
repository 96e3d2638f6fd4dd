import { explainEnabled } from '#domain/accrual.ts';
import { timesheetRow } from '#domain/attendance/timesheet.ts';
import { companyDate, monthOf, monthsBetween, type CompanyDate } from '#domain/calendar/index.ts';
import { withVersion } from '#domain/dated/versions.ts';
import type { Employment } from '#domain/employment.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../../database/database.ts';
import { salaryIn, salaryVersionsOf, type EmployeeFacts } from '../../employees/records/index.ts';
import { readMoney } from '../months/index.ts';

type Effect = components['schemas']['TermsEffect'];

interface Terms {
  salary: Tiyin;
  /** First day of the new salary. */
  validFrom: CompanyDate;
  /** The employment with another first working day; undefined where that does not change. */
  employment: Employment | undefined;
}

/** The first day on which one of two employments holds and the other does not. */
const firstDifference = (before: Employment, after: Employment): CompanyDate => {
  const days = [before.at(-1)?.from, after.at(-1)?.from].filter((day) => day !== undefined);
  return days.sort()[0]!;
};

/**
 * Simulates a salary from a day on, and another first working day: reads the months that have begun before and after the
 * change. `now` is in epoch ms.
 */
export async function termsEffect(
  db: Executor,
  organizationId: string,
  employee: EmployeeFacts,
  { salary, validFrom, employment }: Terms,
  now: number,
): Promise<Effect> {
  const { id } = employee;
  const today = companyDate(now);
  const current = monthOf(today);
  const versions = (await salaryVersionsOf(db, organizationId, [id])).get(id) ?? [];
  const planned = withVersion(versions, { validFrom, salary });
  const paid = (_: string, date: CompanyDate) => salaryIn(planned, date);
  const moved = employment && { ...employee, employment };
  const since = [
    validFrom,
    ...(employment ? [firstDifference(employee.employment, employment)] : []),
  ].sort()[0]!;
  const earned = { before: 0, after: 0 };
  const unclear = { before: 0, after: 0 };
  const effect = { days: 0, enabled: { before: tiyin(0), after: tiyin(0) } };
  for (const month of monthsBetween(since > today ? current : monthOf(since), current)) {
    const read = await readMoney(db, organizationId, [employee], month, now);
    const readMoved = moved ? await readMoney(db, organizationId, [moved], month, now) : read;
    const { days, money: had } = read(employee);
    const { days: next, money: gets } = readMoved(moved ?? employee, undefined, paid);
    earned.before += had.earned;
    earned.after += gets.earned;
    effect.days += days.filter(
      ({ date, countedShare }) => countedShare > 0 && salaryIn(versions, date) !== salaryIn(planned, date),
    ).length;
    if (moved) {
      unclear.before += timesheetRow(days, employee.employment).month.unclearDays;
      unclear.after += timesheetRow(next, moved.employment).month.unclearDays;
    }
    if (month === current)
      effect.enabled = { before: explainEnabled(had).enabled, after: explainEnabled(gets).enabled };
  }
  return {
    ...effect,
    unclear: moved ? unclear : null,
    earned: { before: tiyin(earned.before), after: tiyin(earned.after) },
  };
}
