import { type ReactNode } from 'react';
import { loadEmployeeRequests } from '#src/actors/employees/figures.ts';
import { watchRequestList } from '#src/actors/money/watchRequests.ts';
import { ListBody } from '#src/components/list/ListBody.tsx';
import { RequestTable } from '#src/components/money/RequestTable.tsx';
import { ReviewDialog } from '#src/components/money/ReviewDialog.tsx';
import { useRequestReview } from '#src/components/money/useRequestReview.ts';
import { SkeletonList } from '#src/components/feedback/Skeleton.tsx';
import { useList } from '#src/components/list/useList.ts';
import { makeList } from '#src/components/list/useOwnList.ts';
import { useText } from '#src/i18n/useText.ts';

const machine = makeList(loadEmployeeRequests, watchRequestList);

interface RecordRequestsProps {
  id: string;
  /** Content below the list. It is shown after the list has loaded, which would otherwise move it. */
  children: ReactNode;
}

/** Lists a person's requests, newest first. They are decided here as in the list of all requests. */
export function RecordRequests({ id, children }: RecordRequestsProps) {
  const t = useText('payments');
  const list = useList(machine, { of: id });
  const { isBusy, result, failure, leave, send } = list;
  const review = useRequestReview(() => send({ type: 'list.refreshed' }));
  return (
    <>
      <section className="stack" aria-labelledby="requests" aria-busy={isBusy}>
        <h2 id="requests">{t('title')}</h2>
        <ListBody
          label={t('title')}
          list={list}
          empty={<p className="quiet">{t('emptyEmployer')}</p>}
          skeleton={<SkeletonList rows={3} height={56} />}
        >
          <RequestTable
            label={t('listLabel')}
            requests={result?.items}
            by="employer"
            review={review}
            onOpen={leave}
            stale={isBusy}
          />
        </ListBody>
        <ReviewDialog review={review} />
      </section>
      <div hidden={!result && !failure}>{children}</div>
    </>
  );
}
