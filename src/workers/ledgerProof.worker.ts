import type { ChainPlace } from '#machines/flows/money/ledgerProof/ledgerProofMachine.ts';
import { judgePart, type JudgedPart, type KnownHeads, type ProofPart } from './ledgerProof/judgePart.ts';

export interface ProofQuestion {
  /** A `LedgerProof` of the contract, as it came. */
  part: Blob;
  after: ChainPlace | null;
  heads: KnownHeads;
}

/** Null when the part cannot be read. */
export type ProofAnswer = JudgedPart | null;

addEventListener('message', ({ data: { part, after, heads } }: MessageEvent<ProofQuestion>) => {
  void part
    .text()
    .then((text) => judgePart(JSON.parse(text) as ProofPart, after, heads))
    .then(
      (judged) => postMessage(judged satisfies ProofAnswer),
      () => postMessage(null satisfies ProofAnswer),
    );
});
