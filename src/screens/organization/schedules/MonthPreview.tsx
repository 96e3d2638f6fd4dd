import { Box, Flex, Grid } from '@radix-ui/themes';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import * as v from 'valibot';
import { scheduleOfPlan, schedulePlanSchema, type SchedulePlan } from '#domain/attendance/scheduleForm.ts';
import { scheduleMonth, type ScheduleMonth } from '#domain/attendance/scheduleMonth.ts';
import { monthOf, weekday, type CompanyDate } from '#domain/calendar/index.ts';
import {
  formatDate,
  formatDuration,
  formatHours,
  formatMonth,
  formatWeekdayShort,
} from '#domain/format/index.ts';
import { toSchedule, type ScheduleForm } from '#machines/flows/organization/scheduleEdit/scheduleForm.ts';
import { schedulePreviewMachine } from '#machines/flows/organization/schedulePreview/schedulePreviewMachine.ts';
import { loadCalendarYear } from '#src/actors/organization/schedules.ts';
import { BusyWord } from '#src/components/feedback/BusyWord.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { IconButton } from '#src/components/IconButton.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#src/components/icons.tsx';
import { machineProps } from '#src/components/hooks/machineProps.ts';
import type { Tone } from '#src/components/feedback/StatusBadge.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { inspect } from '#src/runtime/inspection.ts';

const preview = schedulePreviewMachine.provide({ actors: { loadYear: loadCalendarYear } });
const week = [1, 2, 3, 4, 5, 6, 7];

/** The last plan that was whole, so that the month stays while a field is typed anew. */
function useWholePlan(form: ScheduleForm): { plan: SchedulePlan | null; isStale: boolean } {
  const parsed = v.safeParse(schedulePlanSchema, toSchedule(form).schedule);
  const [plan, setPlan] = useState<SchedulePlan | null>(null);
  if (parsed.success && JSON.stringify(parsed.output) !== JSON.stringify(plan)) setPlan(parsed.output);
  return { plan, isStale: !parsed.success };
}

/** One month of the schedule as it is typed, by the company's calendar. */
export function MonthPreview({ form, from }: { form: ScheduleForm; from: CompanyDate }) {
  const t = useText('schedules');
  const calendar = useText('calendar');
  const [language] = useLanguage();
  const { plan, isStale } = useWholePlan(form);
  const actor = useActorRef(preview, { input: { month: monthOf(from) }, inspect });
  const snapshot = useSelector(actor, (current) => current);
  const { month, years, failure } = snapshot.context;
  const shown = snapshot.hasTag('shown');
  const days = useMemo(
    () => (shown && plan ? scheduleMonth(scheduleOfPlan(plan), Object.values(years).flat(), month) : null),
    [shown, plan, years, month],
  );
  const turn = (type: 'month.previousChosen' | 'month.nextChosen') => ({
    label: calendar(type === 'month.nextChosen' ? 'nextMonth' : 'previousMonth'),
    disabled: !snapshot.can({ type }),
    onClick: () => actor.send({ type }),
  });
  return (
    <section className="card stack" aria-label={t('preview')} {...machineProps(snapshot)}>
      <Flex align="center" justify="between" asChild>
        <header>
          <IconButton {...turn('month.previousChosen')}>
            <ChevronLeftIcon />
          </IconButton>
          <h2 aria-live="polite">{formatMonth(month, language)}</h2>
          <IconButton {...turn('month.nextChosen')}>
            <ChevronRightIcon />
          </IconButton>
        </header>
      </Flex>
      {failure && <FailureNotice failure={failure} onRetry={() => actor.send({ type: 'preview.retried' })} />}
      {snapshot.hasTag('busy') && (
        <>
          <Skeleton height={300} />
          <BusyWord />
        </>
      )}
      {shown && !plan && <p className="quiet">{t('incomplete')}</p>}
      {days && <Month month={days} isStale={isStale} />}
      {days && isStale && <p className="quiet small">{t('stale')}</p>}
    </section>
  );
}

type Mark = ScheduleMonth['days'][number]['kind'] | 'shorter';

const markOf = ({ kind, isShorter }: ScheduleMonth['days'][number]): Mark => (isShorter ? 'shorter' : kind);

/** A day off has none. */
const tones: Partial<Record<Mark, Tone>> = { working: 'teal', shorter: 'amber', holiday: 'red' };

function Month({
  month: { days, workingDays, normMinutes },
  isStale,
}: {
  month: ScheduleMonth;
  isStale: boolean;
}) {
  const t = useText('schedules');
  const [language] = useLanguage();
  const describeDay = (day: (typeof days)[number]) =>
    [
      formatDate(day.date, language, 'dayMonth'),
      t(`mark.${markOf(day)}`),
      ...(day.normMinutes > 0
        ? [`${day.hours.start}–${day.hours.end}`, formatDuration(day.normMinutes, language)]
        : []),
    ].join(', ');
  const marks = (['working', 'shorter', 'holiday', 'dayOff'] as const).filter((mark) =>
    days.some((day) => markOf(day) === mark),
  );
  return (
    <>
      <Box style={isStale ? { filter: 'grayscale(1)' } : {}}>
        <Grid columns="7" gap="1" className="center" aria-hidden="true">
          {week.map((day) => (
            <span key={day} className="quiet small">
              {formatWeekdayShort(day, language)}
            </span>
          ))}
        </Grid>
        <Grid columns="7" gap="1" asChild>
          <ol className="center">
            {days.map((day, place) => (
              <Grid asChild align="center" height="52px" key={day.date}>
                <li
                  className={tones[markOf(day)] ? 'day tint' : 'quiet'}
                  data-accent-color={tones[markOf(day)]}
                  data-mark={markOf(day)}
                  title={describeDay(day)}
                  style={place === 0 ? { gridColumnStart: weekday(day.date) } : undefined}
                >
                  <span className="sr-only">{describeDay(day)}</span>
                  <strong aria-hidden="true">{Number(day.date.slice(8))}</strong>
                  <small aria-hidden="true">{day.normMinutes > 0 && formatHours(day.normMinutes)}</small>
                </li>
              </Grid>
            ))}
          </ol>
        </Grid>
      </Box>
      <Flex wrap="wrap" gapX="4" gapY="1" asChild>
        <ul className="small">
          {marks.map((mark) => (
            <Flex key={mark} align="center" gap="2" asChild>
              <li>
                <Box asChild width="16px" height="16px">
                  <i className="day tint" data-accent-color={tones[mark] ?? 'gray'} />
                </Box>
                {t(`mark.${mark}`)}
              </li>
            </Flex>
          ))}
        </ul>
      </Flex>
      <p aria-live="polite">
        <strong>
          {t('total', {
            days: t('workingDays', { count: workingDays }),
            time: formatDuration(normMinutes, language),
          })}
        </strong>
      </p>
    </>
  );
}
