import { companyDate } from '#domain/calendar/index.ts';
import { formatDate, formatTime } from '#domain/format/index.ts';
import type { ChartedRecord } from '#src/components/inspector/record.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';

/** The state of a record and how it got there. */
export function RecordTrail({ record }: { record: ChartedRecord }) {
  const t = useText('machines');
  const [language] = useLanguage();
  return (
    <section className="card stack" aria-labelledby="inspector-record">
      <h2 id="inspector-record">{record.name}</h2>
      <p>
        {t('standsIn')} <code>{record.states.join(' · ')}</code>
      </p>
      <ol className="inspector-events" aria-label={t('trail')}>
        {record.trail.map(({ event, at }) => (
          <li key={`${at} ${event}`}>
            <time dateTime={at}>
              {formatDate(companyDate(Date.parse(at)), language, 'dayMonth')}, {formatTime(Date.parse(at))}
            </time>
            <code>{event}</code>
          </li>
        ))}
      </ol>
    </section>
  );
}
