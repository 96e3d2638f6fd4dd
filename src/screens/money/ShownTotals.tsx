import { Flex, Text } from '@radix-ui/themes';
import { formatNumber } from '#domain/format/index.ts';
import { Amount } from '#src/components/Amount.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { useText } from '#src/i18n/useText.ts';
import { shownStates, type ShownSums } from './shownSums.ts';

/** Amounts and numbers of everything found, empty groups too (spec section 3). Undefined while they load. */
export function ShownTotals({ sums }: { sums: ShownSums | undefined }) {
  const t = useText('payments');
  return (
    <Flex asChild wrap="wrap" gapX={{ initial: '3', sm: '6' }} gapY="2" className="small">
      <dl aria-label={t('totals.label')}>
        {(['all', ...shownStates] as const).map((key) => (
          <Flex
            key={key}
            direction={{ initial: 'column', sm: 'row' }}
            align={{ sm: 'center' }}
            gapX="2"
            width={{ initial: 'calc(50% - 8px)', sm: 'auto' }}
          >
            <dt className="quiet">{t(`totals.${key}`)}</dt>
            <Text asChild weight="bold" wrap="nowrap">
              <dd>
                {sums ? (
                  <>
                    <Amount tiyin={sums[key].amount} />{' '}
                    <span className="quiet figures">· {formatNumber(sums[key].count)}</span>
                  </>
                ) : (
                  <Skeleton width={120} />
                )}
              </dd>
            </Text>
          </Flex>
        ))}
      </dl>
    </Flex>
  );
}
