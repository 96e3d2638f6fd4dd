import { useState } from 'react';
import { listMachineOf } from '#machines/flows/shared/list/listMachine.ts';
import { loadPayslipsOf, type PayslipMonth, type PayslipPage } from '#src/actors/money/payslips.ts';
import { watchRequestList } from '#src/actors/money/watchRequests.ts';
import { ListBody } from '#src/components/list/ListBody.tsx';
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
  const list = useOwnList<PayslipMonth, PayslipPage>(machine);
  const { result } = list;
  const busy = list.snapshot.hasTag('busy');
  return (
    <section className="stack" aria-labelledby="payslips" aria-busy={busy}>
      <h2 id="payslips">{t('title')}</h2>
      <ListBody
        label={t('title')}
        list={list}
        head={result && <WaitingPayslips waiting={result.waiting} forEmployer />}
        empty={!result?.waiting.length && <p className="quiet">{t('empty')}</p>}
        skeleton={<SkeletonList rows={2} height={56} />}
      >
        <PayslipTable rows={result?.items} path={`/employees/${id}/payslips`} stale={busy} />
      </ListBody>
    </section>
  );
}
