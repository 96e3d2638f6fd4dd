import { attendanceSheet, presenceWords, type SheetPresence } from '#domain/attendanceSheet.ts';
import type { Day } from '#domain/attendance/readDay.ts';
import { formatTime } from '#domain/format/index.ts';
import type { Language } from '#domain/language.ts';
import type { Database } from '../../../database/database.ts';
import type { SentFile } from '../../../http/sentFile.ts';
import { tableFile, type CellsOf, type ColumnsOf, type FileAsked } from '../../../sheets/table.ts';
import {
  readBoardDays,
  selectBoardPeople,
  workedOf,
  type BoardSort,
  type Counted,
  type WhoseDay,
} from './boardDays.ts';

interface ExportedBoard extends WhoseDay, FileAsked {
  show: Counted | undefined;
  sort: BoardSort;
}

/** How many people are read, written and sent at a time. */
const PORTION = 500;

const columns = [
  ['employee', 'text', 34],
  ['unit', 'text', 24],
  ['date', 'date', 14],
  ['presence', 'text', 24],
  ['arrived', 'text', 10],
  ['left', 'text', 10],
  ['worked', 'text', 18],
  ['tardiness', 'text', 18],
] as const satisfies ColumnsOf<typeof attendanceSheet>;

export const exportBoard = (db: Database, wanted: ExportedBoard): SentFile =>
  tableFile(wanted.date, wanted, { words: attendanceSheet, columns, parts: parts(db, wanted) });

async function* parts(db: Database, wanted: ExportedBoard) {
  const { language } = wanted;
  const found = await readBoardDays(db, wanted);
  for (let offset = 0; ; offset += PORTION) {
    const people = await selectBoardPeople(db, found, wanted, { limit: PORTION, offset });
    const rows = people.map(({ id, fullName, unit }) => ({
      ...cellsOfDay(found.days.get(id) ?? found.empty, language),
      employee: fullName,
      unit: unit?.title ?? null,
    }));
    yield { rows };
    if (people.length < PORTION) return;
  }
}

function presenceOf({ presence, punctuality, absence }: Day): SheetPresence {
  if (absence && (presence === 'absent' || presence === 'notStarted')) return 'onLeave';
  return punctuality === 'late' && (presence === 'present' || presence === 'checkedOut') ? 'late' : presence;
}

const timeOf = (instant: number | null | undefined) => (instant == null ? null : formatTime(instant));

/** The cells of a person's day. */
export const cellsOfDay = (
  day: Day,
  language: Language,
): Omit<CellsOf<typeof columns>, 'employee' | 'unit'> => ({
  date: day.date,
  presence: presenceWords[presenceOf(day)][language],
  arrived: timeOf(day.pairs[0]?.in),
  left: timeOf(day.pairs.at(-1)?.out),
  worked: workedOf(day),
  tardiness: day.tardinessMinutes || null,
});
