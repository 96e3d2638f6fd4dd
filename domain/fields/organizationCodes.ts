import * as v from 'valibot';
import { code, requiredText, withoutGrouping } from './text.ts';

/** The specification's length of a TIN and the one used in practice; both are valid (product §2). */
const TIN_LENGTHS = { spec: 7, inUse: 9 } as const;

export const tinSchema = v.pipe(
  requiredText(withoutGrouping),
  v.regex(new RegExp(`^(\\d{${TIN_LENGTHS.spec}}|\\d{${TIN_LENGTHS.inUse}})$`), code('tinInvalid')),
);

/** A bank's branch code: 5 digits. */
export const mfoSchema = v.pipe(requiredText(withoutGrouping), v.regex(/^\d{5}$/, code('mfoInvalid')));

/** KTUT (OKPO), the number in the register of enterprises: 8 digits. */
export const okpoSchema = v.pipe(requiredText(withoutGrouping), v.regex(/^\d{8}$/, code('okpoInvalid')));
