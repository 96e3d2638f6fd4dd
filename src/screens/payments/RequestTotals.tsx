import { Flex, Text } from '@radix-ui/themes';
import { formatNumber } from '#domain/format/index.ts';
import { tiyin } from '#domain/money.ts';
import { paymentRequestStates, shownAs } from '#machines/lifecycles/paymentRequestMachine.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { Amount } from '#src/components/Amount.tsx';
import { Skeleton } from '#src/components/Skeleton.tsx';
import { useText } from '#src/i18n/useText.ts';

type Totals = components['schemas']['PaymentRequestTotals'];
type Shown = components['schemas']['PaymentRequest']['shownAs'];

const sumOf = (totals: Totals, shown?: Shown) => {
  const states = paymentRequestStates.filter((state) => shown === undefined || shownAs(state) === shown);
  return {
    count: states.reduce((sum, state) => sum + totals[state].count, 0),
    amount: tiyin(states.reduce((sum, state) => sum + totals[state].amount, 0)),
  };
};

/** Amounts and numbers of everything found: in all, paid, in process and cancelled (spec section 3). Undefined while they load. */
export function RequestTotals({ totals }: { totals: Totals | undefined }) {
  const t = useText('payments');
  const lines = [
    ['all', totals && sumOf(totals)],
    ['inProgress', totals && sumOf(totals, 'inProgress')],
    ['paid', totals && sumOf(totals, 'paid')],
    ['cancelled', totals && sumOf(totals, 'cancelled')],
  ] as const;
  return (
    <Flex asChild wrap="wrap" gapX={{ initial: '3', sm: '6' }} gapY="2" className="small">
      <dl aria-label={t('totals.label')}>
        {lines.map(([key, sum]) => (
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
                {sum ? (
                  <>
                    <Amount tiyin={sum.amount} />{' '}
                    <span className="quiet figures">· {formatNumber(sum.count)}</span>
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
