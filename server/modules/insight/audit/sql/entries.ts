import { sql } from 'kysely';
import type { AuditSubject } from '#domain/audit/subjects.ts';
import type { CompanyDate } from '#domain/calendar/index.ts';
import type { Executor } from '../../../../database/database.ts';
import { branchesOf } from './branches.ts';
import type { Place, AuditFilter } from './conditions.ts';

/** Values as stored: ids, codes and amounts. */
export type Written = Record<string, string | number | boolean | null | (string | number)[]> | null;

export interface AuditRow {
  id: string;
  at: Date;
  byAccountId: string | null;
  subject: AuditSubject;
  subjectId: string | null;
  employeeId: string | null;
  event: string;
  validFrom: CompanyDate | null;
  before: Written;
  after: Written;
  reason: string | null;
}

/** The latest first; only those below a place, if given. Each branch returns no more than the page may need. */
export async function selectAuditEntries(
  db: Executor,
  filter: AuditFilter,
  { limit, offset = 0, below }: { limit: number; offset?: number; below?: Place | undefined },
): Promise<AuditRow[]> {
  const newest = branchesOf(db, filter, below).map(
    (branch) => sql`(${branch} order by at desc, id desc limit ${limit + offset})`,
  );
  const { rows } = await sql<AuditRow>`
    select * from (${sql.join(newest, sql` union all `)}) as told
     order by at desc, id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countAuditEntries(db: Executor, filter: AuditFilter): Promise<number> {
  const counts = branchesOf(db, filter).map((branch) => sql`(select count(*) from (${branch}) as told)`);
  const { rows } = await sql<{ total: number }>`select ${sql.join(counts, sql` + `)} as total`.execute(db);
  return rows[0]!.total;
}
