import { Flex, Text } from '@radix-ui/themes';
import { useMemo } from 'react';
import { formatNumber, moneyParts } from '#domain/format/index.ts';
import type { Tiyin } from '#domain/money.ts';
import type { Earnings, EarningsPage } from '#src/actors/money/earnings.ts';
import type { Column } from '#src/components/list/dataListProps.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';

/** As wide as the figures; the words of the heading wrap, and names and units take the rest. */
const fitting = 'min-content';

/** Ten columns leave no room for the currency. Zero is a dash, so that the other figures stand out. */
function Sum({ tiyin }: { tiyin: Tiyin | null }) {
  const [language] = useLanguage();
  if (tiyin === null || tiyin === 0) return <span className="quiet">–</span>;
  return <span className="figures">{moneyParts(tiyin, language).number}</span>;
}

/**
 * Columns of a month's earnings. Unit and pay lines appear only if somebody has any, the requestable amount only if it
 * is known.
 */
export function useEarningColumns(result: EarningsPage | null): Column<Earnings>[] {
  const t = useText('earnings');
  const lists = useText('lists');
  const [language] = useLanguage();
  const withUnits = result?.items.some((row) => row.unit) ?? false;
  const withLines = result?.items.some((row) => row.besideDays !== 0) ?? false;
  const isKnown = result?.totals.enabled !== null;
  return useMemo(() => {
    const numberOf = (tiyin: Tiyin) => moneyParts(tiyin, language).number;
    const amount = (
      key: 'earned' | 'besideDays' | 'requested' | 'underWay' | 'paid' | 'enabled',
    ): Column<Earnings> => ({
      key,
      label: t(`columns.${key}`),
      align: 'end',
      width: fitting,
      render: (row) => <Sum tiyin={row[key]} />,
    });
    const unit: Column<Earnings> = {
      key: 'unit',
      label: lists('unit'),
      width: 'minmax(48px, 0.6fr)',
      deskOnly: true,
      render: (row) => (
        <span className="cut" title={row.unit?.title}>
          {row.unit?.title ?? '–'}
        </span>
      ),
    };
    return [
      {
        key: 'name',
        label: t('columns.person'),
        width: 'minmax(108px, 1fr)',
        sort: 'name',
        render: ({ employeeName }) => employeeName,
      },
      ...(withUnits ? [unit] : []),
      {
        key: 'days',
        label: t('columns.days'),
        align: 'end',
        width: fitting,
        render: ({ daysWorked, workingDays }) => (
          <span className="figures">
            {formatNumber(daysWorked)} / {formatNumber(workingDays)}
          </span>
        ),
      },
      {
        key: 'perDay',
        label: t('columns.perDay'),
        align: 'end',
        width: fitting,
        deskOnly: true,
        render: ({ salaryPerDay, salary }) => (
          <Flex direction="column" align="end">
            <Sum tiyin={salaryPerDay} />
            <span className="quiet small figures">{numberOf(salary)}</span>
          </Flex>
        ),
      },
      { ...amount('earned'), sort: 'earned' },
      ...(withLines ? [amount('besideDays')] : []),
      { ...amount('requested'), deskOnly: true },
      { ...amount('underWay'), deskOnly: true },
      amount('paid'),
      {
        key: 'unpaid',
        label: t('columns.unpaid'),
        align: 'end',
        width: fitting,
        sort: 'unpaid',
        render: ({ unpaid, owing }) => (
          <Flex direction="column" align="end">
            {(unpaid > 0 || owing === 0) && (
              <Text weight="bold">
                <Sum tiyin={unpaid} />
              </Text>
            )}
            {owing > 0 && (
              <Text color="amber" className="small">
                {t('owes', { amount: numberOf(owing) })}
              </Text>
            )}
          </Flex>
        ),
      },
      ...(isKnown ? [amount('enabled')] : []),
    ];
  }, [t, lists, language, withUnits, withLines, isKnown]);
}
