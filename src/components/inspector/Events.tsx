import { formatTime } from '#domain/format/index.ts';
import { useText } from '#src/i18n/useText.ts';
import type { Happened } from './watch.ts';

/** The last events, newest first: type and machine, never their data. */
export function Events({ events, withMachine }: { events: readonly Happened[]; withMachine?: boolean }) {
  const t = useText('machines');
  if (!events.length) return <p className="quiet small">{t('noEvents')}</p>;
  return (
    <ol className="inspector-events" aria-label={t('events')}>
      {events.map(({ number, machine, event, at }) => (
        <li key={number}>
          <time dateTime={new Date(at).toISOString()}>{formatTime(at)}</time>
          <code>{withMachine ? `${machine} · ${event}` : event}</code>
        </li>
      ))}
    </ol>
  );
}
