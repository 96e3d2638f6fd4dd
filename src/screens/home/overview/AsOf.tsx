import { companyDate, type CompanyDate } from '#domain/calendar/index.ts';
import { formatDate, formatTime } from '#domain/format/index.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';

interface AsOfProps {
  at: string;
  today: CompanyDate;
  /** Of the page's figures and not of one card. */
  ofAll?: boolean;
}

/** When figures were counted, by the server's answer: the time of the company, and the date of another day. */
export function AsOf({ at, today, ofAll = false }: AsOfProps) {
  const t = useText('overview');
  const [language] = useLanguage();
  const ms = Date.parse(at);
  const date = companyDate(ms);
  const time =
    date === today ? formatTime(ms) : `${formatDate(date, language, 'dayMonth')}, ${formatTime(ms)}`;
  return (
    <time dateTime={at} className="quiet small" style={{ textAlign: 'end' }}>
      {t(ofAll ? 'asOf' : 'money.asOf', { time })}
    </time>
  );
}
