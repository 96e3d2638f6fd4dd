import { tiyin } from '#domain/money.ts';
import { mostInPayment } from '#domain/payoutLimits.ts';
import { settlesMonth } from '#domain/payRun.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../../database/database.ts';
import type { PayRun } from '../../../database/tables.generated.ts';
import { namesOfAccounts } from '../../account/accounts/index.ts';
import type { Author } from '../../audit/index.ts';
import { heldCardsOf, type HeldCards } from '../cards/index.ts';
import { fullName } from '../../employees/records/index.ts';
import { selectLinesOfMonth, presentLines } from '../payLines/index.ts';
import { currentProvider, selectRegistersOfRun } from '../payouts/index.ts';
import { netDifferenceOf, takesAboveHalf } from './compute.ts';
import { judgeConfirming } from './confirming.ts';
import {
  partOf,
  selectIncluded,
  type FoundItem,
  sumPayments,
  sumRuns,
  sumOtherRequests,
  sumUndecided,
  type RunSums,
} from '../runRecords/index.ts';

type Schemas = components['schemas'];
type Payments = Schemas['PayRunPayments'];
type Sum = Schemas['PayoutSum'];

const none = { count: 0, amount: tiyin(0) };
const noPayments: Payments = { underWay: none, paid: none, failed: none, cancelled: none };
const nothing: RunSums = {
  includedCount: 0,
  includedAmount: tiyin(0),
  excludedCount: 0,
  excludedAmount: tiyin(0),
  lowered: 0,
  withoutCard: 0,
  notActive: 0,
  aboveMost: 0,
  aboveHalf: 0,
  warned: 0,
  unpaid: 0,
  byNetCount: 0,
  carriedCount: 0,
  carriedAmount: tiyin(0),
  takenBackCount: 0,
  takenBackAmount: tiyin(0),
  byNetDifference: tiyin(0),
  taxedCount: 0,
  taxedAmount: tiyin(0),
};

async function paymentsOf(db: Executor, organizationId: string, ids: readonly string[]) {
  const sums = new Map<string, Payments>();
  const waiting = new Map<string, Sum>();
  for (const { runId, state, count, amount } of await sumPayments(db, organizationId, ids)) {
    const known = sums.get(runId!) ?? noPayments;
    if (state === 'approved') waiting.set(runId!, { count, amount });
    const part = partOf[state];
    const before = known[part];
    const sum = { count: before.count + count, amount: tiyin(before.amount + amount) };
    sums.set(runId!, { ...known, [part]: sum });
  }
  return { sums, waiting };
}

/** Runs as the caller sees them: whether they may confirm depends on who they are. */
export async function presentRuns(
  db: Executor,
  caller: Author,
  runs: readonly PayRun[],
): Promise<Schemas['PayRun'][]> {
  if (!runs.length) return [];
  const { organizationId } = caller;
  const ids = runs.map(({ id }) => id);
  const provider = await currentProvider(db, organizationId);
  const most = mostInPayment(provider);
  const held = await heldCardsOfCaller(db, caller);
  const sums = await sumRuns(db, organizationId, ids, { most, held: [...held.keys()] });
  const undecided = await sumUndecided(db, organizationId, ids);
  const others = await sumOtherRequests(db, organizationId, ids);
  const payments = await paymentsOf(db, organizationId, ids);
  const people = runs.flatMap((one) => [one.createdByAccountId ?? [], one.confirmedByAccountId ?? []].flat());
  const names = await namesOfAccounts(db, [...new Set(people)]);
  const shown: Schemas['PayRun'][] = [];
  for (const run of runs) {
    const { id, number, kind, period, state, advancePercent, createdAt, confirmedAt, reason } = run;
    const { includedCount, includedAmount, excludedCount, excludedAmount, ...warnings } =
      sums.get(id) ?? nothing;
    const { lowered, withoutCard, notActive, warned, unpaid, aboveMost, aboveHalf, ...carried } = warnings;
    const isDraft = state === 'draft';
    const draft = isDraft
      ? await judgeConfirming(db, caller, kind, await selectIncluded(db, organizationId, id))
      : null;
    shown.push({
      id,
      number,
      kind,
      period,
      state,
      advancePercent,
      createdAt: createdAt.toISOString(),
      byCalendar: run.createdByAccountId === null,
      createdBy: (run.createdByAccountId && names.get(run.createdByAccountId)) ?? null,
      included: { count: includedCount, amount: includedAmount },
      excluded: { count: excludedCount, amount: excludedAmount },
      lowered,
      withoutCard,
      notActive,
      aboveMost,
      aboveHalf,
      warned,
      undecided: undecided.get(id) ?? none,
      otherRequests: others.get(id) ?? none,
      confirming: draft?.confirming ?? null,
      heldCards: draft?.held.length ?? 0,
      heldUntil: latestOf(draft?.held ?? [])?.toISOString() ?? null,
      provider: isDraft ? provider : null,
      mostInPayment: isDraft ? most : null,
      carried: { count: carried.carriedCount, amount: carried.carriedAmount },
      takenBack: { count: carried.takenBackCount, amount: carried.takenBackAmount },
      byNet: { count: carried.byNetCount, amount: carried.byNetDifference },
      tax: { count: carried.taxedCount, amount: carried.taxedAmount },
      unpaid,
      confirmedAt: confirmedAt?.toISOString() ?? null,
      confirmedBy: (run.confirmedByAccountId && names.get(run.confirmedByAccountId)) ?? null,
      payments: state === 'confirmed' ? (payments.sums.get(id) ?? noPayments) : null,
      waiting: payments.waiting.get(id) ?? none,
      bankFile: null,
      reason,
    });
  }
  return shown;
}

/** Cards that the caller set recently. */
export const heldCardsOfCaller = (
  db: Executor,
  { organizationId, byAccountId, at }: Author,
): Promise<HeldCards> => heldCardsOf(db, { organizationId, accountId: byAccountId }, at.getTime());

const latestOf = (held: readonly { until: Date }[]): Date | undefined =>
  held.length ? new Date(Math.max(...held.map(({ until }) => until.getTime()))) : undefined;

export const presentRun = async (db: Executor, caller: Author, run: PayRun): Promise<Schemas['PayRun']> => ({
  ...(await presentRuns(db, caller, [run]))[0]!,
  bankFile: run.state === 'confirmed' ? await bankFileOf(db, caller.organizationId, run.id) : null,
});

/** Null where no payment of the run is or was paid by file. */
async function bankFileOf(
  db: Executor,
  organizationId: string,
  runId: string,
): Promise<Schemas['PayRun']['bankFile']> {
  const found = await selectRegistersOfRun(db, organizationId, runId);
  if (!found.length) return null;
  return {
    waits: found.some(({ waits }) => waits),
    registers: found.flatMap(({ id, number }) => (id && number ? { id, number } : [])),
  };
}

/**
 * Lines of pay of these people: for a draft those in force, for a confirmed run those in force at that time; none for an
 * advance.
 */
async function linesIn(db: Executor, run: PayRun, items: readonly FoundItem[]) {
  if (!settlesMonth(run.kind)) return new Map<string, Schemas['PayLine'][]>();
  const { organizationId, period, confirmedAt: at } = run;
  const ids = items.map(({ employeeId }) => employeeId);
  return presentLines(db, await selectLinesOfMonth(db, { organizationId, period, at }, ids));
}

export async function presentItems(
  db: Executor,
  run: PayRun,
  items: readonly FoundItem[],
  held: HeldCards,
): Promise<Schemas['PayRunItem'][]> {
  const lines = await linesIn(db, run, items);
  return items.map((item) => presentItem(item, lines.get(item.employeeId) ?? [], held));
}

const presentItem = (
  item: FoundItem,
  lines: Schemas['PayLine'][],
  held: HeldCards,
): Schemas['PayRunItem'] => {
  const { employeeId, status, hasCard, salary, workingDays, daysWorked, earned, adjustments } = item;
  const { share, balanceLimit: limit, reserved, paid, proposed, amount, excluded, reason } = item;
  const { carryOver, carried, paymentId, paymentState, requestId, requestedAt } = item;
  const { additions, deductions, tax, netPay } = item;
  return {
    employeeId,
    employeeName: fullName(item),
    employeeStatus: status,
    hasCard,
    requestId,
    requestedAt: requestedAt?.toISOString() ?? null,
    cardHeldUntil: (item.cardId && held.get(item.cardId)?.toISOString()) ?? null,
    salary,
    workingDays,
    daysWorked,
    earned,
    adjustments,
    share,
    limit,
    reserved,
    paid,
    additions,
    deductions,
    tax,
    netPay,
    netDifference: netDifferenceOf(item),
    lines,
    aboveHalf: takesAboveHalf(item),
    carryOver,
    carried,
    proposed,
    amount,
    excluded,
    reason,
    payment: paymentId && paymentState ? { id: paymentId, state: paymentState } : null,
  };
};
