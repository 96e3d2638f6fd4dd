import type { CalendarDay } from './calendar.ts';
import { decreedDays } from './decrees.ts';
import { holidaysByLaw } from './law.ts';

export * from './calendar.ts';
export * from './date.ts';
export * from './month.ts';
export * from './monthGrid.ts';
export { decreeOf, decrees } from './decrees.ts';
export { holidaysByLaw } from './law.ts';

/** All that is known of a year: law and decrees. */
export const knownDays = (year: number): CalendarDay[] => [...holidaysByLaw(year), ...decreedDays(year)];
