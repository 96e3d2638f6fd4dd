import type { CompanyMonth } from '#domain/calendar/index.ts';
import { tiyin } from '#domain/money.ts';
import {
  paymentRequestStates,
  reservingStates,
  type PaymentRequestState,
} from '#machines/lifecycles/paymentRequestMachine.ts';
import type { Executor } from '../../../database/database.ts';
import type { Value } from '../../../database/prepared.ts';
import { preparedTogether, type ReadTogether } from '../../../database/readTogether.ts';
import type { MonthMoney } from './monthMoney.ts';
import { queryCarried } from '../runRecords/index.ts';
import { advancedStates, querySums } from './sql/sums.ts';

export type Requested = Pick<
  MonthMoney,
  | ('carryOver' | 'carried' | 'reserved' | 'undecided' | 'underWay' | 'approvedAlone' | 'paid')
  | ('additions' | 'deductions' | 'netBase')
>;

const nothing = tiyin(0);
const nothingRequested: Requested = {
  carryOver: nothing,
  carried: nothing,
  reserved: nothing,
  undecided: nothing,
  underWay: nothing,
  approvedAlone: nothing,
  paid: nothing,
  additions: nothing,
  deductions: nothing,
  netBase: null,
};
const sums = {
  reserved: reservingStates,
  undecided: ['inProcess'],
  underWay: advancedStates.filter((state) => state !== 'paid'),
  approvedAlone: ['approvedAlone'],
  paid: ['paid'],
} as const satisfies Partial<Record<keyof Requested, readonly PaymentRequestState[]>>;
type Sum = keyof typeof sums;
/** The sums that include a request in this state, or a line of pay. */
const sumsWith = new Map<string, readonly (Sum | 'additions' | 'deductions')[]>([
  ...paymentRequestStates.map(
    (state) =>
      [
        state,
        (Object.keys(sums) as Sum[]).filter((sum) =>
          (sums[sum] as readonly PaymentRequestState[]).includes(state),
        ),
      ] as const,
  ),
  ['addition', ['additions']],
  ['deduction', ['deductions']],
]);

/** @param ids null for everybody: sending thousands of ids takes longer than reading all */
export const queryRequested = (
  db: Executor,
  organizationId: Value<string>,
  ids: Value<readonly string[]> | null,
  periods: Value<readonly CompanyMonth[]>,
) => ({
  carriedSums: queryCarried(db, organizationId, ids, periods),
  requestedSums: querySums(db, organizationId, ids, periods),
});

const readRows = preparedTogether<{
  organizationId: string;
  ids: readonly string[] | null;
  periods: readonly CompanyMonth[];
}>()((db, { organizationId, ids, periods }) => queryRequested(db, organizationId, ids, periods));

/** As `requestedIn`, which it reads the rows for. */
export const readRequestedOf = async (
  db: Executor,
  organizationId: string,
  ids: readonly string[] | null,
  periods: readonly CompanyMonth[],
) => requestedIn(await readRows(db, { organizationId, ids, periods }), periods);

/**
 * What each person requested for months or gets by runs, additions, deductions and net amounts, and what other months
 * overpaid.
 */
export function requestedIn(
  { carriedSums, requestedSums }: ReadTogether<ReturnType<typeof queryRequested>>,
  periods: readonly CompanyMonth[],
): (id: string, period: CompanyMonth) => Requested {
  const months = new Map(periods.map((period) => [period, new Map<string, Requested>()]));
  const requestedOf = (id: string, period: CompanyMonth): Requested => {
    const month = months.get(period)!;
    const known = month.get(id) ?? { ...nothingRequested };
    month.set(id, known);
    return known;
  };
  for (const { employeeId, period: of, amount } of carriedSums)
    for (const period of periods) {
      const own = requestedOf(employeeId, period);
      const sum = of === period ? 'carried' : 'carryOver';
      own[sum] = tiyin(own[sum] + amount);
    }
  for (const { employeeId, period, state, amount } of requestedSums) {
    const own = requestedOf(employeeId, period);
    if (state === 'netBase') own.netBase = tiyin(amount);
    else for (const sum of sumsWith.get(state)!) own[sum] = tiyin(own[sum] + amount);
  }
  return (id, period) => months.get(period)!.get(id) ?? nothingRequested;
}

/** Reads one month. */
export async function readRequested(
  db: Executor,
  organizationId: string,
  ids: readonly string[] | null,
  period: CompanyMonth,
): Promise<(id: string) => Requested> {
  const requestedOf = await readRequestedOf(db, organizationId, ids, [period]);
  return (id) => requestedOf(id, period);
}
