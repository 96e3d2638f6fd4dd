/**
 * The server's modules, lowest first: each may import those before it, and of them only `index.ts`. Areas with several modules have a
 * folder for each.
 */
export const modules = [
  'system',
  'audit',
  'money/cards',
  'account/accounts',
  'auth',
  'account/identity',
  'organization',
  'account/lists',
  'employees/records',
  'time/schedules',
  'money/payLines',
  'time/attendance',
  'notifications',
  'employees/imports',
  'money/ledger',
  'money/runRecords',
  'money/payouts',
  'money/transactions',
  'money/months',
  'money/effects',
  'money/requests',
  'money/registers',
  'time/absences',
  'time/settlement',
  'time/timesheet',
  'time/closing',
  'money/runs',
  'money/payslips',
  'insight/audit',
  'insight/analytics',
  'insight/overview',
  'insight/reports',
];

/** The module that a file belongs to; undefined for files of none. */
export const moduleOf = (file) => modules.find((name) => file.startsWith(`server/modules/${name}/`));
