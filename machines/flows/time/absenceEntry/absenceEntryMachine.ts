import { hasHiddenSigns } from '#domain/fields/hiddenSigns.ts';
import { MOST_FILE_BYTES } from '#domain/attendance/absenceFile.ts';
import type { CompanyDate } from '#domain/calendar/date.ts';
import { previewedChange } from '#machines/flows/shared/previewedChange/previewedChange.ts';
import type {
  PreviewedErrors,
  PreviewedInput,
  PreviewedSend,
} from '#machines/flows/shared/previewedChange/previewedChangeSetup.ts';
import type { components } from '#openapi/generated/contract.d.ts';

type Schemas = components['schemas'];
export type Absence = Schemas['Absence'];

/** Who is away, and the day that the form begins with. */
export interface Away {
  /** Null for the employee themselves. */
  employee: { id: string; name: string } | null;
  date: CompanyDate;
  today: CompanyDate;
}

/** A file of this tab, which has it under its key until it is sent. */
export interface ChosenFile {
  key: string;
  name: string;
  bytes: number;
}

export interface AbsenceForm {
  /** The number of the kind; empty until one is chosen. */
  kind: string;
  firstDay: CompanyDate | null;
  lastDay: CompanyDate | null;
  note: string;
  file: ChosenFile | null;
}

export type PreviewAbsenceInput = PreviewedInput<Away, AbsenceForm>;
export type ProposeAbsenceInput = PreviewedSend<Away, AbsenceForm, Schemas['DayEffect']>;

function errorsOf({ kind, firstDay, lastDay, note, file }: AbsenceForm): PreviewedErrors<AbsenceForm> {
  return {
    ...(kind === '' && { kind: 'required' }),
    ...(firstDay === null && { firstDay: 'required' }),
    ...(lastDay === null && { lastDay: 'required' }),
    ...(firstDay !== null && lastDay !== null && lastDay < firstDay && { lastDay: 'datesCross' }),
    ...(hasHiddenSigns(note) && { note: 'hiddenSigns' }),
    ...(file !== null && file.bytes > MOST_FILE_BYTES && { file: 'fileTooLarge' }),
  };
}

/** Days on which somebody is away: asked for by the employee, or entered by an employer (product §3). */
export const absenceEntryMachine = previewedChange<Away, AbsenceForm, Schemas['DayEffect'], Absence>({
  id: 'absenceEntry',
  spec: '3',
  initial: ({ date }) => ({ kind: '', firstDay: date, lastDay: date, note: '', file: null }),
  errors: errorsOf,
});
