import { companyDate, type CompanyDate, type CompanyMonth } from '#domain/calendar/index.ts';
import type { Tx } from '../../../database/database.ts';
import type { PaymentRequest, PaymentRequestEvent } from '../../../database/tables.generated.ts';
import { newId } from '../../../identifier.ts';
import { post, selectStandingEntries, type EntryKind, type NewEntry } from '../ledger/index.ts';
import { resettleMonths, advancedStates } from '../months/index.ts';
import { selectSettledMonths } from '../runRecords/index.ts';
import { postWithMovements } from '../transactions/index.ts';
import { selectAdvances } from './sql/requests.ts';

/** A request after a change, and the event that changed it. */
export interface Booked {
  request: PaymentRequest;
  event: PaymentRequestEvent;
  /** For a payment: the provider that has or had the money, and the day. */
  provider?: string;
  paidOn?: CompanyDate | null;
  /**
   * The request is paid although it is failed, returned, cancelled or approved for another amount: it is approved again,
   * for the amount that was paid.
   */
  isReapproved?: boolean;
}

/** In these states the person has no money of the request: its entries are reversed. */
const reversing = {
  approved: 'cancelled',
  cancelled: 'cancelled',
  failed: 'rejected',
  returned: 'returned',
} as const satisfies Partial<Record<PaymentRequest['state'], EntryKind>>;

const reversalOf = ({ request: { state }, isReapproved }: Booked): EntryKind | undefined =>
  isReapproved ? 'cancelled' : (reversing as Partial<Record<PaymentRequest['state'], EntryKind>>)[state];

/**
 * Enters changes of requests in the ledger, in the transaction that makes them. An approval that can be undone is not
 * entered yet, nor is doubt: the money stays where it was last known to be.
 */
export async function bookRequests(
  tx: Tx,
  { organizationId, at }: { organizationId: string; at: Date },
  booked: readonly Booked[],
): Promise<void> {
  const taken = booked.filter(reversalOf);
  const standing = taken.length
    ? await selectStandingEntries(
        tx,
        organizationId,
        taken.map(({ request }) => request.id),
      )
    : [];
  const settled = await findSettledBySalary(tx, organizationId, booked);
  const isDeducted = (one: Booked) => isApproved(one) && one.request.kind !== 'salary' && settled.has(one);
  const entries = booked.flatMap((one): NewEntry[] => {
    const kind = reversalOf(one);
    const own = kind ? standing.filter(({ subjectId }) => subjectId === one.request.id) : [];
    return [
      ...own.map(({ id }) => ({
        ...causeOf({ ...one.event, id: newId() }),
        kind: kind!,
        reverses: id,
      })),
      ...makeForwardEntries(one),
      ...(isDeducted(one) ? [offsetEntry({ ...one, event: { ...one.event, id: newId() } })] : []),
    ];
  });
  const approvals = new Set(standing.filter(({ kind }) => kind === 'approved').map(({ id }) => id));
  const requests = booked.map(({ request }) => request);
  await postWithMovements(tx, { organizationId, at }, entries, { requests, approvals });
  const toResettle = [...settled]
    .filter((one) => one.isReapproved || changesGivenStage(one))
    .map(({ request }) => request);
  if (toResettle.length)
    await resettleMonths(tx, { organizationId, at, byAccountId: booked[0]!.event.byAccountId }, toResettle);
}

/**
 * Deducts the month's advances from a salary that is being confirmed. Each gets an entry of its own, so that an advance
 * that comes back later is owed as salary again. An advance that is approved later is deducted then.
 */
export async function bookOffsets(
  tx: Tx,
  run: { organizationId: string; period: CompanyMonth; at: Date; byAccountId: string },
  employeeIds: readonly string[],
): Promise<void> {
  const { organizationId, period, at, byAccountId } = run;
  const advances = await selectAdvances(tx, organizationId, employeeIds, period);
  if (!advances.length) return;
  const ids = advances.map(({ id }) => id);
  const standing = await selectStandingEntries(tx, organizationId, ids);
  const isOffset = new Set(standing.flatMap(({ kind, subjectId }) => (kind === 'offset' ? subjectId : [])));
  const entries = advances
    .filter(({ id }) => !isOffset.has(id))
    .map((request) => offsetEntry({ request, event: { id: newId(), byAccountId, at } }));
  await post(tx, { organizationId, at }, entries);
}

const monthOf = ({ employeeId, period }: Pick<PaymentRequest, 'employeeId' | 'period'>) =>
  `${employeeId} ${period}`;

/** Changes of requests whose month a salary has settled: an advance is deducted from the salary, or owed as salary again. */
async function findSettledBySalary(tx: Tx, organizationId: string, booked: readonly Booked[]) {
  const changed = booked.filter((one) => !isMadeByRun(one) && (isApproved(one) || changesGivenStage(one)));
  const months = changed.map(({ request }) => request);
  const found = months.length ? await selectSettledMonths(tx, organizationId, months) : [];
  const settled = new Set(found.map(monthOf));
  return new Set(changed.filter(({ request }) => settled.has(monthOf(request))));
}

/** The run that pays a salary settles its month itself. */
const isMadeByRun = ({ request, event, isReapproved }: Booked) =>
  request.kind === 'salary' && event.fromState === 'inProcess' && !isReapproved;

const isApproved = ({ event, isReapproved }: Booked) => event.toState === 'approved' || isReapproved === true;

/** How far a request counts as given: not at all, as reserved, or as given because it was approved for good. */
const givenStageOf = (state: PaymentRequestEvent['fromState']) => {
  if (state === null || state === 'inProcess' || state === 'cancelled') return 'nothing';
  return advancedStates.includes(state) ? 'given' : 'reserved';
};

const changesGivenStage = ({ event: { fromState, toState } }: Booked) =>
  givenStageOf(fromState) !== givenStageOf(toState);

/** Entries that move the money to its next stage. */
function makeForwardEntries(one: Booked): NewEntry[] {
  const { toState, fromState } = one.event;
  if (toState === 'approved') return [approvalEntry(one)];
  if (toState === 'sending' && fromState === 'approved') return [handOverEntry(one)];
  if (one.isReapproved)
    return [approvalEntry({ ...one, event: { ...one.event, id: newId() } }), paymentEntry(one)];
  if (toState === 'paid') return [fromState === 'approved' ? paymentEntry(one) : settlementEntry(one)];
  return [];
}

type Cause = Pick<PaymentRequestEvent, 'id' | 'byAccountId' | 'at'>;

interface Caused {
  request: PaymentRequest;
  event: Cause;
  provider?: string;
  paidOn?: CompanyDate | null;
}

const causeOf = ({ id, byAccountId, at }: Cause) => ({
  id,
  byAccountId,
  effectiveOn: companyDate(at.getTime()),
});

/** The company owes the amount to the card: as an advance, or as salary owed before. It waits to be handed over. */
export function approvalEntry({ request, event }: Caused): NewEntry {
  const { employeeId, amount, id: subjectId } = request;
  const debit = { kind: request.kind === 'salary' ? ('payable' as const) : ('advance' as const), employeeId };
  return {
    ...causeOf(event),
    kind: 'approved',
    transfers: [{ debit, credit: { kind: 'payoutPending' }, amount, subjectId }],
  };
}

/** An advance is deducted from the salary of its month. */
const offsetEntry = ({ request: { employeeId, amount, id: subjectId }, event }: Caused): NewEntry => ({
  ...causeOf(event),
  kind: 'offset',
  transfers: [
    { debit: { kind: 'payable', employeeId }, credit: { kind: 'advance', employeeId }, amount, subjectId },
  ],
});

/** A provider has the money, or the order to pay it. */
const handOverEntry = ({ request: { amount, id: subjectId }, event, provider }: Caused): NewEntry => ({
  ...causeOf(event),
  kind: 'sent',
  transfers: [{ debit: { kind: 'payoutPending' }, credit: inFlightAccount(provider), amount, subjectId }],
});

/** Money under way has arrived. */
const settlementEntry = ({ request: { amount, id: subjectId }, event, ...paid }: Caused): NewEntry => ({
  ...settledCause(event, paid),
  transfers: [{ debit: inFlightAccount(paid.provider), credit: { kind: 'bank' }, amount, subjectId }],
});

/** Handed over and settled at once, by the company itself. */
export const paymentEntry = ({ request: { amount, id: subjectId }, event, ...paid }: Caused): NewEntry => ({
  ...settledCause(event, paid),
  transfers: [
    { debit: { kind: 'payoutPending' }, credit: inFlightAccount(paid.provider), amount, subjectId },
    { debit: inFlightAccount(paid.provider), credit: { kind: 'bank' }, amount, subjectId },
  ],
});

const inFlightAccount = (provider: string | undefined) => ({
  kind: 'inFlight' as const,
  ...(provider && provider !== 'hand' && { provider }),
});

const settledCause = (event: Cause, { paidOn }: Pick<Caused, 'paidOn'>) => {
  const cause = causeOf(event);
  return { ...cause, kind: 'settled' as const, effectiveOn: paidOn ?? cause.effectiveOn };
};
