import type { CompanyDate } from '#domain/calendar/index.ts';

/** On which the company is founded, before anybody comes. */
export const FIRST_DAY: CompanyDate = '2026-06-01';
/** Until when it has lived once the demo begins: a working Wednesday, ten minutes before the shift. */
export const TODAY_AT = Date.parse('2026-11-18T08:50:00+05:00');
