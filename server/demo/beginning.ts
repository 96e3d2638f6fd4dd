import { companyDayStart, MINUTE_MS, type CompanyDate } from '#domain/calendar/index.ts';

/** On which the company is founded. */
export const FIRST_DAY: CompanyDate = '2026-05-01';
/** 06:30, before anybody comes. */
export const FOUNDED_AT = companyDayStart(FIRST_DAY) + 390 * MINUTE_MS;
/** Until when it has lived once the demo begins: a working Wednesday, ten minutes before the shift. */
export const TODAY_AT = Date.parse('2026-11-18T08:50:00+05:00');
