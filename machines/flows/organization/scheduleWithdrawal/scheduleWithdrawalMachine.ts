import type { CompanyDate } from '#domain/calendar/index.ts';
import { confirmedChange } from '#machines/flows/shared/confirmedChange/confirmedChange.ts';
import type { ChangeInput } from '#machines/flows/shared/confirmedChange/confirmedChangeSetup.ts';

/** Hours of a schedule, its closing, a schedule given to a person or a unit, or a move of a person to a unit, that have not begun yet. */
export type PlannedSchedule = { id: string; title: string; validFrom: CompanyDate } & (
  { of: 'schedule' | 'closing'; version: number } | { of: 'person' | 'unit' | 'move' }
);

export type WithdrawScheduleInput = ChangeInput<PlannedSchedule>;

/** Takes back before its day what is planned of a schedule or of a person’s unit. */
export const scheduleWithdrawalMachine = confirmedChange<PlannedSchedule>({
  id: 'scheduleWithdrawal',
  spec: '2',
});
