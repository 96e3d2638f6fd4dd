import { sql } from 'kysely';
import { noHash, type LedgerEntryContent } from '#domain/ledger/index.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { insertMany } from '../../../database/insertMany.ts';
import type { LedgerEntry, LedgerHead, LedgerTransfer } from '../../../database/tables.generated.ts';

/** Locks the company's head until the transaction ends: one writer at a time gets the next number. */
export async function lockHead(tx: Tx, organizationId: string): Promise<LedgerHead> {
  const first = { organizationId, seq: 0, hash: Buffer.from(noHash()) };
  await tx
    .insertInto('ledgerHead')
    .values(first)
    .onConflict((on) => on.doNothing())
    .execute();
  return tx
    .selectFrom('ledgerHead')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export const moveHead = (tx: Tx, { organizationId, seq, hash }: LedgerHead) =>
  tx.updateTable('ledgerHead').set({ seq, hash }).where('organizationId', '=', organizationId).execute();

export type WrittenEntry = LedgerEntryContent & Pick<LedgerEntry, 'previousHash' | 'hash'>;

/** With their lines. */
export async function insertEntries(tx: Tx, written: readonly WrittenEntry[]): Promise<void> {
  const entries = written.map(({ lines: _, recordedAt, ...entry }): LedgerEntry => ({
    ...entry,
    recordedAt: new Date(recordedAt),
  }));
  await insertMany('ledgerEntry', entries).execute(tx);
  const transfers = written.flatMap(({ organizationId, seq, lines }) =>
    lines.map((line, index): LedgerTransfer => ({ organizationId, seq, line: index + 1, ...line })),
  );
  await insertMany('ledgerTransfer', transfers).execute(tx);
}

export const selectEntries = async (db: Executor, organizationId: string, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom('ledgerEntry')
        .selectAll()
        .where('organizationId', '=', organizationId)
        .where('id', '=', sql<string>`any(${ids}::uuid[])`)
        .execute();

/** The lines of these entries, in order. */
export const selectTransfers = (db: Executor, organizationId: string, seqs: readonly number[]) =>
  db
    .selectFrom('ledgerTransfer')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('seq', '=', sql<number>`any(${seqs}::bigint[])`)
    .orderBy('seq')
    .orderBy('line')
    .execute();

/** Entries that moved a subject's money and that nothing has reversed; the newest first. */
export const selectStanding = (db: Executor, organizationId: string, subjectIds: readonly string[]) =>
  db
    .selectFrom('ledgerTransfer')
    .innerJoin('ledgerEntry', (join) =>
      join
        .onRef('ledgerEntry.organizationId', '=', 'ledgerTransfer.organizationId')
        .onRef('ledgerEntry.seq', '=', 'ledgerTransfer.seq'),
    )
    .leftJoin('ledgerEntry as reversal', (join) =>
      join
        .onRef('reversal.organizationId', '=', 'ledgerEntry.organizationId')
        .onRef('reversal.reverses', '=', 'ledgerEntry.id'),
    )
    .select(['ledgerEntry.id', 'ledgerEntry.seq', 'ledgerEntry.kind', 'ledgerEntry.hash'])
    .select('ledgerTransfer.subjectId')
    .where('ledgerTransfer.organizationId', '=', organizationId)
    .where('ledgerTransfer.subjectId', '=', sql<string>`any(${subjectIds}::uuid[])`)
    .where('ledgerEntry.reverses', 'is', null)
    .where('reversal.id', 'is', null)
    .distinct()
    .orderBy('ledgerEntry.seq', 'desc')
    .execute();
