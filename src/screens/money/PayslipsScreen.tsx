import { loadOwnPayslips, type PayslipMonth, type PayslipPage } from '#src/actors/money/payslips.ts';
import { watchRequestList } from '#src/actors/money/watchRequests.ts';
import { EmptyState } from '#src/components/list/EmptyState.tsx';
import { ListBody } from '#src/components/list/ListBody.tsx';
import { MoneyTabs } from '#src/components/money/MoneyTabs.tsx';
import { WaitingPayslips } from '#src/components/money/WaitingPayslips.tsx';
import { PayslipTable } from '#src/components/money/PayslipTable.tsx';
import { Screen } from '#src/components/Screen.tsx';
import { useList } from '#src/components/list/useList.ts';
import { makeList } from '#src/components/list/useOwnList.ts';
import { useText } from '#src/i18n/useText.ts';

const machine = makeList(loadOwnPayslips, watchRequestList);

/** An employee's own months, the latest first. */
export default function PayslipsScreen() {
  const t = useText('payslips');
  const list = useList<PayslipMonth, PayslipPage>(machine);
  const { actor, isBusy, result, leave } = list;
  return (
    <Screen title={t('title')} width="wide" actor={actor}>
      <MoneyTabs current="payslips" />
      <ListBody
        list={list}
        head={result && <WaitingPayslips waiting={result.waiting} />}
        empty={!result?.waiting.length && <EmptyState text={t('empty')} />}
      >
        <PayslipTable rows={result?.items} path="/payslips" onOpen={leave} stale={isBusy} />
      </ListBody>
    </Screen>
  );
}
