import type { Role } from '../session/job.ts';

/** `auth` before and around sign-in, `main` with the navigation, `bare` without any frame. */
export type LayoutName = 'auth' | 'main' | 'bare';

export interface ScreenRoute {
  path: string;
  /** Module under src/screens, without its extension. */
  screen: string;
  layout: LayoutName;
  /** Only for this role; for the other role the page does not exist. */
  role?: Role;
}

/** The charts are for employers; in development for everyone. */
const inspectorRole = import.meta.env.DEV ? {} : { role: 'employer' as const };

/** Every screen that exists. Paths and redirects of the specification are in domain/routes.ts. */
export const screenRoutes: readonly ScreenRoute[] = [
  { path: '/auth/login', screen: 'auth/LoginScreen', layout: 'auth' },
  { path: '/auth/registration', screen: 'auth/RegistrationScreen', layout: 'auth' },
  { path: '/auth/password-recovery', screen: 'auth/PasswordRecoveryScreen', layout: 'auth' },
  { path: '/auth/telegram', screen: 'auth/TelegramScreen', layout: 'auth' },
  { path: '/auth/telegram-bot', screen: 'auth/TelegramBotScreen', layout: 'auth' },
  { path: '/auth/auth-otp/:id', screen: 'auth/OtpScreen', layout: 'auth' },
  { path: '/steps/check', screen: 'account/SidesCheckScreen', layout: 'auth' },
  { path: '/step/continue', screen: 'account/ProfileCreationScreen', layout: 'auth' },
  { path: '/home', screen: 'home/HomeScreen', layout: 'main' },
  { path: '/account', screen: 'account/AccountScreen', layout: 'main' },
  { path: '/settings/profile', screen: 'account/ProfileSettingsScreen', layout: 'main' },
  { path: '/settings/devices', screen: 'account/DevicesScreen', layout: 'main' },
  {
    path: '/settings/notification-settings',
    screen: 'notifications/NotificationSettingsScreen',
    layout: 'main',
  },
  { path: '/notifications', screen: 'notifications/NotificationsScreen', layout: 'main' },
  { path: '/requests', screen: 'payments/RequestsScreen', layout: 'main' },
  { path: '/attendances', screen: 'attendance/AttendancesScreen', layout: 'main' },
  { path: '/employees', screen: 'employees/EmployeesScreen', layout: 'main', role: 'employer' },
  { path: '/employees/new', screen: 'employees/NewEmployeeScreen', layout: 'main', role: 'employer' },
  { path: '/employees/upload', screen: 'employees/UploadScreen', layout: 'main', role: 'employer' },
  { path: '/employees/imports', screen: 'employees/ImportsScreen', layout: 'main', role: 'employer' },
  { path: '/employees/imports/:id', screen: 'employees/ImportScreen', layout: 'main', role: 'employer' },
  { path: '/employees/:id', screen: 'employees/EmployeeScreen', layout: 'main', role: 'employer' },
  { path: '/employees/:id/edit', screen: 'employees/EmployeeEditScreen', layout: 'main', role: 'employer' },
  {
    path: '/qr-scan/attendance-check/:type',
    screen: 'attendance/AttendanceCheckScreen',
    layout: 'main',
    role: 'employee',
  },
  { path: '/machines/:id?', screen: 'machines/MachinesScreen', layout: 'main', ...inspectorRole },
  { path: '/kiosk/:gateId', screen: 'attendance/GateScreen', layout: 'bare' },
];
