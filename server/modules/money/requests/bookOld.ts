import { companyDate } from '#domain/calendar/index.ts';
import type { Services } from '../../../context.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { PaymentRequest } from '../../../database/tables.generated.ts';
import { newId } from '../../../identifier.ts';
import { lockOrganization } from '../../organization/index.ts';
import { notePaid } from '../payouts/index.ts';
import { approvalEntry, paymentEntry } from './bookings.ts';
import { postWithMovements } from '../transactions/index.ts';
import { lockUnbooked, selectCompaniesUnbooked, selectMoneyEvents } from './sql/unbooked.ts';

const AT_ONCE = 500;

/**
 * Enters approvals and payments that are missing in the ledger: made by a version without a ledger, or by the seed. Each
 * is entered once, however often and in however many processes this runs.
 */
export async function bookOldRequests({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  for (const organizationId of await selectCompaniesUnbooked(db))
    while (
      await inTransaction(db, async (tx) => {
        // After waiting for a lock, the row is read again, but the condition on the ledger is not. So this waits
        // first.
        await lockOrganization(tx, organizationId);
        const requests = await lockUnbooked(tx, organizationId, AT_ONCE);
        const events = await selectMoneyEvents(
          tx,
          organizationId,
          requests.map(({ id }) => id),
        );
        const entries = requests.flatMap((request) => {
          const own = events.filter(({ requestId }) => requestId === request.id);
          const approved = own.findLast(({ toState }) => toState === 'approved');
          const paid = own.find(({ toState }) => toState === 'paid');
          const entries = [approvalEntry({ request, event: approved ?? unknownEvent(request) })];
          if (request.state === 'paid')
            entries.push(paymentEntry({ request, event: paid ?? unknownEvent(request) }));
          return entries;
        });
        await postWithMovements(tx, { organizationId, at: clock.date() }, entries, { requests });
        await notePaid(
          tx,
          requests
            .filter(({ state }) => state === 'paid')
            .map((request) => {
              const paid = events.find((one) => one.requestId === request.id && one.toState === 'paid');
              const { at } = paid ?? unknownEvent(request);
              return { request, at, paidOn: companyDate(at.getTime()) };
            }),
        );
        return requests.length === AT_ONCE;
      })
    );
}

/** Stands in for an event of a request without a history. */
const unknownEvent = ({ reviewedAt, requestedAt }: PaymentRequest) => ({
  id: newId(),
  byAccountId: null,
  at: reviewedAt ?? requestedAt,
});
