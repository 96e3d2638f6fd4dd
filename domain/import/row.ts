import * as v from 'valibot';
import { newEmployeeSchema } from '../employee.ts';
import { cardNumberWarnings } from '../fields/cardNumber.ts';
import type { FieldCode, WarningCode } from '../fields/codes.ts';
import { printedSchemas, printedFields } from '../fields/printedFields.ts';
import { firstError } from '../fields/fieldErrors.ts';
import { phoneNumberWarnings } from '../fields/phoneNumber.ts';
import { pinflWarnings } from '../fields/pinfl.ts';
import { readWrittenDate } from '../fields/writtenDate.ts';
import { cellText, hasLostDigits, type Cell } from './cell.ts';
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

type CellResult = { value: string | number | null; warning?: WarningCode | undefined } | { error: FieldCode };

const { unitId: _unit, scheduleId: _schedule, ...personEntries } = newEmployeeSchema.entries;
const fields = { ...personEntries, unit: titleSchema, schedule: titleSchema, ...printedSchemas };

const warningsOf: Partial<Record<ColumnKey, (value: string) => WarningCode[]>> = {
  pinfl: pinflWarnings,
  phoneNumber: phoneNumberWarnings,
  cardNumber: cardNumberWarnings,
};

function judgeValue(key: ColumnKey, input: unknown): CellResult {
  const schema: v.GenericSchema<unknown, string | number> = fields[key as keyof typeof fields];
  const parsed = v.safeParse(schema, input);
  if (!parsed.success) return { error: firstError(schema, input) ?? 'wrongType' };
  const value = parsed.output;
  return { value, warning: typeof value === 'string' ? warningsOf[key]?.(value)[0] : undefined };
}

/** Null if the list has no status for the row, or one that a file cannot set. */
function readStatus(text: string): CellResult {
  if (!text) return { value: null };
  const status = statusOfWord(text);
  if (!status) return { error: 'statusInvalid' };
  return { value: status === 'active' || status === 'blocked' ? status : null };
}

/** Null for an empty cell, which means the day on which the list is written. */
function readDate(text: string): CellResult {
  if (!text) return { value: null };
  const value = readWrittenDate(text);
  return value === undefined ? { error: 'dateInvalid' } : { value };
}

/** Columns whose empty cells are left out of the values. */
const optionalColumns = new Set<ColumnKey>(['salaryFrom', 'firstDay', 'unit', 'schedule', ...printedFields]);

function readCell(key: ColumnKey, cell: Cell): CellResult {
  const text = cellText(cell);
  if (optionalColumns.has(key) && !text) return { value: null };
  switch (columns[key].kind) {
    case 'choice':
      return readStatus(text);
    case 'date':
      return readDate(text);
    case 'money': {
      if (!text) return { error: 'required' };
      const tiyin = somOfCell(cell);
      return tiyin === undefined ? { error: 'salaryInvalid' } : judgeValue(key, tiyin);
    }
    case 'digits': {
      if (hasLostDigits(cell)) return { error: 'digitsLost' };
      const mask = key === 'cardNumber' ? cardMaskOf(text) : undefined;
      return mask === undefined ? judgeValue(key, text) : { value: mask };
    }
    case 'text':
      return judgeValue(key, text);
  }
}

/** Columns whose values repeat in many rows. */
const resultsByCell = new Map<ColumnKey, Map<Cell, CellResult>>(
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
  ).map((key) => [key, new Map<Cell, CellResult>()]),
);
const MOST_CACHED = 5000;

/** Caches results of repeated cells, which halves the work on a list of thousands. */
function readCached(key: ColumnKey, cell: Cell): CellResult {
  const known = resultsByCell.get(key);
  const before = known?.get(cell);
  if (before) return before;
  const result = readCell(key, cell);
  if (known && known.size < MOST_CACHED) known.set(cell, result);
  return result;
}

/** Checks one row by the wizard's rules (spec section 5). Duplicates are found in duplicates.ts. */
export function checkRow(cells: RowCells): CheckedRow {
  const values: Record<string, string | number | null> = {};
  const row: CheckedRow = { values, errors: {}, warnings: {} };
  for (const key of columnKeys) {
    const cell = cells[key] ?? null;
    const result = resultsByCell.has(key) ? readCached(key, cell) : readCell(key, cell);
    if ('error' in result) {
      row.errors[key] = result.error;
      continue;
    }
    if (!optionalColumns.has(key) || result.value !== null) values[key] = result.value;
    if (result.warning) row.warnings[key] = result.warning;
  }
  return row;
}

/** The person of a row without errors, else undefined. */
export const personOf = ({ values, errors }: CheckedRow): ImportedPerson | undefined =>
  Object.keys(errors).length ? undefined : (values as ImportedPerson);
