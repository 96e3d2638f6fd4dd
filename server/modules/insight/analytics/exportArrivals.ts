import { arrivalMapOf } from '#domain/analytics/arrivalTimes.ts';
import { arrivalsSheet } from '#domain/analytics/arrivalsSheet.ts';
import { timeOfHalfHour } from '#domain/attendance/arrivals.ts';
import { formatWeekday } from '#domain/format/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { SentFile } from '../../../http/sentFile.ts';
import { sheetFile } from '../../../sheets/sheet.ts';
import type { SheetColumn } from '../../../sheets/shape.ts';
import type { FileAsked } from '../../../sheets/table.ts';

/** How many come in each half-hour on a usual day, a row for each weekday. */
export function exportArrivals(
  { from, to, weekdays }: components['schemas']['ArrivalTimes'],
  { format, language }: FileAsked,
): SentFile {
  const { halfHours, rows } = arrivalMapOf(weekdays);
  const number = (heading: string): SheetColumn => ({ heading, kind: 'number', width: 10 });
  return sheetFile(`${from}-${to}`, format, {
    title: arrivalsSheet.title[language],
    columns: [
      { heading: arrivalsSheet.weekday[language], kind: 'text', width: 16 },
      number(arrivalsSheet.days[language]),
      ...halfHours.map((at) => number(timeOfHalfHour(at))),
    ],
    rows: [
      weekdays.map(({ days }, place) => [
        formatWeekday(place + 1, language),
        days,
        ...(rows[place] ?? halfHours.map(() => null)),
      ]),
    ],
  });
}
