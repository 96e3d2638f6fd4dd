import {
  exportTransactions,
  loadTransactions,
  type Transaction,
  type TransactionPage,
} from '#src/actors/money/transactions.ts';
import { watchRequestList } from '#src/actors/money/watchRequests.ts';
import { Button } from '#src/components/Button.tsx';
import { DataList } from '#src/components/list/DataList.tsx';
import { EmptyState } from '#src/components/list/EmptyState.tsx';
import { ExportButtons } from '#src/components/list/ExportButtons.tsx';
import { MoneyTabs } from '#src/components/money/MoneyTabs.tsx';
import { ListBody } from '#src/components/list/ListBody.tsx';
import { Screen } from '#src/components/Screen.tsx';
import { useDownload } from '#src/components/hooks/useDownload.ts';
import { useList } from '#src/components/list/useList.ts';
import { makeList } from '#src/components/list/useOwnList.ts';
import { useText } from '#src/i18n/useText.ts';
import { useRole } from '#src/session/job.ts';
import { AmountTotals } from './AmountTotals.tsx';
import { filters, TransactionFilters } from './TransactionFilters.tsx';
import { useTransactionColumns } from './useTransactionColumns.tsx';

const machine = makeList(loadTransactions, watchRequestList);

/** Payments as they arrived or came back, or every movement of money: everybody's for an employer, an employee's own. */
export default function TransactionsScreen() {
  const t = useText('transactions');
  const ofCompany = useRole() === 'employer';
  const list = useList<Transaction, TransactionPage>(machine, { filters });
  const { actor, isBusy, isEmpty, query, result, leave, send } = list;
  const download = useDownload(exportTransactions, query);
  const columns = useTransactionColumns(ofCompany);
  const totals = result?.totals ?? [];
  return (
    <Screen title={t('title')} width="wide" actor={actor}>
      <MoneyTabs current="transactions" />
      {!isEmpty && result && (
        <AmountTotals
          totals={totals.map(({ status, ...sum }) => ({ key: status, label: t(`status.${status}`), ...sum }))}
        />
      )}
      {!isEmpty && (
        <TransactionFilters query={query} ofCompany={ofCompany} totals={result?.totals} send={send} />
      )}
      <ListBody
        list={list}
        empty={
          <EmptyState
            text={t('empty')}
            action={
              <Button
                variant="soft"
                onClick={() => send({ type: 'filter.changed', filter: { show: 'steps' } })}
              >
                {t('steps')}
              </Button>
            }
          />
        }
        nothing={{ text: t('notFound'), all: t('all') }}
        download={download}
        actions={<ExportButtons download={download} />}
      >
        <DataList
          label={t('title')}
          columns={columns}
          rows={result?.items}
          rowKey={({ seq }) => String(seq)}
          rowHref={({ requestId }) => `/requests/${requestId}`}
          onOpen={leave}
          stale={isBusy}
        />
      </ListBody>
    </Screen>
  );
}
