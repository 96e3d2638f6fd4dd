import type { PayRun } from '../../../database/tables.generated.ts';

/** Which run an entry of the audit is about. */
export const identifyRun = ({ number, kind, period }: PayRun) => ({ number, kind, period });
