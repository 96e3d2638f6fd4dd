import type { Flaky } from './secondLook.mjs';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}
export function closingReport(run: {
  totals: Counts;
  failures: readonly string[];
  flaky: readonly Flaky[];
  durations: readonly { file: string; name: string; seconds: number }[];
  lacksPostgres: boolean;
  isCi: boolean;
}): { ok: boolean; text: string };
