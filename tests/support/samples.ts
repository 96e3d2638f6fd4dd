import { defaultChannels } from '#domain/notifications/types.ts';
import { newId } from '#server/identifier.ts';
import type { OperationId } from '#server/http/operation.ts';
import { anyone, sampleCard, type Company } from './world.ts';

export interface Sample {
  path?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
}

const workSettings = {
  validFrom: '2026-12-01',
  daysOff: [6, 7],
  shiftStart: '09:00',
  shiftEnd: '18:00',
  breakMinutes: 60,
  graceMinutes: 5,
  closingMinutes: 240,
  countFromPercent: 50,
  punchGapSeconds: 60,
};
const schedule = {
  ...{ kind: 'cycle', breakMinutes: 60, worksOnHolidays: true, anchor: '2026-12-01' },
  days: [{ start: '08:00', end: '20:00' }, { start: '08:00', end: '20:00' }, null, null],
};
const paySettings = {
  validFrom: '2026-12-01',
  advanceDay: '20',
  salaryDay: 5,
  advancePercent: 40,
  allowedPercent: 50,
  balanceLimit: 300_000_000,
};

/** A valid request of every operation, with ids of `company`; it need not succeed. */
export const samplesOf = (company: Company): Record<OperationId, Sample> => ({
  getHealth: {},
  login: {
    body: {
      phoneNumber: company.employee.phoneNumber,
      password: 'Davomat1',
      device: { deviceId: 'sample-device' },
    },
  },
  startRegistration: { body: { phoneNumber: '998901000077', device: { deviceId: 'sample-device' } } },
  completeRegistration: {
    body: { ticket: 'x', password: 'Davomat1', device: { deviceId: 'sample-device' } },
  },
  startPasswordRecovery: { body: { phoneNumber: '998901000078', device: { deviceId: 'sample-device' } } },
  completePasswordRecovery: {
    body: { ticket: 'x', password: 'Davomat1', device: { deviceId: 'sample-device' } },
  },
  startOtpSignIn: { body: { phoneNumber: '998901000079', device: { deviceId: 'sample-device' } } },
  verifyOtp: { path: { otpId: newId() }, body: { code: '123456', device: { deviceId: 'sample-device' } } },
  resendOtp: { path: { otpId: newId() } },
  signInWithGoogle: { body: { code: 'x', device: { deviceId: 'sample-device' } } },
  signInWithTelegram: { body: { from: 'widget', data: 'id=1', device: { deviceId: 'sample-device' } } },
  startTelegramBotSignIn: { body: { device: { deviceId: 'sample-device' }, language: 'ru' } },
  getTelegramBotSignIn: { path: { signInId: newId() }, body: { device: { deviceId: 'sample-device' } } },
  refreshToken: { body: { refreshToken: 'x', accessToken: 'x', device: { deviceId: 'sample-device' } } },
  logout: {},
  getAccount: {},
  getAccountInfo: {},
  updateProfile: { body: { ...company.employee.identity } },
  listJobs: {},
  acceptJob: { path: { employeeId: company.employee.jobId } },
  declineJob: { path: { employeeId: company.employee.jobId }, body: { reason: 'Boshqa ish topdim' } },
  listDevices: {},
  terminateOtherDevices: {},
  changePassword: { body: { currentPassword: 'Davomat1', newPassword: 'Davomat2' } },
  registerDevice: { body: { deviceId: 'sample-device', fireBaseToken: null } },
  terminateDevice: { path: { id: 'sample-device' } },
  createOrganization: { body: { title: 'Namuna Savdo', tin: '123456789' } },
  listIdentities: {},
  linkIdentity: { body: { identityTicket: 'x'.repeat(43) } },
  unlinkIdentity: { path: { provider: 'google' } },
  getSettings: {},
  updateDetails: {
    body: {
      ...{ version: 1, title: 'Namuna', tin: '1234567', mfo: '00444', dbibt: '07794', ifut: '62010' },
      ...{ thsht: '152', accountCredit: '20208000900000000001' },
    },
  },
  updateWorkSettings: { body: { version: 1, ...workSettings } },
  previewWorkSettings: { body: workSettings },
  updatePaySettings: { body: { version: 1, ...paySettings } },
  previewPaySettings: { body: paySettings },
  withdrawSettings: { body: { section: 'work', version: 1, validFrom: '2026-12-01' } },
  createGate: { body: { title: 'Ombor', static: false } },
  getGateOverview: {},
  renameGate: { path: { gateId: company.gateId }, body: { title: 'Ombor' } },
  closeGate: { path: { gateId: newId() } },
  revokeGate: { path: { gateId: newId() } },
  getPrintedCode: { path: { gateId: company.gateId } },
  listSchedules: {},
  createSchedule: { body: { title: 'Smena', validFrom: '2026-12-01', schedule } },
  editSchedule: {
    path: { id: newId() },
    body: { version: 1, title: 'Smena', validFrom: '2026-12-01', schedule },
  },
  closeSchedule: { path: { id: newId() }, body: { version: 1, validFrom: '2026-12-01' } },
  assignSchedule: {
    body: {
      ...{ scheduleId: null, employeeIds: [company.employee.jobId], unitIds: [] },
      validFrom: '2026-12-01',
    },
  },
  listUnits: {},
  createUnit: { body: { title: `Savdo ${newId()}` } },
  renameUnit: { path: { id: newId() }, body: { title: `Ombor ${newId()}` } },
  closeUnit: { path: { id: newId() } },
  assignUnit: { body: { unitId: null, employeeIds: [company.employee.jobId], validFrom: '2026-12-01' } },
  listGates: {},
  pairGate: { path: { gateId: company.gateId } },
  getGateCode: { path: { gateId: company.gateId } },
  countWaitingRequests: {},
  searchEmployees: { query: { text: 'rah' } },
  listEmployees: {
    query: {
      page: '1',
      pageSize: '10',
      search: 'a',
      status: 'active',
      registration: 'registered',
      sort: '-name',
    },
  },
  createEmployee: {
    body: { ...anyone(), cardNumber: sampleCard, salary: 300_000_000, status: 'active' },
  },
  changeEmployeeStatus: { body: { ids: [company.employee.jobId], event: 'unblock', reason: 'Taʼtil' } },
  updateEmployee: {
    path: { id: company.employee.jobId },
    body: {
      version: 1,
      ...company.employee.identity,
      phoneNumber: company.employee.phoneNumber,
      cardNumber: null,
      salary: 300_000_000,
      chosenStatus: 'active',
      accountCredit: '20208000900000000001',
      ownBalanceLimit: null,
    },
  },
  deleteEmployee: { path: { id: newId() } },
  exportEmployees: { body: { format: 'csv', language: 'ru', ids: [company.employee.jobId] } },
  getImportTemplate: { query: { format: 'csv', language: 'ru' } },
  getEmployeeHistory: { path: { id: company.employee.jobId }, query: { page: '1', pageSize: '10' } },
  resolveMismatch: {
    path: { id: company.employee.jobId },
    body: {
      version: 1,
      pinfl: company.employee.identity.pinfl,
      phoneNumber: company.employee.phoneNumber,
    },
  },
  inviteEmployee: { path: { id: company.employee.jobId }, body: { language: 'ru' } },
  getEmployee: { path: { id: company.employee.jobId } },
  listImports: { query: { page: '1', pageSize: '10' } },
  startImport: { body: { fileName: 'xodimlar.xlsx', rowCount: 1 } },
  getImport: { path: { id: newId() } },
  deleteImport: { path: { id: newId() } },
  listImportRows: { path: { id: newId() }, query: { outcome: 'problem', state: 'staged' } },
  addImportRows: {
    path: { id: newId() },
    body: {
      rows: [{ ...anyone(), rowNumber: 2, cardNumber: sampleCard, salary: 300_000_000, status: 'active' }],
      removed: [3],
    },
  },
  decideImport: { path: { id: newId() }, body: { decision: 'skip', rowNumbers: [2] } },
  checkImport: { path: { id: newId() } },
  commitImport: { path: { id: newId() } },
  stopImport: { path: { id: newId() } },
  continueImport: { path: { id: newId() } },
  undoImport: { path: { id: newId() } },
  checkAttendance: {
    body: {
      id: newId(),
      type: 'in',
      code: 'DVM1.x.1.y',
      scannedAt: '2026-11-18T03:50:00.000Z',
      deviceId: 'sample-device',
    },
  },
  getMyMonth: { query: { month: '2026-11' } },
  getDayBoard: { query: { date: '2026-11-18' } },
  getSalary: {},
  listPaymentRequests: { query: { shownAs: 'paid', state: 'paid' } },
  createSalaryRequest: { body: { amount: 10_000_000, cardId: newId(), note: 'Avans' } },
  getPaymentRequest: { path: { id: newId() } },
  reviewPaymentRequests: { body: { requests: [{ id: newId() }], event: 'approve' } },
  cancelSalaryRequest: { path: { id: newId() } },
  listNotifications: { query: { page: '1', pageSize: '10', state: 'unread', type: 'warningNewDevice' } },
  markNotificationsRead: { body: { ids: [newId()] } },
  streamNotifications: {},
  getNotificationSettings: {},
  updateNotificationSettings: { body: { channels: defaultChannels(), quietHours: null } },
});
