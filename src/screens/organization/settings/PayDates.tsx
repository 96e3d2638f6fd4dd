import { formatDate } from '#domain/format/index.ts';
import type { Settings } from '#machines/flows/organization/settingsSection/settingsSectionSetup.ts';
import { IconRow } from '#src/components/IconRow.tsx';
import { AlertIcon, CalendarIcon } from '#src/components/icons.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';

/** When the next payments are due, why one is on the eve of its day, and which come too late. */
export function PayDates({ dates }: { dates: Settings['payDates'] }) {
  const t = useText('settings');
  const [language] = useLanguage();
  if (dates.length === 0) return <p className="quiet">{t('payDaysNone')}</p>;
  return (
    <ul className="lines">
      {dates.map(({ kind, named, paid, because, daysSinceLast, tooLate }) => {
        const date = formatDate(named, language, 'dayMonth');
        const weekday = formatDate(paid, language, 'weekday');
        const reason =
          because === null ? null : t(because === 'holiday' ? 'becauseHoliday' : 'becauseDayOff', { date });
        return (
          <IconRow
            key={`${kind}${named}`}
            icon={tooLate ? <AlertIcon size={20} /> : <CalendarIcon size={20} />}
            title={`${formatDate(paid, language)}, ${weekday}`}
            text={
              <>
                {[t(kind === 'advance' ? 'kindAdvance' : 'kindSalary'), reason].filter(Boolean).join(' · ')}
                {tooLate && (
                  <span className="field-warning" style={{ display: 'block' }}>
                    {t('tooLate', { days: daysSinceLast ?? 0 })}
                  </span>
                )}
              </>
            }
          />
        );
      })}
    </ul>
  );
}
