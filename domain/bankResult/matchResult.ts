import type { Tiyin } from '../money.ts';
import type { BankOutcome } from './columns.ts';
import type { ResultRow } from './readResult.ts';

/** A payment of a register as handed over, with its known outcome. */
export interface HandedOver {
  requestId: string;
  key: string;
  cardNumber: string;
  pinfl: string;
  amount: Tiyin;
  /** `unpaid`: refused. `returned`: paid, and the money came back. */
  end: 'open' | BankOutcome | 'returned';
}

/**
 * `settles`: the row has the outcome of an open payment. `settledBefore`: the payment is no longer open. `paidLate`: a
 * refused attempt was paid after all. `otherAmount`, `otherCard`, `otherPerson`: the row names the payment, but this does
 * not match. `contradicts`: other rows have another outcome of the same payment. `beforeRegister`, `settledEarlier`: the
 * row has no key, and is about an older payment (ownRows.ts). `surplus`: there are more such rows than payments.
 * `unmatched`: the register has no such payment.
 */
export const rowMatches = [
  'settles',
  'settledBefore',
  'paidLate',
  'otherAmount',
  'otherCard',
  'otherPerson',
  'contradicts',
  'beforeRegister',
  'settledEarlier',
  'surplus',
  'unmatched',
] as const;

export type RowMatch = (typeof rowMatches)[number];

export type Judged = Pick<ResultRow, 'key' | 'cardNumber' | 'pinfl' | 'amount' | 'outcome'>;

export interface MatchedRow<Row> {
  row: Row;
  match: RowMatch;
  /** The payment that the row is about. */
  payment: HandedOver | null;
}

export interface MatchedResult<Row> {
  /** In the order of the file. */
  rows: MatchedRow<Row>[];
  /** Open payments that no row settles. */
  missing: HandedOver[];
}

/**
 * Matches each row separately, never by totals: by the payment's key; without one by card and amount; else by PINFL and
 * amount. Card, person and amount must agree where given. Equal rows stand for as many payments, so each payment is taken
 * by one row at most.
 */
export function matchResult<Row extends Judged>(
  rows: readonly Row[],
  payments: readonly HandedOver[],
): MatchedResult<Row> {
  const found = new Map<Row, Omit<MatchedRow<Row>, 'row'>>();
  const taken = new Set<HandedOver>();
  for (const by of ways) {
    const pools = groupByName(
      payments.filter((payment) => !taken.has(payment)),
      by.ofPayment,
    );
    const asked = groupByName(
      rows.filter((row) => !found.has(row)),
      by.ofRow,
    );
    for (const [name, group] of asked) {
      const pool = pools.get(name);
      if (!pool) {
        if (by.isFinal) for (const row of group) found.set(row, { match: 'unmatched', payment: null });
        continue;
      }
      for (const one of matchPool(group, pool)) {
        found.set(one.row, one);
        if (one.payment) taken.add(one.payment);
      }
    }
  }
  const matched = rows.map((row): MatchedRow<Row> => ({
    row,
    ...(found.get(row) ?? { match: 'unmatched' as const, payment: null }),
  }));
  const settled = new Set(matched.filter(({ match }) => match === 'settles').map(({ payment }) => payment));
  return { rows: matched, missing: payments.filter((one) => one.end === 'open' && !settled.has(one)) };
}

interface Way {
  ofRow: (row: Judged) => string | undefined;
  ofPayment: (payment: HandedOver) => string;
  /** Whether a row that has this value, but no match by it, is not matched in another way. */
  isFinal: boolean;
}

const ways: readonly Way[] = [
  { ofRow: ({ key }) => key, ofPayment: ({ key }) => key, isFinal: true },
  {
    ofRow: ({ cardNumber, amount }) => cardNumber && `${cardNumber} ${amount}`,
    ofPayment: ({ cardNumber, amount }) => `${cardNumber} ${amount}`,
    isFinal: false,
  },
  {
    ofRow: ({ pinfl, amount }) => pinfl && `${pinfl} ${amount}`,
    ofPayment: ({ pinfl, amount }) => `${pinfl} ${amount}`,
    isFinal: false,
  },
];

function groupByName<One>(all: readonly One[], nameOf: (one: One) => string | undefined): Map<string, One[]> {
  const groups = new Map<string, One[]>();
  for (const one of all) {
    const name = nameOf(one);
    if (!name) continue;
    const group = groups.get(name);
    if (group) group.push(one);
    else groups.set(name, [one]);
  }
  return groups;
}

/** The difference between a row and the payment that it names. A register may lack a card number or a PINFL. */
function differenceOf(row: Judged, payment: HandedOver): RowMatch | undefined {
  if (row.amount !== payment.amount) return 'otherAmount';
  if (row.pinfl && payment.pinfl && row.pinfl !== payment.pinfl) return 'otherPerson';
  if (row.cardNumber && payment.cardNumber && row.cardNumber !== payment.cardNumber) return 'otherCard';
  return undefined;
}

/** Rows that name the same payments. */
function matchPool<Row extends Judged>(rows: readonly Row[], pool: readonly HandedOver[]): MatchedRow<Row>[] {
  const agree = (row: Row, payment: HandedOver) => !differenceOf(row, payment);
  const agreesWithOne = (row: Row) => pool.some((payment) => agree(row, payment));
  const others = rows.filter((row) => !agreesWithOne(row));
  const fitting = rows.filter(agreesWithOne);
  const matched: MatchedRow<Row>[] = others.map((row) => ({
    row,
    match: differenceOf(row, pool[0]!)!,
    payment: pool.length === 1 && !fitting.length ? pool[0]! : null,
  }));
  const outcomes = new Set(fitting.map(({ outcome }) => outcome));
  if (fitting.length > pool.length && outcomes.size > 1) {
    // It is unknown which of them is true.
    return [...matched, ...fitting.map((row) => ({ row, match: 'contradicts' as const, payment: null }))];
  }
  const free = new Set(pool);
  const left = new Set(fitting);
  const take = (accepts: (row: Row, payment: HandedOver) => boolean, match: RowMatch) => {
    for (const row of left) {
      const payment = [...free].find((one) => agree(row, one) && accepts(row, one));
      if (!payment) continue;
      free.delete(payment);
      left.delete(row);
      matched.push({ row, match, payment });
    }
  };
  // First match repeated outcomes; only then open payments get theirs.
  take((row, { end }) => end === row.outcome, 'settledBefore');
  take((_, { end }) => end === 'open', 'settles');
  // Only a key identifies the attempt.
  take((row, { end }) => !!row.key && row.outcome === 'paid' && end === 'unpaid', 'paidLate');
  take(() => true, 'settledBefore');
  for (const row of left) matched.push({ row, match: 'surplus', payment: null });
  return matched;
}
