import type { ColleagueRole, Role } from '../session/job.ts';
import type { PagePath } from './pagePaths.ts';

export interface PageRoute {
  /** Module under src/screens, without its extension. */
  screen: string;
  /** Only for this role; for the other role the page does not exist. */
  role?: Role;
  /** Employer's roles that have the page besides owners. Without `also` and `role` everybody has it. */
  also?: readonly ColleagueRole[];
}

/** The charts are for employers; in development for everyone. */
const inspectorRole = import.meta.env.DEV
  ? {}
  : { role: 'employer' as const, also: ['manager', 'accountant'] as const };

/** What stands at each address behind sign-in. */
export const pages: Readonly<Record<PagePath, PageRoute>> = {
  '/home': { screen: 'home/HomeScreen' },
  '/account': { screen: 'account/AccountScreen' },
  '/settings/colleagues': { screen: 'organization/ColleaguesScreen', role: 'employer' },
  '/settings/profile': { screen: 'account/ProfileSettingsScreen' },
  '/settings/devices': { screen: 'account/DevicesScreen' },
  '/settings/notification-settings': { screen: 'notifications/NotificationSettingsScreen' },
  '/settings/company': { screen: 'organization/CompanyDetailsScreen', role: 'employer' },
  '/settings/company/salary': { screen: 'organization/PayRulesScreen', role: 'employer' },
  '/settings/company/hours': { screen: 'organization/WorkRulesScreen', role: 'employer' },
  '/settings/calendar/:year?': { screen: 'organization/CalendarScreen', role: 'employer' },
  '/settings/units': { screen: 'organization/UnitsScreen', role: 'employer' },
  '/settings/absences': { screen: 'organization/AbsenceKindsScreen', role: 'employer' },
  '/settings/payouts': { screen: 'organization/PayoutsScreen', role: 'employer' },
  '/settings/schedules': { screen: 'organization/SchedulesScreen', role: 'employer' },
  '/settings/schedules/:id': { screen: 'organization/ScheduleScreen', role: 'employer' },
  '/settings/gates': { screen: 'organization/GatesScreen', role: 'employer' },
  '/settings/gates/:id/print': { screen: 'organization/GatePrintScreen', role: 'employer' },
  '/start': { screen: 'organization/GuidedStartScreen', role: 'employer' },
  '/notifications': { screen: 'notifications/NotificationsScreen' },
  '/requests': { screen: 'money/RequestPagesScreen' },
  '/requests/:id': { screen: 'money/RequestPagesScreen' },
  '/payments': { screen: 'money/PaymentPagesScreen', also: ['accountant'] },
  '/payments/earnings': { screen: 'money/EarningsScreen', role: 'employer', also: ['accountant'] },
  '/payments/registers': { screen: 'money/RegistersScreen', role: 'employer', also: ['accountant'] },
  '/payments/runs': { screen: 'money/PayRunsScreen', role: 'employer', also: ['accountant'] },
  '/payments/runs/:id': { screen: 'money/PayRunScreen', role: 'employer', also: ['accountant'] },
  '/payments/:id': { screen: 'money/PaymentPagesScreen', also: ['accountant'] },
  '/transactions': { screen: 'money/TransactionsScreen', also: ['accountant'] },
  '/payslips': { screen: 'money/PayslipsScreen', role: 'employee' },
  '/payslips/:month': { screen: 'money/PayslipScreen', role: 'employee' },
  '/ledger': { screen: 'money/LedgerScreen', role: 'employer', also: ['accountant'] },
  '/analytics': { screen: 'insight/AnalyticsScreen', role: 'employer', also: ['accountant'] },
  '/reports': { screen: 'insight/ReportsScreen', role: 'employer', also: ['accountant'] },
  '/audit': { screen: 'insight/AuditTrailScreen', role: 'employer', also: ['accountant'] },
  '/attendances': { screen: 'time/AttendancesScreen' },
  '/attendances/settle': { screen: 'time/SettleScreen', role: 'employer', also: ['manager'] },
  '/attendances/month': { screen: 'time/TimesheetScreen', role: 'employer', also: ['accountant'] },
  '/employees': { screen: 'employees/PeopleScreen', role: 'employer', also: ['manager', 'accountant'] },
  '/employees/new': { screen: 'employees/NewEmployeeScreen', role: 'employer' },
  '/employees/upload': { screen: 'employees/UploadScreen', role: 'employer' },
  '/employees/imports': { screen: 'employees/ImportsScreen', role: 'employer' },
  '/employees/imports/:id': { screen: 'employees/ImportScreen', role: 'employer' },
  '/employees/:id': { screen: 'employees/PeopleScreen', role: 'employer', also: ['manager', 'accountant'] },
  '/employees/:id/edit': { screen: 'employees/EmployeeEditScreen', role: 'employer' },
  '/employees/:id/:tab': { screen: 'employees/PeopleScreen', role: 'employer', also: ['accountant'] },
  '/employees/:id/payslips/:month': {
    screen: 'money/PayslipScreen',
    role: 'employer',
    also: ['accountant'],
  },
  '/qr-scan/attendance-check/:type': { screen: 'time/AttendanceCheckScreen', role: 'employee' },
  '/machines/:id?': { screen: 'machines/MachinesScreen', ...inspectorRole },
};

/**
 * For each address of the employee's side, the employer's pages that correspond to it; the first that the role may open
 * is used.
 */
export const employerPlaces: Readonly<Record<string, readonly PagePath[]>> = {
  '/home#salary-request': ['/requests'],
  '/home#tardiness': ['/attendances/settle', '/attendances'],
  '/home#cards': ['/employees'],
  '/qr-scan/attendance-check/in': ['/attendances'],
  '/qr-scan/attendance-check/out': ['/attendances'],
};
