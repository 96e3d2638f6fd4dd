import { Flex, Text } from '@radix-ui/themes';
import { Link } from 'react-router-dom';
import { companyDate } from '#domain/calendar/index.ts';
import { formatDate, formatDuration, formatTime } from '#domain/format/index.ts';
import type { HomeFigures } from '#machines/flows/home/employeeHome/employeeHomeMachine.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { ButtonLink } from '#src/components/Button.tsx';
import { StatusBadge, type Tone } from '#src/components/feedback/StatusBadge.tsx';
import { CardLabel } from './CardLabel.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';

type Schemas = components['schemas'];

type Mark = Schemas['Presence'] | 'uncounted' | 'onLeave';

const tones: Record<Mark, Tone> = {
  notStarted: 'gray',
  present: 'teal',
  checkedOut: 'green',
  missedCheckOut: 'orange',
  absent: 'red',
  dayOff: 'gray',
  holiday: 'gray',
  uncounted: 'amber',
  onLeave: 'teal',
};

interface TodayCardProps {
  month: HomeFigures['month'];
  status: Schemas['EmployeeStatus'];
  /** Another card already asks for the reason of today's lateness. */
  asksReason: boolean;
  /** The data is a copy kept on this phone, so its day may have passed. */
  old: boolean;
}

/** Today as a timeline, with the next step. */
export function TodayCard({ month, status, asksReason, old }: TodayCardProps) {
  const t = useText('home');
  const [language] = useLanguage();
  const day = month.days.find(({ date }) => date === month.today);
  if (!day) return null;
  const isAway = day.absence && (day.presence === 'absent' || day.presence === 'notStarted');
  const mark: Mark = day.uncountedBecause !== null ? 'uncounted' : isAway ? 'onLeave' : day.presence;
  const words: Record<Mark, string> = {
    notStarted: t('presence.notStarted'),
    present: t('presence.present'),
    checkedOut: t('presence.checkedOut'),
    missedCheckOut: t('presence.missedCheckOut'),
    absent: t('presence.absent'),
    dayOff: t('presence.dayOff'),
    holiday: t('presence.holiday'),
    uncounted: t('presence.uncounted'),
    onLeave: t('presence.onLeave'),
  };
  const passed = old && month.today !== companyDate(Date.now());
  const date = formatDate(month.today, language, 'dayMonth');
  const isFree = day.kind !== 'working';
  const next = month.nextShift;
  const inside = day.presence === 'present' && !passed;
  return (
    <Flex asChild direction="column" gap="3">
      <section className="card" aria-labelledby="today-title">
        <Flex wrap="wrap" align="center" justify="between" gap="2">
          <CardLabel id="today-title">{passed ? date : t('today', { date })}</CardLabel>
          <StatusBadge tone={tones[mark]} label={words[mark]} />
        </Flex>
        {day.pairs.length > 0 ? (
          <Flex asChild direction="column" gap="1">
            <ol>
              {day.pairs.map((pair) => (
                <Flex asChild wrap="wrap" align="baseline" gap="2" key={pair.in}>
                  <li>
                    <Moment name={t('cameAt')} at={pair.in} />
                    {pair.out && <Moment name={t('leftAt')} at={pair.out} />}
                  </li>
                </Flex>
              ))}
            </ol>
          </Flex>
        ) : isFree ? (
          next && (
            <p className="quiet small">
              {t('nextShift', {
                date: formatDate(next.date, language, 'dayMonth'),
                start: next.start,
                end: next.end,
                weekday: formatDate(next.date, language, 'weekday'),
              })}
            </p>
          )
        ) : (
          <p className="quiet small">{t('shift', { start: month.shiftStart, end: month.shiftEnd })}</p>
        )}
        {day.tardinessMinutes > 0 && (
          <Text as="p" size="2" color="orange">
            {t('lateBy', { duration: formatDuration(day.tardinessMinutes, language) })}{' '}
            {!asksReason && <Link to="/home#tardiness">{t('tardiness.reason')}</Link>}
          </Text>
        )}
        {status === 'active' && (
          <ButtonLink
            size="3"
            variant={(isFree || day.pairs.length > 0) && !passed ? 'soft' : 'solid'}
            to={`/qr-scan/attendance-check/${inside ? 'out' : 'in'}`}
          >
            {inside ? t('checkOut') : t('checkIn')}
          </ButtonLink>
        )}
      </section>
    </Flex>
  );
}

function Moment({ name, at }: { name: string; at: string }) {
  return (
    <>
      <span className="quiet small">{name}</span>{' '}
      <Text asChild mr="2" className="figure">
        <time dateTime={at}>{formatTime(Date.parse(at))}</time>
      </Text>
    </>
  );
}
