import { entryBytes, type LedgerEntryContent } from './entryBytes.ts';

/** As the server shows them: `hash` in hexadecimal digits, `recordedAt` ISO. */
export type ChainEntry = Omit<LedgerEntryContent, 'recordedAt'> & { recordedAt: string; hash: string };

/** The last entry that was checked; `undefined` before the first. */
export type ChainEnd = { seq: number; hash: string } | undefined;

const START = '00'.repeat(32);

const bytesOfHex = (hex: string): Uint8Array =>
  Uint8Array.from({ length: hex.length / 2 }, (_, index) =>
    parseInt(hex.slice(index * 2, index * 2 + 2), 16),
  );

const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Recomputes the hashes of entries in order, each from the previous one.
 * @returns the end of the chain, or the number of the first entry that is missing or does not match its hash
 */
export async function followChain(
  after: ChainEnd,
  entries: readonly ChainEntry[],
  sha256: (bytes: Uint8Array) => Promise<Uint8Array>,
): Promise<{ end: ChainEnd; fault: { problem: 'missing' | 'content'; seq: number } | null }> {
  let end = after;
  for (const entry of entries) {
    if (entry.seq !== (end?.seq ?? 0) + 1) return { end, fault: { problem: 'missing', seq: entry.seq } };
    const content = { ...entry, recordedAt: Date.parse(entry.recordedAt) };
    const hash = hexOf(await sha256(entryBytes(content, bytesOfHex(end?.hash ?? START))));
    if (hash !== entry.hash) return { end, fault: { problem: 'content', seq: entry.seq } };
    end = { seq: entry.seq, hash };
  }
  return { end, fault: null };
}
