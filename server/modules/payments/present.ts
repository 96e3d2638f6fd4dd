import { shownAs } from '#machines/lifecycles/paymentRequestMachine.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../database/database.ts';
import type { PaymentRequest } from '../../database/tables.generated.ts';
import { fundsOf } from './funds.ts';
import type { Reviewed } from './review.ts';
import { cardsOf } from '../cards/index.ts';
import { namesOf } from '../employees/index.ts';

const unique = (ids: readonly string[]) => [...new Set(ids)];

/**
 * Requests of one company as in the contract, in the given order; names and cards by one query each. `funds` only for
 * employers.
 */
export async function presentRequests(
  db: Executor,
  organizationId: string,
  rows: readonly PaymentRequest[],
  funds?: ReadonlyMap<string, components['schemas']['RequestFunds']>,
): Promise<components['schemas']['PaymentRequest'][]> {
  const names = await namesOf(db, organizationId, unique(rows.map(({ employeeId }) => employeeId)));
  const cards = await cardsOf(db, organizationId, unique(rows.map(({ cardId }) => cardId)));
  return rows.map((row) => ({
    id: row.id,
    employeeId: row.employeeId,
    employeeName: names.get(row.employeeId)!,
    amount: row.amount,
    askedAmount: row.askedAmount,
    period: row.period,
    state: row.state,
    shownAs: shownAs(row.state),
    card: cards.get(row.cardId)!.card,
    note: row.note,
    reviewReason: row.reviewReason,
    cancelledBy: row.cancelledBy,
    requestedAt: row.requestedAt.toISOString(),
    reviewedAt: row.reviewedAt?.toISOString() ?? null,
    funds: funds?.get(row.id) ?? null,
  }));
}

/** A result for each reviewed request, with the request and its funds as they are after the review. */
export async function presentResults(
  db: Executor,
  organizationId: string,
  results: readonly Reviewed[],
  now: number,
): Promise<components['schemas']['PaymentRequestReviewResult'][]> {
  const rows = results.flatMap(({ request }) => request ?? []);
  const funds = await fundsOf(db, organizationId, rows, now);
  const shown = await presentRequests(db, organizationId, rows, funds);
  const byId = new Map(shown.map((request) => [request.id, request]));
  return results.map((result) => ({
    id: result.id,
    outcome: result.outcome,
    request: byId.get(result.id) ?? null,
    ...(result.outcome === 'refused'
      ? { code: result.code, legalEvents: result.legalEvents }
      : { code: null, legalEvents: [] }),
  }));
}
