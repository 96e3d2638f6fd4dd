import type { Executor } from '../../../database/database.ts';
import type { PaymentRequest } from '../../../database/tables.generated.ts';
import { defaultCardsOf, heldCardsOf } from '../cards/index.ts';

/** A payment that did not arrive is sent to the person's current card. */
export const isUndelivered = ({ state }: Pick<PaymentRequest, 'state'>): boolean =>
  state === 'failed' || state === 'returned';

/**
 * Until when each request has to be approved by somebody else, because this account has set the card that it would be
 * paid to. `now` is in epoch ms.
 */
export async function cardHoldUntil(
  db: Executor,
  account: { organizationId: string; accountId: string },
  requests: readonly PaymentRequest[],
  now: number,
): Promise<(request: PaymentRequest) => Date | undefined> {
  const held = await heldCardsOf(db, account, now);
  if (!held.size) return () => undefined;
  const people = requests.filter(isUndelivered).map(({ employeeId }) => employeeId);
  const cards = await defaultCardsOf(db, account.organizationId, people);
  return (request) => held.get((isUndelivered(request) && cards.get(request.employeeId)) || request.cardId);
}
