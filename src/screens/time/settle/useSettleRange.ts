import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { companyDate, monthOf } from '#domain/calendar/index.ts';
import { offeredRangeOf } from '#machines/flows/time/dayEntry/dayEntryMachine.ts';
import type { SettleItem } from '#machines/flows/time/settling/settlingMachine.ts';
import { useAbsenceEntry } from '#src/components/time/absence/useAbsenceEntry.ts';
import type { RowAction } from '#src/components/list/RowMenu.tsx';
import { useText } from '#src/i18n/useText.ts';
import { useDayEntry } from '../timesheet/useDayEntry.ts';

/** Several days of one person beginning with one of the queue, as worked or as an absence. `onChanged` as of `useDayEntry`. */
export function useSettleRange(onChanged: () => void) {
  const t = useText('settlement');
  const navigate = useNavigate();
  const absence = useAbsenceEntry(onChanged);
  const { entry } = useDayEntry(onChanged);
  const actionsOf = useCallback(
    ({ kind, own, employeeId: id, employeeName: name, date }: SettleItem): RowAction[] => {
      const openDay = {
        key: 'open',
        label: t('openDay'),
        onSelect: () => void navigate(`/employees/${id}/attendance?date=${date}`),
      };
      if (kind !== 'unclear' || own) return [openDay];
      const today = companyDate(Date.now());
      const people = [{ id, name, hasAccount: true, isUnclear: true }];
      const days = { firstDay: date, lastDay: offeredRangeOf(monthOf(date), today).lastDay, today };
      return [
        {
          key: 'enter',
          label: t('enterRange'),
          onSelect: () => entry.send({ type: 'change.chosen', subject: { people, chosen: [id], ...days } }),
        },
        {
          key: 'absence',
          label: t('absenceRange'),
          onSelect: () =>
            absence.send({ type: 'change.chosen', subject: { employee: { id, name }, date, today } }),
        },
        openDay,
      ];
    },
    [t, navigate, absence, entry],
  );
  return { absence, entry, actionsOf };
}
