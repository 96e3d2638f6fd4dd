import { fromPromise } from 'xstate';
import type { ProvedNext } from '#machines/flows/auth/otp/askedCode.ts';

interface Proof {
  ticket: string;
  next: ProvedNext;
}

const key = 'davomat-proof';

/** The ticket that a good code gave lives as long as its tab: a reload goes on, another tab and a restart do not have it. */
export function keepProof({ ticket, next }: Proof): void {
  sessionStorage.setItem(key, JSON.stringify({ ticket, next }));
}

export function forgetProof(): void {
  sessionStorage.removeItem(key);
}

export function ticketFor(next: ProvedNext): string | null {
  const proof = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Proof | null;
  return proof?.next === next ? proof.ticket : null;
}

/** Whether it is still good is the server's to say: this device's clock is only a claim. */
export const recallProofFor = (next: ProvedNext) =>
  fromPromise<boolean, void>(
    () =>
      new Promise((resolve) => {
        resolve(ticketFor(next) !== null);
      }),
  );
