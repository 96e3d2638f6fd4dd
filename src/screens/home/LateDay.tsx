import { Flex } from '@radix-ui/themes';
import { companyDate } from '#domain/calendar/index.ts';
import { formatDate, formatDuration, formatTime } from '#domain/format/index.ts';
import type { TardinessDay } from '#machines/flows/time/reasonGiving/reasonGivingMachine.ts';
import { legalEvents } from '#machines/lifecycles/lifecycle.ts';
import { tardinessReasonMachine } from '#machines/lifecycles/tardinessReasonMachine.ts';
import { Button } from '#src/components/Button.tsx';
import { StatusBadge, type Tone } from '#src/components/feedback/StatusBadge.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';

const tones: Record<TardinessDay['state'], Tone> = {
  due: 'orange',
  given: 'amber',
  accepted: 'green',
  refused: 'red',
  expired: 'gray',
};

interface LateDayProps {
  day: TardinessDay;
  /** The server's, epoch ms. */
  now: number;
  /** The sheet was opened for this day. */
  isCurrent: boolean;
  onWrite: () => void;
}

/** One late day: by how much, until when its reason is due, the reason, and what was decided. */
export function LateDay({ day, now, isCurrent, onWrite }: LateDayProps) {
  const t = useText('home');
  const [language] = useLanguage();
  const { date, state, reason, note } = day;
  const deadline = Date.parse(day.deadline);
  const words: Record<TardinessDay['state'], string> = {
    due: t('tardiness.state.due'),
    given: t('tardiness.state.given'),
    accepted: t('tardiness.state.accepted'),
    refused: t('tardiness.state.refused'),
    expired: t('tardiness.state.expired'),
  };
  const mayWrite = now < deadline && legalEvents(tardinessReasonMachine, state, 'employee').includes('give');
  return (
    <Flex asChild direction="column" gap="2" data-date={date} aria-current={isCurrent ? 'true' : undefined}>
      <li>
        <Flex wrap="wrap" align="center" justify="between" gap="2">
          <strong>
            {formatDate(date, language, 'dayMonth')}, {formatDate(date, language, 'weekday')}
          </strong>
          <StatusBadge tone={tones[state]} label={words[state]} />
        </Flex>
        <p className="small">{t('lateBy', { duration: formatDuration(day.tardinessMinutes, language) })}</p>
        {reason !== null && <p>{t('tardiness.reasonIs', { reason })}</p>}
        {note !== null && <p>{t('tardiness.noteIs', { note })}</p>}
        {mayWrite && (
          <>
            <p className="quiet small">
              {t('tardiness.until', {
                date: formatDate(companyDate(deadline), language, 'dayMonth'),
                time: formatTime(deadline),
              })}
            </p>
            <Button size="3" variant={state === 'due' ? 'solid' : 'soft'} onClick={onWrite}>
              {state === 'due' ? t('tardiness.write') : t('tardiness.rewrite')}
            </Button>
          </>
        )}
      </li>
    </Flex>
  );
}
