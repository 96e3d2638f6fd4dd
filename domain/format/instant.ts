import { companyDate } from '../calendar/date.ts';
import type { Language } from '../language.ts';
import { formatDate, type DateStyle } from './date.ts';
import { formatTime } from './time.ts';

/** The date as formatDate has it and the time, `21-mart, 2026, 08:56`, in Asia/Tashkent. */
export function formatInstant(instant: string, language: Language, style?: DateStyle): string {
  const at = Date.parse(instant);
  return `${formatDate(companyDate(at), language, style)}, ${formatTime(at)}`;
}
