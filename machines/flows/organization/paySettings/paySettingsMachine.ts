import { settingsSection } from '../settingsSection/settingsSection.ts';
import { payErrors, payOf, type PayForm } from './payForm.ts';

/** Salary and advance: the days of payment, percents and the limit, from a day on. */
export const paySettingsMachine = settingsSection<PayForm>({
  id: 'paySettings',
  formOf: payOf,
  versionOf: ({ pay }) => pay.version,
  errors: payErrors,
  previews: true,
});
