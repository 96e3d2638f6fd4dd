import { loadPayslips, type PayslipMonth, type PayslipPage } from '#src/actors/money/payslips.ts';
import { watchRequestList } from '#src/actors/money/watchRequests.ts';
import { ListBody } from '#src/components/list/ListBody.tsx';
import { WaitingPayslips } from '#src/components/money/WaitingPayslips.tsx';
import { PayslipTable } from '#src/components/money/PayslipTable.tsx';
import { SkeletonList } from '#src/components/feedback/Skeleton.tsx';
import { makeList, useOwnList } from '#src/components/list/useOwnList.ts';
import { useText } from '#src/i18n/useText.ts';

const machine = makeList(loadPayslips, watchRequestList);

/** Lists the months that a person was paid for, as the person sees them. */
export function RecordPayslips({ id }: { id: string }) {
  const t = useText('payslips');
  const list = useOwnList<PayslipMonth, PayslipPage, string>(machine, { of: id });
  const { result, isBusy } = list;
  return (
    <section className="stack" aria-labelledby="payslips" aria-busy={isBusy}>
      <h2 id="payslips">{t('title')}</h2>
      <ListBody
        label={t('title')}
        list={list}
        head={result && <WaitingPayslips waiting={result.waiting} forEmployer />}
        empty={!result?.waiting.length && <p className="quiet">{t('empty')}</p>}
        skeleton={<SkeletonList rows={2} height={56} />}
      >
        <PayslipTable rows={result?.items} path={`/employees/${id}/payslips`} stale={isBusy} />
      </ListBody>
    </section>
  );
}
