import { formatRounded } from '#src/components/plots/shortMoney.ts';
import type { Text } from '#src/i18n/types.ts';

type Say = Text<'advances'>;

const MINUTES = { minutes: 1, hours: 60, days: 24 * 60 } as const;
type TimeUnit = keyof typeof MINUTES;

/** Minutes up to two hours, hours up to two days. */
export function timeUnitOf(minutes: number): TimeUnit {
  if (minutes < 2 * MINUTES.hours) return 'minutes';
  return minutes < 2 * MINUTES.days ? 'hours' : 'days';
}

export const toUnit = (minutes: number, unit: TimeUnit): number => minutes / MINUTES[unit];

/** `35 daq.`, `4,5 soat`, `2 kun`. */
export function shortTime(minutes: number, t: Say): string {
  const unit = timeUnitOf(minutes);
  return t(unit, { value: formatRounded(toUnit(minutes, unit)) });
}
