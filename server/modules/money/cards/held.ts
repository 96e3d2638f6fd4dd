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
  return heldIn(await selectSetBy(db, { ...account, since: heldSince(now) }));
}

/** Cards that were set earlier are held no longer. */
export const heldSince = (now: number): Date => new Date(cardHoldStart(now));

/** As `heldCardsOf`, of rows of `querySetBy`. */
export const heldIn = (rows: readonly { id: string; setAt: number }[]): HeldCards =>
  new Map(rows.map(({ id, setAt }) => [id, new Date(cardHoldEnd(setAt))]));
