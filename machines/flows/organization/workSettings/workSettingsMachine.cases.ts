import { sampleSettings, settingsSectionCases } from '../settingsSection/settingsSectionCases.ts';
import { workSettingsMachine } from './workSettingsMachine.ts';

const { work } = sampleSettings;
const savedWith = (graceMinutes: number) => ({
  ...sampleSettings,
  work: { ...work, version: 1, current: { ...work.current, graceMinutes } },
});

export const cases = settingsSectionCases(workSettingsMachine, {
  changes: { other: { graceMinutes: '10' }, wrong: { graceMinutes: '241' }, back: { graceMinutes: '0' } },
  mine: savedWith(10),
  theirs: savedWith(5),
  refused: { validFrom: 'dateInvalid' },
  previews: true,
});
