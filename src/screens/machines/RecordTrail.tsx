import { formatInstant } from '#domain/format/index.ts';
import { EventLine, EventList } from '#src/components/inspector/Events.tsx';
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
        {record.past ? t('stoodIn') : t('standsIn')} <code>{record.states.join(' · ')}</code>
      </p>
      {record.trail.length > 0 && (
        <EventList label={t('trail')}>
          {record.trail.map(({ event, at, by }) => (
            <EventLine key={`${at} ${event}`} at={at} by={by} time={formatInstant(at, language, 'dayMonth')}>
              {event}
            </EventLine>
          ))}
        </EventList>
      )}
    </section>
  );
}
