import { formatDuration, formatTime } from '#domain/format/index.ts';
import { ButtonLink } from '#src/components/Button.tsx';
import { machineProps } from '#src/components/machineProps.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { UncountedNote } from '../UncountedNote.tsx';
import type { ViewProps } from './Check.tsx';

/** Success: the mark, the time, the gate, and what comes next. */
export function AcceptedView({ snapshot }: ViewProps) {
  const t = useText('attendance');
  const [language] = useLanguage();
  const { accepted } = snapshot.context;
  if (!accepted) return null;
  const { type, at, gateTitle, day } = accepted;
  const came = type === 'in';
  const duration = (minutes: number) => formatDuration(minutes, language);
  return (
    <main id="main" className="accepted" {...machineProps(snapshot)}>
      <svg className="accepted-mark" viewBox="0 0 96 96" width="128" height="128" aria-hidden="true">
        <g>
          <rect x="18" y="18" width="60" height="60" rx="11" />
          <rect x="18" y="18" width="60" height="60" rx="11" transform="rotate(45 48 48)" />
        </g>
        <path d="m33 49.5 10.5 10.5L64 38" pathLength="1" />
      </svg>
      <h1>{came ? t('accepted.in') : t('accepted.out')}</h1>
      <p className="accepted-time">
        <time dateTime={at}>{formatTime(Date.parse(at))}</time>
      </p>
      <p className="accepted-gate">{gateTitle}</p>
      <div className="accepted-next">
        {came && day.tardinessMinutes > 0 && (
          <p className="accepted-late">{t('lateBy', { duration: duration(day.tardinessMinutes) })}</p>
        )}
        {came && day.punctuality === 'onTime' && <p>{t('onTime')}</p>}
        {!came && <p>{t('workedToday', { duration: duration(day.minutesWorked) })}</p>}
        {came && (
          <p className="quiet">
            {day.normMinutes > 0
              ? t('markOutLater', { duration: duration(day.countsFromMinutes) })
              : t('uncounted.notWorkingDay')}
          </p>
        )}
        {!came && day.counted && <p className="quiet">{t('dayCounted')}</p>}
        {!came && <UncountedNote day={day} />}
      </div>
      <ButtonLink size="3" to="/home">
        {came ? t('done') : t('seeMoney')}
      </ButtonLink>
    </main>
  );
}
