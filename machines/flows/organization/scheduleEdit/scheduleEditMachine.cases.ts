import { sampleSettings, settingsSectionCases } from '../settingsSection/settingsSectionCases.ts';
import { scheduleEditMachine } from './scheduleEditMachine.ts';
import type { EditedSchedule, NamedSchedule } from './scheduleForm.ts';

const day = { start: '08:00', end: '20:00' };

/** Guards of 18 November 2026: two days on, two days off. */
export const sampleSchedule: NamedSchedule = {
  id: '01935d2e-0000-7000-8000-000000000001',
  title: 'Qoʻriqchilar',
  version: 1,
  closedFrom: null,
  people: 0,
  units: 0,
  plannedUnits: [],
  versions: [
    {
      validFrom: '2026-11-01',
      schedule: {
        kind: 'cycle',
        anchor: '2026-11-01',
        breakMinutes: 60,
        worksOnHolidays: true,
        days: [day, day, null, null],
      },
    },
  ],
};

const loaded: EditedSchedule = { settings: sampleSettings, schedule: sampleSchedule };
const entitled = (title: string): EditedSchedule => ({
  ...loaded,
  schedule: { ...sampleSchedule, version: 2, title },
});

export const cases = settingsSectionCases(scheduleEditMachine, {
  changes: { other: { title: 'Tungi' }, wrong: { title: '' }, back: { title: sampleSchedule.title } },
  loaded,
  mine: entitled('Tungi'),
  theirs: entitled('Kunduzgi'),
  refused: { 'schedule.days.0.start': 'timeInvalid' },
  previews: true,
});
