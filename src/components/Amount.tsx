import { Text } from '@radix-ui/themes';
import { moneyParts } from '#domain/format/index.ts';
import type { Tiyin } from '#domain/money.ts';
import { useLanguage } from '#src/i18n/useText.ts';

export interface AmountProps {
  /** Integer tiyin. */
  tiyin: Tiyin;
  size?: 'body' | 'title' | 'hero';
}

/** Money in tabular figures, with the unit smaller than the number. */
export function Amount({ tiyin, size = 'body' }: AmountProps) {
  const [language] = useLanguage();
  const { number, unit } = moneyParts(tiyin, language);
  return (
    <Text wrap="nowrap" className={size === 'body' ? 'amount figures' : 'amount figure'} data-size={size}>
      {number}
      <span className="unit">{`\u00a0${unit}`}</span>
    </Text>
  );
}
