import { sql } from 'kysely';

/**
 * Waiting payouts that may not be handed over now: advances are only for active people, while an earned salary is owed to
 * everybody. They wait until the person is active again or the request is cancelled.
 */
export const isStopped = sql<boolean>`(payout_item.state = 'waiting' and exists (
  select from payment_request as request
    join employee on employee.organization_id = request.organization_id and employee.id = request.employee_id
   where request.organization_id = payout_item.organization_id and request.id = payout_item.request_id
     and request.kind <> 'salary' and employee.status <> 'active'))`;
