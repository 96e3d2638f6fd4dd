import { fromSom } from '#domain/money.ts';
import { newId } from '#server/identifier.ts';
import type { TestServer } from '../server/server.ts';
import type { Company } from '../worlds/world.ts';

/** Before the world's companies were founded, so no other operation of the sweep touches it. */
export const payslipMonth = '2026-10';

/** Inserts a paid salary of a closed month directly as rows; nothing was earned in that month. */
export async function addPayslip(
  { db, clock }: TestServer,
  { organizationId, employer: { accountId } }: Company,
  { employeeId, cardId }: { employeeId: string; cardId: string },
): Promise<void> {
  const [at, runId, amount] = [clock.date(), newId(), fromSom(100_000)];
  await db
    .insertInto('period')
    .values({ organizationId, month: payslipMonth, state: 'closed', changedAt: at })
    .onConflict((on) => on.doNothing())
    .execute();
  await db
    .insertInto('payRun')
    .values({
      ...{ organizationId, id: runId, number: Number.parseInt(runId.slice(-6), 16) + 1 },
      ...{ kind: 'salary', period: payslipMonth, state: 'confirmed' },
      ...{ createdAt: at, createdByAccountId: accountId, confirmedAt: at, confirmedByAccountId: accountId },
    })
    .execute();
  await db
    .insertInto('paymentRequest')
    .values({
      ...{ organizationId, id: newId(), kind: 'salary', employeeId, cardId, runId },
      ...{ amount, askedAmount: amount, period: payslipMonth, state: 'paid', requestedAt: at },
    })
    .execute();
}
