import * as v from 'valibot';
import { isWholeSom } from '../money.ts';
import { SALARY_MAX } from './salary.ts';
import { code, requiredNumber } from './text.ts';

/** A cap on outstanding advances, tiyin: whole so'm, zero stops them; null falls back to the company's. */
export const balanceLimitSchema = v.nullable(
  v.pipe(
    requiredNumber(),
    v.check((tiyin) => isWholeSom(tiyin) && tiyin >= 0 && tiyin <= SALARY_MAX, code('balanceLimitInvalid')),
  ),
);
