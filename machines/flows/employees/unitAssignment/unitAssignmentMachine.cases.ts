import { sampleEffect } from '#machines/flows/organization/scheduleAssigning/scheduleAssigningMachine.cases.ts';
import { previewedChangeCases } from '#machines/flows/shared/previewedChange/previewedChangeCases.ts';
import { unitAssignmentMachine } from './unitAssignmentMachine.ts';

export const unitId = '01935d2e-0000-7000-8000-00000000000a';

export const cases = previewedChangeCases(unitAssignmentMachine, {
  subjects: {
    two: {
      rows: [
        { id: '01935d2e-0000-7000-8000-000000000001', name: 'Karimova Aziza' },
        { id: '01935d2e-0000-7000-8000-000000000002', name: 'Rahimov Dilshod' },
      ],
      today: '2026-11-18',
    },
  },
  changes: {
    given: { unitId },
    none: { unitId: 'none' },
    empty: { unitId: '' },
    earlier: { validFrom: '2026-11-02' },
    noDay: { validFrom: null },
  },
  effect: sampleEffect,
  answers: { default: undefined },
  refused: 'validationFailed',
  atField: { validFrom: 'periodClosed' },
  wrongly: ({ form }) =>
    form.unitId !== '' && form.validFrom !== null
      ? undefined
      : 'people were moved to no place or from no day on',
});
