import { formatNumber } from '#domain/format/index.ts';
import { TIYIN_PER_SOM } from '#domain/money.ts';
import type { Text } from '#src/i18n/types.ts';

/** One decimal of what has one digit, none of what has more. */
export const formatRounded = (value: number): string =>
  formatNumber(value < 10 ? Math.round(value * 10) / 10 : Math.round(value));

const sums = [
  ['billion', 1e9],
  ['million', 1e6],
  ['thousand', 1e3],
] as const;

/** `1,2 mln`: for an axis, where so'm has no room. */
export function shortMoney(tiyin: number, t: Text<'advances'>): string {
  const som = tiyin / TIYIN_PER_SOM;
  const unit = sums.find(([, size]) => som >= size);
  return unit ? t(unit[0], { value: formatRounded(som / unit[1]) }) : formatRounded(som);
}
