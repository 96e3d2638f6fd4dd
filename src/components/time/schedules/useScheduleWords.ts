import type { SchedulePlan } from '#domain/attendance/scheduleForm.ts';
import type { Hours } from '#domain/attendance/schedule.ts';
import { cycleShape, weekRuns } from '#domain/attendance/scheduleShape.ts';
import type { CompanyDate } from '#domain/calendar/index.ts';
import { formatDate, formatWeekdayShort } from '#domain/format/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';

type AnyPlan = SchedulePlan | components['schemas']['SchedulePlan'];

const hoursWord = ({ start, end }: Hours) => `${start}–${end}`;

/** A schedule in one line: `2/2 from 1 March, 08:00–20:00`, `Mon–Fri 09:00–18:00`. */
export function useScheduleWords(): (plan: AnyPlan, today: CompanyDate) => string {
  const t = useText('schedules');
  const [language] = useLanguage();
  const formatDay = (day: number) => formatWeekdayShort(day, language);
  return (plan, today) => {
    if (plan.kind === 'weekly' || plan.anchor === null)
      return weekRuns(plan.days)
        .map(({ first, last, hours }) => {
          const days = first === last ? formatDay(first) : `${formatDay(first)}–${formatDay(last)}`;
          return `${days} ${hoursWord(hours)}`;
        })
        .join(', ');
    const { pattern, from, hours } = cycleShape(plan.days, plan.anchor as CompanyDate);
    const style = from.slice(0, 4) === today.slice(0, 4) ? 'dayMonth' : 'full';
    const turn =
      pattern === null ? t('everyDay') : t('cycleFrom', { pattern, date: formatDate(from, language, style) });
    return `${turn}, ${hours.map(hoursWord).join(' · ')}`;
  };
}
