import * as v from 'valibot';
import { code, requiredText, withoutGrouping } from './text.ts';

/** A bank account of 20 digits (product §4); null when there is none. */
export const accountCreditSchema = v.nullable(
  v.pipe(
    requiredText(withoutGrouping),
    v.check((digits) => /^\d{20}$/.test(digits) && !/^0+$/.test(digits), code('accountCreditInvalid')),
  ),
);
