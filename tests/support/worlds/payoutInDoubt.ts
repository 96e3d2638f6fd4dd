import { newId } from '#server/identifier.ts';
import type { TestServer } from '../server/server.ts';

/** An approved request as it is after its payment was handed over and no answer came. */
export async function putInDoubt({ db, clock }: Pick<TestServer, 'db' | 'clock'>, id: string): Promise<void> {
  const request = await db
    .updateTable('paymentRequest')
    .set({ state: 'inDoubt' })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const { organizationId, employeeId, cardId, period, amount } = request;
  const [itemId, at] = [newId(), clock.date()];
  const sent = { organizationId, cardId, amount, provider: 'sandbox' as const };
  await db
    .insertInto('payoutItem')
    .values({
      ...{ ...sent, id: itemId, requestId: id, employeeId, period, state: 'inDoubt', attempts: 1 },
      ...{ createdAt: at, changedAt: at, looks: 0, missed: 0 },
    })
    .execute();
  await db
    .insertInto('payoutAttempt')
    .values({ ...sent, itemId, n: 1, key: `${itemId}.1`, at })
    .execute();
  const answer = { organizationId, id: newId(), itemId, n: 1, at };
  await db
    .insertInto('payoutAnswer')
    .values({ ...answer, source: 'sending', outcome: 'unknown' })
    .execute();
}

/** The same after the provider has said that it paid nothing. */
export async function putRefused({ db, clock }: Pick<TestServer, 'db' | 'clock'>, id: string): Promise<void> {
  await putInDoubt({ db, clock }, id);
  await db
    .updateTable('paymentRequest')
    .set({ state: 'failed', reviewedByAccountId: null })
    .where('id', '=', id)
    .execute();
  const { organizationId, id: itemId } = await db
    .updateTable('payoutItem')
    .set({ state: 'failed' })
    .where('requestId', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const answer = { organizationId, id: newId(), itemId, n: 1, at: clock.date() };
  await db
    .insertInto('payoutAnswer')
    .values({ ...answer, source: 'asking', outcome: 'rejected' })
    .execute();
}
