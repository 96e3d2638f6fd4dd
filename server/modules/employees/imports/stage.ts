import { maskCard } from '#domain/format/index.ts';
import { nothingPrinted } from '#domain/fields/printedFields.ts';
import { importedPersonSchema, titleSchema, type ImportedPerson } from '#domain/import/person.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import * as v from 'valibot';
import { fieldErrors, firstError } from '#domain/fields/fieldErrors.ts';
import type { Services } from '../../../context.ts';
import type { Tx } from '../../../database/database.ts';
import { fieldRefused, refusedByRule, validationFailed } from '../../../http/problem.ts';
import { newId } from '../../../identifier.ts';
import { dataKey, seal, unseal } from '../../../secrets.ts';
import { cardFingerprint } from '../../money/cards/index.ts';
import { judgeRowsByNumber } from './findings.ts';
import { presentFinding } from './present.ts';
import { updateImport, type ImportRecord } from './sql/imports.ts';
import {
  deleteRows,
  selectFindings,
  selectRowsByNumber,
  upsertRows,
  type ImportRow,
  type Key,
  type StagedRow,
} from './sql/rows.ts';

type Schemas = components['schemas'];
type NumberedPerson = ImportedPerson & { rowNumber: number };
type Config = Services['config'];

const MOST_ROWS = 100_000;
const MOST_PROBLEMS = 200;

const sealContext = ({ id }: Key, rowNumber: number) => `import ${id} ${rowNumber}`;

/** The full card number of a row; undefined if the row has only a mask. */
export const cardOf = (config: Config, key: Key, row: ImportRow): string | undefined =>
  row.numberEncrypted
    ? unseal(dataKey(config, 'card'), row.numberEncrypted, sealContext(key, row.rowNumber)).toString()
    : undefined;

/** Validates every row by the rules of the wizard. Throws 400 with a pointer to each invalid field. */
function acceptRows(rows: Schemas['ImportChunk']['rows']): NumberedPerson[] {
  const errors: { pointer: string; code: string }[] = [];
  const people = rows.flatMap(({ rowNumber, ...given }, index) => {
    const result = v.safeParse(importedPersonSchema, given);
    if (result.success) return [{ ...result.output, rowNumber }];
    const codes = Object.entries<string>(fieldErrors(importedPersonSchema, given) as Record<string, string>);
    errors.push(...codes.map(([field, code]) => ({ pointer: `/rows/${index}/${field}`, code })));
    return [];
  });
  if (errors.length) throw validationFailed(errors.slice(0, MOST_PROBLEMS));
  return people;
}

function refuseRepeatedNumbers(numbers: readonly number[]): void {
  const seen = new Set<number>();
  for (const [index, number] of numbers.entries()) {
    if (seen.has(number)) throw fieldRefused(`/rows/${index}/rowNumber`, 'duplicateInList');
    seen.add(number);
  }
}

/** Throws 400 with a pointer to each title that is not valid for a unit. */
function refuseTitles(titles: readonly string[]): void {
  const errors = titles.flatMap((title, index) => {
    const code = firstError(titleSchema, title);
    return code ? [{ pointer: `/newUnits/${index}`, code }] : [];
  });
  if (errors.length) throw validationFailed(errors);
}

/** The values of the columns that a list may leave out. */
const emptyOptionals = {
  newStatus: null,
  salaryFrom: null,
  firstDay: null,
  unit: null,
  schedule: null,
  ...nothingPrinted,
};

function stageRow(
  config: Config,
  record: ImportRecord,
  person: NumberedPerson,
  before: ImportRow | undefined,
): StagedRow {
  const { cardNumber, ...facts } = person;
  const ends = { first4: cardNumber.slice(0, 4), last4: cardNumber.slice(-4) };
  const samePerson = before?.pinfl === person.pinfl;
  const row = {
    ...emptyOptionals,
    ...facts,
    ...ends,
    // A changed row gets a new id, so that findings about its former content do not stay with it.
    employeeId: newId(),
    decision: samePerson ? before.decision : record.decision,
  };
  if (cardNumber.length === 16)
    return {
      ...row,
      numberEncrypted: seal(dataKey(config, 'card'), cardNumber, sealContext(record, person.rowNumber)),
      fingerprint: cardFingerprint(config, cardNumber),
    };
  // A mask of the number that the row already has keeps that number, so that an exported list keeps its cards.
  const isSameCard = samePerson && maskCard(before) === cardNumber;
  return {
    ...row,
    numberEncrypted: isSameCard ? before.numberEncrypted : null,
    fingerprint: isSameCard ? before.fingerprint : null,
  };
}

/**
 * Adds and removes rows of a list. The caller has locked the import's record. Returns the findings about the added
 * rows.
 */
export async function stageChunk(
  { config }: Pick<Services, 'config'>,
  tx: Tx,
  record: ImportRecord,
  { rows, removed = [], newUnits = record.newUnits }: Schemas['ImportChunk'],
  at: Date,
): Promise<Schemas['StagedChunk']> {
  const people = acceptRows(rows);
  refuseTitles(newUnits);
  const numbers = people.map(({ rowNumber }) => rowNumber);
  refuseRepeatedNumbers(numbers);
  const removedCount = removed.length ? await deleteRows(tx, record, removed) : 0;
  const before = new Map((await selectRowsByNumber(tx, record, numbers)).map((row) => [row.rowNumber, row]));
  const count = record.staged - removedCount + numbers.length - before.size;
  if (count > MOST_ROWS) throw refusedByRule('importTooLong');
  if (people.length) {
    await upsertRows(
      tx,
      record,
      people.map((person) => stageRow(config, record, person, before.get(person.rowNumber))),
    );
    await judgeRowsByNumber(tx, { ...record, newUnits }, numbers, at);
  }
  await updateImport(tx, record, { state: 'staging', staged: count, newUnits, touchedAt: at });
  const found = people.length ? await selectFindings(tx, record, numbers) : [];
  return { staged: count, findings: found.map(presentFinding) };
}
