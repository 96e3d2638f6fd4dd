import type { ChainPlace } from '#machines/flows/money/ledgerProof/ledgerProofMachine.ts';

/** `at`: ISO; when this device saw the company's chain for the first time. */
type SeenHead = ChainPlace & { at: string };

const PREFIX = 'ledgerHead ';

/** The head of each company's ledger that this device saw last, by the company's id. */
export function readSeenHeads(): Record<string, SeenHead> {
  const heads: Record<string, SeenHead> = {};
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(PREFIX)) continue;
    try {
      heads[key.slice(PREFIX.length)] = JSON.parse(localStorage.getItem(key) ?? '') as SeenHead;
    } catch {
      // The stored value is not ours: treat the company as unknown to this device.
    }
  }
  return heads;
}

/** Later heads take the place of earlier ones; the time of the first stays. */
export function rememberHead(organizationId: string, head: ChainPlace): void {
  const at = readSeenHeads()[organizationId]?.at ?? new Date().toISOString();
  localStorage.setItem(PREFIX + organizationId, JSON.stringify({ ...head, at } satisfies SeenHead));
}
