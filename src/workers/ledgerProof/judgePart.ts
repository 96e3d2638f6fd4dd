import { followChain } from '#domain/ledger/index.ts';
import type {
  ChainFault,
  ChainPlace,
  CheckedPart,
} from '#machines/flows/money/ledgerProof/ledgerProofMachine.ts';
import type { components } from '#openapi/generated/contract.d.ts';

export type ProofPart = components['schemas']['LedgerProof'];

/** The heads that this device saw last, by company. */
export type KnownHeads = Readonly<Record<string, ChainPlace>>;

export interface JudgedPart extends Omit<CheckedPart, 'since'> {
  /** Null when the part has no entries. */
  organizationId: string | null;
}

const sha256 = async (bytes: Uint8Array) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>));

/** Computes the hashes of the entries after a place anew, and compares them with the head and with what is known. */
export async function judgePart(
  { entries, head }: ProofPart,
  after: ChainPlace | null,
  heads: KnownHeads,
): Promise<JudgedPart> {
  const total = head?.seq ?? 0;
  const { end, fault } = await followChain(after ?? undefined, entries, sha256);
  const organizationId = entries[0]?.organizationId ?? null;
  const known = organizationId === null ? undefined : heads[organizationId];
  return {
    organizationId,
    upTo: end ?? null,
    total,
    fault:
      fault ?? findRememberedFault(entries, known, total) ?? findHeadFault(end ?? null, entries.length, head),
  };
}

/** Finds whether an entry that this device has seen is gone or has another hash. */
const findRememberedFault = (
  entries: readonly ChainPlace[],
  known: ChainPlace | undefined,
  total: number,
): ChainFault | null => {
  if (!known) return null;
  if (total < known.seq) return { problem: 'remembered', seq: known.seq };
  const same = entries.find(({ seq }) => seq === known.seq);
  return same && same.hash !== known.hash ? { problem: 'remembered', seq: known.seq } : null;
};

/** Finds whether the chain ends before its head, or with another hash. */
const findHeadFault = (end: ChainPlace | null, came: number, head: ChainPlace | null): ChainFault | null => {
  if (!head) return null;
  if (came === 0 && (end?.seq ?? 0) < head.seq) return { problem: 'head', seq: head.seq };
  return end?.seq === head.seq && end.hash !== head.hash ? { problem: 'head', seq: head.seq } : null;
};
