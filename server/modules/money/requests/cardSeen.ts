import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../../database/database.ts';
import type { PaymentRequest } from '../../../database/tables.generated.ts';
import { namesOfAccounts } from '../../account/accounts/index.ts';
import { selectHappened } from '../../audit/index.ts';

/** Who last saw the full card number since the approval: they may have paid the request already. */
export async function cardSeenOf(
  db: Executor,
  { organizationId, cardId, reviewedAt }: PaymentRequest,
): Promise<components['schemas']['CardSeen'] | null> {
  const last = (await selectHappened(db, organizationId, ['card'], [cardId], ['show'])).at(-1);
  if (!last || (reviewedAt && last.at < reviewedAt)) return null;
  const by = last.byAccountId && (await namesOfAccounts(db, [last.byAccountId])).get(last.byAccountId);
  return { by: by || null, at: last.at.toISOString() };
}
