/**
 * What the audit trail tells of: the subjects of a company, and what may happen to each. `salary`, `limit`, `assign` of a unit,
 * `choose` of a card and `add` of a new default one are written as well, but told by the event of the person's record, which has both values.
 */
export const auditEvents = {
  details: ['save'],
  workSettings: ['save', 'withdraw'],
  paySettings: ['save', 'withdraw'],
  payoutSettings: ['save'],
  calendar: ['save', 'acceptDecree'],
  schedule: [
    'create',
    'save',
    'close',
    'withdraw',
    'withdrawClosing',
    'assign',
    'unassign',
    'withdrawAssignment',
  ],
  unit: ['create', 'rename', 'close'],
  gate: ['create', 'rename', 'close', 'revoke', 'pair'],
  colleague: ['invite', 'change', 'remove', 'withdraw', 'accept', 'decline'],
  employee: [
    ...(['create', 'invite', 'identify', 'decline', 'update', 'block', 'unblock'] as const),
    ...(['leave', 'rehire', 'remove'] as const),
  ],
  card: ['add', 'remove', 'show'],
  tardinessReason: ['give', 'accept', 'refuse'],
  correction: ['propose', 'correct', 'accept', 'refuse', 'withdraw'],
  latePunch: ['accept', 'refuse'],
  day: ['count', 'halve', 'dismiss'],
  absence: ['propose', 'enter', 'accept', 'refuse', 'withdraw', 'cancel'],
  absenceKind: ['change'],
  period: ['close', 'finish', 'fail', 'reopen'],
  adjustment: ['make'],
  paymentRequest: [
    ...(['ask', 'approve', 'undo', 'cancel', 'withdraw', 'include', 'pay', 'fail', 'return'] as const),
    ...(['markPaid', 'markUnpaid', 'markReturned'] as const),
    ...(['approveAlone', 'undoAlone', 'cancelAlone'] as const),
    ...(['markPaidAlone', 'markUnpaidAlone', 'markReturnedAlone'] as const),
  ],
  payoutRegister: [
    ...(['make', 'saveFile', 'handOver', 'markPaid', 'markUnpaid', 'applyResult'] as const),
    ...(['markPaidAlone', 'markUnpaidAlone', 'applyResultAlone'] as const),
  ],
  payRun: [
    'make',
    'exclude',
    'include',
    'lower',
    'compute',
    'confirm',
    'confirmAlone',
    'retry',
    'stop',
    'cancel',
  ],
  payLine: ['add', 'withdraw'],
  netPay: ['set', 'withdraw'],
  report: ['ask', 'cancel', 'download'],
  list: ['export'],
  import: ['finish', 'undo'],
  organization: ['found'],
} as const satisfies Record<string, readonly string[]>;

export type AuditSubject = keyof typeof auditEvents;

/** As in a dictionary: `schedule.create`. */
export type AuditHappening = {
  [Subject in AuditSubject]: `${Subject}.${(typeof auditEvents)[Subject][number]}`;
}[AuditSubject];

/** In the order in which they are offered. */
export const auditAreas = {
  people: ['employee', 'card', 'import'],
  attendance: [
    ...(['tardinessReason', 'correction', 'latePunch', 'day', 'absence', 'absenceKind'] as const),
    ...(['period', 'adjustment'] as const),
  ],
  money: ['paymentRequest', 'payoutRegister', 'payRun', 'payLine', 'netPay'],
  settings: ['organization', 'details', 'workSettings', 'paySettings', 'payoutSettings'],
  schedules: ['schedule', 'calendar', 'unit'],
  gates: ['gate'],
  colleagues: ['colleague'],
  reports: ['report', 'list'],
} as const satisfies Record<string, readonly AuditSubject[]>;

export type AuditArea = keyof typeof auditAreas;

export const auditAreaNames = Object.keys(auditAreas) as AuditArea[];
