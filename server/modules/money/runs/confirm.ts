import { companyDate, monthOf } from '#domain/calendar/index.ts';
import type { Tiyin } from '#domain/money.ts';
import { settlesMonth } from '#domain/payRun.ts';
import { mostInPayment } from '#domain/payoutLimits.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { PayRunState } from '#machines/lifecycles/payRunMachine.ts';
import type { Tx } from '../../../database/database.ts';
import type { NetPay, PayRun, PayRunItem } from '../../../database/tables.generated.ts';
import { conflict, forbidden } from '../../../http/problem.ts';
import { enterAdjustments } from '../../time/attendance/index.ts';
import { writeAudit, type Author } from '../../audit/index.ts';
import { periodStateOf } from '../../organization/index.ts';
import { lockEmployees } from '../../employees/records/index.ts';
import { keepCheckpoint } from '../ledger/index.ts';
import type { Notify } from '../../notifications/index.ts';
import { approveByRun, bookOffsets, includeUndecided, payByRun } from '../requests/index.ts';
import { bookCarried } from '../months/index.ts';
import { saveNetPay } from '../payLines/index.ts';
import { currentProvider } from '../payouts/index.ts';
import { reasonRequired } from '../../reasonGiven.ts';
import { computationOf } from './recompute.ts';
import { announceSalaries } from './announce.ts';
import { identifyRun } from './identifyRun.ts';
import { bookAccruals } from './books.ts';
import { isPaid, computeItemsNow, takesAboveHalf } from './compute.ts';
import { judgeConfirming } from './confirming.ts';
import { lockRunFor } from './lockRunFor.ts';
import { keyOf, selectIncluded, selectItemRows, updateRun, updateSettled } from '../runRecords/index.ts';

/** A draft with the confirmed totals. Its people are locked. */
interface Draft {
  run: PayRun;
  /** Also those who get nothing: a salary settles their month. */
  items: readonly PayRunItem[];
  paid: readonly PayRunItem[];
}

/** How a draft may be confirmed. */
interface Approval {
  /** Confirmed by somebody whom it pays, or who set a card that it pays to, because nobody else can. */
  isAlone: boolean;
  /** People whose payments can be undone for a while, for that reason. */
  alone: ReadonlySet<string>;
  note: string | null;
  /** The card to which a computed run pays each person. */
  cards: ReadonlyMap<string, string | null>;
}

/**
 * Confirms a draft: locks its people, and checks every amount against the month as it is now. A salary also settles the
 * month of its people who get nothing. The caller has checked the password. Throws 404; 409 illegalTransition,
 * runTotalsChanged, runWithoutCard, runAboveMost, runAboveHalf, runCardHeld, monthNotClosed and runOutdated; 403
 * ownInRun; 400 reasonRequired at /note.
 */
export async function confirmRun(
  tx: Tx,
  notify: Notify,
  author: Author,
  id: string,
  { count, amount, note }: components['schemas']['PayRunConfirmation'],
): Promise<PayRun> {
  const { run, state } = await lockRunFor(tx, author, id, 'confirm');
  const draft = await lockDraft(tx, run, { count, amount });
  const approval = await judgeApproval(tx, author, draft, note?.trim() || null);
  if (settlesMonth(run.kind)) await cancelUndecided(tx, notify, author, draft);
  const now = await judgeAmounts(tx, author, draft);
  if (settlesMonth(run.kind)) await settleMonth(tx, notify, author, draft, now);
  await pay(tx, notify, author, draft, approval);
  return record(tx, author, run, state, { count, amount, approval });
}

/** Throws 409 runTotalsChanged where the draft's count or sum differs from what the caller confirmed. */
async function lockDraft(tx: Tx, run: PayRun, agreed: { count: number; amount: Tiyin }): Promise<Draft> {
  const { organizationId, id } = run;
  const items = (await selectItemRows(tx, organizationId, id)).filter(({ excluded }) => !excluded);
  const paid = items.filter(isPaid);
  const total = paid.reduce((sum, { amount }) => sum + amount, 0);
  if (paid.length !== agreed.count || total !== agreed.amount) throw conflict('runTotalsChanged');
  // Before the cards are checked.
  await lockEmployees(tx, organizationId, peopleIn(items));
  return { run, items, paid };
}

const peopleIn = (items: readonly PayRunItem[]): string[] => [
  ...new Set(items.map(({ employeeId }) => employeeId)),
];

/** Throws the reason why this author may not confirm the draft now, to these cards. */
async function judgeApproval(
  tx: Tx,
  author: Author,
  { run, paid }: Draft,
  note: string | null,
): Promise<Approval> {
  const { organizationId, kind, period } = run;
  const included = await selectIncluded(tx, organizationId, run.id);
  const { confirming, own, held } = await judgeConfirming(tx, author, kind, included);
  const isAlone = confirming === 'alone';
  if (confirming === 'others') throw forbidden('ownInRun');
  if (confirming === 'open' && held.length) throw conflict('runCardHeld');
  if (isAlone && !note) throw reasonRequired('/note');
  const isOver = period < monthOf(companyDate(author.at.getTime()));
  if (isOver && kind !== 'requests' && (await periodStateOf(tx, organizationId, period)) !== 'closed')
    throw conflict('monthNotClosed');
  // A request names its card.
  if (kind !== 'requests' && included.some(({ cardId }) => cardId === null)) throw conflict('runWithoutCard');
  const most = mostInPayment(await currentProvider(tx, organizationId));
  if (most !== null && paid.some(({ amount }) => amount > most)) throw conflict('runAboveMost');
  return {
    isAlone,
    alone: new Set([...own, ...held.map(({ employeeId }) => employeeId)]),
    note,
    cards: new Map(included.map(({ employeeId, cardId }) => [employeeId, cardId])),
  };
}

/** The salary includes undecided requests. */
const cancelUndecided = (tx: Tx, notify: Notify, { at }: Author, { run, items, paid }: Draft) =>
  includeUndecided(
    tx,
    notify,
    { ...run, at },
    { employeeIds: peopleIn(items), paid: new Set(peopleIn(paid)) },
  );

/** Computes the items again. Throws 409 runOutdated where somebody would get less than was confirmed, and runAboveHalf. */
async function judgeAmounts(
  tx: Tx,
  { at }: Author,
  { run, items }: Draft,
): Promise<ReadonlyMap<string, PayRunItem>> {
  const now = await computeItemsNow(tx, computationOf(run, at), items);
  // Also when more would be carried over now than was confirmed.
  const isOutdated = (item: PayRunItem) => {
    const { amount: agreed, carried, netPay } = item;
    const is = now.get(keyOf(item)) ?? { proposed: 0, carried: 0, netPay: null, adjustments: 0 };
    // A month with an upload may have lost what another month pays now.
    const isOther = is.netPay !== netPay || (netPay !== null && is.adjustments !== item.adjustments);
    return agreed > is.proposed || is.carried > carried || isOther;
  };
  if (items.some(isOutdated)) throw conflict('runOutdated');
  if ([...now.values()].some(takesAboveHalf)) throw conflict('runAboveHalf');
  return now;
}

/** Enters the month in the ledger, and notifies its people. */
async function settleMonth(
  tx: Tx,
  notify: Notify,
  author: Author,
  { run, items }: Draft,
  now: ReadonlyMap<string, PayRunItem>,
): Promise<void> {
  const [people, settled] = [peopleIn(items), [...now.values()]];
  await bookAccruals(tx, author, run.period, settled);
  await enterAdjustments(tx, run, people);
  await bookOffsets(tx, { ...run, ...author }, people);
  await bookCarried(tx, author, settled);
  await updateSettled(tx, run, settled);
  await saveNetPay(
    tx,
    settled.flatMap((item) => netPayOf(run, item)),
  );
  await announceSalaries(tx, notify, run, settled, ({ employeeId }) => isPaid(now.get(employeeId)!));
}

/** What replaces the earnings of the days from now on. */
const netPayOf = (
  { organizationId, period }: PayRun,
  { employeeId, netPay, netBase }: PayRunItem,
): NetPay[] =>
  netPay === null || netBase === null ? [] : [{ organizationId, employeeId, period, base: netBase }];

async function pay(
  tx: Tx,
  notify: Notify,
  { at, byAccountId }: Author,
  { run, paid }: Draft,
  { alone, note, cards }: Approval,
): Promise<void> {
  const { kind } = run;
  const by = { ...run, at, byAccountId, note };
  if (kind === 'requests') {
    const approved = paid.map(({ requestId, employeeId, amount, reason }) => ({
      requestId: requestId!,
      amount,
      reason,
      alone: alone.has(employeeId),
    }));
    return approveByRun(tx, notify, by, approved);
  }
  const payments = paid.map(({ employeeId, amount }) => ({
    employeeId,
    amount,
    cardId: cards.get(employeeId)!,
    alone: alone.has(employeeId),
  }));
  return payByRun(tx, { ...by, kind }, payments);
}

async function record(
  tx: Tx,
  author: Author,
  run: PayRun,
  state: PayRunState,
  { count, amount, approval }: { count: number; amount: Tiyin; approval: Approval },
): Promise<PayRun> {
  const after: PayRun = { ...run, state, confirmedAt: author.at, confirmedByAccountId: author.byAccountId };
  await updateRun(tx, after);
  await keepCheckpoint(tx, author);
  await writeAudit(tx, author, [
    {
      subject: 'payRun',
      subjectId: run.id,
      event: approval.isAlone ? 'confirmAlone' : 'confirm',
      before: { state: run.state },
      after: { ...identifyRun(run), state, count, amount },
      reason: approval.note,
    },
  ]);
  return after;
}
