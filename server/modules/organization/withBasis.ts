import { addDays } from '#domain/calendar/index.ts';
import { versionOn, type Dated } from '#domain/dated/versions.ts';
import type { SalaryBasis } from '#domain/incomeTax.ts';
import type { PaySettings } from '#domain/organizationSettings.ts';
import { validationFailed } from '../../http/problem.ts';

/** Without `salaryBasis`, the basis (net or gross) stays as it is. */
export type PayChange = Omit<PaySettings, 'salaryBasis'> & Dated & { salaryBasis?: SalaryBasis };

/**
 * Adds the salary basis to a change of pay settings. A version stores it only where it changes, so that later versions
 * follow. Throws 400 notFirstOfMonth when it changes on a day other than the first of a month, because the tax is for a
 * whole month.
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
