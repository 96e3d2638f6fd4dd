import { PassThrough } from 'node:stream';
import type { AbsenceKind } from '#domain/attendance/absenceKinds.ts';
import { TIMESHEET_PAGE } from '#domain/attendance/timesheet.ts';
import { lettersOf, timesheetWords } from '#domain/attendance/timesheetWords.ts';
import { daysOfMonth } from '#domain/calendar/index.ts';
import type { Language } from '#domain/language.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Database } from '../../database/database.ts';
import type { SentFile } from '../../http/sentFile.ts';
import {
  sentSheet,
  sheetFile,
  type SheetCell,
  type SheetColumn,
  type SheetFormat,
} from '../../sheets/sheet.ts';
import { writeBook } from '../../sheets/xlsx/book.ts';
import { organizationTitleOf } from '../organization/index.ts';
import { formHead, hoursOf, timesheetForm, type ClosedAs } from './form.ts';
import { timesheetReader, type WhoseMonth } from './people.ts';

type Row = components['schemas']['TimesheetRow'];
interface Wanted {
  format: SheetFormat;
  language: Language;
  kinds: readonly AbsenceKind[];
  /** Null for a draft. */
  closed: ClosedAs | null;
}
interface NumberedRow {
  row: Row;
  /** From 1. */
  number: number;
  pinfl: string;
}

/** The whole month as a file; everybody is read anew for each of its sheets, so that none is kept in memory. */
export async function exportTimesheet(
  db: Database,
  whose: WhoseMonth,
  { format, language, kinds, closed }: Wanted,
): Promise<SentFile> {
  const name = `timesheet-${whose.month}${closed ? `-v${closed.version}` : ''}`;
  const letters = lettersOf(kinds, language);
  const data = {
    title: timesheetWords.data[language],
    columns: dataColumns(whose, language),
    rows: tableRows(portions(db, whose), letters),
  };
  if (format === 'csv') return sheetFile(name, format, data);
  const { title: organization } = await organizationTitleOf(db, whose.organizationId);
  const form = timesheetForm({ organization, month: whose.month, language, letters, closed });
  const content = new PassThrough();
  const printed = {
    ...{ title: timesheetWords.form[language], repeatedRows: formHead },
    parts: formParts(form, portions(db, whose)),
  };
  writeBook(printed, data, content).catch((error: Error) => content.destroy(error));
  return sentSheet(name, format, content);
}

async function* portions(db: Database, whose: WhoseMonth): AsyncGenerator<NumberedRow[]> {
  const { total, rows } = await timesheetReader(db, whose);
  for (let offset = 0; offset < total; offset += TIMESHEET_PAGE) {
    const found = await rows({ limit: TIMESHEET_PAGE, offset });
    yield found.map((one, place) => ({ ...one, number: offset + place + 1 }));
  }
}

async function* formParts(form: ReturnType<typeof timesheetForm>, rows: AsyncIterable<NumberedRow[]>) {
  yield form.start();
  for await (const portion of rows)
    yield portion.map(({ row, number, pinfl }) => form.person(row, number, pinfl)).join('');
  yield form.end();
}

const sums = [
  'firstHalfDays',
  'firstHalfHours',
  'secondHalfDays',
  'secondHalfHours',
  'monthDays',
  'monthHours',
  'normDays',
  'normHours',
  'restHours',
  'unclear',
] as const;

function dataColumns({ month }: WhoseMonth, language: Language): SheetColumn[] {
  const column = (key: keyof typeof timesheetWords, kind: SheetColumn['kind'], width: number) => ({
    ...{ heading: timesheetWords[key][language], kind, width },
  });
  return [
    column('employee', 'text', 34),
    column('pinfl', 'digits', 18),
    column('unit', 'text', 24),
    ...daysOfMonth(month).map((_, place) => ({
      heading: String(place + 1),
      kind: 'text' as const,
      width: 5,
    })),
    ...sums.map((key) => column(key, 'number', 12)),
  ];
}

async function* tableRows(
  portions: AsyncIterable<NumberedRow[]>,
  letters: ReturnType<typeof lettersOf>,
): AsyncGenerator<SheetCell[][]> {
  for await (const portion of portions)
    yield portion.map(({ row, pinfl }) => {
      const [first, second] = row.halves as [Row['month'], Row['month']];
      return [
        ...[row.fullName, pinfl, row.unit?.title ?? null],
        ...row.cells.map(letters),
        ...[first.days, hoursOf(first.minutes), second.days, hoursOf(second.minutes)],
        ...[row.month.days, hoursOf(row.month.minutes), row.normDays, hoursOf(row.normMinutes)],
        ...[hoursOf(row.month.restMinutes), row.month.unclearDays],
      ];
    });
}
