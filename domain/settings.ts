import * as v from 'valibot';
import { ALLOWED_PERCENT_BOUNDS } from './accrual.ts';
import { shiftMinutes } from './attendance/shift.ts';
import { isCompanyDate, type CompanyDate } from './calendar/date.ts';
import { accountCreditSchema } from './fields/accountCredit.ts';
import type { FieldCode } from './fields/codes.ts';
import { mfoSchema, tinSchema } from './fields/organizationCodes.ts';
import { organizationTitleSchema } from './fields/organizationTitle.ts';
import { SALARY_MAX } from './fields/salary.ts';
import { code, record, requiredNumber, requiredText, withoutGrouping } from './fields/text.ts';
import { isWholeSom, tiyin } from './money.ts';

/** DBIBT, IFUT and THSHT: digits of the statistics office's classifiers. */
const classifierSchema = v.nullable(
  v.pipe(requiredText(withoutGrouping), v.regex(/^\d{3,14}$/, code('classifierInvalid'))),
);

export const detailsSchema = record({
  title: organizationTitleSchema,
  tin: tinSchema,
  mfo: v.nullable(mfoSchema),
  dbibt: classifierSchema,
  ifut: classifierSchema,
  thsht: classifierSchema,
  accountCredit: accountCreditSchema,
});
export type Details = v.InferOutput<typeof detailsSchema>;

const within = (min: number, max: number, name: FieldCode) =>
  v.pipe(
    requiredNumber(),
    v.check((value) => Number.isInteger(value) && value >= min && value <= max, code(name)),
  );
export const dateSchema = v.pipe(
  requiredText((text) => text.trim()),
  v.check(isCompanyDate, code('dateInvalid')),
  v.transform((text) => text as CompanyDate),
);
export const timeSchema = v.pipe(
  requiredText((text) => text.trim()),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, code('timeInvalid')),
);
export const breakSchema = within(0, 480, 'minutesInvalid');

const workEntries = record({
  validFrom: dateSchema,
  daysOff: v.pipe(
    v.array(within(1, 7, 'daysOffInvalid'), code('required')),
    v.check((days) => new Set(days).size === days.length && days.length < 7, code('daysOffInvalid')),
  ),
  shiftStart: timeSchema,
  shiftEnd: timeSchema,
  breakMinutes: breakSchema,
  graceMinutes: within(0, 240, 'minutesInvalid'),
  closingMinutes: within(0, 1440, 'minutesInvalid'),
  countFromPercent: within(1, 100, 'percentInvalid'),
  punchGapSeconds: within(60, 3600, 'minutesInvalid'),
});

export const workSettingsSchema = v.pipe(
  workEntries,
  v.forward(
    v.partialCheck(
      [['breakMinutes'], ['shiftStart'], ['shiftEnd']],
      ({ breakMinutes, shiftStart, shiftEnd }) =>
        breakMinutes < shiftMinutes({ start: shiftStart, end: shiftEnd }),
      code('breakTooLong'),
    ),
    ['breakMinutes'],
  ),
);

const percent = within(ALLOWED_PERCENT_BOUNDS.min, ALLOWED_PERCENT_BOUNDS.max, 'percentInvalid');

/** Given are all of them: spec section 5 requires balance limit, advance day and salary day. */
export const paySettingsSchema = record({
  validFrom: dateSchema,
  advanceDay: v.pipe(
    requiredText((text) => text.trim()),
    v.regex(/^([1-9]|[12]\d|3[01]|byRequest|lastDay)$/, code('dayOfMonthInvalid')),
  ),
  salaryDay: within(1, 31, 'dayOfMonthInvalid'),
  advancePercent: percent,
  allowedPercent: percent,
  balanceLimit: v.pipe(
    requiredNumber(),
    v.check((limit) => isWholeSom(limit) && limit >= 0 && limit <= SALARY_MAX, code('balanceLimitInvalid')),
    v.transform(tiyin),
  ),
});
