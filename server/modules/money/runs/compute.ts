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
import { earningIn } from '../../time/timesheet/index.ts';
import { keyOf, selectUploads, nothingEntered, sumEntered, type Entered } from '../runRecords/index.ts';

/** People whose month is read at once: other requests are answered in between. */
const PORTION = 50;

export interface Computation<Kind extends PayRunKind = PayRunKind> {
  organizationId: string;
  runId: string;
  kind: Kind;
  period: CompanyMonth;
  /** Of an advance. */
  percent: number | null;
  at: Date;
}

const isOfComputedKind = (run: Computation): run is Computation<ComputedRunKind> => isComputed(run.kind);

/**
 * A draft's people: everybody who gets something; of requests, each that may be approved as it was asked. A salary has those too who get nothing, because it settles their month: their
 * advances took all of it, or it was paid before.
 */
export async function draftItems(tx: Tx, run: Computation): Promise<PayRunItem[]> {
  const { organizationId, period: month, at } = run;
  if (!isOfComputedKind(run))
    return (await findApprovable(tx, { organizationId, period: month, at })).map((one) =>
      requestItem(run, one),
    );
  const earning = await earningIn(tx, { organizationId, month, now: at.getTime() });
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

/** Whether the month has come to something else than its salaries have entered. */
const differsFromEntered = ({ accrued, taxed, ...item }: PayRunItem): boolean =>
  accrued !== 0 || taxed !== 0 || hasLinesToEnter(item);
const hasLinesToEnter = ({ added, deducted }: Pick<PayRunItem, 'added' | 'deducted'>): boolean =>
  added !== 0 || deducted !== 0;

/**
 * What the month as it stands gives each of these people. An advance is for those at work now; the salary of a month also for those
 * who are blocked or have left since.
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

/** Of the uploads of a run, those that it may pay by: another month's salary may have entered days of the person since. */
async function selectStandingUploads(db: Executor, run: Computation, people: readonly string[]) {
  const { organizationId, runId, period } = run;
  const uploads = await selectUploads(db, organizationId, runId);
  if (!uploads.size) return uploads;
  const elsewhere = await selectEnteredElsewhere(db, organizationId, people, period);
  return new Map([...uploads].filter(([id]) => !elsewhere.has(id)));
}

/** A month in which this stands in the place of what its days have earned, and of their tax. */
export const withNetBase = (money: MonthMoney, netBase: Tiyin): MonthMoney => ({
  ...money,
  netBase,
  netDifference: tiyin(netBase - money.earned),
  tax: taxOfMonth({ ...money, netBase }),
});

/** What a month gives somebody by a net amount, beside our own figure of it. */
export interface ByNet {
  item: PayRunItem;
  ours: Tiyin;
}

/**
 * By people, what a salary or correction would give them by these net amounts. What stands in the place of their days is the net without
 * the adjustments and lines of pay that the month has by now: later ones come on top.
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

/** By their keys, what the items of a draft would be now; those of people who get nothing may be missing. */
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

/** Whether the run itself takes more than a month may lose by deductions: what earlier ones took stands, whatever was corrected since. */
export const takesAboveHalf = (item: PayRunItem): boolean =>
  item.deducted > 0 && isAboveHalf({ ...item, netDifference: netDifferenceOf(item) });

/** What the accountant's net amount adds to what the days have earned; may be negative. */
export const netDifferenceOf = ({ earned, netBase }: Pick<PayRunItem, 'earned' | 'netBase'>): Tiyin =>
  tiyin(netBase === null ? 0 : netBase - earned);

/** Whether a net amount has paid any of them: another one may be uploaded, though nothing is due by now. */
export const hasNetPay = (items: readonly PayRunItem[]): boolean =>
  items.some(({ netBase }) => netBase !== null);

/** Whether a draft of them is worth having. */
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
  // A salary has what was asked for and not decided: those requests are cancelled when it is confirmed.
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

/** An advance and a request enter nothing of their month. */
const nothingToEnter = { accrued: tiyin(0), added: tiyin(0), deducted: tiyin(0), taxed: tiyin(0) };
const notByNet = { netPay: null, netBase: null };

const leastOf = (limits: readonly Tiyin[]): Tiyin | null =>
  limits.length ? limits.reduce((a, b) => (a < b ? a : b)) : null;

/** It takes what was asked for; everything else of the month is beside it. */
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

/** A draft's item with today's amounts. What somebody lowered stays lowered, who was left out stays so. */
export function refreshItem(before: PayRunItem, now: PayRunItem): PayRunItem {
  const wasLowered = before.amount < before.proposed;
  const amount = wasLowered && before.amount < now.proposed ? before.amount : now.proposed;
  const excluded = before.excluded && isPaid(now);
  const isStillChanged = excluded || amount < now.proposed;
  return { ...now, amount, excluded, reason: isStillChanged ? before.reason : null };
}
