import { isCompanyDate, type CompanyDate } from '../calendar/date.ts';
import { DATE_DIGITS, readTypedDate } from './typedDate.ts';

/** `2026-12-01`, as cells of dates are read, or `1.12.2026`. */
export function readWrittenDate(text: string): CompanyDate | undefined {
  if (isCompanyDate(text) && text >= '0001') return text;
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text) ?? [];
  const digits = day.padStart(2, '0') + month.padStart(2, '0') + year;
  const read = digits.length === DATE_DIGITS ? readTypedDate(digits) : undefined;
  return read && 'date' in read ? read.date : undefined;
}
