import { addDays } from '#domain/calendar/index.ts';
import { versionOn, type Dated } from '#domain/dated/versions.ts';
import type { SalaryBasis } from '#domain/incomeTax.ts';
import type { PaySettings } from '#domain/organizationSettings.ts';
import { validationFailed } from '../../http/problem.ts';

/** Whether salaries are in net or gross stays what it was unless it is given. */
export type PayChange = Omit<PaySettings, 'salaryBasis'> & Dated & { salaryBasis?: SalaryBasis };

/**
 * A change of pay settings, with what salaries are in from its day on. A version says so only where it changes it, so that later ones follow.
 * Throws 400 notFirstOfMonth when it changes on another day than a month's first: the tax is a whole month's.
 */
export function withBasis(change: PayChange, saved: readonly (PaySettings & Dated)[]) {
  const { validFrom } = change;
  const before = versionOn(saved, addDays(validFrom, -1))?.salaryBasis ?? 'net';
  const replaced = saved.find((one) => one.validFrom === validFrom);
  const salaryBasis = change.salaryBasis ?? replaced?.salaryBasis ?? before;
  const isChanged = salaryBasis !== before;
  if (isChanged && !validFrom.endsWith('-01'))
    throw validationFailed([{ pointer: '/validFrom', code: 'notFirstOfMonth' }]);
  return { settings: { ...change, salaryBasis }, stored: isChanged ? salaryBasis : null };
}
