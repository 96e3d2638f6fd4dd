import { useActorRef, useSelector } from '@xstate/react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { isCompanyDate } from '#domain/calendar/index.ts';
import {
  employeeHomeMachine,
  type HomeFigures,
} from '#machines/flows/home/employeeHome/employeeHomeMachine.ts';
import { loadEmployeeHome, recallEmployeeHome } from '#src/actors/home/employeeHome.ts';
import { punchQueue } from '#src/actors/time/punches/punchQueue.ts';
import { watchNetwork } from '#src/actors/shared/watchNetwork.ts';
import { watchHome } from '#src/actors/home/watchHome.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { useAccountFacts } from '#src/session/job.ts';
import { BusyWord } from '#src/components/feedback/BusyWord.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { OldFigures } from '#src/components/time/OldFigures.tsx';
import { PunchList } from '#src/components/time/PunchList.tsx';
import { Screen } from '#src/components/Screen.tsx';
import { SkeletonCard } from '#src/components/feedback/SkeletonShapes.tsx';
import { useEmitted } from '#src/components/hooks/useEmitted.ts';
import { useText } from '#src/i18n/useText.ts';
import { CorrectionOfDay } from '#src/components/time/correction/CorrectionOfDay.tsx';
import { dayToCorrect, useDayCorrection } from '#src/components/time/correction/useDayCorrection.ts';
import { CardsSheet } from './CardsSheet.tsx';
import { CompanyLine } from './CompanyLine.tsx';
import { EarnedCard } from './EarnedCard.tsx';
import { EnabledCard } from './EnabledCard.tsx';
import { LastMonthCard } from './LastMonthCard.tsx';
import { LastRequests } from './LastRequests.tsx';
import { lastMonthLeads } from './lastMonthLeads.ts';
import { SalaryRequestSheet } from './SalaryRequestSheet.tsx';
import { TardinessSheet } from './TardinessSheet.tsx';
import { TodayCard } from './TodayCard.tsx';
import { ToTell, type MissedCheckOut } from './ToTell.tsx';

const machine = employeeHomeMachine.provide({
  actors: {
    load: loadEmployeeHome,
    recall: recallEmployeeHome,
    watch: watchHome,
    watchNetwork: watchNetwork({ type: 'page.retried' }),
  },
});

export default function EmployeeHome() {
  const t = useText('home');
  // Texts of the request badges, loaded with the screen, because the first badge that appears must not suspend it.
  useText('payments');
  const { firstName } = useAccountFacts();
  const { hash } = useLocation();
  const [address] = useSearchParams();
  const date = address.get('date') ?? '';
  const navigate = useNavigate();
  const page = useActorRef(machine, { inspect });
  const snapshot = useSelector(page, (current) => current);
  const { figures, asOf, failure } = snapshot.context;
  const old = snapshot.hasTag('old');
  const refresh = () => page.send({ type: 'page.refreshed' });
  const retry = () => page.send({ type: 'page.retried' });
  useEmitted(punchQueue, { answered: refresh });
  const correction = useDayCorrection(refresh);
  const tellOut = ({ day, shiftEnd }: MissedCheckOut) =>
    correction.send({ type: 'change.chosen', subject: dayToCorrect(day, null, shiftEnd) });
  const closeSheet = () => {
    void navigate('/home', { replace: true });
    refresh();
  };
  return (
    <Screen
      title={firstName ? t('greetingNamed', { name: firstName }) : t('greeting')}
      actor={page}
      lead={<CompanyLine />}
    >
      <PunchList />
      {old && asOf !== null && <OldFigures asOf={asOf} coming={!snapshot.hasTag('error')} onRetry={retry} />}
      {snapshot.hasTag('error') && failure && !(old && failure.kind === 'network') && (
        <FailureNotice failure={failure} onRetry={retry} />
      )}
      {snapshot.hasTag('shown') && figures && (
        <Shown figures={figures} old={old} onTellOut={(missed) => tellOut(missed)} />
      )}
      {snapshot.hasTag('busy') && !figures && <Loading />}
      <CorrectionOfDay change={correction} />
      {hash === '#salary-request' && <SalaryRequestSheet onClose={closeSheet} />}
      {hash === '#cards' && <CardsSheet onClose={closeSheet} />}
      {hash === '#tardiness' && (
        <TardinessSheet date={isCompanyDate(date) ? date : null} onClose={closeSheet} />
      )}
    </Screen>
  );
}

interface ShownProps {
  figures: HomeFigures;
  old: boolean;
  onTellOut: (missed: MissedCheckOut) => void;
}

function Shown({ figures, old, onTellOut }: ShownProps) {
  const { ahead } = figures.salary;
  const { today } = figures.month;
  const leads = lastMonthLeads(figures);
  const lastMonth = ahead?.lastMonth && <LastMonthCard month={ahead.lastMonth} today={today} leads={leads} />;
  return (
    <>
      {ahead && <ToTell ahead={ahead} today={today} onTellOut={onTellOut} />}
      {leads && lastMonth}
      <EarnedCard salary={figures.salary} leads={!leads} />
      <EnabledCard salary={figures.salary} />
      <TodayCard
        month={figures.month}
        status={figures.salary.status}
        asksReason={ahead?.reasonsDue[0]?.date === today}
        old={old}
      />
      {!leads && lastMonth}
      <LastRequests requests={figures.requests} />
    </>
  );
}

function Loading() {
  return (
    <>
      <SkeletonCard height={196} />
      <SkeletonCard height={148} />
      <SkeletonCard height={120} />
      <BusyWord />
    </>
  );
}
