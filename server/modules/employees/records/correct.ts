import type { EmployeeUpdate } from '#domain/employee.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Services } from '../../../context.ts';
import type { Tx } from '../../../database/database.ts';
import { brokenUnique } from '../../../database/transaction.ts';
import { conflict, notFound, refusedByRule, validationFailed } from '../../../http/problem.ts';
import type { RecordedDaysOf } from './firstDay.ts';
import type { Writing } from './writing.ts';
import { detailsOf, type BalanceOf } from './people.ts';
import { lockRecords } from './sql/records.ts';
import { moveToUnit, type AssignUnit } from './unit.ts';
import { updateMany } from './update.ts';

type Details = components['schemas']['EmployeeDetails'];
/** Notifies the person that they are paid to another card. */
export type AnnounceCard = (
  tx: Tx,
  whose: { organizationId: string; employeeId: string },
  last4: string,
) => Promise<void>;
type Surroundings = Pick<Services, 'config'> & {
  balanceOf: BalanceOf;
  assignUnit: AssignUnit;
  recordedDaysOf: RecordedDaysOf;
  announceCard: AnnounceCard;
};

export interface Correction {
  id: string;
  /** The version of the record that was edited. */
  version: number;
  fields: Partial<EmployeeUpdate>;
}

/**
 * Saves an edited record. Throws 404; 409 changedMeanwhile with the current record; 409 employeeExists, naming the
 * taken fields; 409 pinflJoined; 422 periodClosed and dateTooFar for the day of a salary, a limit or the first working
 * day; 400 unitGone, firstDayEarly, firstDayCrosses and firstDayRecorded.
 */
export async function correct(
  services: Surroundings,
  tx: Tx,
  writing: Writing,
  { id, version, fields: { unitId, ...fields } }: Correction,
): Promise<Details> {
  const { organizationId, at } = writing;
  const [record] = await lockRecords(tx, organizationId, [id]);
  await refuseChanged(services, tx, writing, { id, version, record });
  const otherChanges = unitId === undefined ? [] : await moveToUnit(services, tx, writing, { id, unitId });
  const [updated] = await updateMany(services, tx, writing, [{ id, fields, otherChanges }]).catch(throwTaken);
  if (updated?.outcome === 'refused') {
    const { problems } = updated;
    for (const rule of ['periodClosed', 'dateTooFar'] as const)
      if (problems.some(({ code }) => code === rule)) throw refusedByRule(rule, { errors: problems });
    if (problems.some(({ pointer }) => pointer === '/firstDay')) throw validationFailed(problems);
    const joined = problems.some(({ code }) => code === 'pinflJoined');
    throw conflict(joined ? 'pinflJoined' : 'employeeExists', { errors: problems });
  }
  const details = await detailsOf(services, tx, organizationId, id, at.getTime());
  if (updated?.outcome === 'saved' && updated.fields.includes('cardNumber'))
    await services.announceCard(tx, { organizationId, employeeId: id }, details.card.last4);
  return details;
}

/** Refuses an edit of an older version. Throws 404, or 409 changedMeanwhile with the current record. */
export async function refuseChanged(
  services: Pick<Surroundings, 'balanceOf'>,
  tx: Tx,
  { organizationId, at }: Writing,
  { id, version, record }: { id: string; version: number; record: { version: number } | undefined },
): Promise<void> {
  if (!record) throw notFound();
  if (record.version === version) return;
  const current = await detailsOf(services, tx, organizationId, id, at.getTime());
  throw conflict('changedMeanwhile', { current });
}

/** Translates a unique violation: another record took the value between the check and the write. */
function throwTaken(error: unknown): never {
  const broken = brokenUnique(error);
  if (broken?.includes('pinfl'))
    throw conflict('employeeExists', { errors: [{ pointer: '/pinfl', code: 'pinflTaken' }] });
  if (broken?.includes('phone'))
    throw conflict('employeeExists', { errors: [{ pointer: '/phoneNumber', code: 'phoneTaken' }] });
  throw error;
}

/**
 * Corrects PINFL and phone number of a record whose phone number belongs to an account with another PINFL. Only a
 * correction that makes them agree is saved: the employer learns nothing else about the account. Throws as `correct`
 * does; 409 noMismatch, 422 mismatchStays.
 */
export async function correctMismatch(
  services: Surroundings,
  tx: Tx,
  writing: Writing,
  correction: Correction,
): Promise<Details> {
  const before = await detailsOf(services, tx, writing.organizationId, correction.id, writing.at.getTime());
  if (before.version === correction.version && !before.mismatch) throw conflict('noMismatch');
  const after = await correct(services, tx, writing, correction);
  if (after.mismatch)
    throw refusedByRule('mismatchStays', { errors: [{ pointer: '/pinfl', code: 'mismatchStays' }] });
  return after;
}
