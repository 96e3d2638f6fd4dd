import type { ReactNode } from 'react';
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
import type { Tone } from '#src/components/StatusBadge.tsx';
import { useText } from '#src/i18n/useText.ts';

type WorkingDay = components['schemas']['WorkingDay'];
/** How a day looks in one word: its presence, or late, which says more. */
export type Mark = WorkingDay['presence'] | 'late';

export function markOf({ presence, punctuality }: Pick<WorkingDay, 'presence' | 'punctuality'>): Mark {
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
  };
  return (mark) => words[mark];
}
