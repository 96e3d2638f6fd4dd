import { formatDate, formatDuration, formatTime } from '#domain/format/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { ButtonLink } from '#src/components/Button.tsx';
import { StatusBadge, type Tone } from '#src/components/StatusBadge.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';

type Schemas = components['schemas'];

type Mark = Schemas['Presence'] | 'uncounted';

const tones: Record<Mark, Tone> = {
  notStarted: 'gray',
  present: 'teal',
  checkedOut: 'green',
  missedCheckOut: 'orange',
  absent: 'red',
  dayOff: 'gray',
  holiday: 'gray',
  uncounted: 'amber',
};

/** Today as a timeline, with the next step. */
export function TodayCard({
  month,
  status,
}: {
  month: Schemas['MyMonth'];
  status: Schemas['EmployeeStatus'];
}) {
  const t = useText('home');
  const [language] = useLanguage();
  const day = month.days.find(({ date }) => date === month.today);
  if (!day) return null;
  const mark: Mark = day.uncountedBecause === null ? day.presence : 'uncounted';
  const words: Record<Mark, string> = {
    notStarted: t('presence.notStarted'),
    present: t('presence.present'),
    checkedOut: t('presence.checkedOut'),
    missedCheckOut: t('presence.missedCheckOut'),
    absent: t('presence.absent'),
    dayOff: t('presence.dayOff'),
    holiday: t('presence.holiday'),
    uncounted: t('presence.uncounted'),
  };
  const time = (instant: string) => formatTime(Date.parse(instant));
  const inside = day.presence === 'present';
  return (
    <section className="card today" aria-labelledby="today-title">
      <div className="today-head">
        <h2 id="today-title" className="card-label">
          {t('today', { date: formatDate(month.today, language, 'dayMonth') })}
        </h2>
        <StatusBadge tone={tones[mark]} label={words[mark]} />
      </div>
      {day.pairs.length > 0 ? (
        <ol className="pairs">
          {day.pairs.map((pair) => (
            <li key={pair.in}>
              <span>{t('cameAt')}</span> <time dateTime={pair.in}>{time(pair.in)}</time>
              {pair.out && (
                <>
                  <span>{t('leftAt')}</span> <time dateTime={pair.out}>{time(pair.out)}</time>
                </>
              )}
            </li>
          ))}
        </ol>
      ) : (
        <p className="quiet small">{t('shift', { start: month.shiftStart, end: month.shiftEnd })}</p>
      )}
      {day.tardinessMinutes > 0 && (
        <p className="small late">
          {t('lateBy', { duration: formatDuration(day.tardinessMinutes, language) })}
        </p>
      )}
      {status === 'active' && (
        <ButtonLink
          size="3"
          variant={day.pairs.length ? 'soft' : 'solid'}
          to={`/qr-scan/attendance-check/${inside ? 'out' : 'in'}`}
        >
          {inside ? t('checkOut') : t('checkIn')}
        </ButtonLink>
      )}
    </section>
  );
}
