import { companyDate, type CompanyDate } from '#domain/calendar/index.ts';
import { firstDayOf } from '#domain/employment.ts';
import { employeeMachine } from '#machines/lifecycles/employeeMachine.ts';
import { decide } from '#machines/lifecycles/lifecycle.ts';
import type { Tx } from '../../../database/database.ts';
import { illegalTransition, notFound } from '../../../http/problem.ts';
import { newId } from '../../../identifier.ts';
import type { DeclineJob } from '../../account/accounts/index.ts';
import { reasonGiven } from '../../reasonGiven.ts';
import { countMoves } from './counts.ts';
import { fullName } from './present.ts';
import { updateStatus } from './sql/changes.ts';
import { lockCore, type EmployeeStatus } from './sql/employees.ts';
import { dropEmploymentFrom, endEmployment } from './sql/employment.ts';
import { insertEvents, selectRehiredFrom } from './sql/history.ts';

interface Declined {
  organizationId: string;
  recordId: string;
  employeeName: string;
  reason: string | null;
}

/** Supplied by the module of attendance: for each person the last of these days that was entered by hand. */
export type EnteredDaysOf = (
  tx: Tx,
  organizationId: string,
  ids: readonly string[],
  dates: { from: CompanyDate; to: CompanyDate },
) => Promise<ReadonlyMap<string, CompanyDate>>;

/** Supplied by the module of notifications, which stands above this one. */
export type AnnounceDeclined = (tx: Tx, declined: Declined) => Promise<void>;

/**
 * Makes the job that declines a record for its person; the account module has checked whose it is. The employment never
 * began, unless days were entered for the person: then it ends with the last of them. Throws 404, or 409 if the
 * lifecycle does not allow it.
 */
export const makeDecline =
  (announce: AnnounceDeclined, enteredDaysOf: EnteredDaysOf): DeclineJob =>
  async (tx, { organizationId, employeeId, accountId, reason, at }) => {
    const [record] = await lockCore(tx, organizationId, [employeeId]);
    if (!record) throw notFound();
    const { status: from } = record;
    // The person has declined twice at the same moment.
    if (from === 'declined') return;
    const decision = decide(employeeMachine, from, 'decline', 'employee');
    if (!decision.legal) throw illegalTransition(decision.legalEvents);
    const to = decision.state as EmployeeStatus;
    const recordedReason = reasonGiven(employeeMachine, 'decline', reason);
    await updateStatus(tx, organizationId, [employeeId], to);
    const since = (await selectRehiredFrom(tx, organizationId, employeeId)) ?? firstDayOf(record.employment);
    const last = (
      await enteredDaysOf(tx, organizationId, [employeeId], { from: since, to: companyDate(at.getTime()) })
    ).get(employeeId);
    if (last === undefined) await dropEmploymentFrom(tx, organizationId, [employeeId], since);
    else await endEmployment(tx, organizationId, [employeeId], last);
    await insertEvents([
      {
        organizationId,
        id: newId(),
        employeeId,
        event: 'decline',
        fromStatus: from,
        toStatus: to,
        reason: recordedReason,
        byAccountId: accountId,
        at,
      },
    ]).execute(tx);
    await countMoves(tx, organizationId, [
      { from: { status: from, registered: false }, to: { status: to, registered: false } },
    ]);
    const employeeName = fullName(record);
    await announce(tx, { organizationId, recordId: employeeId, employeeName, reason: recordedReason });
  };
