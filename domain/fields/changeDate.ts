import * as v from 'valibot';
import { isCompanyDate, type CompanyDate } from '../calendar/date.ts';
import { code, requiredText } from './text.ts';

/** The day from which a change holds. */
export const dateSchema = v.pipe(
  requiredText((text) => text.trim()),
  v.check(isCompanyDate, code('dateInvalid')),
  v.transform((text) => text as CompanyDate),
);

/** Nobody plans for later than two years ahead; what names such a day is a slip. */
export const isTooFarAhead = (date: CompanyDate, today: CompanyDate): boolean =>
  date > `${Number(today.slice(0, 4)) + 2}${today.slice(4)}`;
