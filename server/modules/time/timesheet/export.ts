import { isAbsence, type AbsenceKind } from '#domain/attendance/absenceKinds.ts';
import { countDaysAway, TIMESHEET_PAGE } from '#domain/attendance/timesheet.ts';
import {
  codeOf,
  printedLettersOf,
  timesheetWords,
  type PrintedLetters,
} from '#domain/attendance/timesheetWords.ts';
import { formalName } from '#domain/employee.ts';
import { daysOfMonth } from '#domain/calendar/index.ts';
import type { Language } from '#domain/language.ts';
import { TIYIN_PER_SOM } from '#domain/money.ts';
import { reportTitles } from '#domain/reports/columns.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Database } from '../../../database/database.ts';
import { giveWay } from '../../../giveWay.ts';
import { notFound } from '../../../http/problem.ts';
import type { SentFile } from '../../../http/sentFile.ts';
import { fileNameOf, sentSheet, sheetFile, type SheetFormat } from '../../../sheets/sheet.ts';
import type { SheetCell, SheetColumn } from '../../../sheets/shape.ts';
import type { BookPortion } from '../../../sheets/printed/book.ts';
import { printedBook } from '../../../sheets/printed/write.ts';
import type { OnDone } from '../../../sheets/parts.ts';
import { kindsOf } from '../absences/index.ts';
import { organizationTitleOf } from '../../organization/index.ts';
import {
  formHead,
  formWidths,
  hoursOf,
  timesheetForm,
  type ClosedVersion,
  type NumberedRow,
} from './form.ts';
import { openTimesheet, type WhoseMonth } from './people.ts';
import { selectVersion } from './sql/versions.ts';

type Row = components['schemas']['TimesheetRow'];
interface FileOptions {
  format: SheetFormat;
  language: Language;
  onDone?: OnDone;
}
interface SheetOptions extends FileOptions {
  kinds: readonly AbsenceKind[];
  /** Null for a draft. */
  closed: ClosedVersion | null;
}
/** Builds the whole month as a file. Throws 404 for a version that was not closed. */
export async function timesheetFile(
  db: Database,
  whose: WhoseMonth,
  options: FileOptions,
): Promise<SentFile> {
  const { version } = whose;
  const closed = version === null ? undefined : await selectVersion(db, { ...whose, version });
  if (version !== null && !closed) throw notFound();
  const kinds = await kindsOf(db, whose.organizationId);
  return buildFile(db, whose, { ...options, kinds, closed: closed ?? null });
}

async function buildFile(
  db: Database,
  whose: WhoseMonth,
  { format, language, kinds, closed, onDone = () => undefined }: SheetOptions,
): Promise<SentFile> {
  const month = `${whose.month}${closed ? `-v${closed.version}` : ''}`;
  const letters = printedLettersOf(kinds, language);
  const absences = kinds.filter(isAbsence);
  const title = timesheetWords.data[language];
  const columns = dataColumns(whose, language, absences);
  const people = readPortions(db, whose, onDone);
  if (format === 'csv')
    return sheetFile(month, format, {
      title: reportTitles.timesheet[language],
      columns,
      rows: makeTableRows(people, letters, absences),
    });
  const organization = await organizationTitleOf(db, whose.organizationId);
  const form = timesheetForm({ organization, month: whose.month, language, letters, kinds, closed });
  const { content, rows } = printedBook({
    form: { title: timesheetWords.form[language], widths: formWidths, repeatedRows: formHead },
    table: { title, columns },
    portions: makeBookPortions(form, people, (row) => tableRow(row, letters, absences)),
  });
  return sentSheet(fileNameOf(reportTitles.timesheet[language], month), format, content, rows);
}

async function* readPortions(db: Database, whose: WhoseMonth, onRead: OnDone): AsyncGenerator<NumberedRow[]> {
  const { total, rows } = await openTimesheet(db, whose);
  for (let offset = 0; offset < total; offset += TIMESHEET_PAGE) {
    const found = await rows({ limit: TIMESHEET_PAGE, offset });
    await onRead(Math.min(1, (offset + TIMESHEET_PAGE) / total));
    yield found.map((one, place) => ({ ...one, number: offset + place + 1 }));
    await giveWay();
  }
  if (total === 0) await onRead(1);
}

async function* makeBookPortions(
  form: ReturnType<typeof timesheetForm>,
  people: AsyncIterable<NumberedRow[]>,
  tableRow: (row: NumberedRow) => SheetCell[],
): AsyncGenerator<BookPortion> {
  yield { form: form.head(), table: [] };
  for await (const portion of people)
    yield {
      form: portion.flatMap(form.person),
      table: portion.map(tableRow),
    };
  yield { form: form.foot(), table: [] };
}

const sumColumns = [
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

function dataColumns(
  { month }: WhoseMonth,
  language: Language,
  absences: readonly AbsenceKind[],
): SheetColumn[] {
  const column = (key: keyof typeof timesheetWords, kind: SheetColumn['kind'], width: number) => ({
    heading: timesheetWords[key][language],
    kind,
    width,
  });
  return [
    column('employee', 'text', 34),
    column('position', 'text', 26),
    column('personnelNumber', 'digits', 14),
    column('pinfl', 'digits', 18),
    column('unit', 'text', 24),
    ...daysOfMonth(month).map((_, place) => ({
      heading: String(place + 1),
      kind: 'text' as const,
      width: 5,
    })),
    ...sumColumns.map((key) => column(key, 'number', 12)),
    ...absences.map((kind) => ({ heading: codeOf(kind, language), kind: 'number' as const, width: 7 })),
    column('adjustedDays', 'number', 14),
    column('adjustedHours', 'number', 14),
    column('adjustedPay', 'money', 18),
  ];
}

async function* makeTableRows(
  people: AsyncIterable<NumberedRow[]>,
  ...layout: [letters: PrintedLetters, absences: readonly AbsenceKind[]]
): AsyncGenerator<SheetCell[][]> {
  for await (const portion of people) yield portion.map((one) => tableRow(one, ...layout));
}

function tableRow(
  { row, printed }: NumberedRow,
  letters: PrintedLetters,
  absences: readonly AbsenceKind[],
): SheetCell[] {
  const [first, second] = row.halves as [Row['month'], Row['month']];
  const away = countDaysAway(row.cells);
  const { percent, minutes, amount } = sumAdjustments(row.adjustments);
  return [
    ...[formalName({ ...row, ...printed }), printed.position, printed.personnelNumber, printed.pinfl],
    row.unit?.title ?? null,
    ...row.cells.map(letters),
    ...[first.days, hoursOf(first.minutes), second.days, hoursOf(second.minutes)],
    ...[row.month.days, hoursOf(row.month.minutes), row.normDays, hoursOf(row.normMinutes)],
    ...[hoursOf(row.month.restMinutes), row.month.unclearDays],
    ...absences.map((kind) => away.get(kind.number) ?? null),
    ...[percent / 100, hoursOf(minutes), amount / TIYIN_PER_SOM],
  ];
}

/** Sums what corrected days of closed months add to this month. */
const sumAdjustments = (adjustments: Row['adjustments']) =>
  adjustments.reduce(
    (sum, one) => ({
      percent: sum.percent + one.countedPercent,
      minutes: sum.minutes + one.minutes,
      amount: sum.amount + one.amount,
    }),
    { percent: 0, minutes: 0, amount: 0 },
  );
