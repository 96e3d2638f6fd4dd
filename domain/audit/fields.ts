/** How the values of a field are written. Those of `word` are codes of `auditCodes`; names are already titles or people. */
type FieldKind =
  | 'money'
  | 'percent'
  | 'number'
  | 'digits'
  | 'date'
  | 'month'
  | 'yesNo'
  | 'text'
  | 'weekdays'
  | 'weekHours'
  | 'word'
  | 'unit'
  | 'payDay';

/** The fields that the trail shows; others are ids and repetitions. A changed day of the calendar is a field named by its date. */
export const auditFields = {
  // Which one it is
  number: 'number',
  reportKind: 'word',
  listKind: 'word',
  // Of the company's details
  title: 'text',
  tin: 'digits',
  mfo: 'digits',
  dbibt: 'digits',
  ifut: 'digits',
  thsht: 'digits',
  okpo: 'digits',
  accountCredit: 'digits',
  // Of work and pay settings
  daysOff: 'weekdays',
  shiftStart: 'text',
  shiftEnd: 'text',
  breakMinutes: 'number',
  graceMinutes: 'number',
  closingMinutes: 'number',
  countFromPercent: 'percent',
  punchGapSeconds: 'number',
  takesLatePunches: 'yesNo',
  reasonDays: 'number',
  advanceDay: 'payDay',
  salaryDay: 'payDay',
  advancePercent: 'percent',
  allowedPercent: 'percent',
  balanceLimit: 'money',
  salaryBasis: 'word',
  provider: 'word',
  applicationId: 'text',
  storeId: 'text',
  secretChanged: 'yesNo',
  // Of the calendar, schedules, units, gates and colleagues
  // `1 09:00–18:00`: the day of a week from Monday, or of a cycle
  weekHours: 'weekHours',
  cycleHours: 'text',
  cycleDays: 'number',
  // The first day of a cycle
  anchor: 'date',
  scheduleId: 'text',
  worksOnHolidays: 'yesNo',
  year: 'digits',
  decree: 'text',
  unitId: 'text',
  unitIds: 'text',
  isStatic: 'yesNo',
  role: 'word',
  // Of a record
  firstName: 'text',
  lastName: 'text',
  patronymic: 'text',
  position: 'text',
  personnelNumber: 'text',
  passportSerialNumber: 'text',
  pinfl: 'digits',
  phoneNumber: 'digits',
  cardNumber: 'digits',
  salary: 'money',
  ownBalanceLimit: 'money',
  chosenStatus: 'word',
  status: 'word',
  isDefault: 'yesNo',
  // Of days and absences
  state: 'word',
  date: 'date',
  counting: 'word',
  pairs: 'text',
  firstDay: 'date',
  lastDay: 'date',
  absenceKind: 'number',
  treatment: 'word',
  uzLatn: 'text',
  uzCyrl: 'text',
  ru: 'text',
  shown: 'yesNo',
  unentered: 'yesNo',
  file: 'text',
  month: 'month',
  version: 'number',
  people: 'number',
  adjustmentsUndone: 'number',
  adjustmentsPaid: 'number',
  minutes: 'number',
  countedPercent: 'percent',
  // Of payments, registers, runs and reports
  amount: 'money',
  late: 'number',
  paidOn: 'date',
  count: 'number',
  excluded: 'yesNo',
  changed: 'number',
  refused: 'number',
  payLineKind: 'word',
  netPay: 'money',
  runKind: 'word',
  period: 'month',
  from: 'month',
  to: 'month',
  unit: 'unit',
  // Whether other filters were set as well
  filtered: 'yesNo',
  rows: 'number',
  format: 'text',
  // Of people brought in from a file
  created: 'number',
  updated: 'number',
} as const satisfies Record<string, FieldKind>;

export type AuditField = keyof typeof auditFields;

/** What fields of words hold. */
export const auditCodes = [
  ...(['owner', 'manager', 'accountant'] as const),
  ...(['hand', 'file', 'sandbox', 'multicard', 'paylov'] as const),
  ...(['holiday', 'dayOff', 'workingDay'] as const),
  // States of a record
  ...(['notIdentified', 'declined', 'active', 'blocked', 'left'] as const),
  // Of reasons, corrections, late punches and absences
  ...([
    'due',
    'given',
    'waiting',
    'proposed',
    'accepted',
    'refused',
    'withdrawn',
    'replaced',
    'expired',
  ] as const),
  // How a day counts
  ...(['byItself', 'undecided', 'counted', 'halved', 'dismissed'] as const),
  ...(['worked', 'paidElsewhere', 'unpaid'] as const),
  // Of a month
  ...(['open', 'closing', 'closed', 'reopened'] as const),
  // Of payments and runs
  ...([
    'inProcess',
    'approvedAlone',
    'approved',
    'sending',
    'inDoubt',
    'paid',
    'failed',
    'returned',
  ] as const),
  ...(['draft', 'confirmed', 'cancelled', 'advance', 'salary', 'correction'] as const),
  // Of pay beside the days
  ...(['bonus', 'sickPay', 'otherPay', 'deduction'] as const),
  // Of reports
  ...(['queued', 'making', 'ready'] as const),
  ...(['timesheet', 'people', 'attendance', 'tardiness', 'absences', 'payments', 'transactions'] as const),
  ...(['advances', 'payslips', 'auditTrail'] as const),
  // Of lists that are saved as files
  ...(['requests', 'payouts', 'register', 'figures', 'arrivalTimes', 'advanceFigures', 'dayCosts'] as const),
  // Days of the month on which is paid
  ...(['byRequest', 'lastDay'] as const),
  // What salaries are in
  ...(['net', 'gross'] as const),
  ...(['withoutUnit', 'yes', 'no'] as const),
] as const;

export type AuditCode = (typeof auditCodes)[number];
