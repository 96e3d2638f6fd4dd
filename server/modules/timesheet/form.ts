import { HALF, printedMinutes, type TimesheetCell, type TimesheetSum } from '#domain/attendance/timesheet.ts';
import { timesheetWords, type PrintedLetters } from '#domain/attendance/timesheetWords.ts';
import { daysOfMonth, type CompanyMonth } from '#domain/calendar/index.ts';
import { formatDate } from '#domain/format/index.ts';
import type { Language } from '#domain/language.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { ROW, type FormCell, type FormRow } from '../../sheets/printed/book.ts';

type Row = components['schemas']['TimesheetRow'];
type Word = keyof typeof timesheetWords;

export interface FormOf {
  organization: string;
  month: CompanyMonth;
  language: Language;
  letters: PrintedLetters;
  /** Null for a draft. */
  closed: ClosedAs | null;
}

export interface ClosedAs {
  version: number;
  digest: string | null;
}

/** Half a month has up to sixteen days. */
const DAYS = 16;
const FIRST_DAY = 3;
const SUMS = FIRST_DAY + DAYS;
export const formWidths = [4, 26, 15, ...Array<number>(DAYS).fill(5), 9, 9, 9, 10, 11];

/** Rows printed at the head of every page: those of the columns. */
export const formHead = { from: 5, to: 7 };

/** Height of a line to sign on, in points. */
const SIGNED = 24;

/** Hours with two decimals, as the form has them. */
export const hoursOf = (minutes: number): number => Math.round((minutes / 60) * 100) / 100;

/** The rows of the form T-13: its head, four rows a person with codes and hours of either half, and the lines to sign on. */
export function timesheetForm({ organization, month, language, letters: lettersOf, closed }: FormOf) {
  const word = (key: Word) => timesheetWords[key][language];
  const across = formWidths.length;
  const cell = (column: number, value: FormCell['value'], look: FormCell['look'], size = {}): FormCell => ({
    ...{ column, value, look },
    ...size,
  });
  const row = (cells: FormCell[], height?: number): FormRow =>
    height === undefined ? { cells } : { cells, height };
  const dates = daysOfMonth(month);

  function head(): FormRow[] {
    const [from, to] = [dates[0]!, dates.at(-1)!].map((date) => formatDate(date, language, 'short'));
    const titled = (column: number, key: Word, size: object) => cell(column, word(key), 'head', size);
    const numbers = (start: number) =>
      Array.from({ length: DAYS }, (_, place) => {
        const day = start + place;
        const shown = start === 1 && place === HALF ? 'X' : day <= dates.length ? day : null;
        return cell(FIRST_DAY + place, shown, 'head');
      });
    const said = closed ? `${word('version')} ${closed.version} · SHA-256 ${closed.digest}` : word('draft');
    return [
      row([cell(0, `${word('organization')}: ${organization}`, 'bold')]),
      row([cell(0, word('title'), 'title', { across })], 20),
      row([cell(0, `${word('period')}: ${from} – ${to}`, 'title', { across })], 16),
      row([cell(0, said, 'title', { across })], 20),
      row([
        ...(['number', 'employee', 'pinfl'] as const).map((key, place) => titled(place, key, { down: 3 })),
        titled(FIRST_DAY, 'marks', { across: DAYS }),
        ...(['inHalf', 'inMonth', 'norm', 'restHours', 'unclear'] as const).map((key, place) =>
          titled(SUMS + place, key, { down: place < 3 ? 2 : 3 }),
        ),
      ]),
      row(numbers(1), 14),
      row([...numbers(HALF + 1), ...[0, 1, 2].map((place) => titled(SUMS + place, 'daysAndHours', {}))], 14),
    ];
  }

  const letters = (cells: readonly TimesheetCell[], isFirst: boolean) =>
    Array.from({ length: DAYS }, (_, place) => {
      const one = cells[place];
      const crossed = isFirst && place === HALF ? 'X' : null;
      return cell(FIRST_DAY + place, one ? lettersOf(one) : crossed, 'mark');
    });
  const hours = (cells: readonly TimesheetCell[]) =>
    Array.from({ length: DAYS }, (_, place) => {
      const one = cells[place];
      const minutes = one ? printedMinutes(one) : 0;
      return cell(FIRST_DAY + place, minutes > 0 ? hoursOf(minutes) : null, 'mark');
    });

  function person(of: Row, number: number, pinfl: string): FormRow[] {
    const first = of.cells.slice(0, HALF);
    const second = of.cells.slice(HALF);
    const [one, two] = of.halves as [TimesheetSum, TimesheetSum];
    const sum = (place: number, value: number, down = 1) => cell(SUMS + place, value, 'mark', { down });
    return [
      {
        keep: 4 * ROW,
        cells: [
          cell(0, number, 'mark', { down: 4 }),
          cell(1, of.unit ? `${of.fullName}\n${of.unit.title}` : of.fullName, 'text', { down: 4 }),
          cell(2, pinfl, 'text', { down: 4 }),
          ...letters(first, true),
          ...[sum(0, one.days), sum(1, of.month.days, 2), sum(2, of.normDays, 2)],
          ...[sum(3, hoursOf(of.month.restMinutes), 4), sum(4, of.month.unclearDays, 4)],
        ],
      },
      row([...hours(first), sum(0, hoursOf(one.minutes))]),
      row([
        ...letters(second, false),
        ...[sum(0, two.days), sum(1, hoursOf(of.month.minutes), 2), sum(2, hoursOf(of.normMinutes), 2)],
      ]),
      row([...hours(second), sum(0, hoursOf(two.minutes))]),
    ];
  }

  function foot(): FormRow[] {
    const line = '____________________';
    const signed = (key: Word) =>
      row([cell(1, word(key), 'plain'), cell(FIRST_DAY, `${line}  ${word('signature')}`, 'plain')], SIGNED);
    const keys = ['responsible', 'unitHead', 'personnel'] as const;
    return [{ cells: [], keep: ROW + keys.length * SIGNED }, ...keys.map(signed)];
  }

  return { head, person, foot };
}
