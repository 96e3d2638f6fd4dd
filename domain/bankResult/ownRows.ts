import type { CompanyDate } from '../calendar/date.ts';
import {
  matchResult,
  type HandedOver,
  type Judged,
  type MatchedResult,
  type MatchedRow,
} from './matchResult.ts';
import type { ResultRow } from './readResult.ts';

type Dated = Judged & Pick<ResultRow, 'day'>;

export interface Older {
  /** The day on which the register was made. */
  madeOn: CompanyDate;
  /** Whether the same rows were applied to another register. */
  isApplied: boolean;
  /** Payments of earlier registers with a known outcome. */
  earlier: readonly HandedOver[];
}

/** Rows without a day after the register's: they may be about an earlier one. */
export const isUndated = ({ day }: Pick<ResultRow, 'day'>, madeOn: CompanyDate): boolean =>
  day === undefined || day === madeOn;

const speaksOfOlder = <Row extends Judged>({ row, match }: MatchedRow<Row>) =>
  match === 'settles' && row.key === undefined;

/**
 * A row without a key names only a card and an amount, which repeat every month. It settles nothing when its day is
 * before the register's, when the same rows were applied to another register, or when it has no day and all such rows
 * match payments of earlier registers.
 */
export function ownRows<Row extends Dated>(
  { rows, missing }: MatchedResult<Row>,
  { madeOn, isApplied, earlier }: Older,
): MatchedResult<Row> {
  const keyless = rows.filter(speaksOfOlder);
  const undated = keyless.filter(({ row }) => isUndated(row, madeOn)).map(({ row }) => row);
  const isEarlier = undated.length > 0 && fitAll(undated, earlier);
  const olderBy = ({ row }: MatchedRow<Row>) => {
    if (row.day !== undefined && row.day < madeOn) return 'beforeRegister' as const;
    return isApplied || (isEarlier && isUndated(row, madeOn)) ? ('settledEarlier' as const) : undefined;
  };
  const older = new Map(
    keyless.flatMap((one) => {
      const match = olderBy(one);
      return match ? [[one, match] as const] : [];
    }),
  );
  return {
    rows: rows.map((one) => ({ ...one, match: older.get(one) ?? one.match })),
    missing: [...missing, ...[...older.keys()].map(({ payment }) => payment!)],
  };
}

/** For rows, a payment that came back counts as paid. */
const asAnswered = (payment: HandedOver): HandedOver =>
  payment.end === 'returned' ? { ...payment, end: 'paid' } : payment;

const fitAll = (rows: readonly Judged[], earlier: readonly HandedOver[]) =>
  matchResult(rows, earlier.map(asAnswered)).rows.every(
    ({ row, match, payment }) => match === 'settledBefore' && payment?.end === row.outcome,
  );
