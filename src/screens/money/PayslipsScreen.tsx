import { listMachineOf } from '#machines/flows/shared/list/listMachine.ts';
import { loadOwnPayslips, type PayslipMonth, type PayslipPage } from '#src/actors/money/payslips.ts';
import { watchRequestList } from '#src/actors/money/watchRequests.ts';
import { BusyWord } from '#src/components/feedback/BusyWord.tsx';
import { EmptyState } from '#src/components/list/EmptyState.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { ListFoot } from '#src/components/list/ListFoot.tsx';
import { MoneyTabs } from '#src/components/money/MoneyTabs.tsx';
import { WaitingPayslips } from '#src/components/money/WaitingPayslips.tsx';
import { PayslipTable } from '#src/components/money/PayslipTable.tsx';
import { Screen } from '#src/components/Screen.tsx';
import { useList } from '#src/components/list/useList.ts';
import { useText } from '#src/i18n/useText.ts';

const machine = listMachineOf<PayslipMonth>().provide({
  actors: { load: loadOwnPayslips, watch: watchRequestList },
});

/** An employee's own months, the latest first. */
export default function PayslipsScreen() {
  const t = useText('payslips');
  const { snapshot, query, result, failure, leave, send } = useList<PayslipMonth, PayslipPage>(machine);
  const busy = snapshot.hasTag('busy');
  return (
    <Screen title={t('title')} width="wide" snapshot={snapshot}>
      <MoneyTabs current="payslips" />
      {failure && <FailureNotice failure={failure} onRetry={() => send({ type: 'list.retried' })} />}
      {!result && busy && <BusyWord />}
      {result && <WaitingPayslips waiting={result.waiting} />}
      {snapshot.matches('empty') && !result?.waiting.length && <EmptyState text={t('empty')} />}
      {(result ? result.items.length > 0 : busy) && (
        <>
          <PayslipTable rows={result?.items} path="/payslips" onOpen={leave} stale={busy} />
          {result && <ListFoot query={query} total={result.total} disabled={busy} send={send} />}
        </>
      )}
    </Screen>
  );
}
