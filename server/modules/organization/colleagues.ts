import type { ColleagueChange, ColleagueInvitation } from '#domain/colleague.ts';
import { fullName } from '#domain/employee.ts';
import { formatPhone, maskPhone } from '#domain/format/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor, Tx } from '../../database/database.ts';
import { conflict, notFound, validationFailed } from '../../http/problem.ts';
import { newId } from '../../identifier.ts';
import { writeAudit, type Author } from '../audit/index.ts';
import {
  deleteColleague,
  deleteInvitation,
  insertInvitation,
  selectColleagues,
  selectInvitations,
  updatePlace,
} from './sql/colleagues.ts';
import { selectOpenUnits } from './sql/units.ts';
import { insertEmployer } from './sql/employers.ts';
import { lockOrganization } from './sql/periods.ts';

type Colleague = components['schemas']['Colleague'];
type Place = Pick<Colleague, 'role' | 'unitIds'>;

/** @param jobId the caller's own job */
export async function listColleagues(
  db: Executor,
  { organizationId, jobId }: { organizationId: string; jobId: string },
): Promise<Colleague[]> {
  const joined = await selectColleagues(db, organizationId);
  const invited = await selectInvitations(db, organizationId);
  return [
    ...joined.map(({ id, firstName, lastName, phoneNumber, role, unitIds, createdAt }): Colleague => ({
      id,
      state: 'joined',
      phoneNumber,
      role,
      unitIds,
      since: createdAt.toISOString(),
      you: id === jobId,
      fullName: firstName !== null && lastName !== null ? fullName({ firstName, lastName }) : null,
    })),
    ...invited.map(({ id, phoneNumber, role, unitIds, invitedAt }): Colleague => ({
      id,
      state: 'invited',
      fullName: null,
      phoneNumber,
      role,
      unitIds,
      you: false,
      since: invitedAt.toISOString(),
    })),
  ];
}

/** The place to save: only managers have units. Throws 400 unitGone at each that is not an open unit of the company. */
async function acceptPlace(tx: Tx, organizationId: string, { role, unitIds }: Place): Promise<Place> {
  if (role !== 'manager') return { role, unitIds: [] };
  const ids = [...new Set(unitIds)];
  const open = await selectOpenUnits(tx, organizationId, ids);
  const errors = unitIds.flatMap((id, index) =>
    open.has(id) ? [] : [{ pointer: `/unitIds/${index}`, code: 'unitGone' }],
  );
  if (errors.length) throw validationFailed(errors);
  return { role, unitIds: ids };
}

type Who = Author & { jobId: string };
const maskedPhone = (phoneNumber: string) => formatPhone(maskPhone(phoneNumber));
const nameOf = ({ fullName: name, phoneNumber }: Pick<Colleague, 'fullName' | 'phoneNumber'>) =>
  name ?? maskedPhone(phoneNumber);
const MOST_COLLEAGUES = 100;

const readColleague = async (tx: Tx, who: Who, id: string) =>
  (await listColleagues(tx, who)).find((one) => one.id === id)!;

/** Throws 409 alreadyColleague or alreadyInvited at the phone number, tooManyColleagues; 400 unitGone. */
export async function inviteColleague(
  tx: Tx,
  who: Who,
  { phoneNumber, ...wanted }: ColleagueInvitation,
): Promise<Colleague> {
  const { organizationId, byAccountId, at } = who;
  await lockOrganization(tx, organizationId);
  const place = await acceptPlace(tx, organizationId, wanted);
  const known = await listColleagues(tx, who);
  const same = known.find((one) => one.phoneNumber === phoneNumber);
  if (same) {
    const code = same.state === 'joined' ? 'alreadyColleague' : 'alreadyInvited';
    throw conflict(code, { errors: [{ pointer: '/phoneNumber', code }] });
  }
  if (known.length >= MOST_COLLEAGUES) throw conflict('tooManyColleagues');
  const id = newId();
  const invitation = { organizationId, id, phoneNumber, ...place };
  await insertInvitation(tx, { ...invitation, invitedAt: at, invitedByAccountId: byAccountId });
  await writeAudit(tx, who, [
    {
      subject: 'colleague',
      subjectId: id,
      event: 'invite',
      after: { ...place, about: maskedPhone(phoneNumber) },
    },
  ]);
  return readColleague(tx, who, id);
}

/** Locks the company, so that two owners cannot leave it without one at the same moment. */
async function lockPlace(tx: Tx, who: Who, id: string): Promise<Colleague & { lastOwner: boolean }> {
  await lockOrganization(tx, who.organizationId);
  const all = await listColleagues(tx, who);
  const colleague = all.find((one) => one.id === id);
  if (!colleague) throw notFound();
  const owners = all.filter(({ state, role }) => state === 'joined' && role === 'owner');
  return { ...colleague, lastOwner: owners.length === 1 && owners[0]?.id === id };
}

/** Refreshes the open pages of these accounts after their jobs changed. */
export type AnnounceJobs = (tx: Tx, accountIds: readonly string[]) => Promise<void>;

/** Accounts to announce a change to; none for an invitation. */
async function accountsOf(tx: Tx, organizationId: string, id: string): Promise<string[]> {
  const joined = await selectColleagues(tx, organizationId);
  return joined.filter((one) => one.id === id).map(({ accountId }) => accountId);
}

/** Takes effect at once: every call reads the role. Throws 404, 409 lastOwner, 400 unitGone. */
export async function changeColleague(
  tx: Tx,
  who: Who,
  id: string,
  wanted: ColleagueChange,
  announceJobs: AnnounceJobs,
): Promise<Colleague> {
  const { organizationId } = who;
  const { role, unitIds, state, lastOwner, ...known } = await lockPlace(tx, who, id);
  const place = await acceptPlace(tx, organizationId, wanted);
  if (lastOwner && place.role !== 'owner')
    throw conflict('lastOwner', { errors: [{ pointer: '/role', code: 'lastOwner' }] });
  await updatePlace(tx, state === 'joined' ? 'employer' : 'colleagueInvitation', organizationId, id, place);
  await announceJobs(tx, await accountsOf(tx, organizationId, id));
  await writeAudit(tx, who, [
    {
      subject: 'colleague',
      subjectId: id,
      event: 'change',
      before: { role, unitIds },
      after: { ...place, about: nameOf(known) },
    },
  ]);
  return readColleague(tx, who, id);
}

/** The colleague's next call finds no job, and is refused. Throws 404, 409 lastOwner. */
export async function removeColleague(
  tx: Tx,
  who: Who,
  id: string,
  announceJobs: AnnounceJobs,
): Promise<void> {
  const { organizationId } = who;
  const { role, unitIds, state, lastOwner, ...known } = await lockPlace(tx, who, id);
  if (lastOwner) throw conflict('lastOwner');
  await announceJobs(tx, await accountsOf(tx, organizationId, id));
  if (state === 'joined') await deleteColleague(tx, organizationId, id);
  else await deleteInvitation(tx, organizationId, id);
  const event = state === 'joined' ? 'remove' : 'withdraw';
  await writeAudit(tx, who, [
    { subject: 'colleague', subjectId: id, event, before: { role, unitIds, about: nameOf(known) } },
  ]);
}

interface Invited {
  organizationId: string;
  id: string;
  accountId: string;
  at: Date;
}

/** The invitation becomes the job, under the same id. Throws 404 when it was withdrawn, 409 alreadyColleague. */
export async function joinAsColleague(
  tx: Tx,
  { organizationId, id, accountId, at }: Invited,
): Promise<Place> {
  await lockOrganization(tx, organizationId);
  const invitation = await deleteInvitation(tx, organizationId, id);
  if (!invitation) throw notFound();
  if ((await selectColleagues(tx, organizationId)).some((one) => one.accountId === accountId))
    throw conflict('alreadyColleague');
  const { role, unitIds } = invitation;
  await insertEmployer(tx, { organizationId, id, accountId, createdAt: at, role, unitIds });
  await writeAudit(tx, { organizationId, byAccountId: accountId, at }, [
    { subject: 'colleague', subjectId: id, event: 'accept', after: { role, unitIds } },
  ]);
  return { role, unitIds };
}

export async function declineAsColleague(
  tx: Tx,
  { organizationId, id, accountId, at }: Invited,
): Promise<void> {
  const invitation = await deleteInvitation(tx, organizationId, id);
  if (!invitation) throw notFound();
  const { role, unitIds, phoneNumber } = invitation;
  await writeAudit(tx, { organizationId, byAccountId: accountId, at }, [
    {
      subject: 'colleague',
      subjectId: id,
      event: 'decline',
      before: { role, unitIds, about: maskedPhone(phoneNumber) },
    },
  ]);
}
