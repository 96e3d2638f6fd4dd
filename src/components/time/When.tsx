import { companyDate } from '#domain/calendar/index.ts';
import { formatDate, formatTime } from '#domain/format/index.ts';
import { useLanguage } from '#src/i18n/useText.ts';

interface WhenProps {
  what: string;
  /** ISO. */
  at: string;
  by: string | null;
}

/** What somebody did, when, and who it was. */
export function When({ what, at, by }: WhenProps) {
  const [language] = useLanguage();
  const time = Date.parse(at);
  return (
    <>
      {what}:{' '}
      <time dateTime={at}>
        {formatDate(companyDate(time), language, 'dayMonth')}, {formatTime(time)}
      </time>
      {by !== null && ` · ${by}`}
    </>
  );
}
