import { companyDate, type CompanyDate } from '#domain/calendar/index.ts';
import { firstError } from '#domain/fields/fieldErrors.ts';
import { reasonSchema } from '#domain/fields/reason.ts';

/** `paidOn` is a date, empty like its field. */
export type RegisterForm = Record<'paidOn' | 'reason' | 'password', string>;

interface Settled {
  register: { createdAt: string };
  today: CompanyDate;
  /** Of a register; a file's answers have none. */
  verb?: string;
}

/** Errors of the fields that are asked for. The day must lie between the register's day and today. */
export function registerFieldErrors(
  fields: readonly (keyof RegisterForm)[],
  form: RegisterForm,
  settled: Settled,
): Partial<RegisterForm> {
  const wrong: Partial<RegisterForm> = {};
  for (const field of fields) {
    const error = errorOf(field, form, settled);
    if (error) wrong[field] = error;
  }
  return wrong;
}

function errorOf(
  field: keyof RegisterForm,
  form: RegisterForm,
  { register: { createdAt }, today, verb }: Settled,
): string | undefined {
  if (field === 'reason') {
    const error = firstError(reasonSchema, form.reason);
    const isBanks = verb !== 'handOver';
    return isBanks && error === 'reasonRequired' ? 'bankAnswerRequired' : error;
  }
  if (form[field] === '') return 'required';
  if (field === 'password') return undefined;
  if (form.paidOn > today) return 'dayNotYet';
  return form.paidOn < companyDate(Date.parse(createdAt)) ? 'beforeRegister' : undefined;
}
