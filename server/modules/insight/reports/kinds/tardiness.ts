import { reasonStateWords } from '#domain/reports/words.ts';
import { cellsOfDay, readLateReasons } from '../../../time/attendance/index.ts';
import type { ReportRows } from './asked.ts';
import { readFoundDays } from './days.ts';

export const tardinessRows: ReportRows = async function* (db, asked) {
  const { organizationId, language, now } = asked;
  for await (const { rows, done } of readFoundDays(db, asked)) {
    const late = rows
      .filter(({ day }) => day.punctuality === 'late')
      .map(({ day, ...person }) => ({ ...person, day, date: day.date }));
    const reasonOf = await readLateReasons(db, organizationId, late, now);
    yield {
      rows: late.map(({ employeeId, employee, unit, date, day }) => {
        const { state, reason, note } = reasonOf(employeeId, date);
        return {
          date,
          employee,
          unit,
          arrived: cellsOfDay(day, language).arrived,
          lateMinutes: day.tardinessMinutes,
          lateReason: reason,
          decisionNote: note,
          reasonState: reasonStateWords[state][language],
        };
      }),
      done,
    };
  }
};
