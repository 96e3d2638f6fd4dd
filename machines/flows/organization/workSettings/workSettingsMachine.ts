import { settingsSection } from '../settingsSection/settingsSection.ts';
import { workErrors, workOf, type WorkForm } from './workForm.ts';

/** Weekends and work hours, the company's default schedule, and how its days are judged, from a day on. */
export const workSettingsMachine = settingsSection<WorkForm>({
  id: 'workSettings',
  formOf: workOf,
  versionOf: ({ work }) => work.version,
  errors: workErrors,
  previews: true,
});
