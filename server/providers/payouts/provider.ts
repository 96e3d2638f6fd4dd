import type { Tiyin } from '#domain/money.ts';

/** One attempt at paying. The provider knows it by `key` and by nothing else of ours. */
export interface PayoutOrder {
  key: string;
  amount: Tiyin;
  cardNumber: string;
  /** When the attempt was made. */
  at: Date;
  /** The provider's own number of the attempt, if known. */
  reference: string | null;
}

/**
 * A provider's answer. `unknown`: it may have paid, and has to be asked. `rejected` is final: no money has moved, and
 * none will. `notFound` alone is not final: what was sent may still arrive.
 */
export type PayoutNews = {
  outcome: 'settled' | 'accepted' | 'rejected' | 'returned' | 'notFound' | 'unknown';
  /** In the provider's words. */
  code?: string | null;
  reference?: string | null;
};

/** The balance, null where the provider does not report it; or the reason why it is unknown. */
export type BalanceNews = { balance: Tiyin | null } | { refused: 'providerRefused' | 'providerUnreachable' };

export interface PayoutProvider {
  /** How long after an attempt "not found" may still be wrong, ms. */
  consistentAfterMs: number;
  /** How long after a payment the provider is asked once more whether it came back; null: never. */
  returnsWithinMs: number | null;
  /**
   * Anything that it throws counts as `unknown`, never as a refusal. `keep` stores the provider's own number before any
   * money moves.
   */
  submit: (
    order: PayoutOrder,
    keep: (reference: string) => Promise<void>,
    signal: AbortSignal,
  ) => Promise<PayoutNews>;
  lookup: (order: PayoutOrder, signal: AbortSignal) => Promise<PayoutNews>;
  /** Whether the settings are right: signs in anew. Never throws. */
  check: (signal: AbortSignal) => Promise<BalanceNews>;
  /** The balance. Never throws. */
  balance: (signal: AbortSignal) => Promise<BalanceNews>;
}
