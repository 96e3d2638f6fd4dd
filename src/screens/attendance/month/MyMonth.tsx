import { useActorRef, useSelector } from '@xstate/react';
import type { CompanyDate } from '#domain/calendar/index.ts';
import { myMonthMachine } from '#machines/flows/attendance/myMonth/myMonthMachine.ts';
import { getMyMonth } from '#src/actors/attendance/attendances.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { BusyWord } from '#src/components/BusyWord.tsx';
import { FailureNotice } from '#src/components/FailureNotice.tsx';
import { Screen } from '#src/components/Screen.tsx';
import { Skeleton, SkeletonCard } from '#src/components/Skeleton.tsx';
import { useText } from '#src/i18n/useText.ts';
import { DaySheet } from './DaySheet.tsx';
import { MonthCalendar } from './MonthCalendar.tsx';
import { MonthSwitch } from './MonthSwitch.tsx';
import { MonthTotals } from './MonthTotals.tsx';
import './month.css';

const machine = myMonthMachine.provide({ actors: { getMyMonth } });

export default function MyMonth({ date: opened }: { date: CompanyDate | null }) {
  const t = useText('attendance');
  const actor = useActorRef(machine, { input: { date: opened }, inspect });
  const snapshot = useSelector(actor, (current) => current);
  const { month, data, date, failure } = snapshot.context;
  const chosen = data?.days.find((day) => day.date === date);
  return (
    <Screen
      title={t('month.title')}
      snapshot={snapshot}
      width="wide"
      lead={data && t('month.shift', { start: data.shiftStart, end: data.shiftEnd })}
    >
      <MonthSwitch
        month={month}
        onPrevious={() => actor.send({ type: 'month.previousChosen' })}
        onNext={
          snapshot.can({ type: 'month.nextChosen' })
            ? () => actor.send({ type: 'month.nextChosen' })
            : undefined
        }
      />
      {snapshot.matches('failed') && failure && (
        <FailureNotice failure={failure} onRetry={() => actor.send({ type: 'month.retried' })} />
      )}
      {snapshot.matches('loading') && <Loading />}
      {snapshot.hasTag('shown') && data && (
        <div className="month">
          <MonthTotals totals={data.totals} />
          <MonthCalendar
            days={data.days}
            today={data.today}
            onDay={(day) => actor.send({ type: 'day.chosen', date: day })}
          />
        </div>
      )}
      {chosen && <DaySheet day={chosen} onClose={() => actor.send({ type: 'day.closed' })} />}
    </Screen>
  );
}

function Loading() {
  return (
    <div className="month">
      <div className="month-totals">
        {[0, 1, 2, 3].map((tile) => (
          <Skeleton key={tile} height={108} />
        ))}
      </div>
      <SkeletonCard height={380} />
      <BusyWord />
    </div>
  );
}
