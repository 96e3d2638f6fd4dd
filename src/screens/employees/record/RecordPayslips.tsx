import { useState } from 'react';
import { listMachineOf } from '#machines/flows/shared/list/listMachine.ts';
import { loadPayslipsOf, type PayslipMonth, type PayslipPage } from '#src/actors/money/payslips.ts';
import { watchRequestList } from '#src/actors/money/watchRequests.ts';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { ListFoot } from '#src/components/list/ListFoot.tsx';
import { WaitingPayslips } from '#src/components/money/WaitingPayslips.tsx';
import { PayslipTable } from '#src/components/money/PayslipTable.tsx';
import { SkeletonList } from '#src/components/feedback/Skeleton.tsx';
import { useOwnList } from '#src/components/list/useOwnList.ts';
import { useText } from '#src/i18n/useText.ts';

/** The months that a person was paid for, as they see them themselves. */
export function RecordPayslips({ id }: { id: string }) {
  const t = useText('payslips');
  const [machine] = useState(() =>
    listMachineOf<PayslipMonth>().provide({ actors: { load: loadPayslipsOf(id), watch: watchRequestList } }),
  );
  const { snapshot, query, result, failure, send } = useOwnList<PayslipMonth, PayslipPage>(machine);
  const busy = snapshot.hasTag('busy');
  return (
    <section className="stack" aria-labelledby="payslips" aria-busy={busy}>
      <h2 id="payslips">{t('title')}</h2>
      {failure && <FailureNotice failure={failure} onRetry={() => send({ type: 'list.retried' })} />}
      {!result && !failure && <SkeletonList rows={2} height={56} />}
      {result && <WaitingPayslips waiting={result.waiting} forEmployer />}
      {snapshot.matches('empty') && !result?.waiting.length && <p className="quiet">{t('empty')}</p>}
      {result && result.items.length > 0 && (
        <>
          <PayslipTable rows={result.items} path={`/employees/${id}/payslips`} stale={busy} />
          <ListFoot label={t('title')} query={query} total={result.total} disabled={busy} send={send} />
        </>
      )}
    </section>
  );
}
