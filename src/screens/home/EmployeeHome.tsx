import { useLocation, useNavigate } from 'react-router-dom';
import { pageMachineOf } from '#machines/flows/shared/page/pageMachine.ts';
import { loadEmployeeHome, type EmployeeHomeData } from '#src/actors/home/employeeHome.ts';
import { watchNetwork } from '#src/actors/shared/watchNetwork.ts';
import { watchRequests } from '#src/actors/payments/watchRequests.ts';
import { useAccountFacts } from '#src/session/job.ts';
import { BusyWord } from '#src/components/BusyWord.tsx';
import { FailureNotice } from '#src/components/FailureNotice.tsx';
import { Screen } from '#src/components/Screen.tsx';
import { SkeletonCard } from '#src/components/Skeleton.tsx';
import { usePage } from '#src/components/usePage.ts';
import { useText } from '#src/i18n/useText.ts';
import { CompanyLine } from './CompanyLine.tsx';
import { EarnedCard } from './EarnedCard.tsx';
import { EnabledCard } from './EnabledCard.tsx';
import { LastRequests } from './LastRequests.tsx';
import { SalaryRequestSheet } from './SalaryRequestSheet.tsx';
import { TodayCard } from './TodayCard.tsx';
import './home.css';

const machine = pageMachineOf<EmployeeHomeData>().provide({
  actors: {
    load: loadEmployeeHome,
    watch: watchRequests({ type: 'page.refreshed' }),
    watchNetwork: watchNetwork({ type: 'page.retried' }),
  },
});

export default function EmployeeHome() {
  const t = useText('home');
  // Texts of the request badges, loaded with the screen, because the first badge that appears must not suspend it.
  useText('payments');
  const { firstName } = useAccountFacts();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const page = usePage(machine);
  const closeSheet = () => {
    void navigate('/home', { replace: true });
    page.refresh();
  };
  return (
    <Screen
      title={firstName ? t('greetingNamed', { name: firstName }) : t('greeting')}
      snapshot={page.snapshot}
      lead={<CompanyLine />}
    >
      {page.failure && <FailureNotice failure={page.failure} onRetry={page.retry} />}
      {page.data && <Shown data={page.data} />}
      {!page.data && !page.failure && <Loading />}
      {hash === '#salary-request' && <SalaryRequestSheet onClose={closeSheet} />}
    </Screen>
  );
}

function Shown({ data }: { data: EmployeeHomeData }) {
  return (
    <>
      <EarnedCard salary={data.salary} />
      <EnabledCard salary={data.salary} />
      <TodayCard month={data.month} status={data.salary.status} />
      <LastRequests requests={data.requests} />
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
