import { tiyin } from '#domain/money.ts';
import { previewedChangeCases } from '#machines/flows/shared/previewedChange/previewedChangeCases.ts';
import { sampleSchedule } from '../scheduleEdit/scheduleEditMachine.cases.ts';
import { scheduleAssigningMachine, type AssignmentEffect } from './scheduleAssigningMachine.ts';

const days = { usual: '2026-11-19', earliest: '2026-11-01' } as const;
const schedule = { id: sampleSchedule.id, name: sampleSchedule.title };
const person = { id: '01935d2e-0000-7000-8000-000000000002', name: 'Karimova Aziza' };
const unit = '01935d2e-0000-7000-8000-000000000003';

const same = { before: 0, after: 0 };
const money = { before: tiyin(0), after: tiyin(0) };
/** One person who works two days less. */
export const sampleEffect: AssignmentEffect = {
  version: 1,
  changes: {
    people: 1,
    months: [
      {
        month: '2026-11',
        workingDays: { before: 21, after: 19 },
        normMinutes: { before: 11_340, after: 10_260 },
      },
    ],
    days: { changed: 0, late: same, counted: same },
    earned: money,
    enabled: { ...money, less: 0, more: 0 },
    payDates: [],
  },
};

export const cases = previewedChangeCases(scheduleAssigningMachine, {
  subjects: {
    schedule: { schedule, person: null, ...days },
    person: { schedule: null, person, ...days },
  },
  changes: {
    somebody: { people: [person] },
    nobody: { people: [] },
    units: { to: 'units' },
    unit: { unitIds: [unit] },
    later: { validFrom: '2026-12-01' },
  },
  effect: sampleEffect,
  answers: { default: { changed: 1 } },
  refused: 'scheduleClosed',
  atField: { validFrom: 'periodClosed' },
  wrongly: ({ form }) => {
    if ((form.to === 'people' ? form.people : form.unitIds).length === 0)
      return 'a schedule was given to nobody';
    return form.validFrom ? undefined : 'a schedule was given from no day on';
  },
});
