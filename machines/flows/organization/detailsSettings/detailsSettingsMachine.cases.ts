import { sampleSettings, settingsSectionCases } from '../settingsSection/settingsSectionCases.ts';
import { detailsSettingsMachine } from './detailsSettingsMachine.ts';

const { details } = sampleSettings;

export const cases = settingsSectionCases(detailsSettingsMachine, {
  changes: { other: { title: 'Registon Savdo' }, wrong: { title: '' }, back: { title: details.title } },
  mine: { ...sampleSettings, details: { ...details, version: 1, title: 'Registon Savdo' } },
  theirs: { ...sampleSettings, details: { ...details, version: 1, title: 'Registon' } },
  refused: { tin: 'tinInvalid' },
  previews: false,
});
