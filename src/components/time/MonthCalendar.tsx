import { Box, Flex, Grid, Text } from '@radix-ui/themes';
import { weekday, type CompanyDate } from '#domain/calendar/index.ts';
import { formatDate, formatWeekdayShort } from '#domain/format/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { markIcon, markOn, markTones, useDayWord, type Mark } from './presence.tsx';

type WorkingDay = components['schemas']['WorkingDay'];
type Shift = components['schemas']['ShiftToCome'];

export interface MonthCalendarProps {
  days: readonly WorkingDay[];
  today: CompanyDate;
  /** Planned shifts that can still be worked. */
  shifts: readonly Shift[];
  onDay: (date: CompanyDate) => void;
}

const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** The month as a calendar from Monday on; each day has its mark, explained below. */
export function MonthCalendar({ days, today, shifts, onDay }: MonthCalendarProps) {
  const t = useText('attendance');
  const [language] = useLanguage();
  const shiftOn = new Map(shifts.map((shift) => [shift.date, shift]));
  const marks = days.map((day) => markShown(day, today, shiftOn.has(day.date)));
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
                <Day
                  day={day}
                  mark={marks[index]}
                  shift={shiftOn.get(day.date)}
                  isToday={day.date === today}
                  onDay={onDay}
                />
              </li>
            ))}
          </ol>
        </Grid>
        <Legend days={days} marks={marks} />
      </section>
    </Grid>
  );
}

/** Days before or after the employment have no mark, except days off and holidays. */
function markShown(day: WorkingDay, today: CompanyDate, isLeft: boolean): Mark | undefined {
  const mark = markOn(day, today);
  return isLeft || day.date === today || (mark !== 'notStarted' && mark !== 'planned') ? mark : undefined;
}

interface DayProps {
  day: WorkingDay;
  mark: Mark | undefined;
  shift: Shift | undefined;
  isToday: boolean;
  onDay: (date: CompanyDate) => void;
}

function Day({ day, mark, shift, isToday, onDay }: DayProps) {
  const t = useText('attendance');
  const word = useDayWord();
  const [language] = useLanguage();
  const number = Number(day.date.slice(8));
  const tone = mark ? markTones[mark] : 'gray';
  const said = [
    formatDate(day.date, language, 'dayMonth'),
    isToday && t('month.today'),
    mark && word(mark, day.date),
    mark === 'planned' && shift && `${shift.start}–${shift.end}`,
  ].filter(Boolean);
  return (
    <Flex
      asChild
      direction="column"
      align="center"
      justify="center"
      gap="1"
      p="1"
      height={{ initial: '64px', sm: '76px' }}
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
        {mark === 'planned' ? (
          <Text weight="medium" style={{ color: 'var(--gray-12)' }}>
            {number}
          </Text>
        ) : (
          <span>{number}</span>
        )}
        {mark === 'planned' && shift && <Times {...shift} />}
        {mark && mark !== 'dayOff' && mark !== 'planned' && (
          <>
            {markIcon(mark)}
            <Box asChild display={{ initial: 'none', sm: 'block' }} maxWidth="100%">
              <Text size="1" weight="medium" truncate>
                {word(mark, day.date)}
              </Text>
            </Box>
          </>
        )}
      </button>
    </Flex>
  );
}

/** When a shift begins and ends: below each other where the days are narrow. */
const Times = ({ start, end }: Pick<Shift, 'start' | 'end'>) => (
  <Flex asChild direction={{ initial: 'column', sm: 'row' }} align="center">
    <Text size="1" style={{ lineHeight: 1.2 }}>
      <span>{start}</span>
      <Box asChild display={{ initial: 'none', sm: 'inline' }}>
        <span>–</span>
      </Box>
      <span>{end}</span>
    </Text>
  </Flex>
);

/** A day off is only dimmed, as on every calendar. */
const explainedMarks: readonly Mark[] = [
  'checkedOut',
  'late',
  'present',
  'missedCheckOut',
  'uncounted',
  'absent',
  'onLeave',
  'holiday',
];

interface LegendProps {
  days: readonly WorkingDay[];
  marks: readonly (Mark | undefined)[];
}

/** What the marks mean; each holiday by its name, which a narrow day has no room for. */
function Legend({ days, marks }: LegendProps) {
  const word = useDayWord();
  const [language] = useLanguage();
  const shown = explainedMarks.flatMap((mark) => {
    const on = days.filter((_, place) => marks[place] === mark);
    return (mark === 'holiday' ? on : on.slice(0, 1)).map(({ date }) => ({
      mark,
      date,
      text:
        mark === 'holiday'
          ? `${formatDate(date, language, 'dayMonth')}: ${word(mark, date)}`
          : word(mark, date),
    }));
  });
  return (
    <Flex asChild wrap="wrap" gapX="4" gapY="1" p="1" pt="2">
      <ul className="small">
        {shown.map(({ mark, date, text }) => (
          <Flex asChild key={date} align="center" gap="2">
            <li>
              <Flex asChild>
                <Text color={markTones[mark]}>{markIcon(mark)}</Text>
              </Flex>
              {text}
            </li>
          </Flex>
        ))}
      </ul>
    </Flex>
  );
}
