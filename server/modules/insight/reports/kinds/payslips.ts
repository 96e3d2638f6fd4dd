import { companyDate } from '#domain/calendar/index.ts';
import { TIYIN_PER_SOM } from '#domain/money.ts';
import { namesOf } from '../../../employees/records/index.ts';
import { unitsOfPeople } from '../../../organization/index.ts';
import { payslipsOfMonth } from '../../../money/payslips/index.ts';
import type { ReportRows } from './asked.ts';
import { begunMonths, unitToday } from './period.ts';

export const payslipRows: ReportRows = async function* (db, asked) {
  const { organizationId, now } = asked;
  const months = begunMonths(asked);
  for (const [place, month] of months.entries()) {
    const which = { organizationId, month, unit: unitToday(asked) };
    for await (const { rows, done } of payslipsOfMonth(db, which, now)) {
      const ids = rows.map(({ employeeId }) => employeeId);
      const names = await namesOf(db, organizationId, ids);
      const units = await unitsOfPeople(db, organizationId, ids, companyDate(now));
      yield {
        rows: rows.map(({ employeeId, daysWorked, paidOn, ...sums }) => ({
          month,
          employee: names.get(employeeId) ?? '',
          unit: units.get(employeeId)?.title ?? null,
          daysWorked,
          paidOn,
          earned: sums.earned / TIYIN_PER_SOM,
          adjustments: sums.adjustments / TIYIN_PER_SOM,
          advances: sums.advances / TIYIN_PER_SOM,
          netDifference: sums.netDifference / TIYIN_PER_SOM,
          tax: sums.tax / TIYIN_PER_SOM,
          additions: sums.additions / TIYIN_PER_SOM,
          deductions: sums.deductions / TIYIN_PER_SOM,
          carried: sums.carried / TIYIN_PER_SOM,
          toPay: sums.toPay / TIYIN_PER_SOM,
          salaryPaid: sums.salary / TIYIN_PER_SOM,
          rest: sums.left / TIYIN_PER_SOM,
        })),
        done: (place + done) / months.length,
      };
    }
  }
};
