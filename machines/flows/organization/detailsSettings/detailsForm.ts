import { fieldErrors } from '#domain/fields/fieldErrors.ts';
import { detailsSchema } from '#domain/settings.ts';
import type { Settings } from '../settingsSection/settingsSectionSetup.ts';

/** As typed; empty where there is no value. */
export interface DetailsForm {
  title: string;
  tin: string;
  mfo: string;
  accountCredit: string;
  dbibt: string;
  ifut: string;
  thsht: string;
  okpo: string;
}

export const detailsFields = [
  'title',
  'tin',
  'mfo',
  'accountCredit',
  'dbibt',
  'ifut',
  'thsht',
  'okpo',
] as const satisfies (keyof DetailsForm)[];

export const detailsOf = ({ details }: Settings): DetailsForm => ({
  title: details.title,
  tin: details.tin,
  mfo: details.mfo ?? '',
  accountCredit: details.accountCredit ?? '',
  dbibt: details.dbibt ?? '',
  ifut: details.ifut ?? '',
  thsht: details.thsht ?? '',
  okpo: details.okpo ?? '',
});

const emptyToNull = (text: string): string | null => (text.trim() === '' ? null : text);

/** Converts the form to the contract's type. */
export const toDetails = (form: DetailsForm) => ({
  ...form,
  mfo: emptyToNull(form.mfo),
  accountCredit: emptyToNull(form.accountCredit),
  dbibt: emptyToNull(form.dbibt),
  ifut: emptyToNull(form.ifut),
  thsht: emptyToNull(form.thsht),
  okpo: emptyToNull(form.okpo),
});

export const detailsErrors = (form: DetailsForm) => fieldErrors(detailsSchema, toDetails(form));
