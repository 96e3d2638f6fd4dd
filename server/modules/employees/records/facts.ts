import { pickPrinted } from '#domain/fields/printedFields.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { forbidden, notFound } from '../../../http/problem.ts';
import { inPortions } from '../../../inPortions.ts';
import { fullName } from './present.ts';
import {
  selectAtWork,
  selectPrintedAtWork,
  type AtWork,
  type PageAtWork,
  type PartAtWork,
} from './sql/atWork.ts';
import { readEmployment } from './sql/employment.ts';
import { selectOwnRecords } from './sql/ownRecords.ts';
import {
  factsIn,
  lockCore,
  selectAccounts,
  selectByPinfl,
  selectCores,
  selectNames,
  selectPrinted,
} from './sql/employees.ts';

export type EmployeeFacts = Awaited<ReturnType<typeof lockCore>>[number];

/** Reads the facts about an employee that attendance and payments need. Throws 404. */
export async function readEmployee(db: Executor, organizationId: string, id: string): Promise<EmployeeFacts> {
  const [record] = await selectCores(db, organizationId, [id]);
  if (!record) throw notFound();
  return record;
}

const byId = (records: readonly EmployeeFacts[]) => new Map(records.map((record) => [record.id, record]));

/** People by their ids, of rows of `queryFacts`. */
export const peopleIn = (rows: Parameters<typeof factsIn>[0]) => byId(factsIn(rows));

export const readEmployees = async (db: Executor, organizationId: string, ids: readonly string[]) =>
  byId(ids.length ? await selectCores(db, organizationId, ids) : []);

/**
 * Locks the rows of these people until the transaction ends, whatever their status, in the order of ids, also across
 * portions.
 */
export async function lockEmployees(tx: Tx, organizationId: string, ids: readonly string[]) {
  const locked: EmployeeFacts[] = [];
  await inPortions(ids.toSorted(), async (portion) => {
    locked.push(...(await lockCore(tx, organizationId, portion)));
  });
  return byId(locked);
}

/**
 * Locks the employee's row until the transaction ends, so that punches and requests of one person are sequential.
 * Throws 403 employeeBlocked for anyone not active.
 */
export async function lockActiveEmployee(tx: Tx, organizationId: string, id: string): Promise<EmployeeFacts> {
  const [record] = await lockCore(tx, organizationId, [id]);
  if (!record) throw notFound();
  if (record.status !== 'active') throw forbidden('employeeBlocked');
  return record;
}

export async function namesOf(db: Executor, organizationId: string, ids: readonly string[]) {
  const rows = ids.length ? await selectNames(db, { organizationId, ids }) : [];
  return new Map(rows.map((row) => [row.id, fullName(row)]));
}

/** Reads what forms print about these people besides their names, by record id. */
export async function printedFactsOf(db: Executor, organizationId: string, ids: readonly string[]) {
  const rows = ids.length ? await selectPrinted(db, { organizationId, ids }) : [];
  return new Map(rows.map(({ id, ...printed }) => [id, printed]));
}

/** Finds the records of the account's own person. The account may not decide on their money. */
export async function ownRecordsOf(
  db: Executor,
  organizationId: string,
  accountId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = ids.length ? await selectOwnRecords(db, { organizationId, accountId, ids }) : [];
  return new Set(rows.map(({ id }) => id));
}

export async function idsByPinfl(
  db: Executor,
  organizationId: string,
  pinfls: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = pinfls.length ? await selectByPinfl(db, organizationId, pinfls) : [];
  return new Map(rows.map(({ id, pinfl }) => [pinfl, id]));
}

/** Finds the joined accounts by record id. */
export async function accountsOf(db: Executor, organizationId: string, ids: readonly string[]) {
  const rows = ids.length ? await selectAccounts(db, organizationId, ids) : [];
  return new Map(rows.flatMap(({ id, accountId }) => (accountId === null ? [] : [[id, accountId] as const])));
}

/** Reads a page of people at work, ordered by folded name, family name first. */
export async function readPageAtWork(
  db: Executor,
  who: AtWork,
  part: PartAtWork,
  page: PageAtWork,
  direction: 'asc' | 'desc' = 'asc',
) {
  const rows = await selectAtWork(db, who, part, page, direction);
  return rows.map(presentAtWork);
}

const presentAtWork = (row: Awaited<ReturnType<typeof selectAtWork>>[number]) => ({
  id: row.id,
  fullName: fullName(row),
  isRegistered: row.accountId !== null,
  unit: row.unit,
});

/** As `readPageAtWork`, with what a timesheet needs to know and to print besides. */
export const readPrintedPageAtWork = async (db: Executor, who: AtWork, page: PageAtWork) =>
  (await selectPrintedAtWork(db, who, page)).map((row) => ({
    ...presentAtWork(row),
    employment: readEmployment(row.employment),
    printed: { pinfl: row.pinfl, ...pickPrinted(row) },
  }));
