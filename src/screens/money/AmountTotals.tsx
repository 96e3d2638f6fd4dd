import { Flex, Text } from '@radix-ui/themes';
import { formatMoneyInFull, formatNumber } from '#domain/format/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { Amount } from '#src/components/Amount.tsx';
import { useLanguage } from '#src/i18n/useText.ts';

export interface AmountTotal {
  key: string;
  label: string;
  count: number;
  amount: components['schemas']['Money'];
}

interface AmountTotalsProps {
  totals: readonly AmountTotal[];
  /** Shows tiyin too, where the totals must visibly add up to a difference. */
  inFull?: boolean;
}

/** Amount and number of each kind of row there is. */
export function AmountTotals({ totals, inFull = false }: AmountTotalsProps) {
  const [language] = useLanguage();
  return (
    <Flex asChild wrap="wrap" gapX="6" gapY="2" className="small">
      <dl>
        {totals.map(({ key, label, count, amount }) => (
          <Flex key={key} align="center" gapX="2">
            <dt className="quiet">{label}</dt>
            <Text asChild weight="bold" wrap="nowrap">
              <dd>
                {inFull ? formatMoneyInFull(amount, language) : <Amount tiyin={amount} />}{' '}
                <span className="quiet figures">· {formatNumber(count)}</span>
              </dd>
            </Text>
          </Flex>
        ))}
      </dl>
    </Flex>
  );
}
