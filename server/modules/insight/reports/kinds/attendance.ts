import { cellsOfDay } from '../../../time/attendance/index.ts';
import type { ReportRows } from './asked.ts';
import { readFoundDays } from './days.ts';

export const attendanceRows: ReportRows = async function* (db, asked) {
  for await (const { rows, done } of readFoundDays(db, asked))
    yield {
      rows: rows.map(({ employee, unit, day }) => {
        const { left: leftAt, tardiness: lateMinutes, ...same } = cellsOfDay(day, asked.language);
        return { employee, unit, leftAt, lateMinutes, ...same };
      }),
      done,
    };
};
