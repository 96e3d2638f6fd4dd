import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import type { CompanyDate } from '#domain/calendar/index.ts';
import type { ColleagueRole } from '#domain/colleague.ts';
import { conflict, notFound } from '../../../http/problem.ts';
import { findAccount, lockAccountRow } from './sql/accounts.ts';
import { findHeldJobs, findRecord, findWaitingRecords, MOST_JOBS } from './sql/jobs.ts';

type Job = components['schemas']['Job'];

/** Supplied by the modules of employees and companies, which depend on this one. */
export interface Joining {
  identifyEmployee: IdentifyEmployee;
  decline: DeclineJob;
  joinAsColleague: (tx: Tx, who: Invited) => Promise<{ role: ColleagueRole; unitIds: string[] }>;
  declineAsColleague: (tx: Tx, who: Invited) => Promise<void>;
  offerOf: OfferOf;
}

/** The terms of a record or an invitation on a date. */
export type OfferOf = (
  db: Executor,
  record: { organizationId: string; id: string; role: string },
  date: CompanyDate,
) => Promise<NonNullable<Job['offer']>>;

interface Invited {
  organizationId: string;
  id: string;
  accountId: string;
  at: Date;
}

/** Throws 404, and 409 when the record cannot be joined. */
export type IdentifyEmployee = (
  tx: Tx,
  who: { organizationId: string; employeeId: string; accountId: string; at: Date },
) => Promise<Job['status']>;

/** Throws 404, and 409 when there is nothing to decline. */
export type DeclineJob = (
  tx: Tx,
  who: {
    organizationId: string;
    employeeId: string;
    accountId: string;
    reason: string | undefined;
    at: Date;
  },
) => Promise<void>;

type JobRow = Awaited<ReturnType<typeof findHeldJobs>>[number];

const present = (
  {
    id,
    organizationTitle,
    role,
    status,
    firstDay,
    unitIds,
  }: Pick<JobRow, 'id' | 'organizationTitle' | 'role' | 'status' | 'firstDay'> &
    Partial<Pick<JobRow, 'unitIds'>>,
  standing: Job['standing'],
): Job => ({
  employeeId: id,
  organizationTitle,
  standing,
  status,
  firstDay,
  unitIds: role === 'manager' ? [...(unitIds ?? [])].sort() : [],
  ...(role === 'employee' ? { role, colleagueRole: null } : { role: 'employer', colleagueRole: role }),
});

/**
 * Jobs that can be chosen, then records that wait for this person: `offered` where phone and PINFL match, `mismatch`
 * where only the phone does. Before the profile is complete, they show only that something waits. `offer` has the terms
 * of an offered record, and of no other.
 */
export async function jobsOf(
  db: Executor,
  accountId: string,
  offer?: { of: OfferOf; today: CompanyDate },
): Promise<{ items: Job[]; isInvited: boolean }> {
  const { phoneNumber, pinfl } = await findAccount(db, accountId);
  const held = (await findHeldJobs(db, accountId)).filter(({ status }) => status !== 'left');
  const waiting = await findWaitingRecords(db, phoneNumber);
  const items = held.map((job) => present(job, 'held'));
  for (const job of pinfl === null ? [] : waiting.slice(0, MOST_JOBS - items.length)) {
    const isOffered = job.role !== 'employee' || job.pinfl === pinfl;
    const shown = present(job, isOffered ? 'offered' : 'mismatch');
    const { firstDay } = job;
    const date = offer && (firstDay !== null && firstDay > offer.today ? firstDay : offer.today);
    items.push(isOffered && date ? { ...shown, offer: await offer.of(db, job, date) } : shown);
  }
  return { items, isInvited: waiting.length > 0 };
}

/** Locks the account. Throws 404 for a record of another phone number or another account's. */
async function lockRecord(tx: Tx, accountId: string, employeeId: string) {
  const account = await lockAccountRow(tx, accountId);
  const record = await findRecord(tx, employeeId);
  if (!record) throw notFound();
  const isOwn = record.accountId === accountId;
  if (!isOwn && (record.accountId !== null || record.phoneNumber !== account.phoneNumber)) throw notFound();
  return { account, record, isOwn };
}

interface Choice {
  accountId: string;
  employeeId: string;
  at: Date;
}

/**
 * Joins the record to the account, or the account to the company's side. Accepting again is idempotent. Throws 404 for a record of another phone number or
 * another account's, 409 pinflMismatch, or 409 illegalTransition when the record has left or was declined.
 */
export async function acceptJob(
  tx: Tx,
  { accountId, employeeId, at }: Choice,
  { identifyEmployee, joinAsColleague }: Joining,
): Promise<Job> {
  const { account, record, isOwn } = await lockRecord(tx, accountId, employeeId);
  if (isOwn) return present(record, 'held');
  if (account.pinfl === null) throw conflict('profileRequired');
  const { organizationId } = record;
  if (record.role !== 'employee') {
    const { role, unitIds } = await joinAsColleague(tx, { organizationId, id: employeeId, accountId, at });
    return present({ ...record, role, unitIds, status: 'active' }, 'held');
  }
  if (record.pinfl !== account.pinfl) throw conflict('pinflMismatch');
  const status = await identifyEmployee(tx, { organizationId, employeeId, accountId, at });
  return present({ ...record, status }, 'held');
}

/**
 * Declines a record with this phone number, whether its PINFL matches or not. Declining again is idempotent. Throws 404
 * as accepting does, or 409 illegalTransition when the job is joined or has left.
 */
export async function declineJob(
  tx: Tx,
  { accountId, employeeId, at, reason }: Choice & { reason: string | undefined },
  { decline, declineAsColleague }: Joining,
): Promise<void> {
  const { record } = await lockRecord(tx, accountId, employeeId);
  if (record.status === 'declined') return;
  const { organizationId } = record;
  if (record.role !== 'employee') {
    if (record.accountId !== null) throw notFound();
    return declineAsColleague(tx, { organizationId, id: employeeId, accountId, at });
  }
  await decline(tx, { organizationId, employeeId, accountId, reason, at });
}
