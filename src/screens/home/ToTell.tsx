import type { CompanyDate } from '#domain/calendar/index.ts';
import { formatDate, formatDuration, formatMoney } from '#domain/format/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { ReasonLink, ReasonUntil } from '#src/components/time/ReasonDue.tsx';
import { Button } from '#src/components/Button.tsx';
import { AlertIcon, ClockIcon } from '#src/components/icons.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';

export type MissedCheckOut = components['schemas']['MissedCheckOut'];

interface ToTellProps {
  ahead: components['schemas']['PayAhead'];
  today: CompanyDate;
  onTellOut: (missed: MissedCheckOut) => void;
}

/**
 * What the employee should report before it costs them pay: the last missed check-out, and the first reason to expire.
 */
export function ToTell({ ahead: { missedCheckOuts, reasonsDue }, today, onTellOut }: ToTellProps) {
  const t = useText('home');
  const [language] = useLanguage();
  const [missed, ...others] = missedCheckOuts;
  const [due] = reasonsDue;
  const dayOf = (date: CompanyDate) => formatDate(date, language, 'dayMonth');
  return (
    <>
      {missed && (
        <Notice tone="amber" icon={<AlertIcon />} data-missed={missed.day.date}>
          <div>
            <strong>{t('ahead.missed', { date: dayOf(missed.day.date) })}</strong>
            <p>{t('ahead.cost', { amount: formatMoney(missed.worth, language) })}</p>
            {others.length > 0 && <p className="small">{t('ahead.more', { count: others.length })}</p>}
          </div>
          <Button size="3" variant="soft" onClick={() => onTellOut(missed)}>
            {t('ahead.tellOut')}
          </Button>
        </Notice>
      )}
      {due && (
        <Notice tone="amber" icon={<ClockIcon />} data-late={due.date}>
          <div>
            <strong>
              {t('ahead.late', {
                date: dayOf(due.date),
                duration: formatDuration(due.tardinessMinutes, language),
              })}
            </strong>
            <ReasonUntil until={due.until} today={today} />
          </div>
          <ReasonLink date={due.date} variant="soft" />
        </Notice>
      )}
    </>
  );
}
