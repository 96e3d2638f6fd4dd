import type { CompanyDate } from '#domain/calendar/index.ts';
import { confirmedChange } from '#machines/flows/shared/confirmedChange/confirmedChange.ts';
import type { ChangeInput, NoForm } from '#machines/flows/shared/confirmedChange/confirmedChangeSetup.ts';
import type { Settings } from '../settingsSection/settingsSectionSetup.ts';

/** A version that has not begun yet. */
export interface PlannedVersion {
  section: 'work' | 'pay';
  version: number;
  validFrom: CompanyDate;
}

export type WithdrawInput = ChangeInput<PlannedVersion>;

/** Takes a planned version of the settings back before its day. */
export const settingsWithdrawalMachine = confirmedChange<PlannedVersion, NoForm, Settings>({
  id: 'settingsWithdrawal',
  spec: '2',
});
