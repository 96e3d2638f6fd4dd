import * as v from 'valibot';
import { personNameSchema } from './personName.ts';
import { SHORT_TITLE_MAX, shortTitleSchema } from './shortTitle.ts';
import { code, requiredText } from './text.ts';

const PERSONNEL_NUMBER_MAX = 20;

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

/**
 * What printed forms say of a person besides the name: optional texts. Forms, imports, records and exports go by this
 * list, so a new field needs no line there.
 */
export const printedSchemas = {
  patronymic: personNameSchema,
  position: shortTitleSchema(SHORT_TITLE_MAX),
  personnelNumber: personnelNumberSchema,
};
export type PrintedField = keyof typeof printedSchemas;
export const printedFields = Object.keys(printedSchemas) as PrintedField[];
export type PrintedFacts = Record<PrintedField, string | null>;

/** Longest texts of what is asked about a person's place in the company; the patronymic is asked with the name. */
export const positionLengths: Record<Exclude<PrintedField, 'patronymic'>, number> = {
  position: SHORT_TITLE_MAX,
  personnelNumber: PERSONNEL_NUMBER_MAX,
};
export type PositionField = keyof typeof positionLengths;
export const positionFields = Object.keys(positionLengths) as PositionField[];

export const mapPrinted = <T>(value: (field: PrintedField) => T): Record<PrintedField, T> =>
  Object.fromEntries(printedFields.map((field) => [field, value(field)])) as Record<PrintedField, T>;

export const pickPrinted = (person: PrintedFacts): PrintedFacts => mapPrinted((field) => person[field]);

export const nothingPrinted: PrintedFacts = mapPrinted(() => null);

type Optional<Schema extends v.GenericSchema> = v.ExactOptionalSchema<Schema, undefined>;

/** Each may be left out. */
export const optionalPrinted = mapPrinted((field) =>
  v.exactOptional<v.GenericSchema>(printedSchemas[field]),
) as {
  [Field in PrintedField]: Optional<(typeof printedSchemas)[Field]>;
};

/** Each may be left out, and null takes it away. */
export const printedEntries = mapPrinted((field) =>
  v.exactOptional(v.nullable<v.GenericSchema>(printedSchemas[field])),
) as { [Field in PrintedField]: Optional<v.NullableSchema<(typeof printedSchemas)[Field], undefined>> };
