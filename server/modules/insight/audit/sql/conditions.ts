import { sql, type RawBuilder } from 'kysely';
import type { AuditSubject } from '#domain/audit/subjects.ts';
import type { Executor } from '../../../../database/database.ts';
import { queryFoundIds, type Search } from '../../../employees/records/index.ts';
import { isInUnit, type InUnit } from '../../../organization/index.ts';
import { queryRemoved } from '../../../audit/index.ts';

/** The people whom an entry is about or who made it. */
export interface Sought {
  people: Exclude<Search, { kind: 'everyone' | 'nobody' }>;
  /** Of colleagues. */
  accountIds: readonly string[];
}

export interface AuditFilter {
  organizationId: string;
  subjects: readonly AuditSubject[];
  /** From an instant until before another one. */
  period?: { from: Date; until: Date } | undefined;
  sought: Sought | 'everyone' | 'nobody';
  /** About people in the unit. */
  unit?: InUnit | undefined;
  /** About this person only. */
  person?: string | undefined;
}

/** The position of an entry in the list. */
export interface Place {
  at: Date;
  id: string;
}

type Condition = RawBuilder<unknown>;

/** The conditions after the company on rows of `own` about the person `employeeId`. */
export function conditionsOf(
  db: Executor,
  { organizationId, period, sought, unit, person }: AuditFilter,
  {
    own,
    employeeId,
    below,
    outlives = false,
  }: {
    own: string;
    employeeId: Condition;
    below: Place | undefined;
    /** Whether the rows remain when the person is removed. */
    outlives?: boolean;
  },
): Condition {
  const column = (name: string) => sql.ref(`${own}.${name}`);
  const all: Condition[] = [];
  if (below) all.push(sql`(${column('at')}, ${column('id')}) < (${below.at}, ${below.id}::uuid)`);
  if (period) all.push(sql`${column('at')} >= ${period.from}`, sql`${column('at')} < ${period.until}`);
  if (unit) all.push(sql`${employeeId} is not null`, isInUnit(employeeId, organizationId, unit));
  if (person) all.push(sql`${employeeId} = ${person}::uuid`);
  if (sought === 'nobody') all.push(sql`false`);
  else if (sought !== 'everyone')
    all.push(
      isSought(db, organizationId, sought, { employeeId, byAccountId: column('by_account_id'), outlives }),
    );
  return sql.join(
    all.map((one) => sql` and ${one}`),
    sql``,
  );
}

function isSought(
  db: Executor,
  organizationId: string,
  { people, accountIds }: Sought,
  { employeeId, byAccountId, outlives }: { employeeId: Condition; byAccountId: Condition; outlives: boolean },
): Condition {
  const found = queryFoundIds(db, organizationId, people);
  const removed =
    outlives && people.kind === 'words'
      ? sql` or ${employeeId} in (${queryRemoved(organizationId, people.words)})`
      : sql``;
  return sql`(${employeeId} in ${found} or ${byAccountId} = any(${accountIds}::uuid[]) or ${byAccountId} in (
    select account_id from employee where organization_id = ${organizationId} and id in ${found})${removed})`;
}
