import { Flex, IconButton as DayButton } from '@radix-ui/themes';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import {
  clampDate,
  monthOf,
  moveDate,
  weeksOfMonth,
  type CalendarMove,
  type CompanyDate,
} from '#domain/calendar/index.ts';
import type { DateLimits } from '#domain/fields/typedDate.ts';
import { formatDate, formatMonth, formatWeekdayShort } from '#domain/format/index.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { IconButton } from '../IconButton.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons.tsx';

export interface CalendarProps extends DateLimits {
  value: CompanyDate | null;
  today: CompanyDate;
  onChoose: (date: CompanyDate) => void;
}

/** What the keys of a grid of days do. */
export const dayKeys: Record<string, [CalendarMove, 1 | -1]> = {
  ArrowLeft: ['day', -1],
  ArrowRight: ['day', 1],
  ArrowUp: ['week', -1],
  ArrowDown: ['week', 1],
  PageUp: ['month', -1],
  PageDown: ['month', 1],
  Home: ['edgeOfWeek', -1],
  End: ['edgeOfWeek', 1],
};

/** A month of days to choose from, by the keys of the ARIA grid pattern; with Shift the page keys go by years. */
export function Calendar({ value, today, min, max, onChoose }: CalendarProps) {
  const t = useText('calendar');
  const [language] = useLanguage();
  const [at, setAt] = useState(() => clampDate(value ?? today, min, max));
  const grid = useRef<HTMLTableElement>(null);
  const titleId = useId();
  const weeks = weeksOfMonth(monthOf(at));
  const isOpen = (date: CompanyDate) => date === clampDate(date, min, max);
  const dateAfter = (by: CalendarMove, way: 1 | -1) => clampDate(moveDate(at, by, way), min, max);

  const handleKey = (event: KeyboardEvent) => {
    const [by, way] = dayKeys[event.key] ?? [];
    if (!by || !way) return;
    event.preventDefault();
    flushSync(() => setAt(dateAfter(by === 'month' && event.shiftKey ? 'year' : by, way)));
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  };
  const turn = (way: 1 | -1) => ({
    label: t(way === 1 ? 'nextMonth' : 'previousMonth'),
    disabled: monthOf(dateAfter('month', way)) === monthOf(at),
    onClick: () => setAt(dateAfter('month', way)),
  });
  return (
    <>
      <Flex align="center" justify="between">
        <IconButton {...turn(-1)}>
          <ChevronLeftIcon />
        </IconButton>
        <strong id={titleId} aria-live="polite">
          {formatMonth(monthOf(at), language)}
        </strong>
        <IconButton {...turn(1)}>
          <ChevronRightIcon />
        </IconButton>
      </Flex>
      <table className="figures" ref={grid} role="grid" aria-labelledby={titleId} onKeyDown={handleKey}>
        <thead className="quiet small">
          <tr>
            {weeks[1]?.map((date, day) => (
              <th key={day} scope="col" abbr={date ? formatDate(date, language, 'weekday') : undefined}>
                {formatWeekdayShort(day + 1, language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, row) => (
            <tr key={row}>
              {week.map((date, day) => (
                <td key={day} aria-selected={date !== null && date === value}>
                  {date && (
                    <DayButton
                      type="button"
                      className={date === value ? 'control icon-button' : 'control icon-button ink'}
                      variant={date === value ? 'solid' : date === today ? 'outline' : 'ghost'}
                      {...(date === value ? {} : { color: 'gray' as const })}
                      tabIndex={date === at ? 0 : -1}
                      aria-label={`${formatDate(date, language)}, ${formatDate(date, language, 'weekday')}`}
                      aria-current={date === today ? 'date' : undefined}
                      disabled={!isOpen(date)}
                      onClick={() => onChoose(date)}
                    >
                      {Number(date.slice(8))}
                    </DayButton>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
