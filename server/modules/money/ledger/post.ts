import { createHash } from 'node:crypto';
import type { CompanyDate } from '#domain/calendar/index.ts';
import {
  entryBytes,
  type LedgerEntryContent,
  type LedgerLine,
  type OpenedAccount,
} from '#domain/ledger/index.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import type { Tx } from '../../../database/database.ts';
import type { LedgerHead } from '../../../database/tables.generated.ts';
import { inPortions } from '../../../inPortions.ts';
import { keyOf, newAccount, openAccounts, type AccountRef, type Movement } from './sql/accounts.ts';
import { insertEntries, lockHead, moveHead, selectTransfers, type WrittenEntry } from './sql/entries.ts';
import { lookUp } from './sql/lookUp.ts';

/** Kinds of entries; docs/product.md explains them. */
export type EntryKind =
  | ('approved' | 'cancelled' | 'sent' | 'settled' | 'rejected' | 'returned')
  | ('accrued' | 'added' | 'taxed' | 'deducted' | 'offset' | 'carriedOver' | 'takenBack');

export interface Transfer {
  debit: AccountRef;
  credit: AccountRef;
  /** Above zero. */
  amount: Tiyin;
  subjectId: string | null;
}

/** At least one transfer, or the id of an earlier entry, whose lines are then reversed. */
export type NewEntry = {
  /** The caller makes it, and repeats it when it writes again: an entry is written once, and reversed once. */
  id: string;
  kind: EntryKind;
  effectiveOn: CompanyDate;
  byAccountId: string | null;
} & ({ transfers: readonly Transfer[]; reverses?: never } | { reverses: string; transfers?: never });

/** An entry with its number and its lines. */
export type PostedEntry = LedgerEntryContent & { kind: EntryKind };

/**
 * Writes entries in the caller's transaction, in this order; the only way into the ledger. Resolves to the entries that
 * were written, without those that the company had already. Locks the company's head until the transaction ends. Throws
 * the database's 23514 when an account would go below its floor, and 23505 when an entry is reversed a second time.
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

/** Resolves to the written entries and the new head. */
async function postAfter(
  tx: Tx,
  head: LedgerHead,
  at: Date,
  entries: readonly NewEntry[],
): Promise<{ after: LedgerHead; written: PostedEntry[] }> {
  const { organizationId } = head;
  const found = await lookUp(
    tx,
    organizationId,
    entries.flatMap(({ id, reverses }) => (reverses ? [id, reverses] : [id])),
    entries.flatMap(accountsOf),
  );
  const wanted = entries.filter(({ id }) => !found.numbers.has(id));
  if (!wanted.length) return { after: head, written: [] };

  const { accounts, unopened } = found;
  const opensOf = wanted.map((entry, place) => [
    ...(place === 0 ? unopened : []),
    ...openFor(entry, accounts),
  ]);
  const linesOf = await linesOfEntries(tx, organizationId, wanted, found);
  let { seq, hash } = head;
  const written = wanted.map((entry, place): WrittenEntry & PostedEntry => {
    const { id, kind, effectiveOn, byAccountId } = entry;
    const content = {
      organizationId,
      seq: seq + 1,
      id,
      kind,
      effectiveOn,
      byAccountId,
      recordedAt: at.getTime(),
      lines: linesOf(entry),
      reverses: entry.reverses ?? null,
      opens: opensOf[place]!.sort((a, b) => (a.id < b.id ? -1 : 1)),
    };
    const previousHash = hash;
    seq = content.seq;
    hash = createHash('sha256').update(entryBytes(content, previousHash)).digest();
    return { ...content, previousHash, hash };
  });
  await openAccounts(tx, organizationId, written, new Set(unopened.map(({ id }) => id)));
  await insertEntries(tx, written);
  const after = { organizationId, seq, hash };
  await moveHead(tx, after, movementsOf(written.flatMap(({ lines }) => lines)));
  return { after, written };
}

const accountsOf = ({ transfers = [] }: NewEntry) =>
  transfers.flatMap(({ debit, credit }) => [debit, credit]);

/** Opens the accounts of an entry that do not exist yet, and adds them to `known`. */
function openFor(entry: NewEntry, known: Map<string, string>): OpenedAccount[] {
  const opened: OpenedAccount[] = [];
  for (const ref of accountsOf(entry)) {
    if (known.has(keyOf(ref))) continue;
    const account = newAccount(ref);
    known.set(keyOf(ref), account.id);
    opened.push(account);
  }
  return opened;
}

/** Finds the lines of each entry. All accounts are in `accounts`. */
async function linesOfEntries(
  tx: Tx,
  organizationId: string,
  entries: readonly NewEntry[],
  { numbers, accounts }: Awaited<ReturnType<typeof lookUp>>,
): Promise<(entry: NewEntry) => LedgerLine[]> {
  const accountOf = (ref: AccountRef) => accounts.get(keyOf(ref))!;
  const reversed = entries.flatMap(({ reverses }) => numbers.get(reverses ?? '') ?? []);
  const transfers = await selectTransfers(tx, organizationId, reversed);
  return (entry) => {
    if (entry.transfers)
      return entry.transfers.map(({ debit, credit, amount, subjectId }) => ({
        debitAccountId: accountOf(debit),
        creditAccountId: accountOf(credit),
        amount,
        subjectId,
      }));
    const original = numbers.get(entry.reverses);
    if (original === undefined) throw new Error('the reversed ledger entry is not there');
    return transfers
      .filter(({ seq }) => seq === original)
      .map(({ debitAccountId, creditAccountId, amount, subjectId }) => ({
        debitAccountId: creditAccountId,
        creditAccountId: debitAccountId,
        amount,
        subjectId,
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
