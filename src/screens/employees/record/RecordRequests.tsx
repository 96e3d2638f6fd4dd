import { useState, type ReactNode } from 'react';
import { listMachineOf } from '#machines/flows/shared/list/listMachine.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { loadRequestsOf } from '#src/actors/employees/figures.ts';
import { watchRequestList } from '#src/actors/money/watchRequests.ts';
import { BusyWord } from '#src/components/feedback/BusyWord.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { ListFoot } from '#src/components/list/ListFoot.tsx';
import { RequestTable } from '#src/components/money/RequestTable.tsx';
import { ReviewDialog } from '#src/components/money/ReviewDialog.tsx';
import { useRequestReview } from '#src/components/money/useRequestReview.ts';
import { SkeletonList } from '#src/components/feedback/Skeleton.tsx';
import { useList } from '#src/components/list/useList.ts';
import { useText } from '#src/i18n/useText.ts';

type PaymentRequest = components['schemas']['PaymentRequest'];

interface RecordRequestsProps {
  id: string;
  /** Below: shown once the list is there, which would move it. */
  children: ReactNode;
}

/** What a person has asked for, newest first; it is decided here as in the list of all. */
export function RecordRequests({ id, children }: RecordRequestsProps) {
  const t = useText('payments');
  const [machine] = useState(() =>
    listMachineOf<PaymentRequest>().provide({
      actors: { load: loadRequestsOf(id), watch: watchRequestList },
    }),
  );
  const { snapshot, query, result, failure, leave, send } = useList(machine);
  const review = useRequestReview(() => send({ type: 'list.refreshed' }));
  return (
    <>
      <section className="stack" aria-labelledby="requests" aria-busy={snapshot.hasTag('busy')}>
        <h2 id="requests">{t('title')}</h2>
        {failure && <FailureNotice failure={failure} onRetry={() => send({ type: 'list.retried' })} />}
        {!result && !failure && (
          <>
            <SkeletonList rows={3} height={56} />
            <BusyWord />
          </>
        )}
        {snapshot.matches('empty') && <p className="quiet">{t('emptyEmployer')}</p>}
        {result && result.items.length > 0 && (
          <>
            <RequestTable
              label={t('listLabel')}
              requests={result.items}
              by="employer"
              review={review}
              onOpen={leave}
              stale={snapshot.hasTag('busy')}
            />
            <ListFoot
              label={t('title')}
              query={query}
              total={result.total}
              disabled={snapshot.hasTag('busy')}
              send={send}
            />
          </>
        )}
        <ReviewDialog review={review} />
      </section>
      <div hidden={!result && !failure}>{children}</div>
    </>
  );
}
