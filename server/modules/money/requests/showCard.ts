import { maskCard } from '#domain/format/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Services } from '../../../context.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import type { PaymentRequest, PayoutItem } from '../../../database/tables.generated.ts';
import { fieldRefused, illegalTransition } from '../../../http/problem.ts';
import { writeAudit } from '../../audit/index.ts';
import { cardNumbersOf, cardsOf } from '../cards/index.ts';
import { readPayoutItem } from '../payouts/index.ts';
import { settlementCaseOf, judgeSettler, explainOthers, type Settler } from './judgeSettler.ts';

type Showing = components['schemas']['PaymentRequestDetails']['cardShowing'];

/** Whether only the company can pay the request: a provider or the next register would pay any other one a second time. */
export const isPaidByHand = (
  { state }: Pick<PaymentRequest, 'state'>,
  item: Pick<PayoutItem, 'provider'> | undefined,
): boolean => state === 'approved' && (item?.provider ?? 'hand') === 'hand';

/** Whether the settler may see the full number of the card to which the request is paid by hand. `now` is in epoch ms. */
export async function cardShowingOf(
  db: Executor,
  settler: Settler,
  request: PaymentRequest,
  item: Pick<PayoutItem, 'provider'> | undefined,
  now: number,
): Promise<Showing> {
  if (!isPaidByHand(request, item)) return null;
  return judgeSettler(db, settler, { ...settlementCaseOf(request), cardIds: [request.cardId] }, now);
}

/** Throws 409 illegalTransition, 403 ownRequest or cardSetByYou, and 400 when the password is needed. */
export async function showCard(
  services: Pick<Services, 'config'>,
  tx: Tx,
  { organizationId, accountId, at, isProven }: Settler & { at: Date; isProven: boolean },
  request: PaymentRequest,
): Promise<string> {
  const settler = { organizationId, accountId };
  const item = await readPayoutItem(tx, organizationId, request.id);
  const showing = await cardShowingOf(tx, settler, request, item, at.getTime());
  if (showing === null) throw illegalTransition([]);
  if (showing === 'others') throw await explainOthers(tx, settler, settlementCaseOf(request));
  if (showing === 'alone' && !isProven) throw fieldRefused('/password', 'required');
  const { cardId } = request;
  const { card } = (await cardsOf(tx, organizationId, [cardId])).get(cardId)!;
  const { employeeId } = request;
  await writeAudit(tx, { organizationId, byAccountId: accountId, at }, [
    {
      subject: 'card',
      subjectId: cardId,
      employeeId,
      event: 'show',
      after: { employeeId, cardNumber: maskCard(card) },
    },
  ]);
  return (await cardNumbersOf(services, tx, organizationId, [cardId])).get(cardId)!;
}
