import type { CompanyDate } from '#domain/calendar/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../../database/database.ts';
import type { PayoutItem } from '../../../database/tables.generated.ts';
import { namesOfAccounts } from '../../account/accounts/index.ts';
import { selectAnswers, selectAttempts } from './sql/attempts.ts';
import { selectItems } from './sql/items.ts';

type Schemas = components['schemas'];

export const readPayoutItem = async (
  db: Executor,
  organizationId: string,
  requestId: string,
): Promise<PayoutItem | undefined> => (await selectItems(db, organizationId, [requestId]))[0];

/** Payment days by request id; only of paid requests. */
export async function paidOnOf(
  db: Executor,
  organizationId: string,
  requestIds: readonly string[],
): Promise<ReadonlyMap<string, CompanyDate>> {
  const items = requestIds.length ? await selectItems(db, organizationId, requestIds) : [];
  return new Map(
    items.flatMap(({ requestId, state, paidOn }) =>
      state === 'paid' && paidOn !== null ? [[requestId, paidOn] as const] : [],
    ),
  );
}

/** Each attempt with its answers. */
export async function attemptsOf(
  db: Executor,
  organizationId: string,
  itemId: string,
): Promise<Schemas['PayoutAttempt'][]> {
  const attempts = await selectAttempts(db, organizationId, itemId);
  const answers = await selectAnswers(db, organizationId, itemId);
  const names = await namesOfAccounts(db, [
    ...new Set([...attempts, ...answers].flatMap(({ byAccountId }) => byAccountId ?? [])),
  ]);
  const nameOf = (accountId: string | null) => (accountId && names.get(accountId)) ?? null;
  return attempts.map(({ n, key, provider, amount, at, byAccountId }) => ({
    n,
    key,
    provider,
    amount,
    at: at.toISOString(),
    by: nameOf(byAccountId),
    answers: answers
      .filter((answer) => answer.n === n)
      .slice(-MOST_ANSWERS)
      .map((answer) => ({
        id: answer.id,
        at: answer.at.toISOString(),
        source: answer.source,
        outcome: answer.outcome,
        code: answer.code,
        reference: answer.reference,
        paidOn: answer.paidOn,
        note: answer.note,
        by: nameOf(answer.byAccountId),
      })),
  }));
}

/** The contract's limit. */
const MOST_ANSWERS = 100;
