import { companyDate, type CompanyDate } from '#domain/calendar/index.ts';
import { currentFirstDay } from '#domain/employment.ts';
import { employeeMachine } from '#machines/lifecycles/employeeMachine.ts';
import { decide } from '#machines/lifecycles/lifecycle.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Tx } from '../../../database/database.ts';
import { newId } from '../../../identifier.ts';
import { writeChanges, type Change } from './changes.ts';
import type { AnnounceJobs } from '../../organization/index.ts';
import { countMoves } from './counts.ts';
import type { RecordedDaysOf } from './firstDay.ts';
import type { Writing } from './writing.ts';
import { updateStatus } from './sql/changes.ts';
import { lockCore, type EmployeeStatus } from './sql/employees.ts';
import { beginEmployment, endEmployment } from './sql/employment.ts';
import { insertEvents } from './sql/history.ts';
import { refuseStatusDay } from './statusDay.ts';

type EmployeeVerb = components['schemas']['EmployeeEvent'];
type Result = components['schemas']['EmployeeStatusResult'];

export interface StatusChange extends Writing {
  ids: readonly string[];
  event: EmployeeVerb;
  reason: string | null;
  /** The last working day of people who leave, or the first of people who are rehired; today if undefined. */
  day?: CompanyDate | undefined;
}

/**
 * Changes the status of each record separately. A record whose lifecycle does not allow the event stays as it is, and
 * its result says so. A person who leaves is employed until the end of the day, a rehired one from its beginning.
 * Throws as `refuseStatusDay` does.
 */
export async function changeStatus(
  services: { recordedDaysOf: RecordedDaysOf; announceJobs: AnnounceJobs },
  tx: Tx,
  change: StatusChange,
): Promise<Result[]> {
  const { organizationId, ids, event, reason, byAccountId, at } = change;
  const locked = await lockCore(tx, organizationId, ids);
  const records = new Map(locked.map((record) => [record.id, record]));
  const moves: { id: string; from: EmployeeStatus; to: EmployeeStatus; accountId: string | null }[] = [];
  const results = ids.map((id): Result => {
    const record = records.get(id);
    if (!record) return { id, outcome: 'refused', status: null, code: 'notFound', legalEvents: [] };
    const { status: from, accountId } = record;
    const registered = accountId !== null;
    const decision = decide(employeeMachine, from, event, 'employer', { identified: registered });
    if (!decision.legal) {
      const legalEvents = decision.legalEvents as EmployeeVerb[];
      return { id, outcome: 'refused', status: from, code: 'illegalTransition', legalEvents };
    }
    const to = decision.state as EmployeeStatus;
    moves.push({ id, from, to, accountId });
    return { id, outcome: 'changed', status: to, code: null, legalEvents: [] };
  });
  if (!moves.length) return results;
  const today = companyDate(at.getTime());
  const { day = today } = change;
  if (change.day !== undefined) {
    const people = moves.map(({ id }) => records.get(id)!);
    await refuseStatusDay(services, tx, change, { event, day, people });
  }
  for (const status of new Set(moves.map(({ to }) => to)))
    await updateStatus(
      tx,
      organizationId,
      moves.filter(({ to }) => to === status).map(({ id }) => id),
      status,
    );
  const movedIds = moves.map(({ id }) => id);
  if (event === 'leave') await endEmployment(tx, organizationId, movedIds, day);
  if (event === 'rehire') await beginEmployment(tx, organizationId, movedIds, day);
  const eventIds = new Map(movedIds.map((id) => [id, newId()]));
  await insertEvents(
    moves.map(({ id, from, to }) => ({
      organizationId,
      id: eventIds.get(id)!,
      employeeId: id,
      event,
      fromStatus: from,
      toStatus: to,
      reason,
      byAccountId,
      at,
    })),
  ).execute(tx);
  if (day !== today) {
    const changeOf = (id: string): Change =>
      event === 'leave'
        ? { field: 'lastDay', from: null, to: day, validFrom: null }
        : {
            field: 'firstDay',
            to: day,
            validFrom: null,
            from: currentFirstDay(records.get(id)!.employment, true),
          };
    await writeChanges(
      tx,
      organizationId,
      movedIds.map((id) => ({ eventId: eventIds.get(id)!, changes: [changeOf(id)] })),
    );
  }
  await countMoves(
    tx,
    organizationId,
    moves.map(({ from, to, accountId }) => ({
      from: { status: from, registered: accountId !== null },
      to: { status: to, registered: accountId !== null },
    })),
  );
  await services.announceJobs(
    tx,
    moves.flatMap(({ accountId }) => accountId ?? []),
  );
  return results;
}
