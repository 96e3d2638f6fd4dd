import { cardHoldStart, cardHoldEnd } from '#domain/cardHold.ts';
import type { Executor } from '../../../database/database.ts';
import { selectSetBy } from './sql/cards.ts';

/** Until when each card is held, by its id. */
export type HeldCards = ReadonlyMap<string, Date>;

/** Cards that this account set so recently that somebody else has to approve payments to them. `now` is in epoch ms. */
export async function heldCardsOf(
  db: Executor,
  account: { organizationId: string; accountId: string },
  now: number,
): Promise<HeldCards> {
  const rows = await selectSetBy(db, account, new Date(cardHoldStart(now)));
  return new Map(rows.map(({ id, setAt }) => [id, new Date(cardHoldEnd(setAt!.getTime()))]));
}
