/** Redirects of spec section 2 with their exact targets and hashes, odd ones included. */
export const redirects = [
  { from: '/', to: '/home' },
  { from: '/auth', to: '/auth/login' },
  { from: '/salary-request', to: '/home#salary-request' },
  { from: '/tardiness', to: '/home#tardiness' },
  { from: '/devices', to: '/home#tardiness' },
  { from: '/cards', to: '/home#cards' },
  { from: '/steps', to: '/steps/check' },
  { from: '/step', to: '/step/continue' },
  { from: '/attendance-check-in', to: '/qr-scan/attendance-check/in' },
  { from: '/attendance-check-out', to: '/qr-scan/attendance-check/out' },
] as const satisfies readonly { from: string; to: string }[];

/**
 * Screens of spec section 2. `/settings` and `/qr-scan` have only children there, so they themselves are "any other
 * path": NotFound.
 */
export const screens = [
  '/auth/login',
  '/auth/registration',
  '/auth/password-recovery',
  '/auth/auth-otp/:id',
  '/auth/telegram',
  '/auth/telegram-bot',
  '/home',
  '/account',
  '/requests',
  '/payments',
  '/transactions',
  '/attendances',
  '/notifications',
  '/settings/profile',
  '/settings/devices',
  '/settings/notification-settings',
  '/steps/check',
  '/step/continue',
  '/qr-scan/attendance-check/:type',
] as const;

/** Screens that the spec implies without naming a path (product §7). */
export const ownScreens = [
  '/employees',
  '/employees/new',
  '/employees/:id',
  '/employees/:id/:tab',
  '/employees/:id/edit',
  '/employees/upload',
  '/requests/:id',
  '/settings/colleagues',
  '/start',
  '/settings/company',
  '/settings/company/salary',
  '/settings/company/hours',
  '/settings/schedules',
  '/settings/schedules/:id',
  '/settings/calendar/:year?',
  '/settings/units',
  '/settings/absences',
  '/settings/gates',
  '/settings/gates/:id/print',
  '/reports',
  '/analytics',
  '/kiosk/:gateId',
] as const;

export type ScreenPath = (typeof screens)[number] | (typeof ownScreens)[number];
