export const reportLimits = {
  /** Of the compressed file. */
  bytes: 200_000_000,
  /** Of a stored part. */
  partBytes: 256 * 1024,
  tries: 3,
  /** Doubled for each further try. */
  retryMs: 1_000,
  /** Longer than it takes to read a portion and store a part; a try without a pulse for so long has crashed. */
  leaseMs: 2 * 60_000,
  /** How often a try renews its lease, stores its progress and checks whether it should continue; in the machine's time. */
  pulseMs: 1_000,
  /** How often open pages are refreshed at most, as each loads the list again. */
  newsMs: 3_000,
};

export type ReportLimits = typeof reportLimits;
