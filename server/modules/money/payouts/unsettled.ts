import { tiyin, type Tiyin } from '#domain/money.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../../database/database.ts';
import { sumUnsettled } from './sql/due.ts';

type Sum = components['schemas']['PayoutSum'];

/** Sums approved requests that the company pays itself. */
export type SumByHand = (db: Executor, organizationId: string) => Promise<Sum>;

const sumOf = (rows: readonly { count: number; amount: Tiyin }[]): Sum => ({
  count: rows.reduce((all, { count }) => all + count, 0),
  amount: tiyin(rows.reduce((all, { amount }) => all + amount, 0)),
});

/** Payments under way at the current provider, by register. */
export async function unsettledOf(
  db: Executor,
  organizationId: string,
  sumByHand: SumByHand,
): Promise<components['schemas']['PayoutsUnsettled']> {
  const rows = await sumUnsettled(db, organizationId);
  const inRegister = rows.filter(({ state, registerId }) => state !== 'waiting' && registerId !== null);
  const others = rows.filter((row) => !inRegister.includes(row));
  const ids = [...new Set(inRegister.map(({ registerId }) => registerId!))];
  const registers = ids.map((id) => {
    const ofOne = inRegister.filter(({ registerId }) => registerId === id);
    return { id, number: ofOne[0]!.number!, open: sumOf(ofOne) };
  });
  return {
    byHand: await sumByHand(db, organizationId),
    waiting: sumOf(others.filter(({ state }) => state === 'waiting')),
    sending: sumOf(others.filter(({ state }) => state === 'sending' || state === 'accepted')),
    inDoubt: sumOf(others.filter(({ state }) => state === 'inDoubt')),
    registers: registers.sort((a, b) => a.number - b.number),
  };
}
