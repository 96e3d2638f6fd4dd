import { companyDate, type CompanyDate } from '#domain/calendar/index.ts';
import { formatDate, formatTime } from '#domain/format/index.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';

/** When the days of a card were counted: the time, and the date of another day. */
export function AsOf({ at, today }: { at: string; today: CompanyDate }) {
  const t = useText('overview');
  const [language] = useLanguage();
  const ms = Date.parse(at);
  const date = companyDate(ms);
  const time =
    date === today ? formatTime(ms) : `${formatDate(date, language, 'dayMonth')}, ${formatTime(ms)}`;
  return (
    <time dateTime={at} className="quiet small" style={{ textAlign: 'end' }}>
      {t('money.asOf', { time })}
    </time>
  );
}
