import { sql } from 'kysely';
import type { Executor } from '../../../../database/database.ts';

interface RegisterOfRun {
  /** Null for payments that were never in a register. */
  id: string | null;
  number: number | null;
  /** Some of these payments wait for a register now. */
  waits: boolean;
}

/** The registers of a run's payments that the company's bank pays by file. */
export const selectRegistersOfRun = async (
  db: Executor,
  organizationId: string,
  runId: string,
): Promise<RegisterOfRun[]> =>
  (
    await sql<RegisterOfRun>`
      select r.id, r.number, bool_or(i.state = 'waiting' and i.provider = 'file') as waits
        from payment_request q
        join payout_item i on i.organization_id = q.organization_id and i.request_id = q.id
        left join payout_attempt a
          on a.organization_id = i.organization_id and a.item_id = i.id and a.register_id is not null
        left join payout_register r on r.organization_id = a.organization_id and r.id = a.register_id
       where q.organization_id = ${organizationId} and q.run_id = ${runId}
         and (r.id is not null or (i.state = 'waiting' and i.provider = 'file'))
       group by r.id, r.number
       order by r.number`.execute(db)
  ).rows;
