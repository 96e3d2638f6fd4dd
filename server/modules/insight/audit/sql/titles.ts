import type { Executor } from '../../../../database/database.ts';

/** Closed ones too. */
export const selectTitles = (
  db: Executor,
  table: 'schedule' | 'unit' | 'gate',
  organizationId: string,
  ids: readonly string[],
) =>
  db
    .selectFrom(table)
    .where('organizationId', '=', organizationId)
    .where('id', 'in', ids)
    .select(['id', 'title'])
    .execute();
