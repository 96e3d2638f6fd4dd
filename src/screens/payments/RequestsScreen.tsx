import { listMachineOf } from '#machines/flows/shared/list/listMachine.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { loadRequests } from '#src/actors/payments/requestList.ts';
import { watchRequestList } from '#src/actors/payments/watchRequests.ts';
import { useRole } from '#src/session/job.ts';
import { Button, ButtonLink } from '#src/components/Button.tsx';
import { BusyWord } from '#src/components/BusyWord.tsx';
import { EmptyState } from '#src/components/EmptyState.tsx';
import { FailureNotice } from '#src/components/FailureNotice.tsx';
import { Pagination } from '#src/components/Pagination.tsx';
import { RequestTable } from '#src/components/payments/RequestTable.tsx';
import { ReviewDialog } from '#src/components/payments/ReviewDialog.tsx';
import { useRequestReview } from '#src/components/payments/useRequestReview.ts';
import { Screen } from '#src/components/Screen.tsx';
import { SelectField } from '#src/components/SelectField.tsx';
import { SkeletonTable } from '#src/components/Skeleton.tsx';
import { useList } from '#src/components/useList.ts';
import { useText } from '#src/i18n/useText.ts';
import { BulkReviewDialog } from './BulkReviewDialog.tsx';
import { RequestSelection } from './RequestSelection.tsx';
import { useBulkReview } from './useBulkReview.ts';
import { useRequestChoice } from './useRequestChoice.ts';
import './requests.css';

type PaymentRequest = components['schemas']['PaymentRequest'];

const machine = listMachineOf<PaymentRequest>().provide({
  actors: { load: loadRequests, watch: watchRequestList },
});

const states = ['inProcess', 'approved', 'paid', 'failed', 'cancelled'] as const;
const filters = { state: [...states] };

/** An employer reviews the company's requests here, an employee follows their own. */
export default function RequestsScreen() {
  const t = useText('payments');
  const by = useRole() === 'employer' ? 'employer' : 'employee';
  const { snapshot, query, result, failure, send } = useList(machine, filters);
  const refresh = () => send({ type: 'list.refreshed' });
  const review = useRequestReview(refresh);
  const choice = useRequestChoice();
  const bulk = useBulkReview({
    onChanged: () => {
      refresh();
      choice.selection.send({ type: 'selection.cleared' });
    },
    onDoubtful: refresh,
  });
  const busy = snapshot.hasTag('busy');
  const ask = by === 'employee' && (
    <ButtonLink size="3" to="/home#salary-request">
      {t('ask')}
    </ButtonLink>
  );
  const options = [
    { value: '', label: t('filterAll') },
    ...states.map((state) => ({ value: state, label: t(`state.${state}`) })),
  ];
  const choose = (state: string) => send({ type: 'filter.changed', filter: state ? { state } : {} });
  return (
    <Screen title={t('title')} width="wide" snapshot={snapshot} actions={!snapshot.matches('empty') && ask}>
      {!snapshot.matches('empty') && (
        <div className="requests-filter">
          <SelectField
            label={t('filter')}
            name="state"
            value={query.filter['state'] ?? ''}
            options={options}
            onChange={choose}
          />
        </div>
      )}
      {failure && <FailureNotice failure={failure} onRetry={() => send({ type: 'list.retried' })} />}
      {!result && busy && (
        <>
          <SkeletonTable columns={by === 'employer' ? 6 : 5} rows={6} />
          <BusyWord />
        </>
      )}
      {snapshot.matches('empty') && (
        <EmptyState text={by === 'employer' ? t('emptyEmployer') : t('emptyEmployee')} action={ask} />
      )}
      {snapshot.matches('nothingFound') && (
        <EmptyState
          text={t('nothingFound')}
          action={
            <Button variant="soft" size="2" onClick={() => choose('')}>
              {t('showAll')}
            </Button>
          }
        />
      )}
      {result && result.items.length > 0 && (
        <>
          <RequestTable
            label={t('listLabel')}
            requests={result.items}
            by={by}
            review={review}
            choice={by === 'employer' ? choice.choiceOf(result.items) : undefined}
            stale={busy}
          />
          <Pagination
            page={query.page}
            pageSize={query.pageSize}
            total={result.total}
            disabled={busy}
            onPage={(page) => send({ type: 'page.changed', page })}
            onPageSize={(pageSize) => send({ type: 'pageSize.changed', pageSize })}
          />
        </>
      )}
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
