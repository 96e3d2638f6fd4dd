import { companyDate } from '#domain/calendar/index.ts';
import { searchOf } from '../../../employees/records/index.ts';
import { unitsOfPeople } from '../../../organization/index.ts';
import { exportedTransactions } from '../../../money/transactions/index.ts';
import type { ReportRows } from './asked.ts';
import { periodOf, unitToday } from './period.ts';

export const transactionRows: ReportRows = async function* (db, asked) {
  const { organizationId, language, now } = asked;
  const period = periodOf(asked);
  const filter = { organizationId, search: searchOf(), period, unit: unitToday(asked) };
  for await (const { rows, done } of exportedTransactions(db, { filter, language })) {
    const people = [...new Set(rows.map(({ employeeId }) => employeeId))];
    const units = await unitsOfPeople(db, organizationId, people, companyDate(now));
    yield {
      rows: rows.map(({ employeeId, effectiveOn, period: month, status, ...same }) => ({
        number: same.number,
        employee: same.employee,
        amount: same.amount,
        date: effectiveOn,
        month,
        movement: status,
        unit: units.get(employeeId)?.title ?? null,
      })),
      done,
    };
  }
};
