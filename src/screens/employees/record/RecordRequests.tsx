import { useState, type ReactNode } from 'react';
import { listMachineOf } from '#machines/flows/shared/list/listMachine.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { loadRequestsOf } from '#src/actors/employees/figures.ts';
import { watchRequestList } from '#src/actors/money/watchRequests.ts';
import { ListBody } from '#src/components/list/ListBody.tsx';
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
  const list = useList(machine);
  const { snapshot, result, failure, leave, send } = list;
  const review = useRequestReview(() => send({ type: 'list.refreshed' }));
  return (
    <>
      <section className="stack" aria-labelledby="requests" aria-busy={snapshot.hasTag('busy')}>
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
            stale={snapshot.hasTag('busy')}
          />
        </ListBody>
        <ReviewDialog review={review} />
      </section>
      <div hidden={!result && !failure}>{children}</div>
    </>
  );
}
