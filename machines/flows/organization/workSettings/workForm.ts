import type { CompanyDate } from '#domain/calendar/index.ts';
import { versionOn } from '#domain/dated/versions.ts';
import { fieldErrors } from '#domain/fields/fieldErrors.ts';
import { workSettingsSchema } from '#domain/settings.ts';
import { numberOf, usualDay } from '../paySettings/payForm.ts';
import type { Settings } from '../settingsSection/settingsSectionSetup.ts';

/** As typed. */
export interface WorkForm {
  validFrom: CompanyDate | null;
  /** 1 = Monday … 7 = Sunday, in this order. */
  daysOff: number[];
  shiftStart: string;
  shiftEnd: string;
  breakMinutes: string;
  graceMinutes: string;
  closingMinutes: string;
  countFromPercent: string;
  punchGapSeconds: string;
  reasonDays: string;
  takesLatePunches: boolean;
}

export const workFields = [
  'daysOff',
  'shiftStart',
  'shiftEnd',
  'breakMinutes',
  'graceMinutes',
  'closingMinutes',
  'countFromPercent',
  'punchGapSeconds',
  'reasonDays',
  'takesLatePunches',
  'validFrom',
] as const satisfies (keyof WorkForm)[];

/** The form of the settings in force on the suggested first day of a change. */
export const workOf = (settings: Settings): WorkForm => {
  const validFrom = usualDay(settings);
  const current =
    versionOn([settings.work.current, ...settings.work.planned], validFrom) ?? settings.work.current;
  return {
    validFrom,
    daysOff: [...current.daysOff].sort(),
    shiftStart: current.shiftStart,
    shiftEnd: current.shiftEnd,
    breakMinutes: String(current.breakMinutes),
    graceMinutes: String(current.graceMinutes),
    closingMinutes: String(current.closingMinutes),
    countFromPercent: String(current.countFromPercent),
    punchGapSeconds: String(current.punchGapSeconds),
    reasonDays: String(current.reasonDays),
    takesLatePunches: current.takesLatePunches,
  };
};

/** Converts the form to the contract's type. */
export const toWork = (form: WorkForm) => ({
  ...form,
  breakMinutes: numberOf(form.breakMinutes),
  graceMinutes: numberOf(form.graceMinutes),
  closingMinutes: numberOf(form.closingMinutes),
  countFromPercent: numberOf(form.countFromPercent),
  punchGapSeconds: numberOf(form.punchGapSeconds),
  reasonDays: numberOf(form.reasonDays),
});

export const workErrors = (form: WorkForm) => {
  const { '': _whole, ...errors } = fieldErrors(workSettingsSchema, toWork(form)) as Record<string, string>;
  const daysOff = Object.entries(errors).find(([field]) => field.startsWith('daysOff'))?.[1];
  return { ...errors, ...(daysOff && { daysOff }) } as Partial<Record<keyof WorkForm, string>>;
};
