import { fromPromise } from 'xstate';
import type { ChainPlace, CheckedPart } from '#machines/flows/money/ledgerProof/ledgerProofMachine.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { api } from '#src/session/client.ts';
import type { JudgedPart } from '#src/workers/ledgerProof/judgePart.ts';
import type { ProofAnswer, ProofQuestion } from '#src/workers/ledgerProof.worker.ts';
import { readSeenHeads, rememberHead } from './ledgerHeads.ts';

/** From the first part of a proof to its last. */
let worker: Worker | undefined;

function end(ended: Worker): void {
  ended.terminate();
  if (worker === ended) worker = undefined;
}

const judge = (asked: Worker, question: ProofQuestion, signal: AbortSignal): Promise<JudgedPart> =>
  new Promise((resolve, reject) => {
    const rejectPart = () => reject(new Error('the part of the ledger could not be read'));
    signal.addEventListener('abort', () => reject(new Error('nobody waits for the proof')), { once: true });
    asked.onerror = rejectPart;
    asked.onmessage = ({ data }: MessageEvent<ProofAnswer>) => (data ? resolve(data) : rejectPart());
    asked.postMessage(question);
  });

/** Reads and hashes one part in a worker, so that the page stays quick however long the ledger is. */
export const checkPart = fromPromise<CheckedPart, { after: ChainPlace | null }>(
  async ({ input: { after }, signal }) => {
    let mine = worker;
    try {
      const query = { after: after?.seq ?? 0 };
      const part = await unwrap(api.GET('/ledger/proof', { params: { query }, parseAs: 'blob', signal }));
      // Started only now, because only `judge` listens for the error of a worker that fails to load.
      mine = worker ??= new Worker(new URL('../../workers/ledgerProof.worker.ts', import.meta.url), {
        type: 'module',
      });
      const heads = readSeenHeads();
      const { organizationId, ...judged } = await judge(mine, { part, after, heads }, signal);
      const { upTo, total, fault } = judged;
      const isLast = fault !== null || (upTo?.seq ?? 0) >= total;
      if (isLast) end(mine);
      if (organizationId === null) return { ...judged, since: null };
      if (isLast && !fault && upTo) rememberHead(organizationId, upTo);
      return { ...judged, since: heads[organizationId]?.at ?? null };
    } catch (error) {
      if (mine) end(mine);
      throw error;
    }
  },
);
