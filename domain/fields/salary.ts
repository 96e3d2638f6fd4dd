import * as v from 'valibot';
import { fromSom, isWholeSom, tiyin } from '../money.ts';
import { code, requiredNumber } from './text.ts';

/** A monthly salary above this is a typing error, tiyin. */
export const SALARY_MAX = fromSom(1_000_000_000);

/** Monthly, tiyin: whole so'm, above zero. */
export const salarySchema = v.pipe(
  requiredNumber(),
  v.check((amount) => isWholeSom(amount) && amount > 0 && amount <= SALARY_MAX, code('salaryInvalid')),
  v.transform(tiyin),
);
