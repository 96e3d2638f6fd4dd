import { withEdits, yearByLaw, yearTotals, type CalendarEdit } from '#domain/calendar/companyYear.ts';
import type { CalendarYear } from './calendarForm.ts';

/** 2026 by law, of a company founded in October, on 18 November. */
export function sampleYear(version: number, ...edits: CalendarEdit[]): CalendarYear {
  const days = withEdits(yearByLaw(2026), edits);
  return {
    year: 2026,
    version,
    decree: null,
    waitingDecree: 'PF-257',
    today: '2026-11-18',
    earliest: '2026-10-01',
    closedMonths: ['2026-10'],
    weeks: [{ validFrom: '2026-01-01', daysOff: [6, 7] }],
    days,
    ...yearTotals(days, 2026),
    payDates: [],
  };
}
