import { cases } from '#machines/flows/organization/workSettings/workSettingsMachine.cases.ts';
import { settingsSectionModel } from './settingsSection.model.ts';

export const model = settingsSectionModel(cases, {
  field: 'graceMinutes',
  previews: true,
  theirs: '5',
  refusedBody: { validFrom: '2026-13-01' },
});
