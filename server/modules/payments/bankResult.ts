import { matchResult, type MatchedResult } from '#domain/bankResult/matchResult.ts';
import type { ResultRow } from '#domain/bankResult/readResult.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Services } from '../../context.ts';
import type { Executor, Tx } from '../../database/database.ts';
import type { PayoutRegister } from '../../database/tables.generated.ts';
import { conflict, notFound } from '../../http/problem.ts';
import type { Notify } from '../notifications/index.ts';
import { handedOverIn, keepResult, resultDigest, selectApplied, selectRegister } from '../payouts/index.ts';
import {
  allowedOf,
  allowedOrRefused,
  auditSettled,
  dayAccepted,
  lockOpen,
  reasonAccepted,
  settleAs,
  settlingOf,
  type By,
} from './registers.ts';
import { selectDeciders } from './sql/requests.ts';

type Schemas = components['schemas'];
type Matched = MatchedResult<ResultRow>;

const sumOf = (payments: readonly { amount: Tiyin }[]) => ({
  count: payments.length,
  amount: tiyin(payments.reduce((sum, { amount }) => sum + amount, 0)),
});

/** What each row settles, by its request. */
const settledBy = ({ rows }: Matched) =>
  new Map(
    rows.flatMap(({ row, match, payment }) => (match === 'settles' ? [[payment!.requestId, row]] : [])),
  );

/** What a bank's rows would settle of a register; writes nothing. Throws 404. */
export async function readResult(
  services: Services,
  by: By,
  id: string,
  rows: readonly ResultRow[],
): Promise<Schemas['PayoutResultReading']> {
  const { db } = services;
  const register = await selectRegister(db, by.organizationId, id);
  if (!register) throw notFound();
  const handedOver = await handedOverIn(services, db, register);
  const names = new Map(handedOver.map(({ requestId, fullName }) => [requestId, fullName]));
  const matched = matchResult(rows, handedOver);
  const settles = settledBy(matched);
  const found = settles.size ? await selectDeciders(db, by.organizationId, [...settles.keys()]) : [];
  const allowed = new Set((await mineOf(db, by, found)).map((one) => one.id));
  const ofOutcome = (outcome: ResultRow['outcome']) =>
    sumOf([...settles].flatMap(([one, row]) => (row.outcome === outcome && allowed.has(one) ? [row] : [])));
  return {
    readBefore: await readBefore(db, register, rows),
    rows: matched.rows.map(({ row: { line, amount, outcome }, match, payment }) => ({
      ...{ line, amount, outcome, match, requestId: payment?.requestId ?? null },
      employeeName: (payment && names.get(payment.requestId)) ?? null,
    })),
    ...{ paid: ofOutcome('paid'), unpaid: ofOutcome('unpaid'), missing: sumOf(matched.missing) },
    refused: settles.size - allowed.size,
    settling: found.length ? await settlingOf(db, by, found) : null,
  };
}

type Deciders = Awaited<ReturnType<typeof selectDeciders>>;

const mineOf = async (db: Executor, by: By, found: Deciders) =>
  found.length ? (await allowedOf(db, by, found)).allowed : [];

const readBefore = async (
  db: Executor,
  { organizationId, id }: PayoutRegister,
  rows: readonly ResultRow[],
): Promise<string | null> =>
  (await selectApplied(db, organizationId, id, resultDigest(rows)))?.toISOString() ?? null;

/**
 * Settles what the rows say of a register's open payments, as `settleRegister` does, and keeps the rows. Throws 404, 409
 * resultReadBefore or nothingMatches, 403 secondPersonNeeded, and 400 at the field that is wrong.
 */
export async function applyResult(
  services: Services,
  tx: Tx,
  notify: Notify,
  by: By & { isProven: boolean },
  id: string,
  { rows, reason, paidOn }: Schemas['PayoutResult'],
): Promise<{ register: PayoutRegister; settled: number; refused: number }> {
  const register = await selectRegister(tx, by.organizationId, id);
  if (!register) throw notFound();
  const given = rows as readonly ResultRow[];
  if (await readBefore(tx, register, given)) throw conflict('resultReadBefore');
  const note = reasonAccepted(reason);
  const settles = settledBy(matchResult(given, await handedOverIn(services, tx, register)));
  const open = settles.size ? await lockOpen(tx, by, id, new Set(settles.keys())) : [];
  if (!open.length) throw conflict('nothingMatches');
  const { allowed, alone } = await allowedOrRefused(tx, by, open);
  const noteOf = (requestId: string) => settles.get(requestId)?.note ?? note;
  const ofOutcome = (outcome: ResultRow['outcome']) =>
    allowed.filter((one) => settles.get(one.id)?.outcome === outcome);
  const paid = ofOutcome('paid');
  const day = paid.length ? dayAccepted(register, paidOn, by.at) : null;
  await settleAs(tx, notify, by, paid, { event: 'markPaid', paidOn: day, noteOf });
  await settleAs(tx, notify, by, ofOutcome('unpaid'), { event: 'markUnpaid', paidOn: null, noteOf });
  const refused = open.length - allowed.length;
  await keepResult(services, tx, {
    ...{ organizationId: by.organizationId, registerId: id, rows: given, settled: allowed.length, refused },
    ...{ appliedAt: by.at, appliedByAccountId: by.accountId },
  });
  await auditSettled(tx, by, register, {
    event: alone ? 'applyResultAlone' : 'applyResult',
    count: allowed.length,
    paidOn: day,
    reason: note,
  });
  return { register, settled: allowed.length, refused };
}
