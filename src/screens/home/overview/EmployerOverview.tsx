import { Grid } from '@radix-ui/themes';
import type { GuidedStart } from '#machines/flows/organization/guidedStart/guidedStartMachine.ts';
import type { MoneyOverview, NextPayDate, ToSettleCount } from '#src/actors/home/employerOverview.ts';
import { ActionLink } from '#src/components/ActionLink.tsx';
import { BusyWord } from '#src/components/feedback/BusyWord.tsx';
import { PlusIcon } from '#src/components/icons.tsx';
import { Screen } from '#src/components/Screen.tsx';
import { useText } from '#src/i18n/useText.ts';
import { useColleagueRole } from '#src/session/job.ts';
import { StartCard } from '../StartCard.tsx';
import { ArrivalsCard } from './ArrivalsCard.tsx';
import { LastArrivals } from './LastArrivals.tsx';
import { MoneyCard } from './MoneyCard.tsx';
import type { Page } from './OverviewCard.tsx';
import { useBoard, useMoney, usePayDate, useRequests, useStart, useToSettle } from './pages.ts';
import { PayDateCard } from './PayDateCard.tsx';
import { TodaySection } from './TodaySection.tsx';
import { ToSettleCard } from './ToSettleCard.tsx';
import { WaitingRequests } from './WaitingRequests.tsx';
import { WaitsCard } from './WaitsCard.tsx';

/** Figures that depend on the role; those that a role may not see are not requested. */
interface Told {
  start?: Page<GuidedStart>;
  toSettle?: Page<ToSettleCount>;
  money?: Page<MoneyOverview>;
  payDate?: Page<NextPayDate>;
}

const OfOwner = () => (
  <Overview start={useStart()} toSettle={useToSettle()} money={useMoney()} payDate={usePayDate()} />
);
const OfManager = () => <Overview toSettle={useToSettle()} />;
const OfAccountant = () => <Overview money={useMoney()} payDate={usePayDate()} />;

const byRole = { owner: OfOwner, manager: OfManager, accountant: OfAccountant };

export default function EmployerOverview() {
  const role = useColleagueRole();
  const OfRole = role === null ? Overview : byRole[role];
  return <OfRole />;
}

/** Each part has a page machine of its own: a slow or failing one holds nobody up. The day board's is the screen's. */
function Overview({ start, toSettle, money, payDate }: Told) {
  const t = useText('overview');
  const board = useBoard();
  const requests = useRequests();
  const begun = start?.data ?? null;
  const isStarting = begun !== null && !begun.finished;
  const hire = start && (
    <ActionLink
      size="3"
      to="/employees/new"
      icon={<PlusIcon size={18} />}
      label={t('hire')}
      // During the guided start the link to its next step is the main button.
      {...(isStarting && { variant: 'soft' })}
    />
  );
  return (
    <Screen title={t('title')} width="wide" actor={board.actor} actions={hire}>
      {isStarting && <StartCard {...begun} />}
      <WaitsCard {...{ toSettle, payDate, money, requests, isStarting }} />
      <TodaySection page={board} />
      <Grid columns="repeat(auto-fit, minmax(min(260px, 100%), 1fr))" gap="3">
        {toSettle && <ToSettleCard page={toSettle} />}
        {money && <MoneyCard page={money} />}
        {payDate && <PayDateCard page={payDate} />}
        <ArrivalsCard />
      </Grid>
      {/* The day's movement is as wide as one of four cards, decisions are the rest. */}
      <div className="data-wide">
        <Grid
          columns={{ initial: '1', md: 'minmax(0, 1fr) clamp(260px, (100% - 36px) / 4, 420px)' }}
          align="start"
          gap={{ initial: '5', md: '3' }}
        >
          <WaitingRequests page={requests} />
          <LastArrivals page={board} />
        </Grid>
      </div>
      {board.isBusy && <BusyWord />}
    </Screen>
  );
}
