import * as v from 'valibot';
import { isWholeSom, tiyin } from '../money.ts';
import { SALARY_MAX } from './salary.ts';
import { code, requiredNumber } from './text.ts';

/** A cap on outstanding advances, tiyin: whole so'm, zero stops them; null falls back to the company's. */
export const balanceLimitSchema = v.nullable(
  v.pipe(
    requiredNumber(),
    v.check(
      (amount) => isWholeSom(amount) && amount >= 0 && amount <= SALARY_MAX,
      code('balanceLimitInvalid'),
    ),
    v.transform(tiyin),
  ),
);
