import { settingsSection } from '../settingsSection/settingsSection.ts';
import { detailsErrors, detailsOf, type DetailsForm } from './detailsForm.ts';

/** Who the company is: its title and codes. They change no day and no amount, so they are saved at once. */
export const detailsSettingsMachine = settingsSection<DetailsForm>({
  id: 'detailsSettings',
  formOf: detailsOf,
  versionOf: ({ details }) => details.version,
  errors: detailsErrors,
  previews: false,
});
