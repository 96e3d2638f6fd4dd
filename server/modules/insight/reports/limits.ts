export const reportLimits = {
  /** Of the compressed file. */
  bytes: 200_000_000,
  /** Of a stored part. */
  partBytes: 256 * 1024,
  tries: 3,
  /** Doubled for each further try. */
  retryMs: 1_000,
  /** Longer than a portion of the rows takes to be read and a part to be stored; a try that shows no life so long has crashed. */
  leaseMs: 2 * 60_000,
  /** How often a try shows that it is alive, tells how far it has come and looks whether it is to go on. In the machine's time. */
  pulseMs: 1_000,
  /** How often open pages are told of progress at most: each loads the list again. */
  newsMs: 3_000,
};

export type ReportLimits = typeof reportLimits;
