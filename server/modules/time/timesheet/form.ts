import type { AbsenceKind } from '#domain/attendance/absenceKinds.ts';
import {
  countDaysAway,
  HALF,
  printedMinutes,
  type TimesheetCell,
  type TimesheetSum,
} from '#domain/attendance/timesheet.ts';
import { codeOf, timesheetWords, type PrintedLetters } from '#domain/attendance/timesheetWords.ts';
import { formalName } from '#domain/employee.ts';
import { companyDate, daysOfMonth, type CompanyMonth } from '#domain/calendar/index.ts';
import { formatDate, formatHours } from '#domain/format/index.ts';
import type { Language } from '#domain/language.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { PrintedPerson } from './foundRow.ts';
import { ROW, type FormCell, type FormRow } from '../../../sheets/printed/book.ts';

type Row = components['schemas']['TimesheetRow'];
type Word = keyof typeof timesheetWords;

export interface FormSource {
  organization: { title: string; tin: string; okpo: string | null };
  month: CompanyMonth;
  language: Language;
  letters: PrintedLetters;
  kinds: readonly AbsenceKind[];
  /** Null for a draft. */
  closed: ClosedVersion | null;
}

export interface ClosedVersion {
  version: number;
  closedAt: Date | null;
  digest: string | null;
}

/** Half a month has up to sixteen days. */
const DAYS = 16;
const FIRST_DAY = 4;
const SUMS = FIRST_DAY + DAYS;
const NAME_WIDTH = 26;
export const formWidths = [4, NAME_WIDTH, 9, 15, ...Array<number>(DAYS).fill(5), 9, 9, 9, 10, 11, 15];

/** The rows of column headings, which are printed at the head of every page. */
export const formHead = { from: 5, to: 7 };

/** Height of a signature line in points. */
const SIGNATURE_HEIGHT = 24;

/**
 * Hours and minutes as on the screen, `7:28`: decimal hours are rounded and would not add up. Whole hours are a number.
 */
const formHours = (minutes: number): FormCell['value'] =>
  minutes % 60 === 0 ? minutes / 60 : formatHours(minutes);

/** Hours with two decimals, for a table that people calculate with. */
export const hoursOf = (minutes: number): number => Math.round((minutes / 60) * 100) / 100;

export interface NumberedRow {
  row: Row;
  /** Starts at 1. */
  number: number;
  printed: PrintedPerson;
}

/** Name, position and unit, each on its line. */
const nameLines = (row: Row, printed: PrintedPerson): string =>
  [formalName({ ...row, ...printed }), printed.position, row.unit?.title].filter(Boolean).join('\n');

/** Counts the lines that a text takes in the column of names. */
const countLines = (text: string): number =>
  text.split('\n').reduce((lines, one) => lines + Math.ceil(one.length / NAME_WIDTH), 0);

/**
 * Builds the rows of the form T-13: the head, four rows for each person with codes and hours of both halves, and the
 * signature lines.
 */
export function timesheetForm(sheet: FormSource) {
  const { organization, month, language, letters: lettersOf, kinds, closed } = sheet;
  const word = (key: Word) => timesheetWords[key][language];
  const across = formWidths.length;
  const cell = (column: number, value: FormCell['value'], look: FormCell['look'], size = {}): FormCell => ({
    column,
    value,
    look,
    ...size,
  });
  const row = (cells: FormCell[], height?: number): FormRow =>
    height === undefined ? { cells } : { cells, height };
  const dates = daysOfMonth(month);

  const organizationLine = [
    `${word('organization')}: ${organization.title}`,
    `${word('tin')}: ${organization.tin}`,
    ...(organization.okpo === null ? [] : [`${word('okpo')}: ${organization.okpo}`]),
  ].join(' · ');

  /** Number, date and digest of the document. */
  const describeVersion = ({ version, closedAt, digest }: ClosedVersion) =>
    [
      `${word('version')} ${version}`,
      ...(closedAt ? [formatDate(companyDate(closedAt.getTime()), language, 'short')] : []),
      `SHA-256 ${digest}`,
    ].join(' · ');

  function head(): FormRow[] {
    const [from, to] = [dates[0]!, dates.at(-1)!].map((date) => formatDate(date, language, 'short'));
    const titleCell = (column: number, key: Word, size: object) => cell(column, word(key), 'head', size);
    const numbers = (start: number) =>
      Array.from({ length: DAYS }, (_, place) => {
        const day = start + place;
        const shown = start === 1 && place === HALF ? 'X' : day <= dates.length ? day : null;
        return cell(FIRST_DAY + place, shown, 'head');
      });
    const statusLine = closed ? describeVersion(closed) : word('draft');
    return [
      row([cell(0, organizationLine, 'bold')]),
      row([cell(0, word('title'), 'title', { across })], 20),
      row([cell(0, `${word('period')}: ${from} – ${to}`, 'title', { across })], 16),
      row([cell(0, statusLine, 'title', { across })], 20),
      row([
        ...(['number', 'employeeAndPosition', 'personnelNumber', 'pinfl'] as const).map((key, place) =>
          titleCell(place, key, { down: 3 }),
        ),
        titleCell(FIRST_DAY, 'marks', { across: DAYS }),
        ...(['inHalf', 'inMonth', 'norm', 'restHours', 'unclear', 'absences'] as const).map((key, place) =>
          titleCell(SUMS + place, key, { down: place < 3 ? 2 : 3 }),
        ),
      ]),
      row(numbers(1), 14),
      row(
        [...numbers(HALF + 1), ...[0, 1, 2].map((place) => titleCell(SUMS + place, 'daysAndHours', {}))],
        14,
      ),
    ];
  }

  const letters = (cells: readonly TimesheetCell[], isFirst: boolean) =>
    Array.from({ length: DAYS }, (_, place) => {
      const one = cells[place];
      const filler = isFirst && place === HALF ? 'X' : null;
      return cell(FIRST_DAY + place, one ? lettersOf(one) : filler, 'mark');
    });
  const hours = (cells: readonly TimesheetCell[]) =>
    Array.from({ length: DAYS }, (_, place) => {
      const one = cells[place];
      const minutes = one ? printedMinutes(one) : 0;
      return cell(FIRST_DAY + place, minutes > 0 ? formHours(minutes) : null, 'mark');
    });

  /**
   * One line for each kind of absence, `09 ОТ: 2`. More than four kinds are separated by commas, because a person has
   * four rows.
   */
  function absencesOf({ cells }: Row): string | null {
    const days = countDaysAway(cells);
    const found = kinds.filter(({ number }) => days.has(number));
    return (
      found
        .map((kind) => `${codeOf(kind, language)}: ${days.get(kind.number)}`)
        .join(found.length > 4 ? ', ' : '\n') || null
    );
  }

  function person({ row: personRow, number, printed }: NumberedRow): FormRow[] {
    const first = personRow.cells.slice(0, HALF);
    const second = personRow.cells.slice(HALF);
    const [one, two] = personRow.halves as [TimesheetSum, TimesheetSum];
    const sum = (place: number, value: FormCell['value'], down = 1) =>
      cell(SUMS + place, value, 'mark', { down });
    const name = nameLines(personRow, printed);
    // The name's cell covers the four rows, which grow with it.
    const height = Math.max(ROW, Math.ceil((countLines(name) * ROW) / 4));
    return [
      {
        height,
        keep: 4 * height,
        cells: [
          cell(0, number, 'mark', { down: 4 }),
          cell(1, name, 'text', { down: 4 }),
          cell(2, printed.personnelNumber, 'text', { down: 4 }),
          cell(3, printed.pinfl, 'text', { down: 4 }),
          ...letters(first, true),
          ...[sum(0, one.days), sum(1, personRow.month.days, 2), sum(2, personRow.normDays, 2)],
          ...[sum(3, formHours(personRow.month.restMinutes), 4), sum(4, personRow.month.unclearDays, 4)],
          cell(SUMS + 5, absencesOf(personRow), 'text', { down: 4 }),
        ],
      },
      row([...hours(first), sum(0, formHours(one.minutes))], height),
      row(
        [
          ...letters(second, false),
          ...[
            sum(0, two.days),
            sum(1, formHours(personRow.month.minutes), 2),
            sum(2, formHours(personRow.normMinutes), 2),
          ],
        ],
        height,
      ),
      row([...hours(second), sum(0, formHours(two.minutes))], height),
    ];
  }

  function foot(): FormRow[] {
    const line = '____________________';
    const signatureRow = (key: Word) =>
      row(
        [cell(1, word(key), 'plain'), cell(FIRST_DAY, `${line}  ${word('signature')}`, 'plain')],
        SIGNATURE_HEIGHT,
      );
    const keys = ['responsible', 'unitHead', 'personnel'] as const;
    return [{ cells: [], keep: ROW + keys.length * SIGNATURE_HEIGHT }, ...keys.map(signatureRow)];
  }

  return { head, person, foot };
}
