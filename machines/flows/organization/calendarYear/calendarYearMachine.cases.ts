import { settingsSectionCases } from '../settingsSection/settingsSectionCases.ts';
import { calendarYearMachine } from './calendarYearMachine.ts';
import { sampleYear } from './sampleYear.ts';

export const cases = settingsSectionCases(calendarYearMachine, {
  changes: { other: { '2026-11-20': 'dayOff' }, back: { '2026-11-20': null } },
  loaded: sampleYear(0),
  mine: sampleYear(1, { date: '2026-11-20', kind: 'dayOff' }),
  theirs: sampleYear(1, { date: '2026-11-20', kind: 'holiday' }),
  refused: { 'days.0.date': 'beforeCompany' },
  previews: true,
});
