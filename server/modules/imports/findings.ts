import { maskCard } from '#domain/format/index.ts';
import type { Tx } from '../../database/database.ts';
import { giveWay } from '../../giveWay.ts';
import { newId } from '../../identifier.ts';
import { matchPeople, type Matches, type Person } from '../employees/index.ts';
import {
  selectAfter,
  selectIdentifiers,
  selectNumbered,
  writeFindings,
  type Found,
  type ImportRow,
  type Key,
} from './sql/rows.ts';
import { twinFinder, type Twins } from './twins.ts';

export const plainFields = [
  'lastName',
  'firstName',
  'passportSerialNumber',
  'pinfl',
  'phoneNumber',
  'salary',
] as const;
export type ImportField = (typeof plainFields)[number] | 'cardNumber' | 'status';

/** Fields that an update would change. The status a file may choose is that of a record without an account (product §1). */
export const changedFields = (row: ImportRow, person: Person): ImportField[] => [
  ...plainFields.filter((field) => row[field] !== person[field]),
  ...(row.fingerprint !== null && row.fingerprint !== person.fingerprint ? ['cardNumber' as const] : []),
  ...(row.status !== null && person.accountId === null && row.status !== person.chosenStatus
    ? ['status' as const]
    : []),
];

const problem = (field: ImportField | 'person', code: string) => `${field}:${code}`;

/** What keeps a row from being written, field by field as `field:code`. */
function problemsOf(row: ImportRow, known: Person | undefined, matches: Matches, twins: Twins): string[] {
  const problems = Object.entries(twins).flatMap(([field, rows]) =>
    rows.has(row.rowNumber) ? [problem(field as ImportField, 'duplicateInList')] : [],
  );
  const other = (person: Person | undefined) => person !== undefined && person.id !== known?.id;
  if (other(matches.byPhone.get(row.phoneNumber))) problems.push(problem('phoneNumber', 'phoneTaken'));
  if (row.fingerprint === null && (known === undefined || maskCard(row) !== maskCard(known)))
    problems.push(problem('cardNumber', 'cardMasked'));
  if (row.fingerprint !== null && matches.byCard.get(row.fingerprint)?.some(other))
    problems.push(problem('cardNumber', 'cardTaken'));
  if (row.status === null && row.newStatus === null && known === undefined)
    problems.push(problem('status', 'required'));
  return problems;
}

function judge(row: ImportRow, matches: Matches, twins: Twins): Found {
  const known = matches.byPinfl.get(row.pinfl);
  // The record it spoke of may have gone meanwhile: then it is a new one, with an id of its own.
  const ownId = row.known ? newId() : row.employeeId;
  return {
    rowNumber: row.rowNumber,
    employeeId: known?.id ?? ownId,
    known: known !== undefined,
    changed: known ? changedFields(row, known) : [],
    problems: problemsOf(row, known, matches, twins),
  };
}

const same = (row: ImportRow, found: Found) =>
  row.known === found.known &&
  (row.employeeId === found.employeeId || !found.known) &&
  String(row.changed) === String(found.changed) &&
  String(row.problems) === String(found.problems);

async function judgeRows(tx: Tx, key: Key, rows: readonly ImportRow[], twins: Twins) {
  const matches = await matchPeople(tx, key.organizationId, {
    pinfls: rows.map(({ pinfl }) => pinfl),
    phoneNumbers: rows.map(({ phoneNumber }) => phoneNumber),
    fingerprints: rows.flatMap(({ fingerprint }) => fingerprint ?? []),
  });
  const found = rows.flatMap((row) => {
    const one = judge(row, matches, twins);
    return same(row, one) ? [] : [one];
  });
  if (found.length) await writeFindings(tx, key, found);
}

/** Rows just staged, beside the company. The list as a whole is looked at once it is there. */
export const judgeNumbered = async (tx: Tx, key: Key, numbers: readonly number[]) =>
  judgeRows(tx, key, await selectNumbered(tx, key, numbers), {});

/** Few enough rows to keep the embedded database, and with it the event loop, for a moment only. */
const CHUNK = 200;

/** Runs a part of the check in a transaction that holds the import's record. */
export type CheckPart = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/** Calls `work` with one chunk of the list after another, each in a part of its own. */
async function eachChunk<Row extends { rowNumber: number }>(
  part: CheckPart,
  work: (tx: Tx, after: number) => Promise<readonly Row[]>,
): Promise<void> {
  for (let after = 0; ; await giveWay()) {
    const rows = await part((tx) => work(tx, after));
    const last = rows.at(-1);
    if (!last || rows.length < CHUNK) return;
    after = last.rowNumber;
  }
}

/** The whole list, beside itself and the company. */
export async function judgeAll(part: CheckPart, key: Key): Promise<void> {
  const finder = twinFinder();
  await eachChunk(part, async (tx, after) => {
    const rows = await selectIdentifiers(tx, key, after, CHUNK);
    finder.add(rows);
    return rows;
  });
  const twins = finder.twins();
  await eachChunk(part, async (tx, after) => {
    const rows = await selectAfter(tx, key, after, CHUNK);
    if (rows.length) await judgeRows(tx, key, rows, twins);
    return rows;
  });
}
