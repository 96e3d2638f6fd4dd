import { Grid } from '@radix-ui/themes';
import { pageMachineOf } from '#machines/flows/shared/page/pageMachine.ts';
import { loadBoard, type TodayBoard } from '#src/actors/home/employerOverview.ts';
import { watchNetwork } from '#src/actors/shared/watchNetwork.ts';
import { ActionLink } from '#src/components/ActionLink.tsx';
import { BusyWord } from '#src/components/BusyWord.tsx';
import { PlusIcon } from '#src/components/icons.tsx';
import { Screen } from '#src/components/Screen.tsx';
import { usePage } from '#src/components/usePage.ts';
import { useText } from '#src/i18n/useText.ts';
import { useColleagueRole } from '#src/session/job.ts';
import { StartCard } from '../StartCard.tsx';
import { ArrivalsCard } from './ArrivalsCard.tsx';
import { LastArrivals } from './LastArrivals.tsx';
import { MoneyCard } from './MoneyCard.tsx';
import { PayDateCard } from './PayDateCard.tsx';
import { TodaySection } from './TodaySection.tsx';
import { ToSettleCard } from './ToSettleCard.tsx';
import { WaitingRequests } from './WaitingRequests.tsx';

const machine = pageMachineOf<TodayBoard>().provide({
  actors: { load: loadBoard, watchNetwork: watchNetwork({ type: 'page.retried' }) },
});

/**
 * What each role has of it is in tiles, each with a page machine of its own: a slow or failing one holds nobody up. The day
 * board's machine, whose data two of them show, is the screen's.
 */
export default function EmployerOverview() {
  const t = useText('overview');
  const board = usePage(machine, 'board');
  const role = useColleagueRole();
  const isOwner = role === 'owner';
  const hire = isOwner && (
    <ActionLink size="3" to="/employees/new" icon={<PlusIcon size={18} />} label={t('hire')} />
  );
  const settles = isOwner || role === 'manager';
  const seesMoney = isOwner || role === 'accountant';
  return (
    <Screen title={t('title')} width="wide" snapshot={board.snapshot} actions={hire}>
      {isOwner && <StartCard />}
      <TodaySection page={board} />
      <Grid columns="repeat(auto-fit, minmax(min(260px, 100%), 1fr))" gap="3">
        {settles && <ToSettleCard />}
        {seesMoney && <MoneyCard />}
        {seesMoney && <PayDateCard />}
        <ArrivalsCard />
      </Grid>
      {/* The day's movement is as wide as one of four cards, decisions are the rest. */}
      <div className="data-wide">
        <Grid
          columns={{ initial: '1', md: 'minmax(0, 1fr) clamp(260px, (100% - 36px) / 4, 420px)' }}
          align="start"
          gap={{ initial: '5', md: '3' }}
        >
          <WaitingRequests />
          <LastArrivals page={board} />
        </Grid>
      </div>
      {board.snapshot.hasTag('busy') && <BusyWord />}
    </Screen>
  );
}
