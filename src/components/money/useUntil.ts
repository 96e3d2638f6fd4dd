import { companyDate } from '#domain/calendar/index.ts';
import { formatDate, formatTime } from '#domain/format/index.ts';
import { useLanguage } from '#src/i18n/useText.ts';

/** A moment in words, to be read after "until". */
export function useUntil(): (instant: string) => string {
  const [language] = useLanguage();
  return (instant) => {
    const time = Date.parse(instant);
    return `${formatDate(companyDate(time), language, 'short')}, ${formatTime(time)}`;
  };
}
