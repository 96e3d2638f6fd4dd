import { HALF, type TimesheetCell, type TimesheetSum } from '#domain/attendance/timesheet.ts';
import { timesheetWords, type Letters } from '#domain/attendance/timesheetWords.ts';
import { daysOfMonth, type CompanyMonth } from '#domain/calendar/index.ts';
import { formatDate } from '#domain/format/index.ts';
import type { Language } from '#domain/language.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { FormWriter, type FormCell } from '../../sheets/xlsx/form.ts';

type Row = components['schemas']['TimesheetRow'];
type Word = keyof typeof timesheetWords;

export interface FormOf {
  organization: string;
  month: CompanyMonth;
  language: Language;
  letters: Letters;
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
const widths = [4, 26, 15, ...Array<number>(DAYS).fill(5), 9, 9, 9, 9, 9];

/** Rows printed at the head of every page: those of the columns. */
export const formHead = { from: 5, to: 7 };

/** Hours with two decimals, as the form has them. */
export const hoursOf = (minutes: number): number => Math.round((minutes / 60) * 100) / 100;

/** The form T-13: four rows a person, codes and hours of either half. */
export function timesheetForm({ organization, month, language, letters: lettersOf, closed }: FormOf) {
  const word = (key: Word) => timesheetWords[key][language];
  const form = new FormWriter(widths);
  const last = widths.length;
  const cell = (column: number, value: FormCell['value'], style: FormCell['style'], size = {}): FormCell => ({
    ...{ column, value, style },
    ...size,
  });
  const dates = daysOfMonth(month);

  function head(): string {
    const [from, to] = [dates[0]!, dates.at(-1)!].map((date) => formatDate(date, language, 'short'));
    const titled = (column: number, key: Word, size: object) => cell(column, word(key), 'formHead', size);
    const numbers = (start: number) =>
      Array.from({ length: DAYS }, (_, place) => {
        const day = start + place;
        const shown = start === 1 && place === HALF ? 'X' : day <= dates.length ? day : null;
        return cell(FIRST_DAY + place, shown, 'formHead');
      });
    const said = closed ? `${word('version')} ${closed.version} · SHA-256 ${closed.digest}` : word('draft');
    return [
      form.row([cell(0, `${word('organization')}: ${organization}`, 'bold')]),
      form.row([cell(0, word('title'), 'formTitle', { across: last })], 20),
      form.row([cell(0, `${word('period')}: ${from} – ${to}`, 'formTitle', { across: last })]),
      form.row([cell(0, said, 'formTitle', { across: last })]),
      form.row([
        ...(['number', 'employee', 'pinfl'] as const).map((key, place) => titled(place, key, { down: 3 })),
        titled(FIRST_DAY, 'marks', { across: DAYS }),
        ...(['inHalf', 'inMonth', 'norm', 'restHours', 'unclear'] as const).map((key, place) =>
          titled(SUMS + place, key, { down: place < 3 ? 2 : 3 }),
        ),
      ]),
      form.row(numbers(1), 14),
      form.row(
        [...numbers(HALF + 1), ...[0, 1, 2].map((place) => titled(SUMS + place, 'daysAndHours', {}))],
        14,
      ),
    ].join('');
  }

  const letters = (cells: readonly TimesheetCell[], isFirst: boolean) =>
    Array.from({ length: DAYS }, (_, place) => {
      const one = cells[place];
      const crossed = isFirst && place === HALF ? 'X' : null;
      return cell(FIRST_DAY + place, one ? lettersOf(one) : crossed, 'formCell');
    });
  const hours = (cells: readonly TimesheetCell[]) =>
    Array.from({ length: DAYS }, (_, place) => {
      const one = cells[place];
      const shown = one && (one.code === 'worked' || one.code === 'restWorked') ? hoursOf(one.minutes) : null;
      return cell(FIRST_DAY + place, shown, 'formHours');
    });

  function person(row: Row, number: number, pinfl: string): string {
    const first = row.cells.slice(0, HALF);
    const second = row.cells.slice(HALF);
    const [one, two] = row.halves as [TimesheetSum, TimesheetSum];
    const sum = (place: number, value: number, down = 1) => cell(SUMS + place, value, 'formHours', { down });
    return [
      form.row([
        cell(0, number, 'formCell', { down: 4 }),
        cell(1, row.unit ? `${row.fullName}\n${row.unit.title}` : row.fullName, 'formText', { down: 4 }),
        cell(2, pinfl, 'formText', { down: 4 }),
        ...letters(first, true),
        ...[sum(0, one.days), sum(1, row.month.days, 2), sum(2, row.normDays, 2)],
        ...[sum(3, hoursOf(row.month.restMinutes), 4), sum(4, row.month.unclearDays, 4)],
      ]),
      form.row([...hours(first), sum(0, hoursOf(one.minutes))]),
      form.row([
        ...letters(second, false),
        ...[sum(0, two.days), sum(1, hoursOf(row.month.minutes), 2), sum(2, hoursOf(row.normMinutes), 2)],
      ]),
      form.row([...hours(second), sum(0, hoursOf(two.minutes))]),
    ].join('');
  }

  function foot(): string {
    const line = '____________________';
    const signed = (key: Word) =>
      form.row([cell(1, word(key), 'plain'), cell(FIRST_DAY, `${line}  ${word('signature')}`, 'plain')], 24);
    return form.row([]) + (['responsible', 'unitHead', 'personnel'] as const).map(signed).join('');
  }

  return { start: () => form.start() + head(), person, end: () => foot() + form.end() };
}
