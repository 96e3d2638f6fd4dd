import { fromPromise } from 'xstate';
import type { ProvedNext } from '#machines/flows/auth/otp/askedCode.ts';

interface Proof {
  ticket: string;
  next: ProvedNext;
}

const key = 'davomat-proof';

/** The ticket of a correct code is stored per tab: it survives a reload, but not another tab or a restart. */
export function keepProof({ ticket, next }: Proof): void {
  sessionStorage.setItem(key, JSON.stringify({ ticket, next }));
}

export function forgetProof(): void {
  sessionStorage.removeItem(key);
}

export function readTicketFor(next: ProvedNext): string | null {
  const proof = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Proof | null;
  return proof?.next === next ? proof.ticket : null;
}

/** Whether it is still valid is for the server to decide: this device's clock is only a claim. */
export const recallProofFor = (next: ProvedNext) =>
  fromPromise<boolean, void>(
    () =>
      new Promise((resolve) => {
        resolve(readTicketFor(next) !== null);
      }),
  );
