import { Flex, Heading } from '@radix-ui/themes';
import { formatDate, formatDuration, formatMoney, formatMonth } from '#domain/format/index.ts';
import { tiyin } from '#domain/money.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { signed } from './signed.ts';

export interface AdjustmentListProps {
  adjustments: readonly components['schemas']['Adjustment'][];
}

/** Each closed day that was corrected, and what this month pays more or less for it. */
export default function AdjustmentList({ adjustments }: AdjustmentListProps) {
  const t = useText('closing');
  const [language] = useLanguage();
  return (
    <Flex asChild direction="column" gap="3">
      <section>
        <Heading as="h2" size="4">
          {t('adjustments')}
        </Heading>
        <ul className="lines">
          {adjustments.map(({ date, countedIn, minutes, amount }, place) => (
            <Flex asChild key={place} wrap="wrap" justify="between" gap="2">
              <li data-adjustment={date}>
                <span>
                  <strong>{formatDate(date, language, 'dayMonth')}</strong>
                  {countedIn && (
                    <span className="quiet small">
                      {' '}
                      {t('countedIn', { month: formatMonth(countedIn, language) })}
                    </span>
                  )}
                </span>
                <span>{signed(minutes, (value) => formatDuration(value, language))}</span>
                <span className="figures">
                  {signed(amount, (value) => formatMoney(tiyin(value), language))}
                </span>
              </li>
            </Flex>
          ))}
        </ul>
      </section>
    </Flex>
  );
}
