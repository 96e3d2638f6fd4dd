import {
  CalendarIcon,
  ChartIcon,
  HomeIcon,
  OverviewIcon,
  PeopleIcon,
  PersonIcon,
  RequestIcon,
  SettingsIcon,
  type IconComponent,
} from '../../components/icons.tsx';
import type { Role } from '#src/session/job.ts';

type Key =
  | 'navHome'
  | 'navOverview'
  | 'navEmployees'
  | 'navAttendance'
  | 'navMonth'
  | 'navRequests'
  | 'navMoney'
  | 'navAccount';

export interface NavigationItem {
  to: string;
  text: Key;
  icon: IconComponent;
  /** Other pages that belong to it. */
  with?: readonly string[];
}

export const isCurrent = (
  { to, with: others = [] }: Pick<NavigationItem, 'to' | 'with'>,
  path: string,
): boolean => [to, ...others].some((one) => path === one || path.startsWith(`${one}/`));

/** Only at the side; on a phone they are reached from the account. */
export const settings = { to: '/settings/company', icon: SettingsIcon };
export const analytics = { to: '/analytics', icon: ChartIcon, with: ['/reports'] };
/** Owners find it in the settings, accountants beside the analytics. */
export const auditPath = '/audit';

/** Pages of the settings beside `/settings/company` and what is below it. */
const ownPages = ['/settings/profile', '/settings/devices', '/settings/notification-settings'];

export const isCompanySettings = (path: string): boolean =>
  path.startsWith('/settings/') && !ownPages.includes(path);

/** Screens that exist, in the order people need them. */
export const navigation: Record<Role, readonly NavigationItem[]> = {
  employee: [
    { to: '/home', text: 'navHome', icon: HomeIcon },
    { to: '/attendances', text: 'navMonth', icon: CalendarIcon },
    { to: '/requests', text: 'navRequests', icon: RequestIcon, with: ['/payments', '/transactions'] },
    { to: '/account', text: 'navAccount', icon: PersonIcon },
  ],
  employer: [
    { to: '/home', text: 'navOverview', icon: OverviewIcon },
    { to: '/employees', text: 'navEmployees', icon: PeopleIcon },
    { to: '/attendances', text: 'navAttendance', icon: CalendarIcon },
    {
      to: '/requests',
      text: 'navMoney',
      icon: RequestIcon,
      with: ['/payments', '/transactions', '/ledger'],
    },
    { to: '/account', text: 'navAccount', icon: PersonIcon },
  ],
};

export const checkInPath = '/qr-scan/attendance-check/in';
