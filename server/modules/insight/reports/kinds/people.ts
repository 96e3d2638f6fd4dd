import { readExportedPeople, searchOf } from '../../../employees/records/index.ts';
import type { ReportRows } from './asked.ts';
import { unitToday } from './period.ts';

export const peopleRows: ReportRows = async function* (db, asked) {
  const { organizationId, language, now } = asked;
  const who = { filter: { search: searchOf(), unit: unitToday(asked) }, sort: 'name' as const };
  for await (const { rows, done } of readExportedPeople(db, { organizationId, who, language, now }))
    yield {
      rows: rows.map(
        ({
          salary: monthlySalary,
          firstDay: firstWorkingDay,
          registeredAt: registeredOn,
          addedAt: addedOn,
          ...same
        }) => ({
          ...same,
          monthlySalary,
          firstWorkingDay,
          registeredOn,
          addedOn,
        }),
      ),
      done,
    };
};
