import { createHash } from 'node:crypto';
import type { CompanyDate } from '#domain/calendar/index.ts';
import { entryBytes, type LedgerEntryContent, type LedgerLine } from '#domain/ledger/index.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import type { Tx } from '../../database/database.ts';
import type { LedgerHead } from '../../database/tables.generated.ts';
import { inPortions } from '../../inPortions.ts';
import { keyOf, openAccounts, type AccountRef, type Movement } from './sql/accounts.ts';
import {
  insertEntries,
  lockHead,
  moveHead,
  selectEntries,
  selectTransfers,
  type WrittenEntry,
} from './sql/entries.ts';

/** What happened to money; docs/product.md explains them. */
export type EntryKind =
  | ('approved' | 'cancelled' | 'sent' | 'settled' | 'rejected' | 'returned')
  | ('accrued' | 'offset' | 'carriedOver' | 'takenBack');

export interface Transfer {
  debit: AccountRef;
  credit: AccountRef;
  /** Above zero. */
  amount: Tiyin;
  subjectId: string | null;
}

/** At least one transfer; or the id of an entry written before, whose lines it has the other way around. */
export type NewEntry = {
  /** Made by the caller, and the same when it writes again: an entry is written once, and reversed once. */
  id: string;
  kind: EntryKind;
  effectiveOn: CompanyDate;
  byAccountId: string | null;
} & ({ transfers: readonly Transfer[]; reverses?: never } | { reverses: string; transfers?: never });

/** An entry with its number and its lines. */
export type PostedEntry = LedgerEntryContent & { kind: EntryKind };

/**
 * Writes entries in the caller's transaction, in this order; the only way into the ledger. Those that the company has
 * already are left out, also of what is returned. The company's head is locked until the transaction ends. Throws the database's 23514 when an
 * account would go below its floor, and 23505 when an entry is reversed a second time.
 */
export async function post(
  tx: Tx,
  { organizationId, at }: { organizationId: string; at: Date },
  entries: readonly NewEntry[],
): Promise<PostedEntry[]> {
  if (!entries.length) return [];
  let head = await lockHead(tx, organizationId);
  const posted: PostedEntry[] = [];
  await inPortions(entries, async (portion) => {
    const { after, written } = await postAfter(tx, head, at, portion);
    head = after;
    posted.push(...written);
  });
  return posted;
}

/** Resolves to them and the head that they leave. */
async function postAfter(
  tx: Tx,
  head: LedgerHead,
  at: Date,
  entries: readonly NewEntry[],
): Promise<{ after: LedgerHead; written: PostedEntry[] }> {
  const { organizationId } = head;
  const known = new Set(
    (
      await selectEntries(
        tx,
        organizationId,
        entries.map(({ id }) => id),
      )
    ).map(({ id }) => id),
  );
  const wanted = entries.filter(({ id }) => !known.has(id));
  if (!wanted.length) return { after: head, written: [] };

  const linesOf = await linesOfEntries(tx, organizationId, wanted);
  let { seq, hash } = head;
  const written = wanted.map((entry): WrittenEntry & PostedEntry => {
    const { id, kind, effectiveOn, byAccountId } = entry;
    const content = {
      ...{ organizationId, seq: seq + 1, id, kind, effectiveOn, byAccountId },
      ...{ recordedAt: at.getTime(), lines: linesOf(entry) },
      reverses: entry.reverses ?? null,
    };
    const previousHash = hash;
    seq = content.seq;
    hash = createHash('sha256').update(entryBytes(content, previousHash)).digest();
    return { ...content, previousHash, hash };
  });
  await insertEntries(tx, written);
  const after = { organizationId, seq, hash };
  await moveHead(tx, after, movementsOf(written.flatMap(({ lines }) => lines)));
  return { after, written };
}

/** With the ids of accounts, which are opened when they are not there yet. */
async function linesOfEntries(
  tx: Tx,
  organizationId: string,
  entries: readonly NewEntry[],
): Promise<(entry: NewEntry) => LedgerLine[]> {
  const refs = entries.flatMap((entry) =>
    (entry.transfers ?? []).flatMap(({ debit, credit }) => [debit, credit]),
  );
  const accounts = await openAccounts(tx, organizationId, refs);
  const reversed = await selectEntries(
    tx,
    organizationId,
    entries.flatMap(({ reverses }) => reverses ?? []),
  );
  const transfers = await selectTransfers(
    tx,
    organizationId,
    reversed.map(({ seq }) => seq),
  );
  return (entry) => {
    if (entry.transfers)
      return entry.transfers.map(({ debit, credit, amount, subjectId }) => ({
        debitAccountId: accounts.get(keyOf(debit))!,
        creditAccountId: accounts.get(keyOf(credit))!,
        ...{ amount, subjectId },
      }));
    const original = reversed.find(({ id }) => id === entry.reverses);
    if (!original) throw new Error('the reversed ledger entry is not there');
    return transfers
      .filter(({ seq }) => seq === original.seq)
      .map(({ debitAccountId, creditAccountId, amount, subjectId }) => ({
        ...{ debitAccountId: creditAccountId, creditAccountId: debitAccountId, amount, subjectId },
      }));
  };
}

/** What the lines add to each account. */
function movementsOf(lines: readonly LedgerLine[]): Movement[] {
  const moved = new Map<string, Movement>();
  const add = (id: string, side: 'debit' | 'credit', amount: Tiyin) => {
    const before = moved.get(id) ?? { id, debit: tiyin(0), credit: tiyin(0) };
    moved.set(id, { ...before, [side]: tiyin(before[side] + amount) });
  };
  for (const { debitAccountId, creditAccountId, amount } of lines) {
    add(debitAccountId, 'debit', amount);
    add(creditAccountId, 'credit', amount);
  }
  return [...moved.values()];
}
