import { useActorRef } from '@xstate/react';
import type { CompanyDate, CompanyMonth } from '#domain/calendar/index.ts';
import { formatNumber } from '#domain/format/index.ts';
import {
  dayEntryMachine,
  offeredRangeOf,
  type EnterablePerson,
} from '#machines/flows/time/dayEntry/dayEntryMachine.ts';
import type { TimesheetRow } from '#machines/flows/time/timesheet/timesheetMachine.ts';
import { enterDays, previewDayEntry } from '#src/actors/time/dayEntry.ts';
import { useEmitted } from '#src/components/hooks/useEmitted.ts';
import { useText } from '#src/i18n/useText.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { showToast } from '#src/runtime/toasts.ts';

const machine = dayEntryMachine.provide({
  actors: { previewChange: previewDayEntry, sendChange: enterDays },
});

export interface Enterable {
  people: readonly EnterablePerson[];
  chosen: readonly string[];
}

export const peopleOf = (rows: readonly TimesheetRow[]): EnterablePerson[] =>
  rows.map(({ employeeId, fullName, isRegistered, cells }) => ({
    id: employeeId,
    name: fullName,
    hasAccount: isRegistered,
    isUnclear: cells.some(({ code }) => code === 'unclear'),
  }));

/**
 * Runs the entry of days for one choice of people at a time; `onChanged` is called whenever what is shown is out of
 * date.
 */
export function useDayEntry(onChanged: () => void) {
  const t = useText('dayEntry');
  const entry = useActorRef(machine, { inspect });
  useEmitted(entry, {
    changed: ({ output: { people, entered } }) => {
      const shown = formatNumber(people.filter((person) => person.entered > 0).length);
      showToast({ tone: 'success', title: t('entered', { people: shown, days: formatNumber(entered) }) });
      onChanged();
    },
    doubtful: onChanged,
  });
  const enter = (month: CompanyMonth, today: CompanyDate, whose: Enterable) =>
    entry.send({ type: 'change.chosen', subject: { ...whose, ...offeredRangeOf(month, today), today } });
  return { entry, enter };
}
