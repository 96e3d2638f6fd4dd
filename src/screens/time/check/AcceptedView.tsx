import { Flex, Grid, Heading, Text } from '@radix-ui/themes';
import { companyDate } from '#domain/calendar/index.ts';
import { formatDuration, formatTime } from '#domain/format/index.ts';
import { ButtonLink } from '#src/components/Button.tsx';
import { machineProps } from '#src/components/hooks/machineProps.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { ReasonLink, ReasonUntil } from '#src/components/time/ReasonDue.tsx';
import { UncountedNote } from '#src/components/time/UncountedNote.tsx';
import type { ViewProps } from './useCheck.ts';

/** Success: the mark, the time, the gate, and what comes next. */
export function AcceptedView({ snapshot }: ViewProps) {
  const t = useText('attendance');
  const [language] = useLanguage();
  const { accepted } = snapshot.context;
  if (!accepted) return null;
  const { type, at, gateTitle, day, reasonUntil } = accepted;
  const came = type === 'in';
  const duration = (minutes: number) => formatDuration(minutes, language);
  return (
    <Flex
      asChild
      direction="column"
      align="center"
      justify="center"
      gap="1"
      minHeight="calc(100dvh - 140px)"
      px="4"
      pt="5"
      pb="6"
    >
      <main id="main" className="center" {...machineProps(snapshot)}>
        <svg className="accepted-mark" viewBox="0 0 96 96" width="128" height="128" aria-hidden="true">
          <g fill="var(--teal-9)">
            <rect x="18" y="18" width="60" height="60" rx="11" />
            <rect x="18" y="18" width="60" height="60" rx="11" transform="rotate(45 48 48)" />
          </g>
          <path
            d="m33 49.5 10.5 10.5L64 38"
            pathLength="1"
            fill="none"
            stroke="#fff"
            strokeWidth="8"
            strokeLinecap="round"
            strokeLinejoin="round"
            strokeDasharray="1"
          />
        </svg>
        <Heading as="h1" size="6" mt="4">
          {came ? t('accepted.in') : t('accepted.out')}
        </Heading>
        <p className="figure accepted-time" data-size="large">
          <time dateTime={at}>{formatTime(Date.parse(at))}</time>
        </p>
        <p className="quiet">
          <strong>{gateTitle}</strong>
        </p>
        <Grid className="center" gap="1" mt="5" mb="5">
          {came && day.tardinessMinutes > 0 && (
            <Text as="p" color="orange" weight="bold">
              {t('lateBy', { duration: duration(day.tardinessMinutes) })}
            </Text>
          )}
          {reasonUntil !== null && <ReasonUntil until={reasonUntil} today={companyDate(Date.parse(at))} />}
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
        </Grid>
        <Grid gap="3" width="min(100%, 360px)">
          {reasonUntil !== null && <ReasonLink date={day.date} />}
          <ButtonLink size="3" variant={reasonUntil === null ? 'solid' : 'soft'} to="/home">
            {came ? t('done') : t('seeMoney')}
          </ButtonLink>
        </Grid>
      </main>
    </Flex>
  );
}
