import { formatDate, formatDuration, formatTime } from '#domain/format/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { Sheet } from '#src/components/Sheet.tsx';
import { StatusBadge } from '#src/components/StatusBadge.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { UncountedNote } from '../UncountedNote.tsx';
import { markIcon, markOf, markTones, useMarkWord } from '../presence.tsx';

type WorkingDay = components['schemas']['WorkingDay'];

const time = (instant: string) => <time dateTime={instant}>{formatTime(Date.parse(instant))}</time>;

/** One day's punches and their result. */
export function DaySheet({ day, onClose }: { day: WorkingDay; onClose: () => void }) {
  const t = useText('attendance');
  const word = useMarkWord();
  const [language] = useLanguage();
  const mark = markOf(day);
  const open = day.presence === 'present';
  return (
    <Sheet
      open
      onClose={onClose}
      title={`${formatDate(day.date, language, 'dayMonth')}, ${formatDate(day.date, language, 'weekday')}`}
    >
      <div className="day-sheet">
        <StatusBadge tone={markTones[mark]} label={word(mark)} icon={markIcon(mark)} />
        {day.pairs.length === 0 && <p className="quiet">{t('month.noPunches')}</p>}
        {day.pairs.length > 0 && (
          <ol className="day-pairs">
            {day.pairs.map((pair) => (
              <li key={pair.in}>
                <span>
                  <span className="quiet small">{t('month.cameAt')}</span>
                  {time(pair.in)}
                </span>
                <span>
                  <span className="quiet small">{t('month.leftAt')}</span>
                  {pair.out ? time(pair.out) : <em>{open ? t('month.stillIn') : t('month.noTime')}</em>}
                </span>
              </li>
            ))}
          </ol>
        )}
        {day.pairs.length > 0 && (
          <dl className="day-facts">
            <dt>{t('month.worked')}</dt>
            <dd>{formatDuration(day.minutesWorked, language)}</dd>
            {day.tardinessMinutes > 0 && (
              <>
                <dt>{t('month.late')}</dt>
                <dd data-tone="orange">{formatDuration(day.tardinessMinutes, language)}</dd>
              </>
            )}
          </dl>
        )}
        {day.counted && <p className="quiet">{t('month.counted')}</p>}
        <UncountedNote day={day} />
      </div>
    </Sheet>
  );
}
