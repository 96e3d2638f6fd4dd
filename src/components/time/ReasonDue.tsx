import { companyDate, type CompanyDate } from '#domain/calendar/index.ts';
import { formatDate, formatTime } from '#domain/format/index.ts';
import { ButtonLink } from '#src/components/Button.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';

/** Until when the reason for a late day is due; an instant. */
export function ReasonUntil({ until, today }: { until: string; today: CompanyDate }) {
  const t = useText('attendance');
  const [language] = useLanguage();
  const deadline = Date.parse(until);
  const last = companyDate(deadline);
  const time = formatTime(deadline);
  return (
    <p>
      {last === today
        ? t('reasonDue.today', { time })
        : t('reasonDue.until', { date: formatDate(last, language, 'dayMonth'), time })}
    </p>
  );
}

/** To the form in which the reason for a late day is given. */
export function ReasonLink({ date, variant = 'solid' }: { date: CompanyDate; variant?: 'solid' | 'soft' }) {
  const t = useText('attendance');
  return (
    <ButtonLink size="3" variant={variant} to={`/home?date=${date}#tardiness`}>
      {t('reasonDue.write')}
    </ButtonLink>
  );
}
