import { moneyParts } from '#domain/format/index.ts';
import type { Tiyin } from '#domain/money.ts';
import { useLanguage } from '#src/i18n/useText.ts';
import './amount.css';

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
    <span className="amount" data-size={size}>
      {number}
      <span className="unit">{`\u00a0${unit}`}</span>
    </span>
  );
}
