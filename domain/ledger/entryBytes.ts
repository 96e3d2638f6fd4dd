import type { CompanyDate } from '../calendar/index.ts';
import type { Tiyin } from '../money.ts';

export interface LedgerLine {
  debitAccountId: string;
  creditAccountId: string;
  amount: Tiyin;
  subjectId: string | null;
}

/** What an entry's hash covers, beside the hash of the entry before. */
export interface LedgerEntryContent {
  organizationId: string;
  /** From 1, without a gap. */
  seq: number;
  id: string;
  kind: string;
  reverses: string | null;
  effectiveOn: CompanyDate;
  /** Epoch ms. */
  recordedAt: number;
  byAccountId: string | null;
  /** In order. */
  lines: readonly LedgerLine[];
}

/** `previous_hash` of the first entry. */
export const noHash = (): Uint8Array => new Uint8Array(32);

/**
 * The bytes whose SHA-256 is the entry's hash: 0x01, then each field at a fixed width or with its length before it, so that
 * no two contents share their bytes; numbers are big-endian. `server/modules/ledger/sql/proof.ts` writes the same in SQL.
 *
 * @param previousHash 32 bytes
 */
export function entryBytes(entry: LedgerEntryContent, previousHash: Uint8Array): Uint8Array {
  const kind = new TextEncoder().encode(entry.kind);
  const fields = [
    Uint8Array.of(1),
    uuid(entry.organizationId),
    int8(entry.seq),
    uuid(entry.id),
    int4(kind.length),
    kind,
    uuidOrNone(entry.reverses),
    int4(daysSince2000(entry.effectiveOn)),
    int8(entry.recordedAt * 1000),
    uuidOrNone(entry.byAccountId),
    int4(entry.lines.length),
    ...entry.lines.flatMap(({ debitAccountId, creditAccountId, amount, subjectId }) => [
      uuid(debitAccountId),
      uuid(creditAccountId),
      int8(amount),
      uuidOrNone(subjectId),
    ]),
    previousHash,
  ];
  const bytes = new Uint8Array(fields.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const field of fields) {
    bytes.set(field, at);
    at += field.length;
  }
  return bytes;
}

function uuid(text: string): Uint8Array {
  const digits = text.replaceAll('-', '');
  return Uint8Array.from({ length: 16 }, (_, index) => parseInt(digits.slice(index * 2, index * 2 + 2), 16));
}

const uuidOrNone = (text: string | null): Uint8Array =>
  text === null ? Uint8Array.of(0) : Uint8Array.of(1, ...uuid(text));

function int4(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setInt32(0, value);
  return bytes;
}

function int8(value: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigInt64(0, BigInt(value));
  return bytes;
}

const DAY_MS = 86_400_000;
const daysSince2000 = (date: CompanyDate) =>
  (Date.parse(`${date}T00:00:00Z`) - Date.UTC(2000, 0, 1)) / DAY_MS;
