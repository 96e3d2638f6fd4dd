import { Box, Flex, Grid } from '@radix-ui/themes';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { monthOf } from '#domain/calendar/index.ts';
import type { myMonthMachine, MyMonth } from '#machines/flows/time/myMonth/myMonthMachine.ts';
import { Columns } from '#src/components/beside/Columns.tsx';
import { BusyWord } from '#src/components/feedback/BusyWord.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { SkeletonCard } from '#src/components/feedback/SkeletonShapes.tsx';
import { AdjustmentsOfMonth } from './AdjustmentsOfMonth.tsx';
import { DaySheet } from './DaySheet.tsx';
import { MonthCalendar } from './MonthCalendar.tsx';
import { MonthSwitch } from './MonthSwitch.tsx';
import { MonthTotals, TotalsGrid } from './MonthTotals.tsx';

interface MonthProps {
  actor: ActorRefFrom<typeof myMonthMachine>;
  /** In a column of its own, whatever the window's width. */
  narrow?: boolean;
  /** Content below a day's punches, such as its corrections and actions. */
  ofDay?: (day: MyMonth['days'][number], month: MyMonth) => ReactNode;
  /** Beside the month's name, on a phone below the calendar. */
  action?: ReactNode;
  /** Below the calendar. */
  below?: (month: MyMonth) => ReactNode;
  /** Content below the figures, which then get a column of their own beside the calendar. */
  beside?: ReactNode;
}

/** One person's month: totals, days, and what each day consists of. */
export function Month({ actor, narrow = false, action, ofDay, below, beside }: MonthProps) {
  const snapshot = useSelector(actor, (current) => current);
  const { month, data, date, failure } = snapshot.context;
  const findByDate = <T extends { date: string }>(all: readonly T[] | undefined) =>
    all?.find((one) => one.date === date);
  const chosen = findByDate(data?.days);
  const shown = snapshot.hasTag('shown') ? data : null;
  const loading = snapshot.matches('loading');
  const figures = shown ? (
    <MonthTotals
      totals={monthOf(shown.today) < shown.month ? null : shown.totals}
      left={shown.left}
      narrow={narrow}
    />
  ) : (
    loading && <TotalsLoading narrow={narrow} />
  );
  const calendar = shown ? (
    <MonthCalendar
      days={shown.days}
      today={shown.today}
      shifts={shown.left.days}
      onDay={(day) => actor.send({ type: 'day.chosen', date: day })}
    />
  ) : (
    loading && <SkeletonCard height={380} />
  );
  const rest = (
    <>
      {action && <Box display={{ sm: 'none' }}>{action}</Box>}
      {shown && <AdjustmentsOfMonth adjustments={shown.adjustments} />}
      {shown && below?.(shown)}
    </>
  );
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
      {loading && <BusyWord />}
      {beside ? (
        <Columns
          beside={
            <>
              {figures}
              {beside}
            </>
          }
        >
          {calendar}
          {rest}
        </Columns>
      ) : (
        <>
          {figures && (
            <Grid columns={narrow ? '1' : { initial: '1', md: 'minmax(0, 1fr) 280px' }} align="start" gap="5">
              {figures}
              {calendar}
            </Grid>
          )}
          {rest}
        </>
      )}
      {data && chosen && (
        <DaySheet
          day={chosen}
          today={data.today}
          shift={findByDate(data.left.days)}
          scanned={findByDate(data.scanned)?.pairs}
          decision={findByDate(data.decisions)}
          reason={findByDate(data.reasons)}
          adjusted={data.adjusted.filter((one) => one.date === date)}
          onClose={() => actor.send({ type: 'day.closed' })}
        >
          {ofDay?.(chosen, data)}
        </DaySheet>
      )}
    </>
  );
}

const TotalsLoading = ({ narrow }: { narrow: boolean }) => (
  <TotalsGrid narrow={narrow}>
    {[0, 1, 2, 3].map((tile) => (
      <Skeleton key={tile} height={108} />
    ))}
    <Box gridColumn="1 / -1">
      <Skeleton height={108} />
    </Box>
  </TotalsGrid>
);
