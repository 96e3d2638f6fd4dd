import {
  CalendarIcon,
  HomeIcon,
  OverviewIcon,
  PeopleIcon,
  PersonIcon,
  RequestIcon,
  type IconComponent,
} from '../../components/icons.tsx';
import type { Role } from '#src/session/job.ts';

type Key = 'navHome' | 'navOverview' | 'navEmployees' | 'navAttendance' | 'navRequests' | 'navAccount';

export interface NavigationItem {
  to: string;
  text: Key;
  icon: IconComponent;
}

/** Screens that exist, in the order people need them. */
export const navigation: Record<Role, readonly NavigationItem[]> = {
  employee: [
    { to: '/home', text: 'navHome', icon: HomeIcon },
    { to: '/attendances', text: 'navAttendance', icon: CalendarIcon },
    { to: '/requests', text: 'navRequests', icon: RequestIcon },
    { to: '/account', text: 'navAccount', icon: PersonIcon },
  ],
  employer: [
    { to: '/home', text: 'navOverview', icon: OverviewIcon },
    { to: '/employees', text: 'navEmployees', icon: PeopleIcon },
    { to: '/attendances', text: 'navAttendance', icon: CalendarIcon },
    { to: '/requests', text: 'navRequests', icon: RequestIcon },
    { to: '/account', text: 'navAccount', icon: PersonIcon },
  ],
};

export const checkInPath = '/qr-scan/attendance-check/in';
