import { Box, Flex } from '@radix-ui/themes';
import { isCompanyMonth } from '#domain/calendar/index.ts';
import { transactionStatuses, type TransactionStatus } from '#domain/transactions.ts';
import { downloadMachineOf } from '#machines/flows/shared/download/downloadMachine.ts';
import { listMachineOf } from '#machines/flows/shared/list/listMachine.ts';
import {
  exportTransactions,
  loadTransactions,
  type Transaction,
  type TransactionPage,
} from '#src/actors/payments/transactions.ts';
import { watchRequestList } from '#src/actors/payments/watchRequests.ts';
import type { WantedFile } from '#src/actors/shared/saveFile.ts';
import { BusyWord } from '#src/components/BusyWord.tsx';
import { Button } from '#src/components/Button.tsx';
import { DataList } from '#src/components/DataList.tsx';
import { EmptyState } from '#src/components/EmptyState.tsx';
import { ExportButtons } from '#src/components/ExportButtons.tsx';
import { FailureNotice } from '#src/components/FailureNotice.tsx';
import { FilterChips } from '#src/components/FilterChips.tsx';
import { MoneyTabs } from '#src/components/payments/MoneyTabs.tsx';
import { ListFoot } from '#src/components/ListFoot.tsx';
import { Screen } from '#src/components/Screen.tsx';
import { useDownload } from '#src/components/useDownload.ts';
import { useList } from '#src/components/useList.ts';
import { useText } from '#src/i18n/useText.ts';
import { useRole } from '#src/session/job.ts';
import { AmountFilter, amountFilters } from '#src/components/filters/AmountFilter.tsx';
import { MonthFilter } from '#src/components/filters/MonthFilter.tsx';
import { NameSearch } from '#src/components/filters/NameSearch.tsx';
import { AmountTotals } from './AmountTotals.tsx';
import { useTransactionColumns } from './useTransactionColumns.tsx';

const exporting = downloadMachineOf<WantedFile>().provide({ actors: { saveFile: exportTransactions } });
const machine = listMachineOf<Transaction>().provide({
  actors: { load: loadTransactions, watch: watchRequestList },
});
const filters = { status: transactionStatuses, month: isCompanyMonth, ...amountFilters };

/** Every movement of money: everybody's for an employer, an employee's own. */
export default function TransactionsScreen() {
  const t = useText('transactions');
  const list = useText('lists');
  const ofCompany = useRole() === 'employer';
  const { snapshot, query, result, failure, leave, send } = useList<Transaction, TransactionPage>(
    machine,
    filters,
  );
  const download = useDownload(exporting, query);
  const columns = useTransactionColumns(ofCompany);
  const busy = snapshot.hasTag('busy');
  const empty = snapshot.matches('empty');
  const choose = (name: keyof typeof filters) => (value: string | undefined) => {
    const { [name]: _, ...others } = query.filter;
    send({ type: 'filter.changed', filter: value ? { ...others, [name]: value } : others });
  };
  const totals = result?.totals ?? [];
  return (
    <Screen title={t('title')} width="wide" snapshot={snapshot}>
      <MoneyTabs current="transactions" />
      {!empty && result && (
        <AmountTotals
          totals={totals.map(({ status, ...sum }) => ({ key: status, label: t(`status.${status}`), ...sum }))}
        />
      )}
      {!empty && (
        <Flex wrap="wrap" align="center" gapX="3" gapY="2" role="search">
          {ofCompany && (
            <NameSearch
              value={query.search}
              onChange={(search) => send({ type: 'search.changed', search })}
            />
          )}
          <Box flexGrow={{ initial: '1', sm: '0' }} minWidth="200px">
            <MonthFilter value={query.filter['month']} onChange={choose('month')} />
          </Box>
          <AmountFilter
            filter={query.filter}
            onChange={(filter) => send({ type: 'filter.changed', filter })}
          />
          <FilterChips
            label={t('statusLabel')}
            chips={transactionStatuses.map((status) => ({ value: status, label: t(`status.${status}`) }))}
            value={query.filter['status']}
            counts={result ? countsOf(totals) : undefined}
            onlyUsed
            onChange={choose('status')}
          />
        </Flex>
      )}
      {failure && <FailureNotice failure={failure} onRetry={() => send({ type: 'list.retried' })} />}
      {download.failure && (
        <FailureNotice failure={download.failure} onRetry={download.retry} onClose={download.stop} />
      )}
      {!result && busy && <BusyWord />}
      {empty && <EmptyState text={t('empty')} />}
      {snapshot.matches('nothingFound') && (
        <EmptyState
          text={t('notFound')}
          action={
            <Button
              variant="soft"
              onClick={() =>
                send({ type: 'query.changed', query: { ...query, page: 1, search: '', filter: {} } })
              }
            >
              {t('all')}
            </Button>
          }
        />
      )}
      {(result ? result.items.length > 0 : busy) && (
        <>
          <DataList
            label={t('title')}
            columns={columns}
            rows={result?.items}
            rowKey={({ seq }) => String(seq)}
            rowHref={({ requestId }) => `/requests/${requestId}`}
            onOpen={leave}
            stale={busy}
          />
          {result && (
            <ListFoot
              actions={
                <ExportButtons
                  busy={download.busy}
                  onStart={(format) => download.start(format)}
                  onStop={download.stop}
                  label={list('export')}
                />
              }
              page={query.page}
              pageSize={query.pageSize}
              total={result.total}
              disabled={busy}
              onPage={(page) => send({ type: 'page.changed', page })}
              onPageSize={(pageSize) => send({ type: 'pageSize.changed', pageSize })}
            />
          )}
        </>
      )}
    </Screen>
  );
}

const countsOf = (totals: TransactionPage['totals']) =>
  Object.fromEntries(
    transactionStatuses.map((status) => [status, totals.find((one) => one.status === status)?.count ?? 0]),
  ) as Record<TransactionStatus, number>;
