import type { CompanyDate } from '#domain/calendar/index.ts';
import { previewedChange } from '#machines/flows/shared/previewedChange/previewedChange.ts';
import type {
  PreviewedInput,
  PreviewedSend,
} from '#machines/flows/shared/previewedChange/previewedChangeSetup.ts';
import type { ChosenRow } from '#machines/flows/shared/selection/selectionMachine.ts';
import type { components } from '#openapi/generated/contract.d.ts';

export interface MovedPeople {
  rows: ChosenRow[];
  /** Suggested by the device's clock; the server decides which day is too early. */
  today: CompanyDate;
}

/** `unitId` is the id of a unit, `none` for no unit, or empty until one is chosen. */
export interface UnitForm {
  unitId: string;
  validFrom: CompanyDate | null;
}

type AssignmentEffect = components['schemas']['AssignmentEffect'];
export type PreviewUnitInput = PreviewedInput<MovedPeople, UnitForm>;
export type AssignUnitInput = PreviewedSend<MovedPeople, UnitForm, AssignmentEffect>;

/** Moves people into a unit, or into none, from a day on, after the effect of its schedule was shown. */
export const unitAssignmentMachine = previewedChange<MovedPeople, UnitForm, AssignmentEffect, void>({
  id: 'unitAssignment',
  spec: '3',
  initial: ({ today }) => ({ unitId: '', validFrom: today }),
  errors: ({ unitId, validFrom }) => ({
    ...(unitId === '' && { unitId: 'required' }),
    ...(validFrom === null && { validFrom: 'required' }),
  }),
});
