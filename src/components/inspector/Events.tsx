import { Flex, Text } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { formatTime } from '#domain/format/index.ts';
import { useText } from '#src/i18n/useText.ts';
import type { Happened } from './watch.ts';

/** The last events, newest first: type and machine, never their data. */
export function Events({ events, withMachine }: { events: readonly Happened[]; withMachine?: boolean }) {
  const t = useText('machines');
  if (!events.length) return <p className="quiet small">{t('noEvents')}</p>;
  return (
    <EventList label={t('events')}>
      {events.map(({ number, machine, event, at }) => (
        <EventLine key={number} at={new Date(at).toISOString()} time={formatTime(at)}>
          {withMachine ? `${machine} · ${event}` : event}
        </EventLine>
      ))}
    </EventList>
  );
}

export const EventList = ({ label, children }: { label: string; children: ReactNode }) => (
  <ol className="stack small" data-gap="small" aria-label={label}>
    {children}
  </ol>
);

interface EventLineProps {
  /** ISO. */
  at: string;
  time: string;
  by?: string | null | undefined;
  children: ReactNode;
}

export const EventLine = ({ at, time, by, children }: EventLineProps) => (
  <Flex asChild wrap="wrap" gapX="3">
    <li>
      <Text asChild color="gray" wrap="nowrap">
        <time dateTime={at}>{time}</time>
      </Text>
      <code>{children}</code>
      {by && <span>{by}</span>}
    </li>
  </Flex>
);
