import type { Tx } from '../../../database/database.ts';
import { forbidden } from '../../../http/problem.ts';
import type { Author } from '../../audit/index.ts';
import { defaultCardsOf, heldCardsOf } from '../cards/index.ts';
import { ownRecordsOf } from '../../employees/records/index.ts';
import type { Notify } from '../../notifications/index.ts';
import { reviewRunPayments } from '../requests/index.ts';

/**
 * Reviews payments of a run one by one, and notifies their people. Skips the caller's own payments, and approvals to
 * cards that the caller set recently. Throws 403 ownRequest or cardSetByYou when none is left.
 */
export async function reviewOthersPayments(
  tx: Tx,
  notify: Notify,
  author: Author,
  payments: readonly { id: string; employeeId: string }[],
  review: { event: 'approve' | 'cancel'; reason: string | null },
): Promise<{ changed: number; refused: number }> {
  const people = payments.map(({ employeeId }) => employeeId);
  const own = await ownRecordsOf(tx, author.organizationId, author.byAccountId, people);
  const others = payments.filter(({ employeeId }) => !own.has(employeeId));
  if (!others.length) throw forbidden('ownRequest');
  const free = review.event === 'approve' ? await excludeHeldCards(tx, author, others) : others;
  if (!free.length) throw forbidden('cardSetByYou');
  const ids = free.map(({ id }) => id);
  const changed = await reviewRunPayments(tx, notify, { ...author, ...review }, ids);
  return { changed, refused: payments.length - changed };
}

/** Skips payments whose person's current card is held: undelivered payments are sent to that card. */
async function excludeHeldCards<Payment extends { employeeId: string }>(
  tx: Tx,
  { organizationId, byAccountId, at }: Author,
  payments: readonly Payment[],
): Promise<readonly Payment[]> {
  const held = await heldCardsOf(tx, { organizationId, accountId: byAccountId }, at.getTime());
  if (!held.size) return payments;
  const people = payments.map(({ employeeId }) => employeeId);
  const cards = await defaultCardsOf(tx, organizationId, people);
  return payments.filter(({ employeeId }) => !held.has(cards.get(employeeId) ?? ''));
}
