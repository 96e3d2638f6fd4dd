import { cases } from '#machines/flows/organization/paySettings/paySettingsMachine.cases.ts';
import { settingsSectionModel } from './settingsSection.model.ts';

export const model = settingsSectionModel(cases, {
  field: 'advancePercent',
  previews: true,
  theirs: '25',
  refusedBody: { validFrom: '2026-13-01' },
});
