import { companyDate, type CompanyDate } from '#domain/calendar/index.ts';
import { printedFields } from '#domain/fields/printedFields.ts';
import { isTooFarAhead } from '#domain/fields/changeDate.ts';
import { maskCard } from '#domain/format/index.ts';
import type { Tx } from '../../../database/database.ts';
import { giveWay } from '../../../giveWay.ts';
import { newId } from '../../../identifier.ts';
import {
  firstDayOfRecord,
  firstDayProblem,
  judgeFirstDay,
  isProblem,
  matchPeople,
  salaryIn,
  type Matches,
  type Person,
} from '../records/index.ts';
import { readEarliestChange } from '../../organization/index.ts';
import { readSchedules, type Schedules } from './schedules.ts';
import {
  selectRowsAfter,
  selectIdentifiers,
  selectRowsByNumber,
  writeFindings,
  type Finding,
  type ImportRow,
  type Key,
} from './sql/rows.ts';
import { makeTwinFinder, type Twins } from './twins.ts';
import { isUnitUnknown, readUnits, type Units } from './units.ts';
import { plainFields } from './fields.ts';
import type { ImportField } from './fields.ts';

/** The first day of the row's salary if the row is written on `today`. */
export const salaryFromOf = (row: ImportRow, today: CompanyDate): CompanyDate => row.salaryFrom ?? today;

/** What a row is compared with: the date, and the units and schedules of the company and its people. */
export interface RowContext {
  today: CompanyDate;
  units: Units;
  schedules: Schedules;
}

/** Lists the fields that an update changes. A file sets the status only of a record without an account (product §1). */
export const changedFields = (
  row: ImportRow,
  person: Person,
  { today, units, schedules }: RowContext,
): ImportField[] => [
  ...plainFields.filter((field) => row[field] !== person[field]),
  ...(row.salary === salaryIn(person.salaries, salaryFromOf(row, today)) ? [] : ['salary' as const]),
  ...(row.fingerprint !== null && row.fingerprint !== person.fingerprint ? ['cardNumber' as const] : []),
  ...(row.status !== null && person.accountId === null && row.status !== person.chosenStatus
    ? ['status' as const]
    : []),
  ...(row.firstDay !== null && row.firstDay !== firstDayOfRecord(person) ? ['firstDay' as const] : []),
  ...printedFields.filter((field) => row[field] !== null && row[field] !== person[field]),
  // A unit that the commit creates has no id yet, so it counts as another unit.
  ...(row.unit !== null && (units.findNamed(row)?.id ?? '') !== units.findCurrent(person.id)?.id
    ? ['unit' as const]
    : []),
  ...(row.schedule !== null &&
  schedules.findNamed(row, person.id)?.id !== schedules.findCurrent(person.id)?.id
    ? ['schedule' as const]
    : []),
];

/** Everything that rows are checked against. */
interface JudgingContext extends RowContext {
  matches: Matches;
  twins: Twins;
  /** The earliest day from which a row may start a salary or an employment. */
  earliest: CompanyDate;
  newUnits: readonly string[];
}

const encodeProblem = (field: ImportField | 'person' | 'salaryFrom', code: string) => `${field}:${code}`;

/** Lists the reasons why a row cannot be written, each as `field:code`. */
function problemsOf(
  row: ImportRow,
  known: Person | undefined,
  { matches, twins, today, earliest, units, schedules, newUnits }: JudgingContext,
): string[] {
  const problems = Object.entries(twins).flatMap(([field, rows]) =>
    rows.has(row.rowNumber) ? [encodeProblem(field as ImportField, 'duplicateInList')] : [],
  );
  const isOther = (person: Person | undefined) => person !== undefined && person.id !== known?.id;
  if (isOther(matches.byPhone.get(row.phoneNumber)))
    problems.push(encodeProblem('phoneNumber', 'phoneTaken'));
  if (row.fingerprint === null && (known === undefined || maskCard(row) !== maskCard(known)))
    problems.push(encodeProblem('cardNumber', 'cardMasked'));
  if (row.fingerprint !== null && matches.byCard.get(row.fingerprint)?.some(isOther))
    problems.push(encodeProblem('cardNumber', 'cardTaken'));
  if (known && row.salaryFrom !== null && row.salary !== salaryIn(known.salaries, row.salaryFrom)) {
    if (row.salaryFrom < earliest) problems.push(encodeProblem('salaryFrom', 'periodClosed'));
    if (isTooFarAhead(row.salaryFrom, today)) problems.push(encodeProblem('salaryFrom', 'dateTooFar'));
  }
  const dayProblem = firstDayProblemOf(row, known, { earliest, today });
  if (dayProblem) problems.push(encodeProblem('firstDay', dayProblem.code));
  if (row.status === null && row.newStatus === null && known === undefined)
    problems.push(encodeProblem('status', 'required'));
  if (isUnitUnknown(row, units, newUnits)) problems.push(encodeProblem('unit', 'unitUnknown'));
  if (row.schedule !== null && !schedules.findNamed(row, known?.id))
    problems.push(encodeProblem('schedule', 'scheduleUnknown'));
  return problems;
}

function firstDayProblemOf(
  { firstDay }: ImportRow,
  known: Person | undefined,
  bounds: Pick<JudgingContext, 'earliest' | 'today'>,
) {
  if (firstDay === null || (known && firstDay === firstDayOfRecord(known))) return undefined;
  if (!known) return firstDayProblem(firstDay, bounds);
  const judged = judgeFirstDay(known, firstDay, bounds);
  return isProblem(judged) ? judged : undefined;
}

function judge(row: ImportRow, context: JudgingContext): Finding {
  const { matches } = context;
  const known = matches.byPinfl.get(row.pinfl);
  // The matched record may have been deleted in the meantime. The row then creates a new record with an id of its own.
  const ownId = row.known ? newId() : row.employeeId;
  return {
    rowNumber: row.rowNumber,
    employeeId: known?.id ?? ownId,
    known: known !== undefined,
    changed: known ? changedFields(row, known, context) : [],
    problems: problemsOf(row, known, context),
  };
}

/** An import, with the units that its commit creates. */
type JudgedImport = Key & { newUnits: readonly string[] };

const isSameFinding = (row: ImportRow, found: Finding) =>
  row.known === found.known &&
  (row.employeeId === found.employeeId || !found.known) &&
  String(row.changed) === String(found.changed) &&
  String(row.problems) === String(found.problems);

async function judgeRows(tx: Tx, key: JudgedImport, rows: readonly ImportRow[], twins: Twins, at: Date) {
  const today = companyDate(at.getTime());
  const earliest = await readEarliestChange(tx, key.organizationId);
  const matches = await matchPeople(tx, key.organizationId, {
    pinfls: rows.map(({ pinfl }) => pinfl),
    phoneNumbers: rows.map(({ phoneNumber }) => phoneNumber),
    fingerprints: rows.flatMap(({ fingerprint }) => fingerprint ?? []),
  });
  const known = rows.flatMap(({ pinfl }) => matches.byPinfl.get(pinfl)?.id ?? []);
  const units = await readUnits(tx, key, rows, known, today);
  const schedules = await readSchedules(tx, key, rows, known, today);
  const found = rows.flatMap((row) => {
    const one = judge(row, {
      matches,
      twins,
      today,
      earliest,
      units,
      schedules,
      newUnits: key.newUnits,
    });
    return isSameFinding(row, one) ? [] : [one];
  });
  if (found.length) await writeFindings(tx, key, found);
}

/** Checks new rows against the company’s records. Rows are compared with each other once the list is complete. */
export const judgeRowsByNumber = async (tx: Tx, key: JudgedImport, numbers: readonly number[], at: Date) =>
  judgeRows(tx, key, await selectRowsByNumber(tx, key, numbers), {}, at);

/** The chunk is small, because the embedded database blocks the event loop while it reads one. */
const CHUNK = 200;

/** Runs a part of the check in a transaction that locks the import's record. */
export type RunPart = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/** Calls `work` for one chunk of the list after another, each in a part of its own. */
async function forEachChunk<Row extends { rowNumber: number }>(
  runPart: RunPart,
  work: (tx: Tx, after: number) => Promise<readonly Row[]>,
): Promise<void> {
  for (let after = 0; ; await giveWay()) {
    const rows = await runPart((tx) => work(tx, after));
    const last = rows.at(-1);
    if (!last || rows.length < CHUNK) return;
    after = last.rowNumber;
  }
}

/** Checks all rows against each other and against the company’s records. */
export async function judgeAll(runPart: RunPart, key: JudgedImport, at: Date): Promise<void> {
  const finder = makeTwinFinder();
  await forEachChunk(runPart, async (tx, after) => {
    const rows = await selectIdentifiers(tx, key, after, CHUNK);
    finder.add(rows);
    return rows;
  });
  const twins = finder.twins();
  await forEachChunk(runPart, async (tx, after) => {
    const rows = await selectRowsAfter(tx, key, after, CHUNK);
    if (rows.length) await judgeRows(tx, key, rows, twins, at);
    return rows;
  });
}
