import { weekday, type CompanyDate } from '#domain/calendar/index.ts';
import { formatDate, formatWeekdayShort } from '#domain/format/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { markIcon, markOf, markTones, useMarkWord, type Mark } from '../presence.tsx';

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
    <section className="card calendar" aria-label={t('month.calendar')}>
      <div className="calendar-week" aria-hidden="true">
        {weekdays.map((day) => (
          <span key={day}>{formatWeekdayShort(day, language)}</span>
        ))}
      </div>
      <ol className="calendar-days">
        {days.map((day, index) => (
          <li key={day.date} style={day === first ? { gridColumnStart: weekday(day.date) } : undefined}>
            <Day day={day} mark={marks[index]} isToday={day.date === today} onDay={onDay} />
          </li>
        ))}
      </ol>
      <Legend marks={marks} />
    </section>
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
  const said = [
    formatDate(day.date, language, 'dayMonth'),
    isToday && t('month.today'),
    mark && word(mark),
  ].filter(Boolean);
  return (
    <button
      type="button"
      className="calendar-day"
      data-tone={mark && markTones[mark]}
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
          <small>{word(mark)}</small>
        </>
      )}
    </button>
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
  'holiday',
];

function Legend({ marks }: { marks: readonly (Mark | undefined)[] }) {
  const word = useMarkWord();
  return (
    <ul className="calendar-legend">
      {explained
        .filter((mark) => marks.includes(mark))
        .map((mark) => (
          <li key={mark} data-tone={markTones[mark]}>
            {markIcon(mark)}
            {word(mark)}
          </li>
        ))}
    </ul>
  );
}
