// Generated from migrations/ by `npm run generate`. Not to be edited.
import type { Day } from '#domain/attendance/readDay.ts';
import type { TimesheetCode } from '#domain/attendance/timesheet.ts';
import type { CompanyMonth } from '#domain/calendar/index.ts';
import type { Tiyin } from '#domain/money.ts';
import type { ReportColumn, ReportKind } from '#domain/reports/kinds.ts';
import type { ReportState } from '#machines/lifecycles/reportMachine.ts';

import type { CompanyDate } from '#domain/calendar/index.ts';
import type { ColumnType } from 'kysely';

export type ArrayType<T> = ArrayTypeImpl<T> extends (infer U)[] ? U[] : ArrayTypeImpl<T>;

export type ArrayTypeImpl<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S[], I[], U[]> : T[];

export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S, I | undefined, U>
    : ColumnType<T, T | undefined, T>;

export type Json = JsonValue;

export type JsonArray = JsonValue[];

export type JsonObject = {
  [x: string]: JsonValue | undefined;
};

export type JsonPrimitive = boolean | number | string | null;

export type JsonValue = JsonArray | JsonObject | JsonPrimitive;

export interface Absence {
  decidedAt: Date | null;
  decidedByAccountId: string | null;
  decisionNote: string | null;
  employeeId: string;
  fileBytes: number | null;
  fileType: 'jpeg' | 'pdf' | 'png' | null;
  firstDay: CompanyDate;
  id: string;
  kind: number;
  lastDay: CompanyDate;
  note: string;
  organizationId: string;
  proposedAt: Date;
  proposedBy: 'employee' | 'employer';
  proposedByAccountId: string;
  state: 'accepted' | 'proposed' | 'refused' | 'withdrawn';
  treatment: 'paidElsewhere' | 'unpaid' | 'worked';
}

export interface AbsenceFile {
  absenceId: string;
  content: Buffer;
  organizationId: string;
}

export interface AbsenceKind {
  changedAt: Date;
  changedByAccountId: string;
  lettersRu: string;
  lettersUzCyrl: string;
  lettersUzLatn: string;
  number: number;
  organizationId: string;
  shown: boolean;
  treatment: 'paidElsewhere' | 'unpaid' | 'worked';
  unentered: boolean;
}

export interface Account {
  createdAt: Date;
  firstName: string | null;
  id: string;
  lastName: string | null;
  passportSerialNumber: string | null;
  passwordHash: string;
  phoneNumber: string;
  pinfl: string | null;
}

export interface Adjustment {
  amount: Tiyin;
  correctionId: string;
  countedPercent: number;
  date: CompanyDate;
  employeeId: string;
  id: string;
  madeAt: Date;
  madeByAccountId: string;
  minutes: number;
  mirrors: string | null;
  month: CompanyMonth;
  organizationId: string;
  runId: string | null;
  undoneAt: Date | null;
}

export interface Attempt {
  at: Date;
  id: string;
  kind: string;
  subject: string;
}

export interface AttemptWindow {
  kind: string;
  subject: string;
  times: ArrayType<Date>;
}

export interface AttendanceCorrection {
  date: CompanyDate;
  decidedAt: Date | null;
  decidedByAccountId: string | null;
  decisionNote: string | null;
  employeeId: string;
  id: string;
  organizationId: string;
  pairs: { in: string; out: string }[];
  proposedAt: Date;
  proposedBy: 'employee' | 'employer';
  proposedByAccountId: string;
  reason: string;
  state: 'accepted' | 'proposed' | 'refused' | 'replaced' | 'withdrawn';
}

export interface AuditEntry {
  after: Json | null;
  at: Date;
  before: Json | null;
  byAccountId: string | null;
  employeeId: string | null;
  event: string;
  id: string;
  organizationId: string;
  reason: string | null;
  subject: string;
  subjectId: string | null;
  validFrom: CompanyDate | null;
}

export interface CalendarDay {
  date: CompanyDate;
  kind: 'dayOff' | 'holiday' | 'workingDay';
  organizationId: string;
  source: 'company' | 'decree' | 'law';
  week: 'all' | 'fiveDay' | 'sixDay';
}

export interface CalendarYear {
  decree: string | null;
  organizationId: string;
  version: number;
  year: number;
}

export interface Card {
  createdAt: Date;
  employeeId: string;
  fingerprint: string;
  first4: string;
  id: string;
  isDefault: boolean;
  last4: string;
  numberEncrypted: Buffer;
  organizationId: string;
  removedAt: Date | null;
  setAt: Date | null;
  setByAccountId: string | null;
}

export interface ColleagueInvitation {
  id: string;
  invitedAt: Date;
  invitedByAccountId: string;
  organizationId: string;
  phoneNumber: string;
  role: 'accountant' | 'manager' | 'owner';
  unitIds: string[];
}

export interface DayDecision {
  date: CompanyDate;
  decidedAt: Date;
  decidedByAccountId: string;
  decision: 'counted' | 'dismissed' | 'halved';
  employeeId: string;
  note: string | null;
  organizationId: string;
}

export interface DayFigures {
  absent: number;
  arrivals: number[];
  attended: number;
  away: number;
  date: CompanyDate;
  due: number;
  late: number;
  lateMinutes: number[];
  minutesWorked: number;
  missedCheckOuts: number;
  normMinutes: number;
  organizationId: string;
  people: number;
  restMinutes: number;
  shifts: number;
  starts: number;
  unitId: string | null;
}

export interface DefaultCard {
  employeeId: string;
  fingerprint: string;
  first4: string;
  id: string;
  last4: string;
  organizationId: string;
}

export interface Device {
  accountId: string;
  createdAt: Date;
  deviceId: string;
  fireBaseToken: string | null;
  language: string | null;
  lastSeenAt: Date;
  name: string | null;
  platform: string | null;
  terminatedAt: Date | null;
  trusted: boolean;
}

export interface DeviceDay {
  deviceId: string;
  employeeId: string;
  organizationId: string;
  shiftDate: CompanyDate;
}

export interface EarnedFigures {
  advanceMost: Tiyin;
  atStake: Tiyin;
  daysWorked: number;
  earnable: Tiyin;
  earnableByAdvance: Tiyin;
  earned: Tiyin;
  employeeId: string;
  leftDays: number;
  month: CompanyMonth;
  organizationId: string;
  salary: Tiyin;
  salaryPerDay: Tiyin;
  unitId: string | null;
  workingDays: number;
}

export interface Employee {
  accountCredit: string | null;
  accountId: string | null;
  addedAt: Date;
  chosenStatus: 'active' | 'blocked';
  employment: string;
  firstName: string;
  id: string;
  lastName: string;
  organizationId: string;
  passportSerialNumber: string;
  patronymic: string | null;
  personnelNumber: string | null;
  phoneNumber: string;
  pinfl: string;
  position: string | null;
  registeredAt: Date | null;
  searchKey: string;
  status: 'active' | 'blocked' | 'declined' | 'left' | 'notIdentified';
  version: number;
}

export interface EmployeeChange {
  eventId: string;
  field: string;
  fromValue: string | null;
  organizationId: string;
  toValue: string | null;
  validFrom: CompanyDate | null;
}

export interface EmployeeCount {
  change: number;
  id: string;
  organizationId: string;
  registered: boolean;
  status: string;
}

export interface EmployeeEvent {
  at: Date;
  byAccountId: string | null;
  employeeId: string;
  event: string;
  fromStatus: string | null;
  id: string;
  organizationId: string;
  reason: string | null;
  toStatus: string;
}

export interface EmployeeImport {
  byAccountId: string;
  byJobId: string;
  committedAt: Date | null;
  created: number;
  decision: 'skip' | 'update' | null;
  doneRows: number;
  doneTo: number;
  failed: number;
  fileName: string;
  id: string;
  kept: number;
  newUnits: string[];
  nextTryAt: Date;
  organizationId: string;
  plan: Json | null;
  removed: number;
  restored: number;
  rowCount: number;
  skipped: number;
  staged: number;
  startedAt: Date;
  state:
    | 'archived'
    | 'committed'
    | 'committing'
    | 'failed'
    | 'ready'
    | 'staging'
    | 'stopped'
    | 'undoing'
    | 'undone';
  touchedAt: Date;
  tries: number;
  unchanged: number;
  undoBegun: boolean;
  undoneAt: Date | null;
  undoneRows: number;
  undoneTo: number;
  updated: number;
}

export interface EmployeeImportRow {
  changed: string[];
  decision: 'skip' | 'update' | null;
  employeeId: string;
  fingerprint: string | null;
  first4: string;
  firstDay: CompanyDate | null;
  firstName: string;
  importId: string;
  known: boolean;
  last4: string;
  lastName: string;
  newStatus: 'active' | 'blocked' | null;
  numberEncrypted: Buffer | null;
  organizationId: string;
  outcome: 'create' | 'decide' | 'problem' | 'skip' | 'unchanged' | 'update';
  passportSerialNumber: string;
  patronymic: string | null;
  personnelNumber: string | null;
  phoneNumber: string;
  pinfl: string;
  position: string | null;
  problems: string[];
  rowNumber: number;
  salary: Tiyin;
  salaryFrom: CompanyDate | null;
  schedule: string | null;
  state: 'failed' | 'kept' | 'staged';
  status: 'active' | 'blocked' | null;
  unit: string | null;
  was: Json | null;
}

export interface EmployeeLimit {
  balanceLimit: Tiyin | null;
  employeeId: string;
  id: string;
  organizationId: string;
  replacedAt: Date | null;
  savedAt: Date;
  savedByAccountId: string | null;
  validFrom: CompanyDate;
}

export interface EmployeeSalary {
  employeeId: string;
  id: string;
  organizationId: string;
  replacedAt: Date | null;
  salary: Tiyin;
  savedAt: Date;
  savedByAccountId: string | null;
  validFrom: CompanyDate;
}

export interface EmployeeUnit {
  employeeId: string;
  id: string;
  organizationId: string;
  replacedAt: Date | null;
  savedAt: Date;
  savedByAccountId: string | null;
  unitId: string | null;
  validFrom: CompanyDate;
}

export interface EmployeeWord {
  employeeId: string;
  organizationId: string;
  searchKey: string;
  word: string;
}

export interface Employer {
  accountId: string;
  createdAt: Date;
  id: string;
  organizationId: string;
  role: 'accountant' | 'manager' | 'owner';
  unitIds: string[];
}

export interface FiguresMonth {
  countedAt: Date | null;
  earnedAt: Date | null;
  leasedUntil: Date | null;
  month: CompanyMonth;
  organizationId: string;
  version: number | null;
}

export interface Gate {
  closedAt: Date | null;
  createdAt: Date;
  id: string;
  isStatic: Generated<boolean>;
  lastSeenAt: Date | null;
  organizationId: string;
  pairedAt: Date | null;
  secretEncrypted: Buffer;
  title: string;
  tokenHash: string | null;
}

export interface GuidedStep {
  mark: string | null;
  markedAt: Date | null;
  markedByAccountId: string | null;
  organizationId: string;
  step: string;
}

export interface IdempotencyKey {
  accountId: string;
  answerBody: string | null;
  answerStatus: number | null;
  claimedAt: Date;
  jobId: string;
  key: string;
  operationId: string;
  requestHash: string;
}

export interface Identity {
  accountId: string;
  displayName: string;
  linkedAt: Date;
  provider: string;
  subject: string;
}

export interface Job {
  accountId: string | null;
  firstDay: CompanyDate | null;
  id: string;
  organizationId: string;
  organizationTitle: string;
  phoneNumber: string | null;
  pinfl: string | null;
  role: 'accountant' | 'employee' | 'manager' | 'owner';
  status: 'active' | 'blocked' | 'declined' | 'left' | 'notIdentified';
  unitIds: string[];
}

export interface LatePunch {
  at: Date;
  decidedAt: Date | null;
  decidedByAccountId: string | null;
  decisionNote: string | null;
  deviceId: string;
  employeeId: string;
  gateId: string;
  id: string;
  organizationId: string;
  receivedAt: Date;
  scannedAt: Date;
  shiftDate: CompanyDate;
  state: 'accepted' | 'expired' | 'refused' | 'waiting';
  type: 'in' | 'out';
}

export interface Lease {
  heldUntil: Date;
  holder: string;
  name: string;
}

export interface LedgerAccount {
  credit: Tiyin;
  debit: Tiyin;
  employeeId: string | null;
  floorZero: boolean;
  id: string;
  kind:
    | 'advance'
    | 'bank'
    | 'carryOver'
    | 'deductions'
    | 'fees'
    | 'float'
    | 'incomeTax'
    | 'inFlight'
    | 'payable'
    | 'payoutPending'
    | 'pension'
    | 'salaryExpense';
  normal: 1 | -1;
  openedSeq: number | null;
  organizationId: string;
  provider: string | null;
}

export interface LedgerCheckpoint {
  day: CompanyDate;
  hash: Buffer;
  organizationId: string;
  seq: number;
}

export interface LedgerEntry {
  byAccountId: string | null;
  effectiveOn: CompanyDate;
  hash: Buffer;
  id: string;
  kind: string;
  organizationId: string;
  previousHash: Buffer;
  recordedAt: Date;
  reverses: string | null;
  seq: number;
}

export interface LedgerHead {
  hash: Buffer;
  organizationId: string;
  seq: number;
}

export interface LedgerTransfer {
  amount: Tiyin;
  creditAccountId: string;
  debitAccountId: string;
  line: number;
  organizationId: string;
  seq: number;
  subjectId: string | null;
}

export interface ListColumns {
  accountId: string;
  chosenAt: Date;
  hidden: string[];
  list: string;
  organizationId: string;
}

export interface ListView {
  accountId: string;
  address: string;
  hidden: string[];
  id: string;
  list: string;
  name: string;
  organizationId: string;
  savedAt: Date;
}

export interface MoneyMovement {
  amount: Tiyin;
  effectiveOn: CompanyDate;
  employeeId: string;
  kind: 'approved' | 'cancelled' | 'rejected' | 'returned' | 'sent' | 'settled';
  kindNumber: number;
  month: CompanyMonth;
  monthNumber: number;
  number: number;
  organizationId: string;
  period: CompanyMonth;
  recordedAt: Date;
  requestId: string;
  seq: number;
}

export interface MoneyMovementSum {
  amount: Tiyin;
  count: number;
  kind: 'approved' | 'cancelled' | 'rejected' | 'returned' | 'sent' | 'settled';
  month: CompanyMonth;
  organizationId: string;
}

export interface NetPay {
  base: Tiyin;
  employeeId: string;
  organizationId: string;
  period: CompanyMonth;
}

export interface NetPayUpload {
  base: Tiyin;
  employeeId: string;
  net: Tiyin;
  organizationId: string;
  runId: string;
}

export interface Notification {
  accountId: string;
  createdAt: Date;
  data: Json;
  employeeId: string | null;
  id: string;
  inApp: Generated<boolean>;
  organizationId: string | null;
  readAt: Date | null;
  sequence: number;
  type: string;
}

export interface NotificationDelivery {
  accountId: string;
  channel: string;
  deviceId: string | null;
  expiresAt: Date;
  id: string;
  nextTryAt: Date;
  notificationId: string;
  tries: Generated<number>;
}

export interface NotificationInbox {
  accountId: string;
  lastSequence: number;
}

export interface NotificationSettings {
  accountId: string;
  channels: Json;
  quietFrom: string | null;
  quietTo: string | null;
}

export interface OneTimeCode {
  accountId: string | null;
  codeHash: string;
  deviceId: string;
  deviceName: string | null;
  devicePlatform: string | null;
  expiresAt: Date;
  id: string;
  language: 'ru' | 'uz-Cyrl' | 'uz-Latn';
  phoneNumber: string;
  purpose: 'newDevice' | 'passwordRecovery' | 'registration' | 'signIn';
  sentAt: Date;
  usedAt: Date | null;
  wrongTries: Generated<number>;
}

export interface Organization {
  accountCredit: string | null;
  createdAt: Date;
  dbibt: string | null;
  id: string;
  ifut: string | null;
  mfo: string | null;
  okpo: string | null;
  thsht: string | null;
  tin: string;
  title: string;
  version: number;
}

export interface OutboxMessage {
  again: Generated<boolean>;
  body: string;
  code: string | null;
  createdAt: Date;
  id: string;
  kind: 'invitation' | 'otp';
  nextTryAt: Date;
  oneTimeCodeId: string | null;
  recipient: string;
  sentAt: Date | null;
  tries: Generated<number>;
}

export interface PasswordTicket {
  accountId: string | null;
  deviceId: string;
  expiresAt: Date;
  phoneNumber: string;
  purpose: 'passwordRecovery' | 'registration';
  ticketHash: string;
  usedAt: Date | null;
}

export interface PayLine {
  addedAt: Date;
  addedByAccountId: string;
  amount: Tiyin;
  employeeId: string;
  id: string;
  kind: 'bonus' | 'deduction' | 'otherPay' | 'sickPay';
  organizationId: string;
  period: CompanyMonth;
  reason: string;
  withdrawnAt: Date | null;
  withdrawnByAccountId: string | null;
}

export interface PaymentRequest {
  amount: Tiyin;
  askedAmount: Tiyin;
  cancelledBy: 'employee' | 'employer' | 'salary' | null;
  cardId: string;
  employeeId: string;
  id: string;
  kind: 'advance' | 'asked' | 'salary';
  note: string | null;
  organizationId: string;
  period: CompanyMonth;
  requestedAt: Date;
  reviewedAt: Date | null;
  reviewedByAccountId: string | null;
  reviewReason: string | null;
  runId: string | null;
  state:
    | 'approved'
    | 'approvedAlone'
    | 'cancelled'
    | 'failed'
    | 'inDoubt'
    | 'inProcess'
    | 'paid'
    | 'returned'
    | 'sending';
  undoUntil: Date | null;
}

export interface PaymentRequestEvent {
  amount: Tiyin;
  at: Date;
  byAccountId: string | null;
  event:
    | 'approve'
    | 'ask'
    | 'cancel'
    | 'doubt'
    | 'fail'
    | 'include'
    | 'markPaid'
    | 'markReturned'
    | 'markUnpaid'
    | 'pay'
    | 'return'
    | 'send'
    | 'settle'
    | 'undo'
    | 'withdraw';
  fromState:
    | 'approved'
    | 'approvedAlone'
    | 'cancelled'
    | 'failed'
    | 'inDoubt'
    | 'inProcess'
    | 'paid'
    | 'returned'
    | 'sending'
    | null;
  id: string;
  organizationId: string;
  reason: string | null;
  requestId: string;
  toState:
    | 'approved'
    | 'approvedAlone'
    | 'cancelled'
    | 'failed'
    | 'inDoubt'
    | 'inProcess'
    | 'paid'
    | 'returned'
    | 'sending';
}

export interface PayoutAnswer {
  at: Date;
  byAccountId: string | null;
  code: string | null;
  id: string;
  itemId: string;
  n: number;
  note: string | null;
  organizationId: string;
  outcome: 'accepted' | 'notFound' | 'rejected' | 'returned' | 'settled' | 'unknown';
  paidOn: CompanyDate | null;
  reference: string | null;
  source: 'asking' | 'hand' | 'sending';
}

export interface PayoutAttempt {
  amount: Tiyin;
  at: Date;
  byAccountId: string | null;
  cardId: string;
  itemId: string;
  key: string;
  n: number;
  organizationId: string;
  provider: 'file' | 'hand' | 'multicard' | 'paylov' | 'sandbox';
  registerId: string | null;
}

export interface PayoutItem {
  amount: Tiyin;
  attempts: number;
  cardId: string;
  changedAt: Date;
  code: string | null;
  createdAt: Date;
  employeeId: string;
  id: string;
  looks: number;
  missed: number;
  nextAt: Date | null;
  organizationId: string;
  paidOn: CompanyDate | null;
  period: CompanyMonth;
  provider: 'file' | 'hand' | 'multicard' | 'paylov' | 'sandbox';
  reference: string | null;
  requestId: string;
  state: 'accepted' | 'cancelled' | 'failed' | 'inDoubt' | 'paid' | 'returned' | 'sending' | 'waiting';
}

export interface PayoutRegister {
  amount: Tiyin;
  count: number;
  createdAt: Date;
  createdByAccountId: string;
  id: string;
  number: number;
  organizationId: string;
  rowsEncrypted: Buffer;
}

export interface PayoutResult {
  appliedAt: Date;
  appliedByAccountId: string;
  digest: string;
  id: string;
  organizationId: string;
  refused: number;
  registerId: string;
  rowsEncrypted: Buffer;
  settled: number;
}

export interface PayoutSettings {
  applicationId: string | null;
  organizationId: string;
  provider: 'file' | 'hand' | 'multicard' | 'sandbox';
  savedAt: Date;
  savedByAccountId: string;
  secretEncrypted: Buffer | null;
  storeId: string | null;
  version: number;
}

export interface PayRun {
  advancePercent: number | null;
  cancelledAt: Date | null;
  cancelledByAccountId: string | null;
  confirmedAt: Date | null;
  confirmedByAccountId: string | null;
  createdAt: Date;
  createdByAccountId: string | null;
  id: string;
  kind: 'advance' | 'correction' | 'requests' | 'salary';
  number: number;
  organizationId: string;
  period: CompanyMonth;
  reason: string | null;
  state: 'cancelled' | 'confirmed' | 'draft';
}

export interface PayRunCalendar {
  organizationId: string;
  preparedUntil: CompanyDate;
}

export interface PayRunItem {
  accrued: Tiyin;
  added: Tiyin;
  additions: Tiyin;
  adjustments: Tiyin;
  amount: Tiyin;
  balanceLimit: Tiyin | null;
  carried: Tiyin;
  carryOver: Tiyin;
  daysWorked: number;
  deducted: Tiyin;
  deductions: Tiyin;
  earned: Tiyin;
  employeeId: string;
  excluded: boolean;
  netBase: Tiyin | null;
  netPay: Tiyin | null;
  organizationId: string;
  paid: Tiyin;
  proposed: Tiyin;
  reason: string | null;
  requestId: string | null;
  reserved: Tiyin;
  runId: string;
  salary: Tiyin;
  share: Tiyin | null;
  tax: Tiyin;
  taxed: Tiyin;
  workingDays: number;
}

export interface PaySettings {
  advanceDay: string | null;
  advancePercent: number;
  allowedPercent: number;
  balanceLimit: Tiyin | null;
  id: string;
  organizationId: string;
  replacedAt: Date | null;
  salaryBasis: 'gross' | 'net' | null;
  salaryDay: number | null;
  savedAt: Date;
  savedByAccountId: string | null;
  validFrom: CompanyDate;
}

export interface PendingIdentity {
  deviceId: string;
  displayName: string;
  expiresAt: Date;
  provider: string;
  subject: string;
  ticketHash: string;
}

export interface Period {
  changedAt: Date;
  month: CompanyMonth;
  organizationId: string;
  state: 'closed' | 'closing' | 'open' | 'reopened';
}

export interface Punch {
  at: Date;
  deviceId: string;
  employeeId: string;
  gateId: string;
  id: string;
  organizationId: string;
  scannedAt: Date;
  shiftDate: CompanyDate;
  type: 'in' | 'out';
  typed: boolean;
}

export interface Reminder {
  at: Date;
  date: CompanyDate;
  employeeId: string;
  organizationId: string;
  type: string;
}

export interface Report {
  begunAt: Date | null;
  columns: ReportColumn[];
  finishedAt: Date | null;
  format: 'csv' | 'xlsx';
  fromMonth: CompanyMonth | null;
  id: string;
  keptBytes: number | null;
  keptUntil: CompanyDate | null;
  kind: ReportKind;
  language: 'ru' | 'uz-Cyrl' | 'uz-Latn';
  name: string | null;
  nextTryAt: Date;
  organizationId: string;
  parts: number | null;
  problem: 'failed' | 'tooLarge' | 'tooManyRows' | null;
  progress: number;
  removedOn: CompanyDate | null;
  requestedAt: Date;
  requestedByAccountId: string;
  size: number | null;
  state: ReportState;
  toMonth: CompanyMonth | null;
  tries: number;
  tryId: string | null;
  unit: string | null;
}

export interface ReportAsker {
  accountId: string;
  organizationId: string;
  reportId: string;
}

export interface ReportDownload {
  at: Date;
  byAccountId: string;
  id: string;
  organizationId: string;
  reportId: string;
}

export interface ReportPart {
  content: Buffer;
  n: number;
  organizationId: string;
  reportId: string;
}

export interface RulesStamp {
  organizationId: string;
  stamp: string;
}

export interface Schedule {
  closedFrom: CompanyDate | null;
  companyAfterClosing: Generated<boolean>;
  createdAt: Date;
  id: string;
  organizationId: string;
  title: string;
  version: number;
}

export interface ScheduleAssignment {
  employeeId: string | null;
  id: string;
  organizationId: string;
  replacedAt: Date | null;
  savedAt: Date;
  savedByAccountId: string | null;
  scheduleId: string | null;
  unitId: string | null;
  validFrom: CompanyDate;
}

export interface ScheduleVersion {
  id: string;
  organizationId: string;
  replacedAt: Date | null;
  savedAt: Date;
  savedByAccountId: string | null;
  schedule: Json;
  scheduleId: string;
  validFrom: CompanyDate;
}

export interface Session {
  accountId: string;
  createdAt: Date;
  deviceId: string;
  endedAt: Date | null;
  endedBecause: 'logout' | 'passwordChanged' | 'reuse' | 'terminated' | null;
  generation: number;
  id: string;
}

export interface SessionGeneration {
  firstUsedAt: Date | null;
  generation: number;
  issuedAt: Date;
  sessionId: string;
}

export interface SpentProof {
  proofHash: string;
  spentAt: Date;
}

export interface TardinessReason {
  date: CompanyDate;
  decidedAt: Date | null;
  decidedByAccountId: string | null;
  decisionNote: string | null;
  employeeId: string;
  givenAt: Date;
  id: string;
  organizationId: string;
  reason: string;
  state: 'accepted' | 'given' | 'refused';
}

export interface TelegramSignIn {
  collectedAt: Date | null;
  deviceId: string;
  deviceName: string | null;
  devicePlatform: string | null;
  displayName: string | null;
  expiresAt: Date;
  id: string;
  language: string;
  number: string;
  state: string;
  telegramUserId: string | null;
  tokenHash: string;
  wrongNumbers: Generated<number>;
}

export interface TimesheetPerson {
  digest: string;
  employeeId: string;
  fullName: string;
  month: CompanyMonth;
  organizationId: string;
  patronymic: string | null;
  personnelNumber: string | null;
  pinfl: string;
  position: string | null;
  searchKey: string;
  unitId: string | null;
  unitTitle: string | null;
  version: number;
}

export interface TimesheetVersion {
  closedAt: Date | null;
  digest: string | null;
  done: number;
  doneTo: string | null;
  month: CompanyMonth;
  nextTryAt: Date;
  organizationId: string;
  reopenedAt: Date | null;
  reopenedByAccountId: string | null;
  reopenReason: string | null;
  startedAt: Date;
  startedByAccountId: string;
  total: number;
  tries: number;
  version: number;
}

export interface Unit {
  closedAt: Date | null;
  createdAt: Date;
  id: string;
  organizationId: string;
  title: string;
}

export interface WorkDay {
  absenceKind: number | null;
  absenceTreatment: 'paidElsewhere' | 'unpaid' | 'worked' | null;
  code: TimesheetCode;
  corrected: boolean;
  correctionId: string | null;
  countedPercent: number;
  counting: Day['counting'];
  countsFromMinutes: number;
  date: CompanyDate;
  earned: Tiyin;
  employeeId: string;
  kind: Day['kind'];
  minutesWorked: number;
  month: CompanyMonth;
  normMinutes: number;
  organizationId: string;
  pairs: { in: string; out: string | null }[];
  presence: Day['presence'];
  punctuality: Day['punctuality'];
  salary: Tiyin;
  scheduleFrom: CompanyDate | null;
  scheduleId: string | null;
  settingsFrom: CompanyDate;
  share: string;
  tardinessMinutes: number;
  uncountedBecause: Day['uncountedBecause'];
  unitId: string | null;
  version: number;
  workingDays: number;
}

export interface WorkSettings {
  breakMinutes: number;
  closingMinutes: number;
  countFromPercent: number;
  daysOff: number[];
  graceMinutes: number;
  id: string;
  organizationId: string;
  punchGapSeconds: number;
  reasonDays: number;
  replacedAt: Date | null;
  savedAt: Date;
  savedByAccountId: string | null;
  shiftEnd: string;
  shiftStart: string;
  takesLatePunches: boolean;
  validFrom: CompanyDate;
}

export interface DB {
  absence: Absence;
  absenceFile: AbsenceFile;
  absenceKind: AbsenceKind;
  account: Account;
  adjustment: Adjustment;
  attempt: Attempt;
  attemptWindow: AttemptWindow;
  attendanceCorrection: AttendanceCorrection;
  auditEntry: AuditEntry;
  calendarDay: CalendarDay;
  calendarYear: CalendarYear;
  card: Card;
  colleagueInvitation: ColleagueInvitation;
  dayDecision: DayDecision;
  dayFigures: DayFigures;
  defaultCard: DefaultCard;
  device: Device;
  deviceDay: DeviceDay;
  earnedFigures: EarnedFigures;
  employee: Employee;
  employeeChange: EmployeeChange;
  employeeCount: EmployeeCount;
  employeeEvent: EmployeeEvent;
  employeeImport: EmployeeImport;
  employeeImportRow: EmployeeImportRow;
  employeeLimit: EmployeeLimit;
  employeeSalary: EmployeeSalary;
  employeeUnit: EmployeeUnit;
  employeeWord: EmployeeWord;
  employer: Employer;
  figuresMonth: FiguresMonth;
  gate: Gate;
  guidedStep: GuidedStep;
  idempotencyKey: IdempotencyKey;
  identity: Identity;
  job: Job;
  latePunch: LatePunch;
  lease: Lease;
  ledgerAccount: LedgerAccount;
  ledgerCheckpoint: LedgerCheckpoint;
  ledgerEntry: LedgerEntry;
  ledgerHead: LedgerHead;
  ledgerTransfer: LedgerTransfer;
  listColumns: ListColumns;
  listView: ListView;
  moneyMovement: MoneyMovement;
  moneyMovementSum: MoneyMovementSum;
  netPay: NetPay;
  netPayUpload: NetPayUpload;
  notification: Notification;
  notificationDelivery: NotificationDelivery;
  notificationInbox: NotificationInbox;
  notificationSettings: NotificationSettings;
  oneTimeCode: OneTimeCode;
  organization: Organization;
  outboxMessage: OutboxMessage;
  passwordTicket: PasswordTicket;
  payLine: PayLine;
  paymentRequest: PaymentRequest;
  paymentRequestEvent: PaymentRequestEvent;
  payoutAnswer: PayoutAnswer;
  payoutAttempt: PayoutAttempt;
  payoutItem: PayoutItem;
  payoutRegister: PayoutRegister;
  payoutResult: PayoutResult;
  payoutSettings: PayoutSettings;
  payRun: PayRun;
  payRunCalendar: PayRunCalendar;
  payRunItem: PayRunItem;
  paySettings: PaySettings;
  pendingIdentity: PendingIdentity;
  period: Period;
  punch: Punch;
  reminder: Reminder;
  report: Report;
  reportAsker: ReportAsker;
  reportDownload: ReportDownload;
  reportPart: ReportPart;
  rulesStamp: RulesStamp;
  schedule: Schedule;
  scheduleAssignment: ScheduleAssignment;
  scheduleVersion: ScheduleVersion;
  session: Session;
  sessionGeneration: SessionGeneration;
  spentProof: SpentProof;
  tardinessReason: TardinessReason;
  telegramSignIn: TelegramSignIn;
  timesheetPerson: TimesheetPerson;
  timesheetVersion: TimesheetVersion;
  unit: Unit;
  workDay: WorkDay;
  workSettings: WorkSettings;
}
