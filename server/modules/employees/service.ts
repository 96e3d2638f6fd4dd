import { employeeMachine } from '#machines/lifecycles/employeeMachine.ts';
import { decide } from '#machines/lifecycles/lifecycle.ts';
import type { Executor, Tx } from '../../database/database.ts';
import { conflict, forbidden, illegalTransition, notFound } from '../../http/problem.ts';
import { newId } from '../../identifier.ts';
import { countMoves } from './counts.ts';
import { fullName, presentCard } from './present.ts';
import {
  countAtWork,
  lockCore,
  selectAtWork,
  selectCards,
  selectCore,
  selectCores,
  selectDefaultCard,
  selectNames,
  type AtWork,
  type EmployeeStatus,
} from './queries.ts';
import { selectAccounts } from './reachable.ts';
import { insertEvents, joinAccount } from './writeQueries.ts';

/**
 * Joins a record and the account whose phone number and PINFL agree with it (compared by the account module). Throws
 * 404 for an unknown record, 409 when it is already joined or its lifecycle does not allow it.
 */
export async function identifyEmployee(
  tx: Tx,
  {
    organizationId,
    employeeId,
    accountId,
    at,
  }: { organizationId: string; employeeId: string; accountId: string; at: Date },
): Promise<EmployeeStatus> {
  const [record] = await lockCore(tx, organizationId, [employeeId]);
  if (!record) throw notFound();
  if (record.accountId !== null) throw conflict('employeeJoined');
  const { chosenStatus, status: from } = record;
  const decision = decide(employeeMachine, from, 'identify', 'system', { chosenStatus });
  if (!decision.legal) throw illegalTransition(decision.legalEvents);
  const status = decision.state as EmployeeStatus;
  await joinAccount(tx, organizationId, employeeId, { accountId, status });
  await insertEvents(tx, [
    {
      organizationId,
      id: newId(),
      employeeId,
      event: 'identify',
      fromStatus: from,
      toStatus: status,
      reason: null,
      byAccountId: accountId,
      at,
    },
  ]);
  await countMoves(tx, organizationId, [
    { from: { status: from, registered: false }, to: { status, registered: true } },
  ]);
  return status;
}

export type EmployeeFacts = Awaited<ReturnType<typeof lockCore>>[number];

/** What attendance and payments need of an employee. Throws 404. */
export async function readEmployee(db: Executor, organizationId: string, id: string): Promise<EmployeeFacts> {
  const record = await selectCore(db, organizationId, id);
  if (!record) throw notFound();
  return record;
}

const byId = (records: readonly EmployeeFacts[]) => new Map(records.map((record) => [record.id, record]));

export const readEmployees = async (db: Executor, organizationId: string, ids: readonly string[]) =>
  byId(ids.length ? await selectCores(db, organizationId, ids) : []);

/** Locks their rows until the transaction ends, whatever their status. */
export const lockEmployees = async (tx: Tx, organizationId: string, ids: readonly string[]) =>
  byId(ids.length ? await lockCore(tx, organizationId, ids) : []);

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
  const rows = ids.length ? await selectNames(db, organizationId, ids) : [];
  return new Map(rows.map((row) => [row.id, fullName(row)]));
}

/** Joined accounts, by the record's id. */
export async function accountsOf(db: Executor, organizationId: string, ids: readonly string[]) {
  const rows = ids.length ? await selectAccounts(db, organizationId, ids) : [];
  return new Map(rows.flatMap(({ id, accountId }) => (accountId === null ? [] : [[id, accountId] as const])));
}

export async function cardsOf(db: Executor, organizationId: string, ids: readonly string[]) {
  const rows = ids.length ? await selectCards(db, organizationId, ids) : [];
  return new Map(rows.map((row) => [row.id, { employeeId: row.employeeId, card: presentCard(row) }]));
}

export async function defaultCardOf(db: Executor, organizationId: string, employeeId: string) {
  const row = await selectDefaultCard(db, organizationId, employeeId);
  if (!row) throw notFound();
  return presentCard(row);
}

export { countAtWork };

/** By folded name, family name first. */
export async function pageAtWork(db: Executor, who: AtWork, page: { limit: number; offset: number }) {
  const rows = await selectAtWork(db, who, page);
  return rows.map((row) => ({ id: row.id, fullName: fullName(row) }));
}
