import { useActorRef, useSelector } from '@xstate/react';
import { Fragment } from 'react';
import type { CompanyDate } from '#domain/calendar/index.ts';
import { myMonthMachine } from '#machines/flows/time/myMonth/myMonthMachine.ts';
import { getMyMonth } from '#src/actors/time/attendances.ts';
import { watchMonth } from '#src/actors/time/correction.ts';
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
import { ReasonLink, ReasonUntil } from '#src/components/time/ReasonDue.tsx';
import { Month } from '#src/components/time/Month.tsx';
import { useWithdrawal } from '#src/components/time/useWithdrawal.ts';
import { WithdrawalDialog } from '#src/components/time/WithdrawalDialog.tsx';
import { Button } from '#src/components/Button.tsx';
import { inspect } from '#src/runtime/inspection.ts';
import { Screen } from '#src/components/Screen.tsx';
import { useText } from '#src/i18n/useText.ts';

const machine = myMonthMachine.provide({ actors: { getMyMonth, watch: watchMonth } });

export default function MyMonth({ date: opened }: { date: CompanyDate | null }) {
  const t = useText('attendance');
  const actor = useActorRef(machine, { input: { employeeId: null, date: opened }, inspect });
  const data = useSelector(actor, ({ context }) => context.data);
  const refresh = () => actor.send({ type: 'month.refreshed' });
  const correction = useDayCorrection(refresh);
  const absence = useAbsenceEntry(refresh);
  const withdrawal = useWithdrawal(refresh);
  const ask = (date: CompanyDate, today: CompanyDate) =>
    absence.send({ type: 'change.chosen', subject: { employee: null, date, today } });
  return (
    <Screen
      title={t('month.title')}
      actor={actor}
      width="wide"
      lead={data && t('month.shift', { start: data.shiftStart, end: data.shiftEnd })}
    >
      <Month
        actor={actor}
        action={
          <Button
            size="2"
            variant="soft"
            disabled={!data}
            onClick={() => data && ask(data.today, data.today)}
          >
            {t('absence.propose')}
          </Button>
        }
        ofDay={(day, { corrections, today, earliest, closed, shiftEnd, reasonsDue }) => (
          <>
            {reasonsDue
              .filter(({ date }) => date === day.date)
              .map(({ date, until }) => (
                <Fragment key={date}>
                  <ReasonUntil until={until} today={today} />
                  <ReasonLink date={date} />
                </Fragment>
              ))}
            <DayCorrections
              corrections={corrections.filter(({ date }) => date === day.date)}
              onWithdraw={({ id, date }) =>
                withdrawal.send({ type: 'change.chosen', subject: { what: 'correction', id, date } })
              }
            />
            {(closed || day.date >= earliest) && mayBeCorrected(day, today) && (
              <Button
                size="3"
                variant="soft"
                onClick={() =>
                  correction.send({ type: 'change.chosen', subject: dayToCorrect(day, null, shiftEnd) })
                }
              >
                {t('correction.propose')}
              </Button>
            )}
            {day.date >= earliest && !day.absence && (
              <Button size="3" variant="soft" color="gray" onClick={() => ask(day.date, today)}>
                {t('absence.propose')}
              </Button>
            )}
          </>
        )}
        below={({ absences, earliest }) => (
          <AbsencesOfMonth absences={absences} earliest={earliest} as="employee" withdrawal={withdrawal} />
        )}
      />
      <CorrectionOfDay change={correction} />
      <AbsenceOfDays change={absence} />
      <WithdrawalDialog change={withdrawal} />
    </Screen>
  );
}
