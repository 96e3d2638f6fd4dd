import { Box, Flex, Grid, Text } from '@radix-ui/themes';
import { weekday, type CompanyDate } from '#domain/calendar/index.ts';
import { formatDate, formatWeekdayShort } from '#domain/format/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { markIcon, markOf, markTones, useMarkWord, type Mark } from './presence.tsx';

type WorkingDay = components['schemas']['WorkingDay'];

export interface MonthCalendarProps {
  days: readonly WorkingDay[];
  today: CompanyDate;
  onDay: (date: CompanyDate) => void;
}

const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** The month as a calendar from Monday on; each day has its mark, explained below. */
export function MonthCalendar({ days, today, onDay }: MonthCalendarProps) {
  const t = useText('attendance');
  const [language] = useLanguage();
  const marks = days.map((day) => markShown(day, today));
  const first = days[0];
  return (
    <Grid asChild gap="2" p={{ initial: '3', sm: 'var(--card-padding, 20px)' }}>
      <section className="card" aria-label={t('month.calendar')}>
        <Grid columns="7" gap="1" py="1" className="center quiet small" aria-hidden="true">
          {weekdays.map((day) => (
            <span key={day}>{formatWeekdayShort(day, language)}</span>
          ))}
        </Grid>
        <Grid asChild columns="7" gap="1">
          <ol>
            {days.map((day, index) => (
              <li
                key={day.date}
                className="quiet"
                style={day === first ? { gridColumnStart: weekday(day.date) } : undefined}
              >
                <Day day={day} mark={marks[index]} isToday={day.date === today} onDay={onDay} />
              </li>
            ))}
          </ol>
        </Grid>
        <Legend marks={marks} />
      </section>
    </Grid>
  );
}

/** Future days have no mark, except days off and holidays. */
function markShown(day: WorkingDay, today: CompanyDate): Mark | undefined {
  const mark = markOf(day);
  return mark === 'notStarted' && day.date !== today ? undefined : mark;
}

interface DayProps {
  day: WorkingDay;
  mark: Mark | undefined;
  isToday: boolean;
  onDay: (date: CompanyDate) => void;
}

function Day({ day, mark, isToday, onDay }: DayProps) {
  const t = useText('attendance');
  const word = useMarkWord();
  const [language] = useLanguage();
  const tone = mark ? markTones[mark] : 'gray';
  const said = [
    formatDate(day.date, language, 'dayMonth'),
    isToday && t('month.today'),
    mark && word(mark),
  ].filter(Boolean);
  return (
    <Flex
      asChild
      direction="column"
      align="center"
      justify="center"
      gap="1"
      p="1"
      height={{ initial: '56px', sm: '76px' }}
    >
      <button
        type="button"
        className={tone === 'gray' ? 'day calendar-day small figures' : 'day calendar-day small figures tint'}
        data-accent-color={tone}
        data-mark={mark}
        aria-current={isToday ? 'date' : undefined}
        aria-label={said.join(', ')}
        disabled={!mark}
        onClick={() => onDay(day.date)}
      >
        <span>{Number(day.date.slice(8))}</span>
        {mark && mark !== 'dayOff' && (
          <>
            {markIcon(mark)}
            <Box asChild display={{ initial: 'none', sm: 'block' }} maxWidth="100%">
              <Text size="1" weight="medium" truncate>
                {word(mark)}
              </Text>
            </Box>
          </>
        )}
      </button>
    </Flex>
  );
}

/** A day off is only dimmed, as on every calendar. */
const explained: readonly Mark[] = [
  'checkedOut',
  'late',
  'present',
  'missedCheckOut',
  'uncounted',
  'absent',
  'onLeave',
  'holiday',
];

function Legend({ marks }: { marks: readonly (Mark | undefined)[] }) {
  const word = useMarkWord();
  return (
    <Flex asChild wrap="wrap" gapX="4" gapY="1" p="1" pt="2">
      <ul className="small">
        {explained
          .filter((mark) => marks.includes(mark))
          .map((mark) => (
            <Flex asChild key={mark} align="center" gap="2">
              <li>
                <Flex asChild>
                  <Text color={markTones[mark]}>{markIcon(mark)}</Text>
                </Flex>
                {word(mark)}
              </li>
            </Flex>
          ))}
      </ul>
    </Flex>
  );
}
