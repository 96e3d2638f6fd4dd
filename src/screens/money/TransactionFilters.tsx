import { Box, Button, Flex, Text } from '@radix-ui/themes';
import { isCompanyMonth } from '#domain/calendar/index.ts';
import {
  isPayment,
  shownStatuses,
  transactionStatuses,
  type TransactionStatus,
} from '#domain/transactions.ts';
import type { ListEvent } from '#machines/flows/shared/list/listMachine.ts';
import type { ListQuery } from '#machines/flows/shared/list/listQuery.ts';
import type { TransactionPage } from '#src/actors/money/transactions.ts';
import { FilterChips } from '#src/components/list/FilterChips.tsx';
import { AmountFilter, amountFilters } from '#src/components/list/filters/AmountFilter.tsx';
import { MonthFilter } from '#src/components/list/filters/MonthFilter.tsx';
import { NameSearch } from '#src/components/list/filters/NameSearch.tsx';
import { useText } from '#src/i18n/useText.ts';

export const filters = {
  show: ['steps'],
  status: transactionStatuses,
  month: isCompanyMonth,
  ...amountFilters,
};

interface TransactionFiltersProps {
  query: ListQuery;
  /** An employee has only own movements: there is nobody to look for. */
  ofCompany: boolean;
  totals: TransactionPage['totals'] | undefined;
  send: (event: ListEvent) => void;
}

/** Person, month, amount and what happened; the steps of each payment are one press away. */
export function TransactionFilters({ query, ofCompany, totals, send }: TransactionFiltersProps) {
  const t = useText('transactions');
  const { filter } = query;
  const status = transactionStatuses.find((one) => one === filter['status']);
  const statuses = shownStatuses(filter['show'], status);
  const withSteps = statuses === transactionStatuses;
  const choose = (name: keyof typeof filters) => (value: string | undefined) => {
    const { [name]: _, ...others } = filter;
    send({ type: 'filter.changed', filter: value ? { ...others, [name]: value } : others });
  };
  const toggle = () => {
    const { show: _show, status: _status, ...others } = filter;
    // A status that is a step goes with the steps.
    const kept = status && (!withSteps || isPayment(status)) ? { ...others, status } : others;
    send({ type: 'filter.changed', filter: withSteps ? kept : { ...kept, show: 'steps' } });
  };
  return (
    <Flex wrap="wrap" align="center" gapX="3" gapY="2" role="search">
      {ofCompany && (
        <NameSearch value={query.search} onChange={(search) => send({ type: 'search.changed', search })} />
      )}
      <Box flexGrow={{ initial: '1', sm: '0' }} minWidth="200px">
        <MonthFilter value={filter['month']} onChange={choose('month')} />
      </Box>
      <AmountFilter filter={filter} onChange={(next) => send({ type: 'filter.changed', filter: next })} />
      <FilterChips
        label={t('statusLabel')}
        chips={statuses.map((one) => ({ value: one, label: t(`status.${one}`) }))}
        value={status}
        counts={totals && countsOf(totals)}
        onlyUsed
        onChange={choose('status')}
      />
      <Button
        type="button"
        className={withSteps ? 'control' : 'control ink'}
        data-size="1"
        radius="full"
        variant={withSteps ? 'soft' : 'surface'}
        color={withSteps ? 'teal' : 'gray'}
        aria-pressed={withSteps}
        onClick={toggle}
      >
        <Text weight={withSteps ? 'medium' : 'regular'}>{t('steps')}</Text>
      </Button>
    </Flex>
  );
}

const countsOf = (totals: TransactionPage['totals']) =>
  Object.fromEntries(
    transactionStatuses.map((status) => [status, totals.find((one) => one.status === status)?.count ?? 0]),
  ) as Record<TransactionStatus, number>;
