import { isCompanyDate, type CompanyDate } from '../calendar/date.ts';

export const DATE_DIGITS = 8;

/** Why typed digits are not a date that may be chosen. */
type DateCode = 'dateIncomplete' | 'dateImpossible' | 'dateTooEarly' | 'dateTooLate';

/** `20112026` for 2026-11-20: a date is typed as it is written on paper. */
export const digitsOfDate = (date: CompanyDate): string => date.split('-').reverse().join('');

/** `20.11.2026`, and as much of it as there are digits. */
export const groupDateDigits = (digits: string): string =>
  [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('.');

export interface DateLimits {
  min?: CompanyDate | undefined;
  max?: CompanyDate | undefined;
}

export function readTypedDate(
  digits: string,
  { min, max }: DateLimits = {},
): { date: CompanyDate } | { error: DateCode } {
  if (digits.length < DATE_DIGITS) return { error: 'dateIncomplete' };
  const date = [digits.slice(4), digits.slice(2, 4), digits.slice(0, 2)].join('-');
  if (!isCompanyDate(date) || date < '0001') return { error: 'dateImpossible' };
  if (min !== undefined && date < min) return { error: 'dateTooEarly' };
  if (max !== undefined && date > max) return { error: 'dateTooLate' };
  return { date };
}
