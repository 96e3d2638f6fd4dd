/**
 * Addresses of the pages behind sign-in. The entry script knows no more of a page than this; what stands there is in
 * pages.ts. Paths and redirects of the specification are in domain/routes.ts.
 */
export const pagePaths = [
  '/home',
  '/account',
  '/settings/colleagues',
  '/settings/profile',
  '/settings/devices',
  '/settings/notification-settings',
  '/settings/company',
  '/settings/company/salary',
  '/settings/company/hours',
  '/settings/calendar/:year?',
  '/settings/units',
  '/settings/absences',
  '/settings/payouts',
  '/settings/schedules',
  '/settings/schedules/:id',
  '/settings/gates',
  '/settings/gates/:id/print',
  '/start',
  '/notifications',
  '/requests',
  '/requests/:id',
  '/ledger',
  '/payments',
  '/attendances',
  '/attendances/settle',
  '/attendances/month',
  '/employees',
  '/employees/new',
  '/employees/upload',
  '/employees/imports',
  '/employees/imports/:id',
  '/employees/:id',
  '/employees/:id/edit',
  '/employees/:id/:tab',
  '/qr-scan/attendance-check/:type',
  '/machines/:id?',
] as const;

export type PagePath = (typeof pagePaths)[number];
