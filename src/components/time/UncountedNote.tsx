import { formatDuration } from '#domain/format/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';

/** Why a checked-out day does not count by itself, and who decides. */
export function UncountedNote({ day }: { day: components['schemas']['WorkingDay'] }) {
  const t = useText('attendance');
  const [language] = useLanguage();
  if (day.uncountedBecause === null) return null;
  return (
    <p className="quiet">
      {day.uncountedBecause === 'belowNorm'
        ? t('uncounted.belowNorm', { duration: formatDuration(day.countsFromMinutes, language) })
        : day.uncountedBecause === 'onLeave'
          ? t('uncounted.onLeave')
          : t('uncounted.notWorkingDay')}
    </p>
  );
}
