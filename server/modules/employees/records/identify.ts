import { companyDate } from '#domain/calendar/index.ts';
import { employeeMachine } from '#machines/lifecycles/employeeMachine.ts';
import { decide } from '#machines/lifecycles/lifecycle.ts';
import type { Tx } from '../../../database/database.ts';
import { conflict, illegalTransition, notFound } from '../../../http/problem.ts';
import { newId } from '../../../identifier.ts';
import { countMoves } from './counts.ts';
import { joinAccount } from './sql/changes.ts';
import { lockCore, type EmployeeStatus } from './sql/employees.ts';
import { insertEvents } from './sql/history.ts';

/**
 * Joins a record with the account whose phone number and PINFL match it; the account module has compared them. Throws
 * 404 for an unknown record, 409 if the record is already joined or its lifecycle does not allow it.
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
  await joinAccount(tx, organizationId, employeeId, {
    accountId,
    status,
    first: companyDate(at.getTime()),
  });
  await insertEvents([
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
  ]).execute(tx);
  await countMoves(tx, organizationId, [
    { from: { status: from, registered: false }, to: { status, registered: true } },
  ]);
  return status;
}
