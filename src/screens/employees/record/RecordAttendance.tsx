import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isCompanyDate } from '#domain/calendar/index.ts';
import type { DayDecidedBefore } from '#machines/flows/attendance/decisionChange/decisionChangeMachine.ts';
import { myMonthMachine } from '#machines/flows/attendance/myMonth/myMonthMachine.ts';
import { watchMonth } from '#src/actors/attendance/correction.ts';
import { loadMonthOf } from '#src/actors/employees/figures.ts';
import { AbsenceOfDays } from '#src/components/attendance/absence/AbsenceOfDays.tsx';
import { AbsencesOfMonth } from '#src/components/attendance/absence/AbsencesOfMonth.tsx';
import { useAbsenceEntry } from '#src/components/attendance/absence/useAbsenceEntry.ts';
import { CorrectionOfDay } from '#src/components/attendance/correction/CorrectionOfDay.tsx';
import { DayCorrections } from '#src/components/attendance/correction/DayCorrections.tsx';
import {
  dayToCorrect,
  mayBeCorrected,
  useDayCorrection,
} from '#src/components/attendance/correction/useDayCorrection.ts';
import { DecisionOfDay } from '#src/components/attendance/decision/DecisionOfDay.tsx';
import {
  dayToDecide,
  useDecisionChange,
  type DecisionChange,
} from '#src/components/attendance/decision/useDecisionChange.ts';
import { Month } from '#src/components/attendance/Month.tsx';
import { useWithdrawal } from '#src/components/attendance/useWithdrawal.ts';
import { WithdrawalDialog } from '#src/components/attendance/WithdrawalDialog.tsx';
import { Awaited } from '#src/components/Awaited.tsx';
import { Button } from '#src/components/Button.tsx';
import { useText } from '#src/i18n/useText.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { lazily } from '#src/runtime/lazily.ts';
import { AbsenceChart, CorrectionChart, DayCharts } from './AttendanceCharts.tsx';
import type { AttendanceHistoryProps } from './AttendanceHistory.tsx';
import { useAttendanceEvents } from './useAttendanceEvents.ts';

const { Screen: AttendanceHistory } = lazily<AttendanceHistoryProps>(() => import('./AttendanceHistory.tsx'));

interface RecordAttendanceProps {
  employee: { id: string; name: string };
  /** An accountant only looks. */
  decides: boolean;
}

/** A person's days, month by month, as they see them themselves, and their corrections; `?date=` opens a day. */
export function RecordAttendance({ employee, decides }: RecordAttendanceProps) {
  const t = useText('attendance');
  const asked = useSearchParams()[0].get('date');
  const opened = asked !== null && isCompanyDate(asked) ? asked : null;
  const [machine] = useState(() =>
    myMonthMachine.provide({ actors: { getMyMonth: loadMonthOf(employee.id), watch: watchMonth } }),
  );
  const actor = useActorRef(machine, { input: { date: opened }, inspect });
  const events = useAttendanceEvents(employee.id);
  const refresh = () => {
    actor.send({ type: 'month.refreshed' });
    events.send({ type: 'list.refreshed' });
  };
  const correction = useDayCorrection(refresh);
  const decision = useDecisionChange(refresh);
  const absence = useAbsenceEntry(refresh);
  const withdrawal = useWithdrawal(refresh);
  const today = useSelector(actor, ({ context }) => context.data?.today ?? null);
  return (
    <>
      <Month
        actor={actor}
        narrow
        action={
          decides && (
            <Button
              size="2"
              variant="soft"
              disabled={!today}
              onClick={() =>
                today && absence.send({ type: 'change.chosen', subject: { employee, date: today, today } })
              }
            >
              {t('absence.enter')}
            </Button>
          )
        }
        ofDay={(day, { corrections, today, earliest, closed, shiftEnd, ...month }) => (
          <>
            <DayCharts name={employee.name} day={day} month={{ ...month, corrections }} />
            <DayCorrections
              corrections={corrections.filter(({ date }) => date === day.date)}
              link={(one) => <CorrectionChart name={employee.name} correction={one} />}
            />
            {decides && day.date >= earliest && (
              <DecideAnew day={dayToDecide(day, employee)} decision={decision} />
            )}
            {decides && (closed || day.date >= earliest) && mayBeCorrected(day, today) && (
              <Button
                size="3"
                variant="soft"
                onClick={() =>
                  correction.send({ type: 'change.chosen', subject: dayToCorrect(day, employee, shiftEnd) })
                }
              >
                {t('correction.correct')}
              </Button>
            )}
            {decides && day.date >= earliest && !day.absence && (
              <Button
                size="3"
                variant="soft"
                color="gray"
                onClick={() =>
                  absence.send({ type: 'change.chosen', subject: { employee, date: day.date, today } })
                }
              >
                {t('absence.enter')}
              </Button>
            )}
          </>
        )}
        below={({ absences, earliest }) => (
          <AbsencesOfMonth
            absences={absences}
            earliest={earliest}
            as={decides ? 'employer' : null}
            withdrawal={withdrawal}
            link={(one) => <AbsenceChart name={employee.name} absence={one} />}
          />
        )}
      />
      <Awaited>
        <AttendanceHistory name={employee.name} events={events} />
      </Awaited>
      <DecisionOfDay change={decision} />
      <CorrectionOfDay change={correction} />
      <AbsenceOfDays change={absence} />
      <WithdrawalDialog change={withdrawal} />
    </>
  );
}

/** Offered where something was decided of the day. */
function DecideAnew({ day, decision }: { day: DayDecidedBefore | null; decision: DecisionChange }) {
  const t = useText('attendance');
  return (
    day && (
      <Button size="3" variant="soft" onClick={() => decision.send({ type: 'change.chosen', subject: day })}>
        {t('decided.change')}
      </Button>
    )
  );
}
