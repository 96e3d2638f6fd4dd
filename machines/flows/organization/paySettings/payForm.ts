import { addDays, type CompanyDate } from '#domain/calendar/index.ts';
import { versionOn } from '#domain/dated/versions.ts';
import { fieldErrors } from '#domain/fields/fieldErrors.ts';
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
}

export const payFields = [
  'advanceDay',
  'salaryDay',
  'advancePercent',
  'allowedPercent',
  'balanceLimit',
  'validFrom',
] as const satisfies (keyof PayForm)[];

/** The day from which a change holds unless another is chosen. */
export const usualDay = ({ today, earliest }: Pick<Settings, 'today' | 'earliest'>): CompanyDate => {
  const tomorrow = addDays(today, 1);
  return tomorrow < earliest ? earliest : tomorrow;
};

/** What holds on the day from which a change would hold. */
export const payOf = (settings: Settings): PayForm => {
  const validFrom = usualDay(settings);
  const { current, planned } = settings.pay;
  const holding = versionOn([current, ...planned], validFrom) ?? current;
  const { advanceDay, salaryDay, advancePercent, allowedPercent, balanceLimit } = holding;
  return {
    validFrom,
    advanceDay: advanceDay ?? '',
    salaryDay: salaryDay === null ? '' : String(salaryDay),
    advancePercent: String(advancePercent),
    allowedPercent: String(allowedPercent),
    balanceLimit: balanceLimit as Tiyin | null,
  };
};

export const numberOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));

/** As the rules and the contract have it. */
export const toPay = (form: PayForm) => ({
  ...form,
  salaryDay: numberOf(form.salaryDay),
  advancePercent: numberOf(form.advancePercent),
  allowedPercent: numberOf(form.allowedPercent),
});

export const payErrors = (form: PayForm) => fieldErrors(paySettingsSchema, toPay(form));
