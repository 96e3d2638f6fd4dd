import { companyDate, type CompanyDate } from '#domain/calendar/index.ts';
import { formatInstant, formatTime } from '#domain/format/index.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';

interface AsOfProps {
  at: string;
  today: CompanyDate;
  /** Describes all figures of the page, not one card's. */
  ofAll?: boolean;
}

/** When figures were counted, by the server's answer: the time of the company, and the date of another day. */
export function AsOf({ at, today, ofAll = false }: AsOfProps) {
  const t = useText('overview');
  const [language] = useLanguage();
  const ms = Date.parse(at);
  const time = companyDate(ms) === today ? formatTime(ms) : formatInstant(at, language, 'dayMonth');
  return (
    <time dateTime={at} className="quiet small" style={{ textAlign: 'end' }}>
      {t(ofAll ? 'asOf' : 'money.asOf', { time })}
    </time>
  );
}
