import { Flex, Text } from '@radix-ui/themes';
import type { EarningsPage } from '#src/actors/payments/earnings.ts';
import { Amount } from '#src/components/Amount.tsx';
import { Skeleton } from '#src/components/Skeleton.tsx';
import { useText } from '#src/i18n/useText.ts';

const always = ['earned', 'paid', 'underWay', 'requested', 'unpaid'] as const;

/** Of everybody found, on all pages. Undefined while they load. */
export function EarningTotals({ totals }: { totals: EarningsPage['totals'] | undefined }) {
  const t = useText('earnings');
  const lines = [
    ...always,
    ...(totals && totals.enabled !== null ? (['enabled'] as const) : []),
    ...(totals && totals.owing > 0 ? (['owing'] as const) : []),
  ];
  return (
    <Flex asChild wrap="wrap" gapX={{ initial: '3', sm: '6' }} gapY="2" className="small">
      <dl aria-label={t('totalsLabel')}>
        {lines.map((key) => {
          const amount = totals?.[key];
          return (
            <Flex
              key={key}
              direction={{ initial: 'column', sm: 'row' }}
              align={{ sm: 'center' }}
              gapX="2"
              width={{ initial: 'calc(50% - 8px)', sm: 'auto' }}
            >
              <dt className="quiet">{t(`totals.${key}`)}</dt>
              <Text asChild weight="bold" wrap="nowrap">
                <dd>{amount == null ? <Skeleton width={120} /> : <Amount tiyin={amount} />}</dd>
              </Text>
            </Flex>
          );
        })}
      </dl>
    </Flex>
  );
}
