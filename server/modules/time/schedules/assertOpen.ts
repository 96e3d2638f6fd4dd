import type { CompanyDate } from '#domain/calendar/index.ts';
import { conflict, notFound } from '../../../http/problem.ts';

type Closable = { closedFrom: CompanyDate | null } | undefined;

/** Throws 404, and 409 scheduleClosed for a schedule that is closed now or on the given day; in the latter case at the field. */
export function assertScheduleOpen(schedule: Closable, validFrom: CompanyDate, today: CompanyDate): void {
  if (!schedule) throw notFound();
  const { closedFrom } = schedule;
  if (closedFrom === null) return;
  if (closedFrom <= today) throw conflict('scheduleClosed');
  if (validFrom >= closedFrom)
    throw conflict('scheduleClosed', { errors: [{ pointer: '/validFrom', code: 'scheduleClosed' }] });
}

/** Throws 404, and 409 scheduleClosed also for a planned closing, which has to be withdrawn first. */
export function assertNotClosed(schedule: Closable): void {
  if (!schedule) throw notFound();
  if (schedule.closedFrom !== null) throw conflict('scheduleClosed');
}
