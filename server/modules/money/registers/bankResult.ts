import type { ResultRow } from '#domain/bankResult/readResult.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Services } from '../../../context.ts';
import type { Tx } from '../../../database/database.ts';
import type { PaymentRequest, PayoutRegister } from '../../../database/tables.generated.ts';
import { conflict, notFound } from '../../../http/problem.ts';
import type { Notify } from '../../notifications/index.ts';
import { keepResult, lockCompanyPayouts, selectOpenInRegister, selectRegister } from '../payouts/index.ts';
import { judgeRows, type JudgedRows, type LatePayment } from './bankRows.ts';
import { lockWithPeople, canBeStopped, recordPaidLate, selectDeciders } from '../requests/index.ts';
import {
  pickSettleable,
  requireSettleable,
  auditSettled,
  acceptPaymentDay,
  acceptReason,
  settleByBank,
  settlingOf,
  type By,
} from './registers.ts';

type Schemas = components['schemas'];

const sumOf = (payments: readonly { amount: Tiyin }[]) => ({
  count: payments.length,
  amount: tiyin(payments.reduce((sum, { amount }) => sum + amount, 0)),
});

type Late = Pick<PaymentRequest, 'id' | 'state'>;

/** Requests that a refused attempt has paid after all, and those of them that have not been sent again. */
function pickLate<Request extends Late>({ late }: JudgedRows, requests: readonly Request[]) {
  const said = requests.filter(({ id }) => late.has(id));
  return { said, stoppable: said.filter(canBeStopped) };
}

/**
 * Attempts that are only recorded as paid. The first one of a request that the caller may settle pays it, unless it was
 * sent again and the rows do not report that as unpaid. Skips requests that were not sent again and that somebody else
 * has to settle.
 */
function pickOnlyNoted<Request extends Late>(
  { late, settles }: JudgedRows,
  said: readonly Request[],
  allowed: readonly Request[],
): LatePayment[] {
  const isUnpaid = ({ id }: Request) => settles.get(id)?.outcome === 'unpaid';
  return said.flatMap((request) => {
    const isAllowed = allowed.includes(request);
    if (canBeStopped(request) && !isAllowed) return [];
    return late.get(request.id)!.slice(isAllowed && (canBeStopped(request) || isUnpaid(request)) ? 1 : 0);
  });
}

/** Previews what a bank's rows would settle of a register; writes nothing. Throws 404. */
export async function readResult(
  services: Services,
  by: By,
  id: string,
  rows: readonly ResultRow[],
): Promise<Schemas['PayoutResultReading']> {
  const { db } = services;
  const register = await selectRegister(db, by.organizationId, id);
  if (!register) throw notFound();
  const judged = await judgeRows(services, db, register, rows);
  const { matched, settles, late, names, readBefore, old } = judged;
  const ids = [...new Set([...settles.keys(), ...late.keys()])];
  const found = ids.length ? await selectDeciders(db, by.organizationId, ids) : [];
  const { said, stoppable } = pickLate(judged, found);
  const settled = [...found.filter((one) => settles.has(one.id)), ...stoppable];
  const { allowed } = settled.length ? await pickSettleable(db, by, settled) : { allowed: [] };
  const noted = pickOnlyNoted(judged, said, allowed);
  const rowOf = (one: string) => settles.get(one) ?? late.get(one)![0]!.row;
  const ofOutcome = (outcome: ResultRow['outcome']) =>
    sumOf(allowed.map((one) => rowOf(one.id)).filter((row) => row.outcome === outcome));
  return {
    readBefore: readBefore?.toISOString() ?? null,
    old,
    rows: matched.rows.map(({ row: { line, amount, outcome }, match, payment }) => ({
      line,
      amount,
      outcome,
      match,
      requestId: payment?.requestId ?? null,
      employeeName: (payment && names.get(payment.requestId)) ?? null,
    })),
    paid: ofOutcome('paid'),
    unpaid: ofOutcome('unpaid'),
    missing: sumOf(matched.missing),
    late: sumOf(noted.map(({ payment }) => payment)),
    refused: settled.length - allowed.length,
    settling: settled.length ? await settlingOf(db, by, settled) : null,
  };
}

/**
 * Settles a register's open payments by the rows, as `settleRegister` does, and stores the rows. Throws 404, 409
 * resultReadBefore, resultBeforeRegister, resultSettledEarlier or nothingMatches, 403 secondPersonNeeded, and 400 at the
 * wrong field.
 */
export async function applyResult(
  services: Services,
  tx: Tx,
  notify: Notify,
  by: By & { isProven: boolean },
  id: string,
  { rows, reason, paidOn }: Schemas['PayoutResult'],
): Promise<{ register: PayoutRegister; settled: number; late: number; refused: number }> {
  // One file of a company at a time: the same rows may be applied to another register meanwhile.
  await lockCompanyPayouts(tx, by.organizationId);
  const register = await selectRegister(tx, by.organizationId, id);
  if (!register) throw notFound();
  const given = rows as readonly ResultRow[];
  const judged = await judgeRows(services, tx, register, given);
  const { settles, late, readBefore, old } = judged;
  if (readBefore) throw conflict('resultReadBefore');
  if (old) throw conflict(old === 'beforeRegister' ? 'resultBeforeRegister' : 'resultSettledEarlier');
  const note = acceptReason(reason);
  const locked = await lockWithPeople(tx, by.organizationId, [
    ...new Set([...settles.keys(), ...late.keys()]),
  ]);
  // Somebody may have settled some of them before the lock.
  const still = new Set(await selectOpenInRegister(tx, by.organizationId, id));
  const open = locked.filter((one) => settles.has(one.id) && still.has(one.id));
  const { said, stoppable } = pickLate(judged, locked);
  const found = [...open, ...stoppable];
  if (!found.length && !said.length) throw conflict('nothingMatches');
  const { allowed, alone } = found.length
    ? await requireSettleable(tx, by, found)
    : { allowed: [], alone: false };
  const noted = pickOnlyNoted(judged, said, allowed);
  const noteOf = (requestId: string) => settles.get(requestId)?.note ?? note;
  const ofOutcome = (outcome: ResultRow['outcome']) =>
    allowed.filter((one) => open.includes(one) && settles.get(one.id)?.outcome === outcome);
  const paid = ofOutcome('paid');
  const isAllowed = (request: PaymentRequest) => !stoppable.includes(request) || allowed.includes(request);
  const isPaid = paid.length > 0 || allowed.some((one) => stoppable.includes(one));
  const day = isPaid ? acceptPaymentDay(register, paidOn, by.at) : null;
  await settleByBank(tx, notify, by, paid, { event: 'markPaid', paidOn: day, noteOf });
  await recordPaidLate(
    tx,
    notify,
    by,
    said.filter(isAllowed).flatMap((request) =>
      late.get(request.id)!.map((one) => ({
        request,
        key: one.payment.key,
        source: 'hand' as const,
        reference: null,
        paidOn: day,
        note: one.row.note ?? note,
        byAccountId: by.accountId,
        announces: noted.includes(one),
      })),
    ),
  );
  // After the paid ones: a failed payment may then be paid by an earlier attempt.
  await settleByBank(tx, notify, by, ofOutcome('unpaid'), { event: 'markUnpaid', paidOn: null, noteOf });
  const refused = found.length - allowed.length;
  await keepResult(services, tx, {
    organizationId: by.organizationId,
    registerId: id,
    rows: given,
    settled: allowed.length,
    refused,
    appliedAt: by.at,
    appliedByAccountId: by.accountId,
  });
  await auditSettled(tx, by, register, {
    event: alone ? 'applyResultAlone' : 'applyResult',
    count: allowed.length,
    late: noted.length,
    paidOn: day,
    reason: note,
  });
  return { register, settled: allowed.length, late: noted.length, refused };
}
