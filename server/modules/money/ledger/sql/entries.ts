import { sql, type RawBuilder } from 'kysely';
import { noHash, type LedgerEntryContent } from '#domain/ledger/index.ts';
import type { Executor, Tx } from '../../../../database/database.ts';
import { insertMany } from '../../../../database/insertMany.ts';
import type { LedgerEntry, LedgerHead, LedgerTransfer } from '../../../../database/tables.generated.ts';
import { moveAccounts, type Movement } from './accounts.ts';

/** Locks the company's head until the transaction ends: one writer at a time gets the next number. */
export async function lockHead(tx: Tx, organizationId: string): Promise<LedgerHead> {
  const head = tx
    .selectFrom('ledgerHead')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .forUpdate();
  const known = await head.executeTakeFirst();
  if (known) return known;
  await tx
    .insertInto('ledgerHead')
    .values({ organizationId, seq: 0, hash: Buffer.from(noHash()) })
    .onConflict((on) => on.doNothing())
    .execute();
  return head.executeTakeFirstOrThrow();
}

export type WrittenEntry = LedgerEntryContent & Pick<LedgerEntry, 'previousHash' | 'hash'>;

/** Inserts entries with their lines. The database refuses to reverse an entry a second time (23505). */
export async function insertEntries(tx: Tx, written: readonly WrittenEntry[]): Promise<void> {
  const entries = written.map(({ lines: _, opens: __, recordedAt, ...entry }): LedgerEntry => ({
    ...entry,
    recordedAt: new Date(recordedAt),
  }));
  const transfers = written.flatMap(({ organizationId, seq, lines }) =>
    lines.map((line, index): LedgerTransfer => ({ organizationId, seq, line: index + 1, ...line })),
  );
  await sql`with entry as (${insertMany('ledgerEntry', entries)}) ${insertMany('ledgerTransfer', transfers)}`.execute(
    tx,
  );
}

/**
 * Moves the head, and adds to the sums of accounts; an account may appear only once. The database refuses a balance below
 * an account's floor (23514).
 */
export const moveHead = (tx: Tx, { organizationId, seq, hash }: LedgerHead, movements: readonly Movement[]) =>
  sql`with moved as (${moveAccounts(organizationId, movements)})
    update ledger_head set seq = ${seq}, hash = ${hash} where organization_id = ${organizationId}`.execute(
    tx,
  );

/** The lines of these entries, in order. */
export const selectTransfers = async (db: Executor, organizationId: string, seqs: readonly number[]) =>
  seqs.length === 0
    ? []
    : db
        .selectFrom('ledgerTransfer')
        .selectAll()
        .where('organizationId', '=', organizationId)
        .where('seq', '=', sql<number>`any(${seqs}::bigint[])`)
        .orderBy('seq')
        .orderBy('line')
        .execute();

/** Entries that moved a subject's money and have not been reversed; the newest first. */
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

/** A condition: the ledger has an entry of the subject. Company and id are columns of the surrounding statement. */
export const isBooked = ({
  organizationId,
  subjectId,
}: Record<'organizationId' | 'subjectId', RawBuilder<unknown>>): RawBuilder<boolean> =>
  sql<boolean>`exists (
    select from ledger_transfer
     where ledger_transfer.organization_id = ${organizationId} and ledger_transfer.subject_id = ${subjectId})`;
