import { shownAs } from '#machines/lifecycles/paymentRequestMachine.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../database/database.ts';
import type { PaymentRequest } from '../../database/tables.generated.ts';
import { fundsOf } from './funds.ts';
import type { Reviewed } from './review.ts';
import { cardsOf } from '../cards/index.ts';
import { namesOf, ownRecordsOf } from '../employees/index.ts';

const unique = (ids: readonly string[]) => [...new Set(ids)];

/** What only an employer is shown of requests. */
interface ForEmployer {
  funds: ReadonlyMap<string, components['schemas']['RequestFunds']>;
  own: ReadonlySet<string>;
}

/** `now` is in epoch ms. */
export async function forEmployer(
  db: Executor,
  organizationId: string,
  accountId: string,
  rows: readonly PaymentRequest[],
  now: number,
): Promise<ForEmployer> {
  const people = unique(rows.map(({ employeeId }) => employeeId));
  return {
    funds: await fundsOf(db, organizationId, rows, now),
    own: await ownRecordsOf(db, organizationId, accountId, people),
  };
}

/** Requests of one company as in the contract, in the given order; names and cards by one query each. */
export async function presentRequests(
  db: Executor,
  organizationId: string,
  rows: readonly PaymentRequest[],
  employers?: ForEmployer,
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
    own: employers?.own.has(row.employeeId) ?? false,
    funds: employers?.funds.get(row.id) ?? null,
  }));
}

/** A result for each reviewed request, with the request and its funds as they are after the review. */
export async function presentResults(
  db: Executor,
  { organizationId, accountId }: { organizationId: string; accountId: string },
  results: readonly Reviewed[],
  now: number,
): Promise<components['schemas']['PaymentRequestReviewResult'][]> {
  const rows = results.flatMap(({ request }) => request ?? []);
  const employers = await forEmployer(db, organizationId, accountId, rows, now);
  const shown = await presentRequests(db, organizationId, rows, employers);
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
