import { Grid } from '@radix-ui/themes';
import { useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { clampDate, monthOf, moveDate, type CompanyDate } from '#domain/calendar/index.ts';
import { monthsOfYear } from '#domain/calendar/companyYear.ts';
import type { ShownDay } from '#domain/calendar/shownYear.ts';
import type { CalendarYear } from '#machines/flows/organization/calendarYear/calendarForm.ts';
import { dayKeys } from '#src/components/calendar/Calendar.tsx';
import { useText } from '#src/i18n/useText.ts';
import { MonthGrid } from './MonthGrid.tsx';

interface YearGridProps {
  year: CalendarYear;
  days: readonly ShownDay[];
  /** Changed and not saved yet. */
  drafted: ReadonlySet<CompanyDate>;
  disabled: boolean;
  onChoose: (date: CompanyDate) => void;
}

/** Twelve months, one stop of Tab: arrows go on from month to month. */
export function YearGrid({ year, days, drafted, disabled, onChoose }: YearGridProps) {
  const t = useText('workCalendar');
  const grid = useRef<HTMLDivElement>(null);
  const first = `${year.year}-01-01` as CompanyDate;
  const last = `${year.year}-12-31` as CompanyDate;
  const [at, setAt] = useState(() => clampDate(year.today, first, last));
  const paid = new Set(year.payDates.map((payment) => payment.paid));
  const handleKey = (event: KeyboardEvent) => {
    const [by, way] = dayKeys[event.key] ?? [];
    if (!by || !way) return;
    event.preventDefault();
    const to = clampDate(moveDate(at, by, way), first, last);
    flushSync(() => setAt(to));
    grid.current?.querySelector<HTMLElement>(`[data-date="${to}"]`)?.focus();
  };
  return (
    <Grid
      ref={grid}
      columns="repeat(auto-fill, minmax(min(100%, 224px), 1fr))"
      gap="3"
      role="group"
      aria-label={t('grid')}
      onKeyDown={handleKey}
    >
      {monthsOfYear(year.year).map((month) => (
        <MonthGrid
          key={month}
          month={month}
          days={days.filter(({ date }) => monthOf(date) === month)}
          closed={year.closedMonths.includes(month)}
          at={at}
          {...{ today: year.today, paid, drafted, disabled }}
          onFocus={setAt}
          onChoose={onChoose}
        />
      ))}
    </Grid>
  );
}
