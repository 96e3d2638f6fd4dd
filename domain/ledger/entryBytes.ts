import type { CompanyDate } from '../calendar/index.ts';
import type { Tiyin } from '../money.ts';

export interface LedgerLine {
  debitAccountId: string;
  creditAccountId: string;
  amount: Tiyin;
  subjectId: string | null;
}

/** The facts of an account, fixed by the entry that opens it. */
export interface OpenedAccount {
  id: string;
  kind: string;
  employeeId: string | null;
  provider: string | null;
  /** 1: debits increase the balance; -1: credits do. */
  normal: 1 | -1;
  floorZero: boolean;
}

/** What an entry's hash covers, besides the previous hash. */
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
  /** By their ids. */
  opens: readonly OpenedAccount[];
}

/** `previous_hash` of the first entry. */
export const noHash = (): Uint8Array => new Uint8Array(32);

/**
 * The bytes whose SHA-256 is the entry's hash: 0x01, or 0x02 for one that opens accounts, then each field at a fixed width or with its
 * length before it, so that no two contents share their bytes; numbers are big-endian. `server/modules/money/ledger/sql/proof.ts` writes the
 * same in SQL.
 *
 * @param previousHash 32 bytes
 */
export function entryBytes(entry: LedgerEntryContent, previousHash: Uint8Array): Uint8Array {
  const kind = utf8(entry.kind);
  const opens = entry.opens.map((account) => ({
    ...account,
    kind: utf8(account.kind),
    provider: account.provider === null ? null : utf8(account.provider),
  }));
  const texts = opens.reduce((sum, one) => sum + one.kind.length + (one.provider?.length ?? 0), kind.length);
  const write = writer(
    FIXED_LENGTH + texts + MOST_OF_LINE * entry.lines.length + MOST_OF_ACCOUNT * opens.length,
  );
  const text = (bytes: Uint8Array) => {
    write.int4(bytes.length);
    write.bytes(bytes);
  };
  write.byte(opens.length ? 2 : 1);
  write.uuid(entry.organizationId);
  write.int8(entry.seq);
  write.uuid(entry.id);
  text(kind);
  write.uuidOrNone(entry.reverses);
  write.int4(daysSince2000(entry.effectiveOn));
  write.int8(entry.recordedAt * 1000);
  write.uuidOrNone(entry.byAccountId);
  write.int4(entry.lines.length);
  for (const { debitAccountId, creditAccountId, amount, subjectId } of entry.lines) {
    write.uuid(debitAccountId);
    write.uuid(creditAccountId);
    write.int8(amount);
    write.uuidOrNone(subjectId);
  }
  if (opens.length) write.int4(opens.length);
  for (const account of opens) {
    write.uuid(account.id);
    text(account.kind);
    write.uuidOrNone(account.employeeId);
    write.byte(account.provider === null ? 0 : 1);
    if (account.provider !== null) text(account.provider);
    write.byte(account.normal === 1 ? 1 : 0);
    write.byte(account.floorZero ? 1 : 0);
  }
  write.bytes(previousHash);
  return write.written();
}

const utf8 = (text: string) => new TextEncoder().encode(text);

/** Maximum lengths: of an entry without its texts, lines and accounts; of a line; of an account without its texts. */
const FIXED_LENGTH = 1 + 16 + 8 + 16 + 4 + 17 + 4 + 8 + 17 + 4 + 4 + 32;
const MOST_OF_LINE = 16 + 16 + 8 + 17;
const MOST_OF_ACCOUNT = 16 + 4 + 17 + 1 + 4 + 1 + 1;

const DASH = 45;
/** The value of a lower-case hexadecimal digit, by its character code. */
const digit = (code: number) => (code <= 57 ? code - 48 : code - 87);

/** Writes fields into one array, because an array for each field took most of the time for a long ledger. */
function writer(length: number) {
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  let at = 0;
  const byte = (value: number) => {
    bytes[at] = value;
    at += 1;
  };
  const uuid = (text: string) => {
    for (let index = 0; index < text.length; index += 2) {
      if (text.charCodeAt(index) === DASH) index += 1;
      byte((digit(text.charCodeAt(index)) << 4) | digit(text.charCodeAt(index + 1)));
    }
  };
  return {
    byte,
    uuid,
    uuidOrNone: (text: string | null) => {
      byte(text === null ? 0 : 1);
      if (text !== null) uuid(text);
    },
    int4: (value: number) => {
      view.setInt32(at, value);
      at += 4;
    },
    int8: (value: number) => {
      view.setBigInt64(at, BigInt(value));
      at += 8;
    },
    bytes: (value: Uint8Array) => {
      bytes.set(value, at);
      at += value.length;
    },
    written: () => bytes.subarray(0, at),
  };
}

const DAY_MS = 86_400_000;
const daysSince2000 = (date: CompanyDate) =>
  (Date.parse(`${date}T00:00:00Z`) - Date.UTC(2000, 0, 1)) / DAY_MS;
