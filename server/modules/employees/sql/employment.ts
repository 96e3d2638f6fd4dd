import { sql, type RawBuilder } from 'kysely';
import { addDays, type CompanyDate } from '#domain/calendar/index.ts';
import type { Employment, Stretch } from '#domain/employment.ts';
import type { Tx } from '../../../database/database.ts';

/**
 * Whether the person of an `employee` row is employed on at least one day of a range, both ends included; null for no end. Boards, time
 * sheets, closing, runs and figures all use this rule. Status and punches do not decide it: blocked people are employed.
 */
export const isEmployedIn = ({
  from,
  to,
}: {
  from: CompanyDate;
  to: CompanyDate | null;
}): RawBuilder<boolean> => sql<boolean>`employee.employment && daterange(${from}::date, ${to}::date, '[]')`;

/** From a day on: `{[2026-10-01,)}`. */
export const employedFrom = (first: CompanyDate): string => `{[${first},)}`;

/** Reads a datemultirange, whose ranges end before their last date: `{[2026-10-01,2026-11-21),[2026-12-01,)}`. */
export const readEmployment = (text: string): Employment =>
  [...text.matchAll(/\[([^,]+),([^)]*)\)/g)].map(([, from, end]): Stretch => ({
    from: from as CompanyDate,
    to: end ? addDays(end as CompanyDate, -1) : null,
  }));

const change = (tx: Tx, organizationId: string, ids: readonly string[], employment: RawBuilder<string>) =>
  tx
    .updateTable('employee')
    .set({ employment })
    .where('organizationId', '=', organizationId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();

/** They are employed from this day on, besides earlier stretches. */
export const beginEmployment = (tx: Tx, organizationId: string, ids: readonly string[], first: CompanyDate) =>
  change(tx, organizationId, ids, sql`employment + datemultirange(daterange(${first}, null))`);

/** This is their last working day; later stretches are removed. */
export const endEmployment = (tx: Tx, organizationId: string, ids: readonly string[], last: CompanyDate) =>
  change(tx, organizationId, ids, sql`employment * datemultirange(daterange(null, ${last}, '[]'))`);

/** Removes this day and all later ones from their last stretch. */
export const dropEmploymentFrom = (
  tx: Tx,
  organizationId: string,
  ids: readonly string[],
  first: CompanyDate,
) =>
  change(
    tx,
    organizationId,
    ids,
    sql`employment - datemultirange(daterange(
          greatest(${first}::date, (select max(lower(stretch)) from unnest(employment) as stretch)), null))`,
  );

/** Adds a stretch that begins on this day, unless one without an end is there already. */
export const employedAtLeastFrom = (first: CompanyDate): RawBuilder<string> =>
  sql`case when upper_inf(employment) then employment else employment + datemultirange(daterange(${first}, null)) end`;
