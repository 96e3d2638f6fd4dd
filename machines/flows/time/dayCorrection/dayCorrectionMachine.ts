import { pairErrors, type WantedPair } from '#domain/attendance/wantedTimes.ts';
import type { CompanyDate } from '#domain/calendar/date.ts';
import { firstError } from '#domain/fields/fieldErrors.ts';
import { reasonSchema } from '#domain/fields/reason.ts';
import { previewedChange } from '#machines/flows/shared/previewedChange/previewedChange.ts';
import type {
  PreviewedErrors,
  PreviewedInput,
  PreviewedSend,
} from '#machines/flows/shared/previewedChange/previewedChangeSetup.ts';
import type { components } from '#openapi/generated/contract.d.ts';

type Schemas = components['schemas'];
export type Correction = Schemas['Correction'];
export type DayEffect = Schemas['DayEffect'];

/** Whose day is corrected, and the times that the form begins with. */
export interface CorrectedDay {
  /** Null for the employee’s own. */
  employee: { id: string; name: string } | null;
  date: CompanyDate;
  pairs: readonly WantedPair[];
  /** The check-out is missing, and the form suggests the end of the shift. */
  proposesEnd: boolean;
}

export interface CorrectionForm {
  pairs: readonly WantedPair[];
  reason: string;
}

export type PreviewCorrectionInput = PreviewedInput<CorrectedDay, CorrectionForm>;
export type ProposeCorrectionInput = PreviewedSend<CorrectedDay, CorrectionForm, DayEffect>;

/** The contract's limit (openapi/schemas/time/settlement.yaml, WantedPairs). */
export const MOST_PAIRS = 6;

function errorsOf({ pairs, reason }: CorrectionForm): PreviewedErrors<CorrectionForm> {
  const errors: PreviewedErrors<CorrectionForm> = {};
  for (const [path, code] of Object.entries(pairErrors(pairs))) errors[`pairs.${path}`] = code;
  const error = firstError(reasonSchema, reason);
  return error === undefined ? errors : { ...errors, reason: error };
}

/** The times of a day are corrected over its punches: by the employee, for an employer to decide, or by an employer (product §3). */
export const dayCorrectionMachine = previewedChange<CorrectedDay, CorrectionForm, DayEffect, Correction>({
  id: 'dayCorrection',
  spec: '3',
  initial: ({ pairs }) => ({ pairs, reason: '' }),
  errors: errorsOf,
});
