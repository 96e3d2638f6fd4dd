import { companyDate } from '#domain/calendar/index.ts';
import { matchResult, type HandedOver, type MatchedResult } from '#domain/bankResult/matchResult.ts';
import { isUndated, ownRows } from '#domain/bankResult/ownRows.ts';
import type { ResultRow } from '#domain/bankResult/readResult.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Services } from '../../../context.ts';
import type { Executor } from '../../../database/database.ts';
import type { PayoutRegister } from '../../../database/tables.generated.ts';
import {
  readHandedOverByKeys,
  readHandedOver,
  resultDigest,
  selectApplied,
  findSettledEarlier,
} from '../payouts/index.ts';

export type Matched = MatchedResult<ResultRow>;

export interface JudgedRows {
  matched: Matched;
  /** The row that settles each request, by request id. */
  settles: ReadonlyMap<string, ResultRow>;
  /** Refused attempts that were paid after all, by request id. */
  late: ReadonlyMap<string, readonly LatePayment[]>;
  names: ReadonlyMap<string, string>;
  readBefore: Date | undefined;
  old: components['schemas']['PayoutResultReading']['old'];
}

export interface LatePayment {
  row: ResultRow;
  payment: HandedOver;
}

/** Matches a bank's rows with a register's payments. */
export async function judgeRows(
  services: Pick<Services, 'config'>,
  db: Executor,
  register: PayoutRegister,
  rows: readonly ResultRow[],
): Promise<JudgedRows> {
  const payments = await readHandedOver(services, db, register);
  const { here, elsewhere } = await selectApplied(
    db,
    register.organizationId,
    register.id,
    resultDigest(rows),
  );
  const madeOn = companyDate(register.createdAt.getTime());
  const found = await matchAttempts(services, db, register, rows, payments);
  const asked = found.rows.filter(
    ({ row, match }) => match === 'settles' && row.key === undefined && isUndated(row, madeOn),
  );
  const matched = ownRows(found, {
    madeOn,
    isApplied: elsewhere !== undefined,
    earlier: await findSettledEarlier(services, db, register, new Set(asked.map(({ row }) => row.amount))),
  });
  const settles = new Map<string, ResultRow>();
  const late = new Map<string, LatePayment[]>();
  for (const { row, match, payment } of matched.rows) {
    if (match === 'settles') settles.set(payment!.requestId, row);
    if (match === 'paidLate') {
      const { requestId } = payment!;
      late.set(requestId, [...(late.get(requestId) ?? []), { row, payment: payment! }]);
    }
  }
  const saysNothing = !settles.size && !late.size;
  const isOld = (match: 'beforeRegister' | 'settledEarlier') =>
    saysNothing && matched.rows.some((one) => one.match === match);
  return {
    matched,
    settles,
    late,
    names: new Map(payments.map((one) => [one.requestId, one.fullName])),
    readBefore: here ?? (saysNothing ? elsewhere : undefined),
    old: isOld('beforeRegister') ? 'beforeRegister' : isOld('settledEarlier') ? 'settledEarlier' : null,
  };
}

/** A key may name an earlier attempt at a payment of this register, which went out in another one. */
async function matchAttempts(
  services: Pick<Services, 'config'>,
  db: Executor,
  { organizationId }: PayoutRegister,
  rows: readonly ResultRow[],
  payments: readonly HandedOver[],
): Promise<Matched> {
  const own = new Set(payments.map(({ key }) => key));
  const others = new Set(rows.flatMap(({ key }) => (key !== undefined && !own.has(key) ? [key] : [])));
  const requests = new Set(payments.map(({ requestId }) => requestId));
  const earlier = (await readHandedOverByKeys(services, db, organizationId, others)).filter(
    ({ requestId, end }) => requests.has(requestId) && end !== 'open',
  );
  const keys = new Set(earlier.map(({ key }) => key));
  const isEarlier = ({ key }: ResultRow) => key !== undefined && keys.has(key);
  const found = matchResult(
    rows.filter((row) => !isEarlier(row)),
    payments,
  );
  const matched = [...found.rows, ...matchResult(rows.filter(isEarlier), earlier).rows];
  const byRow = new Map(matched.map((one) => [one.row, one]));
  return { rows: rows.map((row) => byRow.get(row)!), missing: found.missing };
}
