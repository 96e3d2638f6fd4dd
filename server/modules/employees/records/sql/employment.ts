import { sql, type RawBuilder } from 'kysely';
import { addDays, type CompanyDate } from '#domain/calendar/index.ts';
import type { Employment, Stretch } from '#domain/employment.ts';
import type { Tx } from '../../../../database/database.ts';

/**
 * Tests whether the person of an `employee` row is employed on at least one day of a range. Both ends are included and
 * may be columns; null means no end. Boards, timesheets, closing, runs and figures all use this rule. Status and
 * punches do not count: blocked people are employed.
 */
export const isEmployedIn = ({
  from,
  to,
}: {
  from: CompanyDate | RawBuilder<unknown>;
  to: CompanyDate | RawBuilder<unknown> | null;
}): RawBuilder<boolean> => sql<boolean>`employee.employment && daterange(${from}::date, ${to}::date, '[]')`;

/** The same test for the person `employeeId`, in statements without an `employee` row. */
export const wasEmployedIn = (
  employeeId: RawBuilder<unknown>,
  range: { from: RawBuilder<unknown>; to: RawBuilder<unknown> },
  organizationId: string,
): RawBuilder<boolean> =>
  sql<boolean>`exists (select from employee
    where employee.organization_id = ${organizationId} and employee.id = ${employeeId} and ${isEmployedIn(range)})`;

/** An employment from a day on: `{[2026-10-01,)}`. */
export const employedFrom = (first: CompanyDate): string => writeEmployment([{ from: first, to: null }]);

/** Reads a datemultirange, whose ranges end before their last date: `{[2026-10-01,2026-11-21),[2026-12-01,)}`. */
export const readEmployment = (text: string): Employment =>
  [...text.matchAll(/\[([^,]+),([^)]*)\)/g)].map(([, from, end]): Stretch => ({
    from: from as CompanyDate,
    to: end ? addDays(end as CompanyDate, -1) : null,
  }));

/** Writes a datemultirange, the reverse of reading: `{[2026-10-01,2026-11-21),[2026-12-01,)}`. */
export const writeEmployment = (employment: Employment): string =>
  `{${employment.map(({ from, to }) => `[${from},${to === null ? '' : addDays(to, 1)})`).join(',')}}`;

export const setEmployments = (
  tx: Tx,
  organizationId: string,
  rows: readonly { id: string; employment: Employment }[],
) => {
  const written = rows.map(({ id, employment }) => ({ id, employment: writeEmployment(employment) }));
  return sql`
    update employee e set employment = n.employment::datemultirange
      from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as n(id uuid, employment text)
     where e.organization_id = ${organizationId} and e.id = n.id`.execute(tx);
};

const updateEmployment = (
  tx: Tx,
  organizationId: string,
  ids: readonly string[],
  employment: RawBuilder<string>,
) =>
  tx
    .updateTable('employee')
    .set({ employment })
    .where('organizationId', '=', organizationId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();

/** Adds a stretch from this day on to the employment. */
export const beginEmployment = (tx: Tx, organizationId: string, ids: readonly string[], first: CompanyDate) =>
  updateEmployment(tx, organizationId, ids, sql`employment + datemultirange(daterange(${first}, null))`);

/** Ends the employment with this last working day and removes later stretches. */
export const endEmployment = (tx: Tx, organizationId: string, ids: readonly string[], last: CompanyDate) =>
  updateEmployment(tx, organizationId, ids, sql`employment * datemultirange(daterange(null, ${last}, '[]'))`);

/** Removes this day and all later ones from their last stretch. */
export const dropEmploymentFrom = (
  tx: Tx,
  organizationId: string,
  ids: readonly string[],
  first: CompanyDate,
) =>
  updateEmployment(
    tx,
    organizationId,
    ids,
    sql`employment - datemultirange(daterange(
          greatest(${first}::date, (select max(lower(stretch)) from unnest(employment) as stretch)), null))`,
  );

/** Adds a stretch that begins on this day, unless there is one without an end. */
export const employedAtLeastFrom = (first: CompanyDate): RawBuilder<string> =>
  sql`case when upper_inf(employment) then employment else employment + datemultirange(daterange(${first}, null)) end`;
