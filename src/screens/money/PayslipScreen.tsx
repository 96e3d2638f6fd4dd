import { useParams } from 'react-router-dom';
import { formatMonth } from '#domain/format/index.ts';
import type { CompanyMonth } from '#domain/calendar/index.ts';
import { loadPayslip } from '#src/actors/money/payslips.ts';
import { watchRequests } from '#src/actors/money/watchRequests.ts';
import { BusyWord } from '#src/components/feedback/BusyWord.tsx';
import { Button, ButtonLink } from '#src/components/Button.tsx';
import { EmptyState } from '#src/components/list/EmptyState.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { WaitingPayslips } from '#src/components/money/WaitingPayslips.tsx';
import { Screen } from '#src/components/Screen.tsx';
import { SkeletonCard } from '#src/components/feedback/SkeletonShapes.tsx';
import { makePage, usePage } from '#src/components/hooks/usePage.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { PayslipSheet } from './payslip/PayslipSheet.tsx';

const machine = makePage(loadPayslip, watchRequests({ type: 'page.refreshed' }));

/** An employee's own payslip of a month, or that of a person of the company. */
export default function PayslipScreen() {
  const { id = null, month = '' } = useParams();
  return <OnePayslip key={`${id ?? ''} ${month}`} id={id} month={month as CompanyMonth} />;
}

function OnePayslip({ id, month }: { id: string | null; month: CompanyMonth }) {
  const t = useText('payslips');
  const [language] = useLanguage();
  const { actor, isBusy, isMissing, data, failure, retry } = usePage(machine, { of: { id, month } });
  const payslip = data && 'payslip' in data ? data.payslip : null;
  const back = id === null ? '/payslips' : `/employees/${id}/money`;
  return (
    <Screen
      title={data ? formatMonth(month, language) : t('one')}
      actor={actor}
      back={back}
      actions={
        payslip && (
          <Button variant="soft" onClick={() => window.print()}>
            {t('print')}
          </Button>
        )
      }
    >
      {isMissing && (
        <EmptyState
          text={t('missing')}
          action={
            <ButtonLink to={back} variant="soft">
              {t('toList')}
            </ButtonLink>
          }
        />
      )}
      {failure && !isMissing && <FailureNotice failure={failure} onRetry={retry} />}
      {isBusy && (
        <>
          <SkeletonCard height={480} />
          <BusyWord />
        </>
      )}
      {payslip && <PayslipSheet payslip={payslip} />}
      {data && 'waiting' in data && <WaitingPayslips waiting={[data.waiting]} forEmployer={id !== null} />}
    </Screen>
  );
}
