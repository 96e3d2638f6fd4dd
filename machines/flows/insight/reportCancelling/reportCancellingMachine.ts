import { confirmedChange } from '#machines/flows/shared/confirmedChange/confirmedChange.ts';
import type { ChangeInput } from '#machines/flows/shared/confirmedChange/confirmedChangeSetup.ts';
import type { components } from '#openapi/generated/contract.d.ts';

type Report = components['schemas']['Report'];

export type CancelReportInput = ChangeInput<Report>;

/** Stops a report that is queued or made. */
export const reportCancellingMachine = confirmedChange<Report, Record<never, never>, Report>({
  id: 'reportCancelling',
  spec: '2',
});
