import { Flex, Text } from '@radix-ui/themes';
import { Link } from 'react-router-dom';
import { formatNumber } from '#domain/format/index.ts';
import type { PayoutSettings } from '#machines/flows/money/payoutChoice/payoutChoiceMachine.ts';
import { Amount } from '#src/components/Amount.tsx';
import { useText } from '#src/i18n/useText.ts';

/** Payments under way at the present provider; each line leads to them. Nothing when there are none. */
export function UnsettledPayouts({ unsettled }: Pick<PayoutSettings, 'unsettled'>) {
  const t = useText('payouts');
  const names = useText('registers');
  const { byHand, waiting, sending, inDoubt, registers } = unsettled;
  const lines = [
    { to: '/payments?state=sending', label: t('unsettled.sending'), ...sending },
    { to: '/payments?state=inDoubt', label: t('unsettled.inDoubt'), ...inDoubt },
    ...registers.map(({ id, number, open }) => ({
      to: `/payments?register=${id}`,
      label: names('numbered', { number: formatNumber(number) }),
      ...open,
    })),
    { to: '/payments/registers', label: t('unsettled.waiting'), ...waiting },
    { to: '/requests?state=approved', label: t('unsettled.byHand'), ...byHand },
  ].filter(({ count }) => count > 0);
  if (!lines.length) return null;
  return (
    <section className="stack" aria-label={t('unsettled.title')}>
      <p className="quiet small">{t('unsettled.title')}</p>
      <ul className="lines">
        {lines.map(({ to, label, count, amount }) => (
          <Flex key={to} asChild justify="between" align="baseline" gap="3">
            <li>
              <Link to={to}>{label}</Link>
              <Text wrap="nowrap">
                <Amount tiyin={amount} /> <span className="quiet figures">· {formatNumber(count)}</span>
              </Text>
            </li>
          </Flex>
        ))}
      </ul>
    </section>
  );
}
