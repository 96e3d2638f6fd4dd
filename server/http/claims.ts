import { isUnavailable } from '../database/unavailable.ts';
import type { Services } from '../context.ts';
import { claim, CLAIM_LAPSES_AFTER_MS, release, type Claim, type StoredAnswer } from './idempotency.ts';

const RELEASE_AGAIN_AFTER_MS = 1_000;

export interface Claims {
  take: (wanted: Omit<Claim, 'claimedAt'>, hash: string) => Promise<Claim | StoredAnswer>;
  release: (held: Claim) => Promise<void>;
}

/**
 * The claims of one process. When the database goes away, a claim may stay behind: its release failed, or its own
 * statement did although it was committed. Such claims are released once the database is back; otherwise a retry of the
 * same request would be refused as still running until the claim lapses.
 */
export function createClaims(services: Services): Claims {
  const { db, clock } = services;
  const leftBehind = new Set<Claim>();
  let timer: NodeJS.Timeout | undefined;

  async function releaseLeftBehind(): Promise<void> {
    for (const held of leftBehind) {
      if (clock.now() - held.claimedAt.getTime() < CLAIM_LAPSES_AFTER_MS) await release(db, held);
      leftBehind.delete(held);
    }
  }

  function releaseLater(held: Claim): void {
    leftBehind.add(held);
    timer ??= setTimeout(() => {
      timer = undefined;
      releaseLeftBehind().catch(() => leftBehind.forEach(releaseLater));
    }, RELEASE_AGAIN_AFTER_MS).unref();
  }

  return {
    take: async (wanted, hash) => {
      if (leftBehind.size) await releaseLeftBehind();
      const mine = { ...wanted, claimedAt: clock.date() };
      try {
        return await claim(services, mine, hash);
      } catch (error) {
        if (error instanceof Error && isUnavailable(error)) releaseLater(mine);
        throw error;
      }
    },
    release: (held) => release(db, held).catch(() => releaseLater(held)),
  };
}
