import { isCompanyDate, type CompanyDate } from '#domain/calendar/index.ts';
import { previewedChange } from '#machines/flows/shared/previewedChange/previewedChange.ts';
import type {
  PreviewedInput,
  PreviewedSend,
} from '#machines/flows/shared/previewedChange/previewedChangeSetup.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { NamedSchedule } from '../scheduleEdit/scheduleForm.ts';

export type ClosedSchedule = Pick<NamedSchedule, 'id' | 'title' | 'version'> & {
  /** The suggested day, and the earliest that may be chosen. */
  usual: CompanyDate;
  earliest: CompanyDate;
};

export interface ClosingForm {
  validFrom: CompanyDate | null;
}

type SettingsEffect = components['schemas']['SettingsEffect'];
export type PreviewClosingInput = PreviewedInput<ClosedSchedule, ClosingForm>;
export type CloseScheduleInput = PreviewedSend<ClosedSchedule, ClosingForm, SettingsEffect>;

/** The same for every change that holds from a day on. */
export function dayErrors(validFrom: string, earliest: CompanyDate): { validFrom?: string } {
  if (validFrom === '') return { validFrom: 'required' };
  if (!isCompanyDate(validFrom)) return { validFrom: 'dateInvalid' };
  return validFrom < earliest ? { validFrom: 'periodClosed' } : {};
}

/**
 * Closes a schedule from a day on. Its people go on to the schedule of their unit and its units to the company's, which is
 * seen before.
 */
export const scheduleClosingMachine = previewedChange<
  ClosedSchedule,
  ClosingForm,
  SettingsEffect,
  NamedSchedule
>({
  id: 'scheduleClosing',
  spec: '2',
  initial: ({ usual }) => ({ validFrom: usual }),
  errors: ({ validFrom }, { earliest }) => dayErrors(validFrom ?? '', earliest),
});
