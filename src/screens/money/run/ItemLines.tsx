import { formatMoney } from '#domain/format/index.ts';
import type { PayRunItem } from '#src/actors/money/payRuns.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';

/** What is added to a person's salary and taken off it, with why and whose decision it was. */
export function ItemLines({ lines }: Pick<PayRunItem, 'lines'>) {
  const t = useText('payLines');
  const [language] = useLanguage();
  return lines.map(({ id, kind, amount, reason, addedBy }) => (
    <span key={id} className="quiet small">
      {[
        `${t(`kind.${kind}`)} ${kind === 'deduction' ? '−' : '+'}${formatMoney(amount, language)}`,
        ...[reason, addedBy].filter(Boolean),
      ].join(' · ')}
    </span>
  ));
}
