import { Box, Flex, Grid, Text } from '@radix-ui/themes';
import type { CompanyDate } from '#domain/calendar/index.ts';
import { formatDate, formatDuration, formatTime } from '#domain/format/index.ts';
import type { ReactNode } from 'react';
import type { components } from '#openapi/generated/contract.d.ts';
import { Fact, Facts } from '#src/components/Facts.tsx';
import { Sheet } from '#src/components/dialog/Sheet.tsx';
import { StatusBadge } from '#src/components/feedback/StatusBadge.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { AdjustedNote } from './AdjustedNote.tsx';
import { DayDecided } from './DayDecided.tsx';
import { timesOf } from './timesOf.ts';
import { UncountedNote } from './UncountedNote.tsx';
import { markIcon, markOn, markTones, useDayWord } from './presence.tsx';

type WorkingDay = components['schemas']['WorkingDay'];

const time = (instant: string) => (
  <time className="figure" dateTime={instant}>
    {formatTime(Date.parse(instant))}
  </time>
);

interface DaySheetProps {
  day: WorkingDay;
  today: CompanyDate;
  /** The planned shift of a day that can still be worked. */
  shift?: components['schemas']['ShiftToCome'] | undefined;
  /** The original punches, if a correction replaces them. */
  scanned?: WorkingDay['pairs'] | undefined;
  decision?: components['schemas']['DecidedDay'] | undefined;
  reason?: components['schemas']['ReasonOfDay'] | undefined;
  /** Adjustments that corrections of this day caused in other months, because its own month is closed. */
  adjusted?: readonly components['schemas']['AdjustedDay'][];
  onClose: () => void;
  children?: ReactNode;
}

/** One day's punches and their result. */
export function DaySheet({
  day,
  today,
  shift,
  scanned,
  decision,
  reason,
  adjusted = [],
  onClose,
  children,
}: DaySheetProps) {
  const t = useText('attendance');
  const word = useDayWord();
  const [language] = useLanguage();
  const mark = markOn(day, today);
  const open = day.presence === 'present';
  return (
    <Sheet
      open
      onClose={onClose}
      title={`${formatDate(day.date, language, 'dayMonth')}, ${formatDate(day.date, language, 'weekday')}`}
    >
      <Flex direction="column" align="stretch" gap="4">
        <Box>
          <StatusBadge tone={markTones[mark]} label={word(mark, day.date)} icon={markIcon(mark)} />
        </Box>
        {day.date > today && shift && (
          <Facts>
            <Fact label={t('month.shiftOf')}>{`${shift.start}–${shift.end}`}</Fact>
          </Facts>
        )}
        {day.pairs.length === 0 && day.date <= today && <p className="quiet">{t('month.noPunches')}</p>}
        {day.pairs.length > 0 && (
          <ol className="lines">
            {day.pairs.map((pair) => (
              <Grid asChild key={pair.in} columns="2">
                <li>
                  <Flex direction="column">
                    <span className="quiet small">{t('month.cameAt')}</span>
                    {time(pair.in)}
                  </Flex>
                  <Flex direction="column">
                    <span className="quiet small">{t('month.leftAt')}</span>
                    {pair.out ? time(pair.out) : <span>{open ? t('month.stillIn') : t('month.noTime')}</span>}
                  </Flex>
                </li>
              </Grid>
            ))}
          </ol>
        )}
        {day.pairs.length > 0 && (
          <Facts>
            <Fact label={t('month.worked')}>{formatDuration(day.minutesWorked, language)}</Fact>
            {day.tardinessMinutes > 0 && (
              <Fact label={t('month.late')}>
                <Text color="orange" weight="bold">
                  {formatDuration(day.tardinessMinutes, language)}
                </Text>
              </Fact>
            )}
          </Facts>
        )}
        <DayDecided day={day} decision={decision} reason={reason} />
        <UncountedNote day={day} />
        {day.corrected && (
          <p className="quiet">
            {t('correction.holds')}{' '}
            {scanned?.length
              ? t('correction.scanned', { times: timesOf(scanned) })
              : t('correction.notScanned')}
          </p>
        )}
        {adjusted.map((one, place) => (
          <AdjustedNote key={place} adjusted={one} />
        ))}
        {children}
      </Flex>
    </Sheet>
  );
}
