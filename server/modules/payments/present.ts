import { shownAs } from '#machines/lifecycles/paymentRequestMachine.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../database/database.ts';
import type { PaymentRequest } from '../../database/tables.generated.ts';
import { cardsOf, namesOf } from '../employees/service.ts';

const unique = (ids: readonly string[]) => [...new Set(ids)];

/** Requests of one company as the contract shows them, in the order given; names and cards by one query each. */
export async function presentRequests(
  db: Executor,
  organizationId: string,
  rows: readonly PaymentRequest[],
): Promise<components['schemas']['PaymentRequest'][]> {
  const names = await namesOf(db, organizationId, unique(rows.map(({ employeeId }) => employeeId)));
  const cards = await cardsOf(db, organizationId, unique(rows.map(({ cardId }) => cardId)));
  return rows.map((row) => ({
    id: row.id,
    employeeId: row.employeeId,
    employeeName: names.get(row.employeeId)!,
    amount: row.amount,
    period: row.period,
    state: row.state,
    shownAs: shownAs(row.state),
    card: cards.get(row.cardId)!.card,
    note: row.note,
    cancelReason: row.cancelReason,
    cancelledBy: row.cancelledBy,
    requestedAt: row.requestedAt.toISOString(),
    reviewedAt: row.reviewedAt?.toISOString() ?? null,
  }));
}
