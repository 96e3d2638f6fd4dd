import * as v from 'valibot';
import { ALLOWED_PERCENT_BOUNDS } from './accrual.ts';
import { shiftMinutes } from './attendance/shift.ts';
import { accountCreditSchema } from './fields/accountCredit.ts';
import { dateSchema } from './fields/changeDate.ts';
import type { FieldCode } from './fields/codes.ts';
import { isTime } from './fields/time.ts';
import { mfoSchema, okpoSchema, tinSchema } from './fields/organizationCodes.ts';
import { organizationTitleSchema } from './fields/organizationTitle.ts';
import { salaryBases } from './incomeTax.ts';
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
  okpo: v.exactOptional(v.nullable(okpoSchema)),
  accountCredit: accountCreditSchema,
});
export type Details = v.InferOutput<typeof detailsSchema>;

const within = (min: number, max: number, name: FieldCode) =>
  v.pipe(
    requiredNumber(),
    v.check((value) => Number.isInteger(value) && value >= min && value <= max, code(name)),
  );
/** An integer whose code names its bounds. */
const wholeNumber = <Min extends number, Max extends number>(
  min: Min,
  max: `from${Min}To${Max}` extends FieldCode ? Max : never,
) => within(min, max, `from${min}To${max}` as FieldCode);
export const timeSchema = v.pipe(
  requiredText((text) => text.trim()),
  v.check(isTime, code('timeInvalid')),
);
export const breakSchema = wholeNumber(0, 480);

const workEntries = record({
  validFrom: dateSchema,
  daysOff: v.pipe(
    v.array(within(1, 7, 'daysOffInvalid'), code('required')),
    v.check((days) => new Set(days).size === days.length && days.length < 7, code('daysOffInvalid')),
  ),
  shiftStart: timeSchema,
  shiftEnd: timeSchema,
  breakMinutes: breakSchema,
  graceMinutes: wholeNumber(0, 240),
  closingMinutes: wholeNumber(0, 1440),
  countFromPercent: wholeNumber(1, 100),
  punchGapSeconds: wholeNumber(60, 3600),
  takesLatePunches: v.boolean(code('required')),
  reasonDays: wholeNumber(1, 5),
});

export const workSettingsSchema = v.pipe(
  workEntries,
  v.forward(
    v.partialCheck(
      [['shiftStart'], ['shiftEnd']],
      ({ shiftStart, shiftEnd }) => shiftStart !== shiftEnd,
      code('shiftEmpty'),
    ),
    ['shiftEnd'],
  ),
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

const percent = wholeNumber(ALLOWED_PERCENT_BOUNDS.min, ALLOWED_PERCENT_BOUNDS.max);

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
  // Without it stays what it was.
  salaryBasis: v.exactOptional(v.picklist(salaryBases, code('required'))),
});
