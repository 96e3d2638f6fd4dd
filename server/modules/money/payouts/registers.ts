import type { HandedOver } from '#domain/bankResult/matchResult.ts';
import { companyDate, type CompanyDate, type CompanyMonth } from '#domain/calendar/index.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Services } from '../../../context.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import type { PayoutRegister } from '../../../database/tables.generated.ts';
import { newId } from '../../../identifier.ts';
import { dataKey, seal, unseal } from '../../../secrets.ts';
import { namesOfAccounts } from '../../account/accounts/index.ts';
import { selectOldRegisterFiles, selectHappened } from '../../audit/index.ts';
import { cardNumbersOf } from '../cards/index.ts';
import { namesOf, printedFactsOf } from '../../employees/records/index.ts';
import { newAnswer, itemAfter, newAttempt, type When } from './items.ts';
import { insertAnswers, insertAttempts } from './sql/attempts.ts';
import { selectItems } from './sql/items.ts';
import {
  insertRegister,
  selectByKeys,
  selectEarlier,
  selectEnds,
  selectLastNumber,
  sumRegisters,
  updateItems,
} from './sql/registers.ts';

type Schemas = components['schemas'];

/** A payment as it was handed over. */
export interface RegisterRow {
  /** The attempt's key, by which an answer names it. */
  key: string;
  fullName: string;
  pinfl: string;
  cardNumber: string;
  amount: Tiyin;
  period: CompanyMonth;
}

const rowsKey = (config: Services['config']) => dataKey(config, 'payoutRegister');

/**
 * Hands over the waiting payouts of these requests in one register; the requests' rows are locked. Undefined when none is
 * waiting.
 */
export async function handOverInRegister(
  services: Pick<Services, 'config'>,
  tx: Tx,
  { organizationId, at, byAccountId }: When & { byAccountId: string },
  requestIds: readonly string[],
): Promise<{ register: PayoutRegister; requestIds: string[] } | undefined> {
  const id = newId();
  const items = (await selectItems(tx, organizationId, requestIds)).filter(
    ({ provider, state }) => provider === 'file' && state === 'waiting',
  );
  if (!items.length) return undefined;
  const attempts = items.map((item) => ({ ...newAttempt(item, byAccountId, at), registerId: id }));
  const people = [...new Set(items.map(({ employeeId }) => employeeId))];
  const names = await namesOf(tx, organizationId, people);
  const printed = await printedFactsOf(tx, organizationId, people);
  const cards = await cardNumbersOf(services, tx, organizationId, [
    ...new Set(items.map((one) => one.cardId)),
  ]);
  const rows = items
    .map((item, index): RegisterRow => ({
      key: attempts[index]!.key,
      fullName: names.get(item.employeeId) ?? '',
      pinfl: printed.get(item.employeeId)?.pinfl ?? '',
      cardNumber: cards.get(item.cardId) ?? '',
      amount: item.amount,
      period: item.period,
    }))
    .sort((a, b) => a.fullName.localeCompare(b.fullName) || a.key.localeCompare(b.key));
  const register: PayoutRegister = {
    organizationId,
    id,
    number: (await selectLastNumber(tx, organizationId)) + 1,
    rowsEncrypted: seal(rowsKey(services.config), JSON.stringify(rows), id),
    count: items.length,
    amount: tiyin(items.reduce((sum, { amount }) => sum + amount, 0)),
    createdAt: at,
    createdByAccountId: byAccountId,
  };
  await insertRegister(tx, register);
  await insertAttempts(tx, attempts);
  await updateItems(
    tx,
    items.map((item, index) => ({
      ...itemAfter(item, 'send', 'system', at)!,
      attempts: attempts[index]!.n,
      nextAt: null,
      code: null,
      reference: null,
      paidOn: null,
    })),
  );
  return { register, requestIds: items.map(({ requestId }) => requestId) };
}

export const unsealRegisterRows = (
  { config }: Pick<Services, 'config'>,
  { id, rowsEncrypted }: Pick<PayoutRegister, 'id' | 'rowsEncrypted'>,
): RegisterRow[] => JSON.parse(unseal(rowsKey(config), rowsEncrypted, id).toString()) as RegisterRow[];

/** The register's rows with the outcome of each. */
export async function readHandedOver(
  services: Pick<Services, 'config'>,
  db: Executor,
  register: Pick<PayoutRegister, 'organizationId' | 'id' | 'rowsEncrypted'>,
): Promise<(HandedOver & { fullName: string })[]> {
  const ends = new Map(
    (await selectEnds(db, register.organizationId, register.id)).map((one) => [one.key, one]),
  );
  return unsealRegisterRows(services, register).flatMap(({ period: _, ...row }) => {
    const known = ends.get(row.key);
    return known ? [{ ...row, requestId: known.requestId, end: known.end }] : [];
  });
}

/** Payments of earlier registers that have one of these amounts and are no longer open. */
export async function findSettledEarlier(
  services: Pick<Services, 'config'>,
  db: Executor,
  register: Pick<PayoutRegister, 'organizationId' | 'number'>,
  amounts: ReadonlySet<Tiyin>,
): Promise<HandedOver[]> {
  const settled: HandedOver[] = [];
  for (const one of amounts.size ? await selectEarlier(db, register, [...amounts]) : [])
    for (const payment of await readHandedOver(services, db, one))
      if (payment.end !== 'open' && amounts.has(payment.amount)) settled.push(payment);
  return settled;
}

/** Attempts with these keys, of any register. */
export async function readHandedOverByKeys(
  services: Pick<Services, 'config'>,
  db: Executor,
  organizationId: string,
  keys: ReadonlySet<string>,
): Promise<HandedOver[]> {
  const named: HandedOver[] = [];
  for (const one of keys.size ? await selectByKeys(db, organizationId, [...keys]) : [])
    for (const payment of await readHandedOver(services, db, one))
      if (keys.has(payment.key)) named.push(payment);
  return named;
}

export interface SettlementByBank {
  event: 'markPaid' | 'markUnpaid';
  paidOn: CompanyDate | null;
  noteOf: (requestId: string) => string;
  byAccountId: string;
}

/** Records what somebody learned from the bank about payments under way; the requests' rows are locked. */
export async function settleItems(
  tx: Tx,
  { organizationId, at }: When,
  requestIds: readonly string[],
  { event, paidOn, noteOf, byAccountId }: SettlementByBank,
): Promise<void> {
  const [verb, outcome] =
    event === 'markPaid' ? (['settle', 'settled'] as const) : (['reject', 'rejected'] as const);
  const items = await selectItems(tx, organizationId, requestIds);
  const settled = items.map((item) => {
    const after = itemAfter(item, verb, 'system', at);
    if (!after) throw new Error(`a payout in ${item.state} cannot ${verb}`);
    return { ...after, paidOn, nextAt: null };
  });
  await updateItems(tx, settled);
  await insertAnswers(
    tx,
    settled.map((item) =>
      newAnswer(item, { source: 'hand', outcome, paidOn, note: noteOf(item.requestId), byAccountId }, at),
    ),
  );
}

/**
 * Finds file downloads from the time when they were audited without their register: those with the same number of rows,
 * after the register was made. The bank may have such a file, so nobody is told to save it for the first time.
 */
async function findOldFiles(
  db: Executor,
  organizationId: string,
  registers: readonly Pick<PayoutRegister, 'id' | 'count' | 'createdAt'>[],
): Promise<Map<string, Date>> {
  if (!registers.length) return new Map();
  const since = new Date(Math.min(...registers.map(({ createdAt }) => createdAt.getTime())));
  const files = await selectOldRegisterFiles(db, organizationId, since);
  return new Map(
    registers.flatMap(({ id, count, createdAt }): [string, Date][] => {
      const file = files.findLast(({ rows, at }) => rows === count && at >= createdAt);
      return file ? [[id, file.at]] : [];
    }),
  );
}

/** When each register's file was saved and handed over. A download that was broken off has too few rows and does not count. */
export async function readSteps(
  db: Executor,
  organizationId: string,
  registers: readonly Pick<PayoutRegister, 'id' | 'count' | 'createdAt'>[],
): Promise<(id: string) => Pick<Schemas['PayoutRegister'], 'fileSavedAt' | 'handedOverAt'>> {
  const ids = registers.map(({ id }) => id);
  const counts = new Map(registers.map(({ id, count }) => [id, count]));
  const happened = (
    await selectHappened(db, organizationId, ['payoutRegister'], ids, ['saveFile', 'handOver'])
  ).filter(
    ({ event, subjectId, after }) =>
      event === 'handOver' || (after as { rows: number }).rows === counts.get(subjectId!),
  );
  const old = await findOldFiles(
    db,
    organizationId,
    registers.filter(({ id }) => !happened.some((one) => one.subjectId === id)),
  );
  return (id) => {
    const of = (event: string) => happened.filter((one) => one.subjectId === id && one.event === event);
    return {
      fileSavedAt: (of('saveFile').at(-1)?.at ?? old.get(id))?.toISOString() ?? null,
      handedOverAt: of('handOver')[0]?.at.toISOString() ?? null,
    };
  };
}

type Known = Pick<PayoutRegister, 'id' | 'number' | 'count' | 'amount' | 'createdAt' | 'createdByAccountId'>;

export async function presentRegisters(
  db: Executor,
  organizationId: string,
  registers: readonly Known[],
  now: number,
): Promise<Schemas['PayoutRegister'][]> {
  if (!registers.length) return [];
  const sums = await sumRegisters(
    db,
    organizationId,
    registers.map(({ id }) => id),
  );
  const steps = await readSteps(db, organizationId, registers);
  const names = await namesOfAccounts(db, [...new Set(registers.map((one) => one.createdByAccountId))]);
  return registers.map(({ id, number, count, amount, createdAt, createdByAccountId }) => {
    const of = (...ends: HandedOver['end'][]) => {
      const found = sums.filter((one) => one.registerId === id && ends.includes(one.end));
      return {
        count: found.reduce((all, one) => all + one.count, 0),
        amount: tiyin(found.reduce((all, one) => all + one.amount, 0)),
      };
    };
    return {
      id,
      number,
      createdAt: createdAt.toISOString(),
      createdBy: names.get(createdByAccountId) ?? null,
      ...steps(id),
      all: { count, amount },
      open: of('open'),
      paid: of('paid'),
      unpaid: of('unpaid', 'returned'),
      settling: null,
      today: companyDate(now),
    };
  });
}
