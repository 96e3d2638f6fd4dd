import type { Executor } from '../../../database/database.ts';
import type { PaymentRequest } from '../../../database/tables.generated.ts';
import { defaultCardsOf, type HeldCards } from '../cards/index.ts';

/** A payment that did not arrive is sent to the person's current card. */
export const isUndelivered = ({ state }: Pick<PaymentRequest, 'state'>): boolean =>
  state === 'failed' || state === 'returned';

/**
 * Until when each request has to be approved by somebody else, because the reviewer has set the card that it would be
 * paid to.
 */
export async function cardHoldUntil(
  db: Executor,
  organizationId: string,
  held: HeldCards,
  requests: readonly PaymentRequest[],
): Promise<(request: PaymentRequest) => Date | undefined> {
  if (!held.size) return () => undefined;
  const people = requests.filter(isUndelivered).map(({ employeeId }) => employeeId);
  const cards = await defaultCardsOf(db, organizationId, people);
  return (request) => held.get((isUndelivered(request) && cards.get(request.employeeId)) || request.cardId);
}
