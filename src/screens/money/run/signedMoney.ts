import { formatMoneyInFull } from '#domain/format/index.ts';
import type { Language } from '#domain/language.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import { signed } from '#src/components/time/signed.ts';

/** A difference with its sign: `+200 000 soʻm`. */
export const signedMoney = (amount: Tiyin, language: Language): string =>
  signed(amount, (value) => formatMoneyInFull(tiyin(value), language));
