import {
  BuildingIcon,
  CalendarIcon,
  ClockIcon,
  HistoryIcon,
  RequestIcon,
  ScanIcon,
  type IconComponent,
  PeopleIcon,
} from '#src/components/icons.tsx';

export interface SettingsPlace {
  to: string;
  text:
    | 'details'
    | 'pay'
    | 'work'
    | 'gates'
    | 'colleagues'
    | 'units'
    | 'schedules'
    | 'calendar'
    | 'absences'
    | 'payouts'
    | 'audit';
  icon: IconComponent;
}

/** Pages of the company's settings that exist, in the order people need them. */
export const settingsPlaces: readonly SettingsPlace[] = [
  { to: '/settings/company', text: 'details', icon: BuildingIcon },
  { to: '/settings/company/salary', text: 'pay', icon: RequestIcon },
  { to: '/settings/payouts', text: 'payouts', icon: RequestIcon },
  { to: '/settings/company/hours', text: 'work', icon: ClockIcon },
  { to: '/settings/schedules', text: 'schedules', icon: CalendarIcon },
  { to: '/settings/calendar', text: 'calendar', icon: CalendarIcon },
  { to: '/settings/absences', text: 'absences', icon: RequestIcon },
  { to: '/settings/gates', text: 'gates', icon: ScanIcon },
  { to: '/settings/colleagues', text: 'colleagues', icon: PeopleIcon },
  { to: '/settings/units', text: 'units', icon: PeopleIcon },
  { to: '/audit', text: 'audit', icon: HistoryIcon },
];
