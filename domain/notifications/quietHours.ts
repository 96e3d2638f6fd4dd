import { companyDate, companyDayStart, DAY_MS, MINUTE_MS } from '../calendar/date.ts';

/** `HH:MM` in Tashkent; an end that is not after the start means over midnight. */
export interface QuietHours {
  from: string;
  to: string;
}

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The instant at which the quiet hours end, or undefined when it is not quiet now (both epoch ms). */
export function quietUntil(now: number, { from, to }: QuietHours): number | undefined {
  const midnight = companyDayStart(companyDate(now));
  const [begins, ends] = [midnight + minuteOf(from) * MINUTE_MS, midnight + minuteOf(to) * MINUTE_MS];
  if (begins < ends) return begins <= now && now < ends ? ends : undefined;
  if (now < ends) return ends;
  return begins <= now ? ends + DAY_MS : undefined;
}
