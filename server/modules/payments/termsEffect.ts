import { explainEnabled } from '#domain/accrual.ts';
import { companyDate, monthOf, monthsBetween, type CompanyDate } from '#domain/calendar/index.ts';
import { withVersion } from '#domain/dated/versions.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../database/database.ts';
import { salaryIn, salaryVersionsOf, type EmployeeFacts } from '../employees/index.ts';
import { readMoney } from './month.ts';

type Effect = components['schemas']['TermsEffect'];

/**
 * A dry run of a salary from a day on: the months that have begun are read with the salaries as they are and as saving would
 * leave them. `now` is in epoch ms.
 */
export async function termsEffect(
  db: Executor,
  organizationId: string,
  employee: EmployeeFacts,
  { salary, validFrom }: { salary: Tiyin; validFrom: CompanyDate },
  now: number,
): Promise<Effect> {
  const { id } = employee;
  const today = companyDate(now);
  const current = monthOf(today);
  const versions = (await salaryVersionsOf(db, organizationId, [id])).get(id) ?? [];
  const planned = withVersion(versions, { validFrom, salary });
  const paid = (_: string, date: CompanyDate) => salaryIn(planned, date);
  const earned = { before: 0, after: 0 };
  const effect = { days: 0, enabled: { before: tiyin(0), after: tiyin(0) } };
  for (const month of monthsBetween(validFrom > today ? current : monthOf(validFrom), current)) {
    const read = await readMoney(db, organizationId, [employee], month, now);
    const [{ days, money: had }, { money: gets }] = [read(employee), read(employee, undefined, paid)];
    earned.before += had.earned;
    earned.after += gets.earned;
    effect.days += days.filter(
      ({ date, countedShare }) => countedShare > 0 && salaryIn(versions, date) !== salaryIn(planned, date),
    ).length;
    if (month === current)
      effect.enabled = { before: explainEnabled(had).enabled, after: explainEnabled(gets).enabled };
  }
  return { ...effect, earned: { before: tiyin(earned.before), after: tiyin(earned.after) } };
}
