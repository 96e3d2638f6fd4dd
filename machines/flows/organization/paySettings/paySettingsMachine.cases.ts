import { sampleSettings, settingsSectionCases } from '../settingsSection/settingsSectionCases.ts';
import { paySettingsMachine } from './paySettingsMachine.ts';

const { pay } = sampleSettings;
const savedWith = (advancePercent: number) => ({
  ...sampleSettings,
  pay: { ...pay, version: 1, current: { ...pay.current, advancePercent } },
});

export const cases = settingsSectionCases(paySettingsMachine, {
  changes: {
    other: { advancePercent: '30' },
    wrong: { advancePercent: '51' },
    back: { advancePercent: '40' },
  },
  mine: savedWith(30),
  theirs: savedWith(25),
  refused: { validFrom: 'dateInvalid' },
  previews: true,
});
