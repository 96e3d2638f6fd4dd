import { fromPromise } from 'xstate';
import { followChain } from '#domain/ledger/index.ts';
import type {
  ChainFault,
  ChainPlace,
  CheckedPart,
} from '#machines/flows/payments/ledgerProof/ledgerProofMachine.ts';
import type { ListPage, ListQuery } from '#machines/flows/shared/list/listQuery.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { api } from '#src/session/client.ts';
import { unwrap } from '#src/api/unwrap.ts';

export type LedgerEntry = components['schemas']['LedgerEntry'];
export type LedgerPage = ListPage<LedgerEntry> & Pick<components['schemas']['LedgerEntryList'], 'balances'>;

export const loadLedger = fromPromise<ListPage<LedgerEntry>, ListQuery>(({ input, signal }) => {
  const { page, pageSize, filter } = input;
  const query = {
    page,
    pageSize: pageSize as 10 | 20 | 50 | 100,
    ...(filter['kind'] ? { kind: filter['kind'] as LedgerEntry['kind'] } : {}),
  };
  return unwrap(api.GET('/ledger/entries', { params: { query }, signal }));
});

const sha256 = async (bytes: Uint8Array) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>));

/** The head that this device saw last, by company. */
const keyOf = (organizationId: string) => `ledgerHead ${organizationId}`;
type Remembered = ChainPlace & { at: string };

function remembered(organizationId: string): Remembered | undefined {
  try {
    return JSON.parse(localStorage.getItem(keyOf(organizationId)) ?? '') as Remembered;
  } catch {
    return undefined;
  }
}

/** Entries are hashed one by one, each waited for, so that the page stays quick meanwhile. */
export const checkPart = fromPromise<CheckedPart, { after: ChainPlace | null }>(async ({ input, signal }) => {
  const after = input.after ?? undefined;
  const { entries, head } = await unwrap(
    api.GET('/ledger/proof', { params: { query: { after: after?.seq ?? 0 } }, signal }),
  );
  const total = head?.seq ?? 0;
  const { end, fault: broken } = await followChain(after, entries, sha256);
  const organizationId = entries[0]?.organizationId;
  const known = organizationId === undefined ? undefined : remembered(organizationId);
  const place = end ?? null;
  const fault = broken ?? differs(entries, known, total) ?? cutOff(place, entries.length, head);
  if (!fault && organizationId !== undefined && end && end.seq === total)
    localStorage.setItem(
      keyOf(organizationId),
      JSON.stringify({ ...end, at: known?.at ?? new Date().toISOString() }),
    );
  return { upTo: place, total, fault, since: known?.at ?? null };
});

/** What this device saw is there no longer, or is something else. */
const differs = (
  entries: readonly ChainPlace[],
  known: Remembered | undefined,
  total: number,
): ChainFault | null => {
  if (!known) return null;
  if (total < known.seq) return { problem: 'remembered', seq: known.seq };
  const same = entries.find(({ seq }) => seq === known.seq);
  return same && same.hash !== known.hash ? { problem: 'remembered', seq: known.seq } : null;
};

/** The chain ends before its head, or not with it. */
const cutOff = (end: ChainPlace | null, came: number, head: ChainPlace | null): ChainFault | null => {
  if (!head) return null;
  if (came === 0 && (end?.seq ?? 0) < head.seq) return { problem: 'head', seq: head.seq };
  return end?.seq === head.seq && end.hash !== head.hash ? { problem: 'head', seq: head.seq } : null;
};
