import { previewedChangeCases } from '#machines/flows/shared/previewedChange/previewedChangeCases.ts';
import { sampleEffect } from '../scheduleAssigning/scheduleAssigningMachine.cases.ts';
import { sampleSchedule } from '../scheduleEdit/scheduleEditMachine.cases.ts';
import { scheduleClosingMachine } from './scheduleClosingMachine.ts';

const { id, title, version } = sampleSchedule;

export const cases = previewedChangeCases(scheduleClosingMachine, {
  subjects: { guards: { id, title, version, usual: '2026-11-19', earliest: '2026-11-01' } },
  changes: { later: { validFrom: '2026-12-01' }, none: { validFrom: null } },
  effect: sampleEffect.changes,
  answers: { default: { ...sampleSchedule, closedFrom: '2026-12-01', version: 2 } },
  refused: 'changedMeanwhile',
  atField: { validFrom: 'periodClosed' },
  wrongly: ({ form }) => (form.validFrom === null ? 'a schedule was closed without a day' : undefined),
});
