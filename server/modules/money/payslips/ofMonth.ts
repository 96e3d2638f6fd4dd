import type { CompanyDate, CompanyMonth } from '#domain/calendar/index.ts';
import type { Executor } from '../../../database/database.ts';
import { inParts, type Part } from '../../../sheets/parts.ts';
import { readEmployees } from '../../employees/records/index.ts';
import type { InUnit } from '../../organization/index.ts';
import { moneyOfMonth } from '../months/index.ts';
import { nothingEntered, sumEntered } from '../runRecords/index.ts';
import { withEntered, sumsOf } from './payslip.ts';
import { selectPeople } from './sql/payslips.ts';

/** Small enough that the event loop is not blocked for long. */
const PEOPLE_AT_ONCE = 50;

export type PayslipSums = ReturnType<typeof sumsOf> & { employeeId: string; paidOn: CompanyDate | null };

/** The sums of all payslips of a month, ordered by name. `now` is in epoch ms. */
export async function* payslipsOfMonth(
  db: Executor,
  which: { organizationId: string; month: CompanyMonth; unit: InUnit | undefined },
  now: number,
): AsyncGenerator<Part<PayslipSums>> {
  const { organizationId, month } = which;
  yield* inParts(await selectPeople(db, which), PEOPLE_AT_ONCE, async (settled) => {
    const ids = settled.map(({ employeeId }) => employeeId);
    const people = await readEmployees(db, organizationId, ids);
    const money = await moneyOfMonth(db, organizationId, [...people.values()], month, now);
    const entered = await sumEntered(db, organizationId, month, ids);
    return settled.flatMap(({ employeeId, paidOn, ...sums }) => {
      const own = money.get(employeeId);
      if (!own) return [];
      const month = withEntered(own, entered.get(employeeId) ?? nothingEntered);
      return [{ employeeId, paidOn, ...sumsOf(month, sums) }];
    });
  });
}
