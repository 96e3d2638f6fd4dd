import { Flex } from '@radix-ui/themes';
import { useActorRef, useSelector } from '@xstate/react';
import { useSearchParams } from 'react-router-dom';
import { isCompanyDate } from '#domain/calendar/index.ts';
import { myMonthMachine, type MyMonth } from '#machines/flows/time/myMonth/myMonthMachine.ts';
import { watchMonth } from '#src/actors/time/correction.ts';
import { loadEmployeeMonth } from '#src/actors/employees/figures.ts';
import { AbsenceOfDays } from '#src/components/time/absence/AbsenceOfDays.tsx';
import { AbsencesOfMonth } from '#src/components/time/absence/AbsencesOfMonth.tsx';
import { useAbsenceEntry } from '#src/components/time/absence/useAbsenceEntry.ts';
import { CorrectionOfDay } from '#src/components/time/correction/CorrectionOfDay.tsx';
import { DayCorrections } from '#src/components/time/correction/DayCorrections.tsx';
import {
  dayToCorrect,
  mayBeCorrected,
  useDayCorrection,
} from '#src/components/time/correction/useDayCorrection.ts';
import { DecisionOfDay } from '#src/components/time/decision/DecisionOfDay.tsx';
import { dayToDecide, useDecisionChange } from '#src/components/time/decision/useDecisionChange.ts';
import { Month } from '#src/components/time/Month.tsx';
import { useWithdrawal } from '#src/components/time/useWithdrawal.ts';
import { WithdrawalDialog } from '#src/components/time/WithdrawalDialog.tsx';
import { useRoom } from '#src/components/beside/Columns.tsx';
import { Awaited } from '#src/components/feedback/Awaited.tsx';
import { Button } from '#src/components/Button.tsx';
import { RowMenu, type RowAction } from '#src/components/list/RowMenu.tsx';
import { useText } from '#src/i18n/useText.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { lazily } from '#src/runtime/lazily.ts';
import { AbsenceChart, CorrectionChart, DayCharts } from './AttendanceCharts.tsx';
import type { AttendanceHistoryProps } from './AttendanceHistory.tsx';
import { useAttendanceEvents } from './useAttendanceEvents.ts';

const machine = myMonthMachine.provide({ actors: { getMyMonth: loadEmployeeMonth, watch: watchMonth } });

const { Screen: AttendanceHistory } = lazily<AttendanceHistoryProps>(() => import('./AttendanceHistory.tsx'));

export interface RecordAttendanceProps {
  employee: { id: string; name: string };
  /** False for an accountant, who only reads. */
  decides: boolean;
}

/** Shows a person's days by month, as the person sees them, and their corrections; `?date=` opens a day. */
export default function RecordAttendance({ employee, decides }: RecordAttendanceProps) {
  const t = useText('attendance');
  const asked = useSearchParams()[0].get('date');
  const opened = asked !== null && isCompanyDate(asked) ? asked : null;
  const actor = useActorRef(machine, { input: { employeeId: employee.id, date: opened }, inspect });
  const events = useAttendanceEvents(employee.id);
  const refresh = () => {
    actor.send({ type: 'month.refreshed' });
    events.send({ type: 'list.refreshed' });
  };
  const correction = useDayCorrection(refresh);
  const decision = useDecisionChange(refresh);
  const absence = useAbsenceEntry(refresh);
  const withdrawal = useWithdrawal(refresh);
  const room = useRoom();
  const history = (
    <Awaited>
      <AttendanceHistory name={employee.name} events={events} />
    </Awaited>
  );
  const today = useSelector(actor, ({ context }) => context.data?.today ?? null);
  const actionsOf = (day: MyMonth['days'][number], month: MyMonth): RowAction[] => {
    const { today: now, earliest, closed, shiftEnd } = month;
    const isOpen = day.date >= earliest;
    const decided = isOpen && dayToDecide(day, employee);
    const actions: RowAction[] = [];
    if (decided)
      actions.push({
        key: 'decide',
        label: t('decided.change'),
        onSelect: () => decision.send({ type: 'change.chosen', subject: decided }),
      });
    if ((closed || isOpen) && mayBeCorrected(day, now))
      actions.push({
        key: 'correct',
        label: t('correction.correct'),
        onSelect: () =>
          correction.send({ type: 'change.chosen', subject: dayToCorrect(day, employee, shiftEnd) }),
      });
    if (isOpen && !day.absence)
      actions.push({
        key: 'absence',
        label: t('absence.enter'),
        onSelect: () =>
          absence.send({ type: 'change.chosen', subject: { employee, date: day.date, today: now } }),
      });
    return actions;
  };
  return (
    <>
      <Month
        actor={actor}
        narrow
        beside={room && history}
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
        ofDay={(day, month) => (
          <>
            <DayCharts name={employee.name} day={day} month={month} />
            <DayCorrections
              corrections={month.corrections.filter(({ date }) => date === day.date)}
              link={(one) => <CorrectionChart name={employee.name} correction={one} />}
            />
            {decides && <DayActions actions={actionsOf(day, month)} />}
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
      {!room && history}
      <DecisionOfDay change={decision} />
      <CorrectionOfDay change={correction} />
      <AbsenceOfDays change={absence} />
      <WithdrawalDialog change={withdrawal} />
    </>
  );
}

/** The actions on a day: the likeliest one, and the rest behind "…". */
function DayActions({ actions: [main, ...others] }: { actions: readonly RowAction[] }) {
  const t = useText('employeeRecord');
  return (
    main && (
      <Flex align="center" gap="2">
        <Button size="3" onClick={main.onSelect}>
          {main.label}
        </Button>
        {others.length > 0 && <RowMenu label={t('dayActions')} actions={others} />}
      </Flex>
    )
  );
}
