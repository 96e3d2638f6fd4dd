import * as v from 'valibot';
import { personNameSchema } from './personName.ts';
import { SHORT_TITLE_MAX, shortTitleSchema } from './shortTitle.ts';
import { code, requiredText } from './text.ts';

/** What printed forms say of a person besides the name. */
export const printedFields = ['patronymic', 'position', 'personnelNumber'] as const;
export type PrintedFacts = Record<(typeof printedFields)[number], string | null>;

export const PERSONNEL_NUMBER_MAX = 20;

/** As the company's own books number people: `012`, `A-17/2`. Not unique, and never used to identify a person. */
const personnelNumberSchema = v.pipe(
  // Excel makes dashes of hyphens, and people write the sign of a number before it.
  requiredText((text) =>
    text
      .replace(/[\u2010-\u2015]/gu, '-')
      .replace(/^\s*№/u, '')
      .trim(),
  ),
  v.maxLength(PERSONNEL_NUMBER_MAX, code('tooLong')),
  v.regex(/^[\p{L}\d][\p{L}\d ./_-]*$/u, code('personnelNumberInvalid')),
);

export const printedSchemas = {
  patronymic: personNameSchema,
  position: shortTitleSchema(SHORT_TITLE_MAX),
  personnelNumber: personnelNumberSchema,
};

/** Each may be left out, and null takes it away. */
export const printedEntries = {
  patronymic: v.exactOptional(v.nullable(printedSchemas.patronymic)),
  position: v.exactOptional(v.nullable(printedSchemas.position)),
  personnelNumber: v.exactOptional(v.nullable(printedSchemas.personnelNumber)),
};
