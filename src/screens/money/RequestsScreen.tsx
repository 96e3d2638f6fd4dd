import { exportRequests } from '#src/actors/money/exportRequests.ts';
import { useDownload } from '#src/components/hooks/useDownload.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { loadRequests, type RequestPage } from '#src/actors/money/requestList.ts';
import { watchRequestList } from '#src/actors/money/watchRequests.ts';
import { useColleagueRole, useRole } from '#src/session/job.ts';
import { ButtonLink } from '#src/components/Button.tsx';
import { EmptyState } from '#src/components/list/EmptyState.tsx';
import { ExportButtons } from '#src/components/list/ExportButtons.tsx';
import { ListBody } from '#src/components/list/ListBody.tsx';
import { MoneyTabs } from '#src/components/money/MoneyTabs.tsx';
import { RequestTable } from '#src/components/money/RequestTable.tsx';
import { ReviewDialog } from '#src/components/money/ReviewDialog.tsx';
import { useRequestReview } from '#src/components/money/useRequestReview.ts';
import { Screen } from '#src/components/Screen.tsx';
import { useListSetup, type ListSetupInUse } from '#src/components/list/setup/useListSetup.ts';
import { useList } from '#src/components/list/useList.ts';
import { makeList } from '#src/components/list/useOwnList.ts';
import { useText } from '#src/i18n/useText.ts';
import { BulkReviewDialog } from './BulkReviewDialog.tsx';
import { filters, RequestFilters, sorts, type RequestFiltersProps } from './RequestFilters.tsx';
import { RequestSelection } from './RequestSelection.tsx';
import { useBulkReview } from './useBulkReview.ts';
import { useRequestChoice } from './useRequestChoice.ts';

type PaymentRequest = components['schemas']['PaymentRequest'];

const machine = makeList(loadRequests, watchRequestList);

/** An employer reviews the company's requests here, an employee follows their own. */
export default function RequestsScreen() {
  return useRole() === 'employer' ? <CompanyRequests /> : <Requests by="employee" />;
}

function CompanyRequests() {
  return <Requests by="employer" setup={useListSetup('requests')} />;
}

interface RequestsProps {
  by: RequestFiltersProps['by'];
  /** The employer's list, with columns to choose and views to save. */
  setup?: ListSetupInUse;
}

function Requests({ by, setup }: RequestsProps) {
  const t = useText('payments');
  const list = useList<PaymentRequest, RequestPage>(machine, { filters, sorts });
  const { actor, isBusy, isEmpty, query, result, leave, send } = list;
  // A manager gets no file of money.
  const savesFile = useColleagueRole() !== 'manager' && by === 'employer';
  const refresh = () => send({ type: 'list.refreshed' });
  const review = useRequestReview(refresh);
  const download = useDownload(exportRequests, query);
  const choice = useRequestChoice();
  const bulk = useBulkReview({
    onChanged: () => {
      refresh();
      choice.selection.send({ type: 'selection.cleared' });
    },
    onDoubtful: refresh,
  });
  const ask = by === 'employee' && (
    <ButtonLink size="3" to="/home#salary-request">
      {t('ask')}
    </ButtonLink>
  );
  return (
    <Screen title={t('title')} width="wide" actor={actor} actions={!isEmpty && ask}>
      <MoneyTabs current="requests" />
      {!isEmpty && (
        <RequestFilters
          query={query}
          by={by}
          totals={result?.totals}
          unitCounts={result?.unitCounts}
          loading={isBusy}
          setup={setup}
          send={send}
        />
      )}
      <ListBody
        list={list}
        empty={<EmptyState text={by === 'employer' ? t('emptyEmployer') : t('emptyEmployee')} action={ask} />}
        nothing={{ text: t('nothingFound'), all: t('showAll') }}
        download={download}
        actions={savesFile && choice.snapshot.matches('empty') && <ExportButtons download={download} />}
      >
        <RequestTable
          label={t('listLabel')}
          requests={result?.items}
          by={by}
          review={review}
          onOpen={leave}
          sort={query.sort || '-requestedAt'}
          onSort={(sort) => send({ type: 'sort.changed', sort })}
          choice={by === 'employer' ? choice.choiceOf(result?.items ?? []) : undefined}
          stale={isBusy}
          setup={setup}
          quiet={by === 'employer'}
        />
      </ListBody>
      <RequestSelection
        snapshot={choice.snapshot}
        send={(event) => choice.selection.send(event)}
        query={query}
        total={query.filter['state'] === 'inProcess' ? (result?.total ?? 0) : 0}
        onVerb={(verb) => {
          bulk.send({ type: 'change.chosen', subject: { verb, rows: choice.snapshot.context.rows } });
        }}
      />
      <ReviewDialog review={review} />
      <BulkReviewDialog bulk={bulk} />
    </Screen>
  );
}
