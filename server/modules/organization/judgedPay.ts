import { versionOn, type Dated } from '#domain/dated/versions.ts';
import type { SalaryBasis } from '#domain/incomeTax.ts';
import type { PaySettings } from '#domain/organizationSettings.ts';
import { validationFailed } from '../../http/problem.ts';

/** Whether salaries are in net or gross stays what it was unless it is given. */
export type PayChange = Omit<PaySettings, 'salaryBasis'> & Dated & { salaryBasis?: SalaryBasis };

/**
 * A change of pay settings beside those that are saved. Throws 400 notFirstOfMonth when it changes what salaries are in on another day than a
 * month's first: the tax is a whole month's.
 */
export function judgedPay(change: PayChange, saved: readonly (PaySettings & Dated)[]) {
  const before = versionOn(saved, change.validFrom)?.salaryBasis ?? 'net';
  const salaryBasis = change.salaryBasis ?? before;
  if (salaryBasis !== before && !change.validFrom.endsWith('-01'))
    throw validationFailed([{ pointer: '/validFrom', code: 'notFirstOfMonth' }]);
  return { ...change, salaryBasis };
}
