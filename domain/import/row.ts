import * as v from 'valibot';
import { newEmployeeSchema } from '../employee.ts';
import { cardNumberWarnings } from '../fields/cardNumber.ts';
import type { FieldCode, WarningCode } from '../fields/codes.ts';
import { printedSchemas, printedFields } from '../fields/printedFields.ts';
import { firstError } from '../fields/fieldErrors.ts';
import { phoneNumberWarnings } from '../fields/phoneNumber.ts';
import { pinflWarnings } from '../fields/pinfl.ts';
import { readWrittenDate } from '../fields/writtenDate.ts';
import { cellText, digitsLost, type Cell } from './cell.ts';
import { columnKeys, columns, statusOfWord, type ColumnKey } from './columns.ts';
import type { RowCells } from './headings.ts';
import { cardMaskOf } from './mask.ts';
import { somOfCell } from './money.ts';
import { titleSchema, type ImportedPerson } from './person.ts';

export type { ImportedPerson };

export interface CheckedRow {
  /** Canonical values of the fields that pass; all of them when `errors` is empty. */
  values: Partial<ImportedPerson>;
  errors: Partial<Record<ColumnKey, FieldCode>>;
  /** Warnings, which do not exclude a row. */
  warnings: Partial<Record<ColumnKey, WarningCode>>;
}

type Read = { value: string | number | null; warning?: WarningCode | undefined } | { error: FieldCode };

const { unitId: _unit, scheduleId: _schedule, ...ofPerson } = newEmployeeSchema.entries;
const fields = { ...ofPerson, unit: titleSchema, schedule: titleSchema, ...printedSchemas };

const remarks: Partial<Record<ColumnKey, (value: string) => WarningCode[]>> = {
  pinfl: pinflWarnings,
  phoneNumber: phoneNumberWarnings,
  cardNumber: cardNumberWarnings,
};

function judged(key: ColumnKey, input: unknown): Read {
  const schema: v.GenericSchema<unknown, string | number> = fields[key as keyof typeof fields];
  const parsed = v.safeParse(schema, input);
  if (!parsed.success) return { error: firstError(schema, input) ?? 'wrongType' };
  const value = parsed.output;
  return { value, warning: typeof value === 'string' ? remarks[key]?.(value)[0] : undefined };
}

/** null: the list has no status for the row, or one that a file cannot set. */
function readStatus(text: string): Read {
  if (!text) return { value: null };
  const status = statusOfWord(text);
  if (!status) return { error: 'statusInvalid' };
  return { value: status === 'active' || status === 'blocked' ? status : null };
}

/** Nothing is today, when the list is written. */
function readDate(text: string): Read {
  if (!text) return { value: null };
  const value = readWrittenDate(text);
  return value === undefined ? { error: 'dateInvalid' } : { value };
}

/** Columns whose empty cells are no value at all. */
const leftOut = new Set<ColumnKey>(['salaryFrom', 'firstDay', 'unit', 'schedule', ...printedFields]);

function readCell(key: ColumnKey, cell: Cell): Read {
  const text = cellText(cell);
  if (leftOut.has(key) && !text) return { value: null };
  switch (columns[key].kind) {
    case 'choice':
      return readStatus(text);
    case 'date':
      return readDate(text);
    case 'money': {
      if (!text) return { error: 'required' };
      const tiyin = somOfCell(cell);
      return tiyin === undefined ? { error: 'salaryInvalid' } : judged(key, tiyin);
    }
    case 'digits': {
      if (digitsLost(cell)) return { error: 'digitsLost' };
      const mask = key === 'cardNumber' ? cardMaskOf(text) : undefined;
      return mask === undefined ? judged(key, text) : { value: mask };
    }
    case 'text':
      return judged(key, text);
  }
}

/** Columns whose values repeat in many rows. */
const repeating = new Map<ColumnKey, Map<Cell, Read>>(
  (
    [
      'lastName',
      'firstName',
      'patronymic',
      'salary',
      'status',
      'salaryFrom',
      'firstDay',
      'unit',
      'schedule',
      'position',
    ] as const
  ).map((key) => [key, new Map<Cell, Read>()]),
);
const MOST_REMEMBERED = 5000;

/** Caches results of repeated cells, which halves the work on a list of thousands. */
function remembered(key: ColumnKey, cell: Cell): Read {
  const known = repeating.get(key);
  const before = known?.get(cell);
  if (before) return before;
  const read = readCell(key, cell);
  if (known && known.size < MOST_REMEMBERED) known.set(cell, read);
  return read;
}

/** Checks one row by the wizard's rules (spec section 5). Duplicates are found in duplicates.ts. */
export function checkRow(cells: RowCells): CheckedRow {
  const values: Record<string, string | number | null> = {};
  const row: CheckedRow = { values, errors: {}, warnings: {} };
  for (const key of columnKeys) {
    const cell = cells[key] ?? null;
    const read = repeating.has(key) ? remembered(key, cell) : readCell(key, cell);
    if ('error' in read) {
      row.errors[key] = read.error;
      continue;
    }
    if (!leftOut.has(key) || read.value !== null) values[key] = read.value;
    if (read.warning) row.warnings[key] = read.warning;
  }
  return row;
}

/** The person of a row without errors, else undefined. */
export const personOf = ({ values, errors }: CheckedRow): ImportedPerson | undefined =>
  Object.keys(errors).length ? undefined : (values as ImportedPerson);
