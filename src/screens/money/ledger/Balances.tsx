import { Flex, Text } from '@radix-ui/themes';
import type { components } from '#openapi/generated/contract.d.ts';
import { Amount } from '#src/components/Amount.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { useText } from '#src/i18n/useText.ts';

/** What is on each stage now, with its number in the chart of accounts. Undefined while they load. */
export function Balances({ balances }: { balances: components['schemas']['LedgerBalance'][] | undefined }) {
  const t = useText('ledger');
  if (!balances) return <Skeleton height={44} />;
  return (
    <Flex asChild wrap="wrap" gapX="6" gapY="2">
      <dl aria-label={t('balances')}>
        {balances.map(({ kind, chart, balance }) => (
          <Flex key={kind} direction="column">
            <dt className="quiet small">
              {t(`account.${kind}`)} · {chart}
            </dt>
            <Text asChild weight="bold" wrap="nowrap">
              <dd>
                <Amount tiyin={balance} />
              </dd>
            </Text>
          </Flex>
        ))}
      </dl>
    </Flex>
  );
}
