import { companyDate, type CompanyDate } from '#domain/calendar/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Services } from '../../../context.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import type { PaymentRequest, PayoutRegister } from '../../../database/tables.generated.ts';
import { conflict, fieldRefused, forbidden, notFound } from '../../../http/problem.ts';
import { writeAudit, type AuditEvent } from '../../audit/index.ts';
import { heldCardsOf } from '../cards/index.ts';
import { ownRecordsOf, readEmployees } from '../../employees/records/index.ts';
import type { Notify } from '../../notifications/index.ts';
import { seersOf } from '../../organization/index.ts';
import {
  handOverInRegister,
  lockCompanyPayouts,
  selectOpenInRegister,
  presentRegisters,
  selectRegister,
  settleItems,
  readRegisterSteps,
  selectWaitingForRegister,
  type SettlementByBank,
} from '../payouts/index.ts';
import {
  mayReceive,
  lockWithPeople,
  followPayouts,
  selectApprovals,
  selectDeciders,
} from '../requests/index.ts';

type Schemas = components['schemas'];

/** As many as a bank accepts in one file, and one transaction changes in a few seconds. */
const MOST_ROWS = 5_000;

export interface By {
  organizationId: string;
  accountId: string;
  at: Date;
}

/** Puts payouts that wait for the company's bank into a register, and hands them over. Throws 409 nothingWaits. */
export async function makeRegister(
  services: Pick<Services, 'config'>,
  tx: Tx,
  notify: Notify,
  { organizationId, accountId: byAccountId, at }: By,
): Promise<PayoutRegister> {
  await lockCompanyPayouts(tx, organizationId);
  const waiting = await selectWaitingForRegister(tx, organizationId, MOST_ROWS);
  const requests = waiting.length ? await lockWithPeople(tx, organizationId, waiting) : [];
  const people = await readEmployees(tx, organizationId, [...new Set(requests.map((one) => one.employeeId))]);
  // Somebody may have been blocked, or a request cancelled, before the lock.
  const approved = requests.filter(
    (request) => request.state === 'approved' && mayReceive(request, people.get(request.employeeId)?.status),
  );
  const made = await handOverInRegister(
    services,
    tx,
    { organizationId, at, byAccountId },
    approved.map(({ id }) => id),
  );
  if (!made) throw conflict('nothingWaits');
  const { register } = made;
  const sent = new Set(made.requestIds);
  await followPayouts(
    tx,
    notify,
    approved.filter(({ id }) => sent.has(id)),
    { verb: 'send', provider: 'file', at, byAccountId },
  );
  await writeAudit(tx, { organizationId, byAccountId, at }, [
    {
      subject: 'payoutRegister',
      subjectId: register.id,
      event: 'make',
      before: null,
      after: { number: register.number, count: register.count, amount: register.amount },
    },
  ]);
  return register;
}

/**
 * Records what the bank did with all or some open payments of a register. Payments to the caller, or approved by the
 * caller, have to be settled by somebody else; if there is nobody else, the password is needed. Throws 404, 409
 * registerSettled, 403 secondPersonNeeded, and 400 at the wrong field.
 */
export async function settleRegister(
  tx: Tx,
  notify: Notify,
  by: By & { isProven: boolean },
  id: string,
  { event, requestIds, reason, paidOn }: Schemas['PayoutRegisterSettlement'],
): Promise<{ register: PayoutRegister; settled: number; refused: number }> {
  const register = await selectRegister(tx, by.organizationId, id);
  if (!register) throw notFound();
  if (event === 'handOver') {
    await handOver(tx, by, register, reason);
    return { register, settled: 0, refused: 0 };
  }
  const note = acceptReason(reason);
  const day = event === 'markPaid' ? acceptPaymentDay(register, paidOn, by.at) : null;
  const open = await lockOpenRequests(tx, by, id, requestIds && new Set(requestIds));
  if (!open.length) throw conflict('registerSettled');
  const { allowed, alone } = await requireSettleable(tx, by, open);
  await settleByBank(tx, notify, by, allowed, { event, paidOn: day, noteOf: () => note });
  await auditSettled(tx, by, register, {
    event: alone ? `${event}Alone` : event,
    count: allowed.length,
    paidOn: day,
    reason: note,
  });
  return { register, settled: allowed.length, refused: open.length - allowed.length };
}

/** Records once that the bank has the register. Needs a reason where nobody has saved its file. */
async function handOver(tx: Tx, by: By, register: PayoutRegister, reason?: string): Promise<void> {
  const { fileSavedAt, handedOverAt } = (await readRegisterSteps(tx, by.organizationId, [register]))(
    register.id,
  );
  if (handedOverAt !== null) return;
  const note = fileSavedAt === null ? acceptReason(reason) : (reason?.trim() ?? null);
  const open = await selectOpenInRegister(tx, by.organizationId, register.id);
  if (!open.length) throw conflict('registerSettled');
  await auditSettled(tx, by, register, {
    event: 'handOver',
    count: open.length,
    paidOn: null,
    reason: note,
  });
}

export const acceptReason = (reason: string | undefined): string => {
  const note = reason?.trim();
  if (!note) throw fieldRefused('/reason', 'reasonRequired');
  return note;
};

/** Locks the requests of a register whose payments are open; only the wanted ones if given. */
export async function lockOpenRequests(
  tx: Tx,
  { organizationId }: By,
  id: string,
  wanted?: ReadonlySet<string>,
): Promise<PaymentRequest[]> {
  const isOpen = async () =>
    (await selectOpenInRegister(tx, organizationId, id)).filter((one) => !wanted || wanted.has(one));
  const found = await isOpen();
  const locked = found.length ? await lockWithPeople(tx, organizationId, found) : [];
  // Somebody may have settled some of them before the lock.
  const still = new Set(await isOpen());
  return locked.filter((one) => still.has(one.id));
}

/**
 * Requests that the caller may settle. Throws 403 secondPersonNeeded when there are none, and 400 when the password is
 * needed.
 */
export async function requireSettleable(
  tx: Tx,
  by: By & { isProven: boolean },
  open: readonly PaymentRequest[],
): Promise<{ allowed: readonly PaymentRequest[]; alone: boolean }> {
  const { allowed, alone } = await pickSettleable(tx, by, open);
  if (!allowed.length) throw forbidden('secondPersonNeeded');
  if (alone && !by.isProven) throw fieldRefused('/password', 'required');
  return { allowed, alone };
}

export async function settleByBank(
  tx: Tx,
  notify: Notify,
  { organizationId, accountId: byAccountId, at }: By,
  requests: readonly PaymentRequest[],
  { event, paidOn, noteOf }: Omit<SettlementByBank, 'byAccountId'>,
): Promise<void> {
  if (!requests.length) return;
  const ids = requests.map(({ id }) => id);
  await settleItems(tx, { organizationId, at }, ids, { event, paidOn, noteOf, byAccountId });
  const verb = event === 'markPaid' ? 'pay' : 'fail';
  await followPayouts(tx, notify, requests, {
    verb,
    provider: 'file',
    at,
    byAccountId,
    reason: noteOf,
    paidOn,
  });
}

export const auditSettled = (
  tx: Tx,
  { organizationId, accountId: byAccountId, at }: By,
  { id: subjectId, number }: PayoutRegister,
  {
    event,
    count,
    late = 0,
    paidOn,
    reason,
  }: {
    event: AuditEvent<'payoutRegister'>;
    count: number;
    /** Recorded as paid by a refused attempt. */
    late?: number;
    /** Null where nothing was paid. */
    paidOn: CompanyDate | null;
    reason: string | null;
  },
) =>
  writeAudit(tx, { organizationId, byAccountId, at }, [
    {
      subject: 'payoutRegister',
      subjectId,
      event,
      before: null,
      after: { number, count, ...(late > 0 && { late }), paidOn },
      reason,
    },
  ]);

type Mine = Pick<PaymentRequest, 'id' | 'employeeId' | 'cardId' | 'reviewedByAccountId' | 'state'>;

/** Requests that the account may settle, and whether it may only because nobody else can. */
export async function pickSettleable<Request extends Mine>(
  db: Executor,
  { organizationId, accountId, at }: By,
  requests: readonly Request[],
): Promise<{ allowed: readonly Request[]; alone: boolean }> {
  const people = [...new Set(requests.map(({ employeeId }) => employeeId))];
  const own = await ownRecordsOf(db, organizationId, accountId, people);
  const held = await heldCardsOf(db, { organizationId, accountId }, at.getTime());
  // The last decision on a cancelled request is its cancellation, so its approver comes from the history.
  const cancelled = requests.flatMap(({ id, state }) => (state === 'cancelled' ? [id] : []));
  const approvals = cancelled.length ? await selectApprovals(db, organizationId, cancelled) : [];
  const approvers = new Map(approvals.map(({ requestId, byAccountId }) => [requestId, byAccountId]));
  const isTheirs = ({ id, employeeId, cardId, reviewedByAccountId }: Mine) =>
    own.has(employeeId) || held.has(cardId) || (approvers.get(id) ?? reviewedByAccountId) === accountId;
  const others = requests.filter((request) => !isTheirs(request));
  if (others.length === requests.length) return { allowed: requests, alone: false };
  const date = companyDate(at.getTime());
  // Owners and accountants see everybody, so those who see one person see all.
  const seers = await seersOf(db, organizationId, [{ employeeId: people[0]!, date }]);
  const hasOther = seers.some((one) => one.role !== 'manager' && one.accountId !== accountId);
  return hasOther ? { allowed: others, alone: false } : { allowed: requests, alone: true };
}

/** A register, and whether the caller may settle it. */
export async function presentRegister(
  db: Executor,
  by: By,
  row: PayoutRegister,
): Promise<Schemas['PayoutRegister']> {
  const [register] = await presentRegisters(db, by.organizationId, [row], by.at.getTime());
  const ids = await selectOpenInRegister(db, by.organizationId, row.id);
  const open = ids.length ? await selectDeciders(db, by.organizationId, ids) : [];
  if (!open.length) return register!;
  return { ...register!, settling: await settlingOf(db, by, open) };
}

/** Whether the caller may settle all, some or none of these open payments. */
export async function settlingOf(
  db: Executor,
  by: By,
  open: readonly Mine[],
): Promise<'open' | 'some' | 'others' | 'alone'> {
  const { allowed, alone } = await pickSettleable(db, by, open);
  if (alone) return 'alone';
  if (allowed.length === open.length) return 'open';
  return allowed.length ? 'some' : 'others';
}

/** The day must be between the register's day and today. */
export function acceptPaymentDay(
  { createdAt }: PayoutRegister,
  paidOn: CompanyDate | undefined,
  at: Date,
): CompanyDate {
  if (paidOn === undefined) throw fieldRefused('/paidOn', 'required');
  if (paidOn > companyDate(at.getTime())) throw fieldRefused('/paidOn', 'dayNotYet');
  if (paidOn < companyDate(createdAt.getTime())) throw fieldRefused('/paidOn', 'beforeRegister');
  return paidOn;
}
