import { useCallback } from 'react';
import { formatDate } from '#domain/format/index.ts';
import type { Absence } from '#machines/flows/time/absenceEntry/absenceEntryMachine.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';

/** On which days somebody is away: one day, or from the first to the last. */
export function useAbsenceDates(): (absence: Pick<Absence, 'firstDay' | 'lastDay'>) => string {
  const t = useText('absences');
  const [language] = useLanguage();
  return useCallback(
    ({ firstDay, lastDay }) => {
      const [from, to] = [firstDay, lastDay].map((day) => formatDate(day, language, 'dayMonth'));
      return firstDay === lastDay ? from! : t('dates', { from: from!, to: to! });
    },
    [t, language],
  );
}
