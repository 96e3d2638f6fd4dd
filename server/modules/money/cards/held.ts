import { heldSince, heldUntil } from '#domain/cardHold.ts';
import type { Executor } from '../../../database/database.ts';
import { selectSetBy } from './sql/cards.ts';

/** By their ids, until when. */
export type HeldCards = ReadonlyMap<string, Date>;

/** Cards that this account has set itself so lately that somebody else approves money to them. `now` is in epoch ms. */
export async function heldCardsOf(
  db: Executor,
  account: { organizationId: string; accountId: string },
  now: number,
): Promise<HeldCards> {
  const rows = await selectSetBy(db, account, new Date(heldSince(now)));
  return new Map(rows.map(({ id, setAt }) => [id, new Date(heldUntil(setAt!.getTime()))]));
}
