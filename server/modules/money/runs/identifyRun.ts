import type { PayRun } from '../../../database/tables.generated.ts';

/** Identifies the run in an entry of the audit. */
export const identifyRun = ({ number, kind, period }: PayRun) => ({ number, kind, period });
