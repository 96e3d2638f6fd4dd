import { addDays, monthOf, nextMonth, type CompanyDate } from '#domain/calendar/index.ts';
import { versionOn } from '#domain/dated/versions.ts';
import { fieldErrors } from '#domain/fields/fieldErrors.ts';
import type { SalaryBasis } from '#domain/incomeTax.ts';
import type { Tiyin } from '#domain/money.ts';
import { paySettingsSchema } from '#domain/settings.ts';
import type { Settings } from '../settingsSection/settingsSectionSetup.ts';

/** As typed; empty where nothing has been given yet. */
export interface PayForm {
  validFrom: CompanyDate | null;
  /** `1` to `31`, `byRequest`, `lastDay`. */
  advanceDay: string;
  salaryDay: string;
  advancePercent: string;
  allowedPercent: string;
  balanceLimit: Tiyin | null;
  /** Null leaves the basis unchanged. */
  salaryBasis: SalaryBasis | null;
}

export const payFields = [
  'advanceDay',
  'salaryDay',
  'advancePercent',
  'allowedPercent',
  'balanceLimit',
  'salaryBasis',
  'validFrom',
] as const satisfies (keyof PayForm)[];

/** The day from which a change holds unless another is chosen. */
export const usualDay = ({ today, earliest }: Pick<Settings, 'today' | 'earliest'>): CompanyDate => {
  const tomorrow = addDays(today, 1);
  return tomorrow < earliest ? earliest : tomorrow;
};

const payVersionOn = ({ pay: { current, planned } }: Settings, date: CompanyDate) =>
  versionOn([current, ...planned], date) ?? current;

/** The form of the settings in force on the suggested first day of a change. */
export const payOf = (settings: Settings): PayForm => {
  const validFrom = usualDay(settings);
  const { advanceDay, salaryDay, advancePercent, allowedPercent, balanceLimit } = payVersionOn(
    settings,
    validFrom,
  );
  return {
    validFrom,
    advanceDay: advanceDay ?? '',
    salaryDay: salaryDay === null ? '' : String(salaryDay),
    advancePercent: String(advancePercent),
    allowedPercent: String(allowedPercent),
    balanceLimit: balanceLimit as Tiyin | null,
    salaryBasis: null,
  };
};

export const numberOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));

/** Converts the form to the contract's type. */
export const toPay = ({ salaryBasis, ...form }: PayForm) => ({
  ...form,
  ...(salaryBasis !== null && { salaryBasis }),
  salaryDay: numberOf(form.salaryDay),
  advancePercent: numberOf(form.advancePercent),
  allowedPercent: numberOf(form.allowedPercent),
});

/** The salary basis from the form's first day on. */
export const basisOf = ({ validFrom, salaryBasis }: PayForm, settings: Settings): SalaryBasis =>
  salaryBasis ?? payVersionOn(settings, validFrom ?? usualDay(settings)).salaryBasis;

/** The basis changes only with a new month, so a first day within a month moves to the start of the next one. */
export const chooseBasis = (form: PayForm, settings: Settings, chosen: SalaryBasis): Partial<PayForm> => {
  const { validFrom } = form;
  if (chosen === basisOf({ ...form, salaryBasis: null }, settings)) return { salaryBasis: null };
  if (!validFrom || validFrom.endsWith('-01')) return { salaryBasis: chosen };
  return { salaryBasis: chosen, validFrom: `${nextMonth(monthOf(validFrom))}-01` };
};

export const payErrors = (form: PayForm) => ({
  ...fieldErrors(paySettingsSchema, toPay(form)),
  ...(form.salaryBasis !== null &&
    form.validFrom !== null &&
    !form.validFrom.endsWith('-01') && { validFrom: 'notFirstOfMonth' as const }),
});
