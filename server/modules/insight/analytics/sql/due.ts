import { sql } from 'kysely';
import { companyDate, companyDayStart, monthOf, type CompanyMonth } from '#domain/calendar/index.ts';
import type { Executor } from '../../../../database/database.ts';

export interface DueMonth {
  organizationId: string;
  month: CompanyMonth;
  /** Null before the first time. */
  countedAt: Date | null;
  /** When earnings were counted; null before the first time. */
  earnedAt: Date | null;
}

const COUNTED_EVERY_MS = 3_600_000;
/** How much later than its timestamp a change may be committed. */
const COMMITTED_WITHIN_MS = 600_000;

/**
 * Audited subjects that change days. Statuses and hires are in the history of employees, and a closed month is known by
 * its version.
 */
const changeDays = [
  'workSettings',
  'schedule',
  'calendar',
  'unit',
  'employee',
  'correction',
  'latePunch',
  'day',
  'absence',
];

/**
 * Months of all companies whose figures have to be counted, the latest first: never counted; counted from another version
 * than the current one; one of the last two months, with changed payment days or limits; or open and either counted
 * before one of its days was over, or counted more than an hour ago, if it or the following month was running then or
 * something has changed since.
 */
export const selectDue = async (db: Executor, now: Date): Promise<DueMonth[]> => {
  const today = companyDate(now.getTime());
  const thisMonth = `${monthOf(today)}-01`;
  const hourAgo = new Date(now.getTime() - COUNTED_EVERY_MS);
  const { rows } = await sql<DueMonth>`
    select company.id as "organizationId", to_char(first, 'YYYY-MM') as month, figures.counted_at as "countedAt",
           figures.earned_at as "earnedAt"
      from (select id, date_trunc('month', created_at at time zone 'Asia/Tashkent') as founded,
                   greatest((select max(at) from audit_entry
                              where organization_id = organization.id and subject = any(${changeDays}::text[])),
                            (select max(at) from employee_event
                              where organization_id = organization.id)) as changed_at,
                   (select max(at) from audit_entry
                     where organization_id = organization.id and subject = 'paySettings') as pay_changed_at
              from organization) as company
     cross join lateral generate_series(founded, ${thisMonth}::timestamp, interval '1 month') as first
      left join figures_month as figures on figures.organization_id = company.id
            and figures.month = to_char(first, 'YYYY-MM')
      left join (select period.organization_id, period.month, made.version from period
                  inner join timesheet_version as made on made.organization_id = period.organization_id
                        and made.month = period.month and made.closed_at is not null and made.reopened_at is null
                  where period.state = 'closed') as closed
             on closed.organization_id = company.id and closed.month = to_char(first, 'YYYY-MM')
     where (figures.leased_until is null or figures.leased_until <= ${now})
       and (figures.counted_at is null
            or figures.version is distinct from closed.version
            or (first >= ${thisMonth}::timestamp - interval '1 month'
                and (figures.earned_at is null or figures.earned_at < pay_changed_at))
            or (closed.version is null
                and (figures.counted_at < least(${new Date(companyDayStart(today))},
                                                (first + interval '1 month') at time zone 'Asia/Tashkent')
                     or (figures.counted_at <= ${hourAgo}
                         and (figures.counted_at < (first + interval '2 months') at time zone 'Asia/Tashkent'
                              or figures.counted_at < changed_at + ${COMMITTED_WITHIN_MS} * interval '1 millisecond')))))
     order by first desc, company.id`.execute(db);
  return rows;
};
