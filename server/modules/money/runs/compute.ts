import type { CompanyMonth } from '#domain/calendar/index.ts';
import { taxOfMonth } from '#domain/incomeTax.ts';
import { isAboveHalf } from '#domain/payLines.ts';
import {
  advanceShare,
  monthTotal,
  isComputed,
  paidBy,
  payRunAmount,
  settlesMonth,
  type ComputedRunKind,
  type PayRunKind,
} from '#domain/payRun.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import type { PayRunItem } from '../../../database/tables.generated.ts';
import { inPortions } from '../../../inPortions.ts';
import { selectEnteredElsewhere } from '../../time/attendance/index.ts';
import { readEmployees } from '../../employees/records/index.ts';
import { findApprovable, type Approvable } from '../requests/index.ts';
import { carryOverToAdd, moneyOfMonth, type MonthMoney } from '../months/index.ts';
import { selectPeopleByNet, selectPeopleWithLines } from '../payLines/index.ts';
import { readEarners } from '../../time/timesheet/index.ts';
import { keyOf, selectUploads, nothingEntered, sumEntered, type Entered } from '../runRecords/index.ts';

/** How many people's months are read at once; other requests are answered in between. */
const PORTION = 50;

export interface Computation<Kind extends PayRunKind = PayRunKind> {
  organizationId: string;
  runId: string;
  kind: Kind;
  period: CompanyMonth;
  /** The percent of an advance. */
  percent: number | null;
  at: Date;
}

const isOfComputedKind = (run: Computation): run is Computation<ComputedRunKind> => isComputed(run.kind);

/**
 * The items of a draft: everybody who gets something, or each request that may be approved as it was made. A salary also
 * contains people who get nothing, because it settles their month: advances took all of it, or it was paid before.
 */
export async function draftItems(tx: Tx, run: Computation): Promise<PayRunItem[]> {
  const { organizationId, period: month, at } = run;
  if (!isOfComputedKind(run))
    return (await findApprovable(tx, { organizationId, period: month, at })).map((one) =>
      requestItem(run, one),
    );
  const earning = await readEarners(tx, { organizationId, month, now: at.getTime() });
  if (run.kind === 'advance') return (await computeItems(tx, run, earning)).filter(isPaid);
  const uploads = await selectUploads(tx, organizationId, run.runId);
  const withLines = await selectPeopleWithLines(tx, organizationId, month);
  const byNet = await selectPeopleByNet(tx, organizationId, month);
  const people = [...new Set([...earning, ...withLines, ...byNet, ...uploads.keys()])];
  const items = await computeItems(tx, run, people);
  return items.filter(
    (item) =>
      isPaid(item) ||
      item.carried !== 0 ||
      item.reserved + item.paid > 0 ||
      item.netPay !== null ||
      differsFromEntered(item),
  );
}

/** Whether the month's amounts differ from what its salaries have entered. */
const differsFromEntered = ({ accrued, taxed, ...item }: PayRunItem): boolean =>
  accrued !== 0 || taxed !== 0 || hasLinesToEnter(item);
const hasLinesToEnter = ({ added, deducted }: Pick<PayRunItem, 'added' | 'deducted'>): boolean =>
  added !== 0 || deducted !== 0;

/**
 * What each of these people gets by the month as it is now. An advance is only for active people; the salary of a month
 * also for people who were blocked or have left since.
 */
async function computeItems(
  tx: Tx,
  run: Computation<ComputedRunKind>,
  people: readonly string[],
): Promise<PayRunItem[]> {
  const { organizationId, kind, period, at } = run;
  const items: PayRunItem[] = [];
  const entered = settlesMonth(kind) ? await sumEntered(tx, organizationId, period, people) : null;
  const uploads = settlesMonth(kind) ? await selectStandingUploads(tx, run, people) : undefined;
  const compute = async (ids: readonly string[]) => {
    const found = [...(await readEmployees(tx, organizationId, ids)).values()];
    const paid = kind === 'advance' ? found.filter(({ status }) => status === 'active') : found;
    const moneyOf = await moneyOfMonth(tx, organizationId, paid, period, at.getTime());
    for (const [id, money] of moneyOf) {
      const upload = uploads?.get(id);
      const month = upload ? withNetBase(money, upload.base) : money;
      items.push(computedItem(run, id, month, { entered: entered?.get(id), netPay: upload?.net }));
    }
  };
  await inPortions(people, compute, PORTION);
  return items;
}

/** Uploads that a run may use. Those of people whose days another month's salary has entered since are left out. */
async function selectStandingUploads(db: Executor, run: Computation, people: readonly string[]) {
  const { organizationId, runId, period } = run;
  const uploads = await selectUploads(db, organizationId, runId);
  if (!uploads.size) return uploads;
  const elsewhere = await selectEnteredElsewhere(db, organizationId, people, period);
  return new Map([...uploads].filter(([id]) => !elsewhere.has(id)));
}

/** A month in which a net base replaces the earnings of the days and their tax. */
export const withNetBase = (money: MonthMoney, netBase: Tiyin): MonthMoney => ({
  ...money,
  netBase,
  netDifference: tiyin(netBase - money.earned),
  tax: taxOfMonth({ ...money, netBase }),
});

/** A person's item by a net amount, and our own figure beside it. */
export interface ByNet {
  item: PayRunItem;
  ours: Tiyin;
}

/**
 * By person: what a salary or correction would pay by these net amounts. The net base excludes the adjustments and lines
 * that the month has now, so later ones are added on top.
 */
export async function computeItemsByNet(
  db: Executor,
  run: Computation<'salary' | 'correction'>,
  nets: ReadonlyMap<string, Tiyin>,
): Promise<ReadonlyMap<string, ByNet>> {
  const { organizationId, period, at } = run;
  const entered = await sumEntered(db, organizationId, period, [...nets.keys()]);
  const items = new Map<string, ByNet>();
  const compute = async (ids: readonly string[]) => {
    const people = [...(await readEmployees(db, organizationId, ids)).values()];
    for (const [id, money] of await moneyOfMonth(db, organizationId, people, period, at.getTime())) {
      const netPay = nets.get(id)!;
      const totalOf = (netBase: Tiyin | null) =>
        monthTotal({ ...money, netDifference: tiyin(0), tax: taxOfMonth({ ...money, netBase }) });
      const ours = totalOf(null);
      const byNet = withNetBase(money, tiyin(money.earned + netPay - totalOf(money.earned)));
      items.set(id, { item: computedItem(run, id, byNet, { entered: entered.get(id), netPay }), ours });
    }
  };
  await inPortions([...nets.keys()], compute, PORTION);
  return items;
}

/** By key: the items of a draft as they would be computed now; people who get nothing may be missing. */
export async function computeItemsNow(
  tx: Tx,
  run: Computation,
  items: readonly Pick<PayRunItem, 'employeeId' | 'requestId'>[],
): Promise<ReadonlyMap<string, PayRunItem>> {
  const now = isOfComputedKind(run)
    ? await computeItems(
        tx,
        run,
        items.map(({ employeeId }) => employeeId),
      )
    : await draftItems(tx, run);
  return new Map(now.map((item) => [keyOf(item), item]));
}

/** Whether the run gives the person anything. */
export const isPaid = ({ proposed }: Pick<PayRunItem, 'proposed'>): boolean => proposed > 0;

/**
 * Whether the run itself deducts more than the allowed part of a month; what earlier runs deducted stays, whatever was
 * corrected since.
 */
export const takesAboveHalf = (item: PayRunItem): boolean =>
  item.deducted > 0 && isAboveHalf({ ...item, netDifference: netDifferenceOf(item) });

/** What the accountant's net amount adds to what the days have earned; may be negative. */
export const netDifferenceOf = ({ earned, netBase }: Pick<PayRunItem, 'earned' | 'netBase'>): Tiyin =>
  tiyin(netBase === null ? 0 : netBase - earned);

/** Whether a net amount has paid any of them: another one may be uploaded, even when nothing is due now. */
export const hasNetPay = (items: readonly PayRunItem[]): boolean =>
  items.some(({ netBase }) => netBase !== null);

/** Whether a draft of these items is worth making. */
export const isWorthDrafting = (items: readonly PayRunItem[]): boolean =>
  items.some((item) => isPaid(item) || item.carried !== 0 || item.netPay !== null || hasLinesToEnter(item));

function computedItem(
  { organizationId, runId, kind, percent }: Computation<ComputedRunKind>,
  employeeId: string,
  money: MonthMoney,
  {
    entered = nothingEntered,
    netPay = null,
  }: { entered?: Entered | undefined; netPay?: Tiyin | undefined | null },
): PayRunItem {
  const { salary, workingDays, daysWorked, earned, adjustments, limits, undecided, carryOver, paid } = money;
  const isSalary = settlesMonth(kind);
  // A salary includes undecided requests: they are cancelled when it is confirmed.
  const reserved = isSalary ? tiyin(money.reserved - undecided) : money.reserved;
  const share = percent === null ? null : advanceShare(salary, percent);
  const additions = isSalary ? money.additions : tiyin(0);
  const deductions = isSalary ? money.deductions : tiyin(0);
  const netBase = isSalary ? money.netBase : null;
  const netDifference = netDifferenceOf({ earned, netBase });
  const tax = isSalary ? money.tax : taxOfMonth({ ...money, additions });
  const facts = { earned, netDifference, adjustments, additions, deductions, tax, carryOver, reserved, paid };
  const proposed = payRunAmount(paidBy(kind), { ...facts, share, limits });
  const carried = isSalary ? carryOverToAdd(money) : tiyin(0);
  const limit = isSalary ? null : leastOf(limits);
  return {
    organizationId,
    runId,
    employeeId,
    requestId: null,
    salary,
    workingDays,
    daysWorked,
    earned,
    adjustments,
    additions,
    deductions,
    tax,
    share,
    balanceLimit: limit,
    reserved,
    paid,
    carryOver,
    proposed,
    carried,
    amount: proposed,
    reason: null,
    excluded: false,
    netPay,
    netBase,
    ...(isSalary
      ? {
          accrued: tiyin(earned + netDifference + adjustments - entered.accrued),
          added: tiyin(additions - entered.additions),
          deducted: tiyin(deductions - entered.deductions),
          taxed: tiyin(tax - entered.tax),
        }
      : nothingToEnter),
  };
}

/** Advances and requests enter nothing of their month. */
const nothingToEnter = { accrued: tiyin(0), added: tiyin(0), deducted: tiyin(0), taxed: tiyin(0) };
const notByNet = { netPay: null, netBase: null };

const leastOf = (limits: readonly Tiyin[]): Tiyin | null =>
  limits.length ? limits.reduce((a, b) => (a < b ? a : b)) : null;

/** An item that pays a request; the other amounts of the month are for information. */
function requestItem({ organizationId, runId }: Computation, { request, money }: Approvable): PayRunItem {
  const { salary, workingDays, daysWorked, earned, adjustments, limits, carryOver, paid } = money;
  const { id: requestId, employeeId, amount } = request;
  return {
    organizationId,
    runId,
    employeeId,
    requestId,
    salary,
    workingDays,
    daysWorked,
    earned,
    adjustments,
    share: null,
    additions: tiyin(0),
    deductions: tiyin(0),
    tax: tiyin(0),
    balanceLimit: leastOf(limits),
    reserved: tiyin(money.reserved - amount),
    paid,
    carryOver,
    proposed: amount,
    carried: tiyin(0),
    amount,
    reason: null,
    excluded: false,
    ...nothingToEnter,
    ...notByNet,
  };
}

/** A draft's item with current amounts. Lowered amounts and exclusions are kept. */
export function refreshItem(before: PayRunItem, now: PayRunItem): PayRunItem {
  const wasLowered = before.amount < before.proposed;
  const amount = wasLowered && before.amount < now.proposed ? before.amount : now.proposed;
  const excluded = before.excluded && isPaid(now);
  const isStillChanged = excluded || amount < now.proposed;
  return { ...now, amount, excluded, reason: isStillChanged ? before.reason : null };
}
