import { formatNumber } from '#domain/format/index.ts';
import { TIYIN_PER_SOM } from '#domain/money.ts';
import type { Text } from '#src/i18n/types.ts';

type Say = Text<'advances'>;

/** One decimal of what has one digit, none of what has more. */
const rounded = (value: number) => formatNumber(value < 10 ? Math.round(value * 10) / 10 : Math.round(value));

const MINUTES = { minutes: 1, hours: 60, days: 24 * 60 } as const;
type TimeUnit = keyof typeof MINUTES;

/** Minutes up to two hours, hours up to two days. */
export function timeUnitOf(minutes: number): TimeUnit {
  if (minutes < 2 * MINUTES.hours) return 'minutes';
  return minutes < 2 * MINUTES.days ? 'hours' : 'days';
}

export const inUnit = (minutes: number, unit: TimeUnit): number => minutes / MINUTES[unit];

/** `35 daq.`, `4,5 soat`, `2 kun`. */
export function shortTime(minutes: number, t: Say): string {
  const unit = timeUnitOf(minutes);
  return t(unit, { value: rounded(inUnit(minutes, unit)) });
}

const sums = [
  ['billion', 1e9],
  ['million', 1e6],
  ['thousand', 1e3],
] as const;

/** `1,2 mln`: for an axis, where so'm has no room. */
export function shortMoney(tiyin: number, t: Say): string {
  const som = tiyin / TIYIN_PER_SOM;
  const unit = sums.find(([, size]) => som >= size);
  return unit ? t(unit[0], { value: rounded(som / unit[1]) }) : rounded(som);
}
