import { Box, Flex, Grid } from '@radix-ui/themes';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { monthOf } from '#domain/calendar/index.ts';
import type { myMonthMachine, MyMonth } from '#machines/flows/attendance/myMonth/myMonthMachine.ts';
import { BusyWord } from '#src/components/BusyWord.tsx';
import { FailureNotice } from '#src/components/FailureNotice.tsx';
import { Skeleton } from '#src/components/Skeleton.tsx';
import { SkeletonCard } from '#src/components/SkeletonShapes.tsx';
import { AdjustmentsOfMonth } from './AdjustmentsOfMonth.tsx';
import { DaySheet } from './DaySheet.tsx';
import { MonthCalendar } from './MonthCalendar.tsx';
import { MonthSwitch } from './MonthSwitch.tsx';
import { MonthTotals, TotalsGrid } from './MonthTotals.tsx';

interface MonthProps {
  actor: ActorRefFrom<typeof myMonthMachine>;
  /** In a column of its own, whatever the window's width. */
  narrow?: boolean;
  /** Below a day's punches: what was wanted for it, and what can be done. */
  ofDay?: (day: MyMonth['days'][number], month: MyMonth) => ReactNode;
  /** Beside the month's name, on a phone below the calendar. */
  action?: ReactNode;
  /** Below the calendar. */
  below?: (month: MyMonth) => ReactNode;
}

/** One person's month: totals, days, and what each day consists of. */
export function Month({ actor, narrow = false, action, ofDay, below }: MonthProps) {
  const snapshot = useSelector(actor, (current) => current);
  const { month, data, date, failure } = snapshot.context;
  const ofDate = <T extends { date: string }>(all: readonly T[] | undefined) =>
    all?.find((one) => one.date === date);
  const chosen = ofDate(data?.days);
  return (
    <>
      <Flex align="center" justify="between" gap="3">
        <Box flexGrow="1">
          <MonthSwitch
            month={month}
            onPrevious={
              snapshot.can({ type: 'month.previousChosen' })
                ? () => actor.send({ type: 'month.previousChosen' })
                : undefined
            }
            onNext={
              snapshot.can({ type: 'month.nextChosen' })
                ? () => actor.send({ type: 'month.nextChosen' })
                : undefined
            }
          />
        </Box>
        {action && <Box display={{ initial: 'none', sm: 'block' }}>{action}</Box>}
      </Flex>
      {snapshot.matches('failed') && failure && (
        <FailureNotice failure={failure} onRetry={() => actor.send({ type: 'month.retried' })} />
      )}
      {snapshot.matches('loading') && <Loading narrow={narrow} />}
      {snapshot.hasTag('shown') && data && (
        <Places narrow={narrow}>
          <MonthTotals
            totals={monthOf(data.today) < data.month ? null : data.totals}
            left={data.left}
            narrow={narrow}
          />
          <MonthCalendar
            days={data.days}
            today={data.today}
            shifts={data.left.days}
            onDay={(day) => actor.send({ type: 'day.chosen', date: day })}
          />
        </Places>
      )}
      {action && <Box display={{ sm: 'none' }}>{action}</Box>}
      {snapshot.hasTag('shown') && data && <AdjustmentsOfMonth adjustments={data.adjustments} />}
      {snapshot.hasTag('shown') && data && below?.(data)}
      {data && chosen && (
        <DaySheet
          day={chosen}
          today={data.today}
          shift={ofDate(data.left.days)}
          scanned={ofDate(data.scanned)?.pairs}
          decision={ofDate(data.decisions)}
          reason={ofDate(data.reasons)}
          adjusted={data.adjusted.filter((one) => one.date === date)}
          onClose={() => actor.send({ type: 'day.closed' })}
        >
          {ofDay?.(chosen, data)}
        </DaySheet>
      )}
    </>
  );
}

/** The figures above the calendar, beside it where it is wide. */
const Places = ({ narrow, children }: { narrow: boolean; children: ReactNode }) => (
  <Grid columns={narrow ? '1' : { initial: '1', md: 'minmax(0, 1fr) 280px' }} align="start" gap="5">
    {children}
  </Grid>
);

function Loading({ narrow }: { narrow: boolean }) {
  return (
    <Places narrow={narrow}>
      <TotalsGrid narrow={narrow}>
        {[0, 1, 2, 3].map((tile) => (
          <Skeleton key={tile} height={108} />
        ))}
        <Box gridColumn="1 / -1">
          <Skeleton height={108} />
        </Box>
      </TotalsGrid>
      <SkeletonCard height={380} />
      <BusyWord />
    </Places>
  );
}
