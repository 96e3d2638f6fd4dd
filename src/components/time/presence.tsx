import type { ReactNode } from 'react';
import type { CompanyDate } from '#domain/calendar/index.ts';
import { holidayNameOf } from '#domain/calendar/holidayName.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import {
  AlertIcon,
  CalendarIcon,
  CheckIcon,
  ClockIcon,
  CloseIcon,
  MinusIcon,
  PersonIcon,
} from '#src/components/icons.tsx';
import type { Tone } from '#src/components/feedback/StatusBadge.tsx';
import { useText } from '#src/i18n/useText.ts';

type WorkingDay = components['schemas']['WorkingDay'];
/** A day in one word: its presence, or what says more, such as late or not counted. */
export type Mark = WorkingDay['presence'] | 'late' | 'uncounted' | 'expected' | 'onLeave' | 'planned';

export function markOf({
  presence,
  punctuality,
  uncountedBecause,
  absence,
}: Pick<WorkingDay, 'presence' | 'punctuality' | 'uncountedBecause' | 'absence'>): Mark {
  if (uncountedBecause !== null) return 'uncounted';
  if (absence && (presence === 'absent' || presence === 'notStarted')) return 'onLeave';
  const there = presence === 'present' || presence === 'checkedOut';
  return there && punctuality === 'late' ? 'late' : presence;
}

export const markTones: Record<Mark, Tone> = {
  notStarted: 'gray',
  present: 'teal',
  checkedOut: 'green',
  missedCheckOut: 'amber',
  absent: 'red',
  dayOff: 'gray',
  holiday: 'gray',
  late: 'orange',
  uncounted: 'amber',
  expected: 'orange',
  onLeave: 'teal',
  planned: 'gray',
};

const icons: Record<Mark, (size: number) => ReactNode> = {
  notStarted: (size) => <MinusIcon size={size} />,
  present: (size) => <PersonIcon size={size} />,
  checkedOut: (size) => <CheckIcon size={size} strokeWidth={2.4} />,
  missedCheckOut: (size) => <AlertIcon size={size} />,
  absent: (size) => <CloseIcon size={size} strokeWidth={2.2} />,
  dayOff: (size) => <MinusIcon size={size} />,
  holiday: (size) => <CalendarIcon size={size} />,
  late: (size) => <ClockIcon size={size} />,
  uncounted: (size) => <AlertIcon size={size} />,
  expected: (size) => <ClockIcon size={size} />,
  onLeave: (size) => <CalendarIcon size={size} />,
  planned: (size) => <ClockIcon size={size} />,
};

export const markIcon = (mark: Mark, size = 16): ReactNode => icons[mark](size);

export function useMarkWord(): (mark: Mark) => string {
  const t = useText('attendance');
  const words: Record<Mark, string> = {
    notStarted: t('presence.notStarted'),
    present: t('presence.present'),
    checkedOut: t('presence.checkedOut'),
    missedCheckOut: t('presence.missedCheckOut'),
    absent: t('presence.absent'),
    dayOff: t('presence.dayOff'),
    holiday: t('presence.holiday'),
    late: t('presence.late'),
    uncounted: t('presence.uncounted'),
    expected: t('presence.expected'),
    onLeave: t('presence.onLeave'),
    planned: t('month.planned'),
  };
  return (mark) => words[mark];
}

/** The mark of a day; "not started" on a future day is shown as planned. */
export const markOn = (day: WorkingDay, today: CompanyDate): Mark => {
  const mark = markOf(day);
  return mark === 'notStarted' && day.date > today ? 'planned' : mark;
};

/** A mark of a day in words: a holiday has its name. */
export function useDayWord(): (mark: Mark, date: CompanyDate) => string {
  const t = useText('attendance');
  const word = useMarkWord();
  return (mark, date) => {
    const name = mark === 'holiday' ? holidayNameOf(date) : undefined;
    return name ? t(`holidays.${name}`) : word(mark);
  };
}
