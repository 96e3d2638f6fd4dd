import type { Executor } from '../../../../database/database.ts';

const entriesOf = (db: Executor, organizationId: string) =>
  db.selectFrom('ledgerEntry').where('ledgerEntry.organizationId', '=', organizationId);

/** The latest first, with the number of the entry that each reverses. */
export const selectLatest = (
  db: Executor,
  organizationId: string,
  kind: string | undefined,
  { limit, offset }: { limit: number; offset: number },
) =>
  entriesOf(db, organizationId)
    .leftJoin('ledgerEntry as original', (join) =>
      join
        .onRef('original.organizationId', '=', 'ledgerEntry.organizationId')
        .onRef('original.id', '=', 'ledgerEntry.reverses'),
    )
    .selectAll('ledgerEntry')
    .select('original.seq as reversedSeq')
    .$if(kind !== undefined, (query) => query.where('ledgerEntry.kind', '=', kind!))
    .orderBy('ledgerEntry.seq', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

export const countEntries = async (db: Executor, organizationId: string, kind: string | undefined) =>
  (
    await entriesOf(db, organizationId)
      .select((row) => row.fn.countAll<number>().as('total'))
      .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
      .executeTakeFirstOrThrow()
  ).total;

/** Oldest first. */
export const selectAfter = (db: Executor, organizationId: string, after: number, limit: number) =>
  entriesOf(db, organizationId).selectAll().where('seq', '>', after).orderBy('seq').limit(limit).execute();

export const selectHead = (db: Executor, organizationId: string) =>
  db
    .selectFrom('ledgerHead')
    .select(['seq', 'hash'])
    .where('organizationId', '=', organizationId)
    .where('seq', '>', 0)
    .executeTakeFirst();
