import { decide } from '#machines/lifecycles/lifecycle.ts';
import { paymentRequestMachine } from '#machines/lifecycles/paymentRequestMachine.ts';
import type { Services } from '../../../context.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { notifier } from '../../notifications/index.ts';
import { followRequests } from '../payouts/index.ts';
import { announceOutcome } from './announce.ts';
import { bookRequests } from './bookings.ts';
import { eventOf, writeEvents } from './history.ts';
import { lockWithPeople } from './lockWithPeople.ts';
import { selectSettled, updateRequests, type State } from './sql/requests.ts';

const AT_ONCE = 100;

/** Settles approvals that can no longer be undone, and notifies the requesters. */
export async function settleApprovals(services: Services): Promise<void> {
  const { db, clock } = services;
  const notify = notifier(services);
  for (const { organizationId, id } of await selectSettled(db, clock.date(), AT_ONCE))
    await inTransaction(db, async (tx) => {
      const [request] = await lockWithPeople(tx, organizationId, [id]);
      const at = clock.date();
      if (!request?.undoUntil || request.undoUntil > at) return;
      const decision = decide(paymentRequestMachine, request.state, 'settle', 'system');
      if (!decision.legal) return;
      const settled = { ...request, state: decision.state as State, undoUntil: null };
      await updateRequests(tx, [settled]);
      const event = eventOf('settle', request, settled, { reason: null, byAccountId: null, at });
      await writeEvents(tx, [event]);
      await bookRequests(tx, { organizationId, at }, [{ request: settled, event }]);
      await followRequests(tx, { organizationId, at }, [settled], 'asChosen');
      await announceOutcome(tx, notify, organizationId, [settled], at);
    });
}
