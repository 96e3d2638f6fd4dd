import { lettersOf } from '#domain/attendance/timesheetWords.ts';
import {
  companyDate,
  companyDayStart,
  DAY_MS,
  daysOfMonth,
  type CompanyDate,
} from '#domain/calendar/index.ts';
import { absenceStateWords } from '#domain/reports/words.ts';
import { inParts } from '../../../../sheets/parts.ts';
import { selectAbsenceIds, selectAbsencesById, kindsOf } from '../../../time/absences/index.ts';
import { namesOf } from '../../../employees/records/index.ts';
import { unitsOfPeople } from '../../../organization/index.ts';
import type { ReportRows } from './asked.ts';
import { periodOf, unitToday } from './period.ts';

const PORTION = 500;

export const absenceRows: ReportRows = async function* (db, asked) {
  const { organizationId, language, now } = asked;
  const { from, to } = periodOf(asked);
  const letters = lettersOf(await kindsOf(db, organizationId), language);
  const days = { from: daysOfMonth(from)[0]!, to: daysOfMonth(to).at(-1)! };
  const ids = await selectAbsenceIds(db, { organizationId, ...days, unit: unitToday(asked) });
  yield* inParts(ids, PORTION, async (some) => {
    const rows = await selectAbsencesById(db, organizationId, some);
    const found = new Map(rows.map((row) => [row.id, row]));
    const people = [...new Set(rows.map(({ employeeId }) => employeeId))];
    const names = await namesOf(db, organizationId, people);
    const units = await unitsOfPeople(db, organizationId, people, companyDate(now));
    return some.flatMap((id) => {
      const row = found.get(id);
      if (!row) return [];
      const { employeeId, firstDay, lastDay, note, decisionNote } = row;
      return {
        employee: names.get(employeeId) ?? '',
        unit: units.get(employeeId)?.title ?? null,
        firstDay,
        lastDay,
        calendarDays: daysFrom(firstDay, lastDay),
        absenceKind: letters({ code: 'away', kind: row.kind }),
        absenceState: absenceStateWords[row.state][language],
        proposedOn: companyDate(row.proposedAt.getTime()),
        note: note || null,
        decisionNote,
      };
    });
  });
};

/** Both included. */
const daysFrom = (first: CompanyDate, last: CompanyDate): number =>
  (companyDayStart(last) - companyDayStart(first)) / DAY_MS + 1;
