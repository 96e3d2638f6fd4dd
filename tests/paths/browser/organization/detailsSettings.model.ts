import { cases } from '#machines/flows/organization/detailsSettings/detailsSettingsMachine.cases.ts';
import { settingsSectionModel } from './settingsSection.model.ts';

export const model = settingsSectionModel(cases, {
  field: 'title',
  previews: false,
  theirs: 'Registon',
  refusedBody: { tin: '12' },
});
