import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '../../../../database/database.ts';
import { conditionsOf, type Place, type AuditFilter } from './conditions.ts';

type Select = RawBuilder<unknown>;

/**
 * Audit entries of a company. Changes of units and default cards are left to the branch of people's records; a new card
 * is included once its record is gone.
 */
function entries(db: Executor, filter: AuditFilter, below: Place | undefined): Select {
  const others = conditionsOf(db, filter, {
    own: 'entry',
    employeeId: sql.ref('entry.employee_id'),
    below,
    outlives: true,
  });
  return sql`
    select entry.id, entry.at, entry.by_account_id, entry.subject, entry.subject_id, entry.employee_id, entry.event,
           entry.valid_from, entry.before, entry.after,
           case when entry.subject <> 'paymentRequest' then entry.reason else (
             select twin.reason from payment_request_event as twin
              where twin.organization_id = entry.organization_id and twin.request_id = entry.subject_id
                and twin.at = entry.at limit 1) end as reason
      from audit_entry as entry
     where entry.organization_id = ${filter.organizationId} and entry.subject = any(${filter.subjects}::text[])
       and (entry.subject, entry.event) not in (('unit', 'assign'), ('unit', 'withdraw'), ('card', 'choose'))
       and not (entry.subject = 'card' and coalesce(entry.after ->> 'isDefault', '') = 'true'
                and exists (select from employee
                             where employee.organization_id = entry.organization_id and employee.id = entry.employee_id))${others}`;
}

/** The history of people's records; the changed fields are read afterwards. */
function records(db: Executor, filter: AuditFilter, below: Place | undefined): Select {
  const others = conditionsOf(db, filter, { own: 'event', employeeId: sql.ref('event.employee_id'), below });
  return sql`
    select event.id, event.at, event.by_account_id, 'employee' as subject, event.employee_id as subject_id,
           event.employee_id, event.event, null::date as valid_from,
           case when event.from_status is not null then jsonb_build_object('status', event.from_status) end as before,
           case when event.from_status is not null then jsonb_build_object('status', event.to_status) end as after,
           event.reason
      from employee_event as event
     where event.organization_id = ${filter.organizationId}${others}`;
}

/**
 * Events of requests, except the product's own steps. Decisions made alone and payments of runs are in the audit. The
 * amount before an event is that of the previous event.
 */
function requests(db: Executor, filter: AuditFilter, below: Place | undefined): Select {
  const others = conditionsOf(db, filter, {
    own: 'event',
    employeeId: sql.ref('request.employee_id'),
    below,
  });
  return sql`
    select event.id, event.at, event.by_account_id, 'paymentRequest' as subject, event.request_id as subject_id,
           request.employee_id, event.event, null::date as valid_from,
           case when event.event in ('approve', 'include')
                then jsonb_build_object('state', event.from_state, 'amount', (
                  select earlier.amount from payment_request_event as earlier
                   where earlier.organization_id = event.organization_id and earlier.request_id = event.request_id
                     and (earlier.at, earlier.id) < (event.at, event.id)
                   order by earlier.at desc, earlier.id desc limit 1))
                when event.from_state is not null then jsonb_build_object('state', event.from_state) end as before,
           case when event.event in ('ask', 'approve', 'include')
                then jsonb_build_object('state', event.to_state, 'amount', event.amount)
                when event.event in ('markPaid', 'pay')
                then jsonb_build_object('state', event.to_state, 'paidOn', (
                  select answer.paid_on
                    from payout_item as item
                    join payout_answer as answer
                      on answer.organization_id = item.organization_id and answer.item_id = item.id
                   where item.organization_id = event.organization_id and item.request_id = event.request_id
                     and answer.at = event.at and answer.outcome = 'settled' limit 1))
                else jsonb_build_object('state', event.to_state) end as after,
           event.reason
      from payment_request_event as event
      join payment_request as request
        on request.organization_id = event.organization_id and request.id = event.request_id
     where event.organization_id = ${filter.organizationId} and event.event not in ('settle', 'send', 'doubt')
       and (event.event <> 'ask' or request.kind = 'asked')${others}
       and not exists (
         select from audit_entry as alone
          where alone.organization_id = event.organization_id and alone.subject = 'paymentRequest'
            and alone.subject_id = event.request_id and alone.at = event.at)`;
}

/** Branches that may contain the requested subjects. */
export const branchesOf = (db: Executor, filter: AuditFilter, below?: Place): Select[] => [
  entries(db, filter, below),
  ...(filter.subjects.includes('employee') ? [records(db, filter, below)] : []),
  ...(filter.subjects.includes('paymentRequest') ? [requests(db, filter, below)] : []),
];
