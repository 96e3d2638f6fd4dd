import type { OperationId } from '#server/http/operation.ts';
import { newId } from '#server/identifier.ts';
import { anyone } from '../world.ts';
import type { AccessRule } from './rule.ts';
import type { Owner } from './world.ts';

const aboutCaller: AccessRule = {};
/** Anybody may call it; an id in it is itself the secret. */
const openToAll = (...free: string[]): AccessRule => ({ free });

const importInPath: AccessRule = {
  names: async ({ server, employer: as }) => {
    const { items } = (await server.call('listImports', { as })).body as { items: { id: string }[] };
    if (items[0]) return { path: { id: items[0].id } };
    const body = { fileName: 'xodimlar.xlsx', rowCount: 1 };
    const { id } = (await server.call('startImport', { as, key: newId(), body })).body as { id: string };
    return { path: { id } };
  },
};
const gateInPath: AccessRule = { names: ({ gateId }) => ({ path: { gateId } }) };
const printedGateInPath: AccessRule = {
  names: async ({ server, employer: as }) => {
    const made = await server.call('createGate', { as, body: { title: 'Ombor', static: true } });
    return { path: { gateId: (made.body as { id: string }).id } };
  },
};
const makeSchedule = async ({ server, employer: as }: Owner): Promise<{ id: string }> => {
  const days = Array.from({ length: 7 }, () => ({ start: '08:00', end: '20:00' }));
  const schedule = { kind: 'weekly', days, breakMinutes: 0, worksOnHolidays: false, anchor: null } as const;
  const body = { title: 'Smena', validFrom: '2026-12-01', schedule };
  return { id: ((await server.call('createSchedule', { as, body })).body as { id: string }).id };
};
const scheduleInPath: AccessRule = { names: async (owner) => ({ path: await makeSchedule(owner) }) };
const invitedInPath: AccessRule = {
  names: async ({ server, employer: as }) => {
    const body = { phoneNumber: anyone().phoneNumber, role: 'accountant', unitIds: [] } as const;
    const invited = await server.call('inviteColleague', { as, body: { ...body, unitIds: [] } });
    return { path: { id: (invited.body as { id: string }).id } };
  },
};
const unitInPath: AccessRule = {
  names: async ({ server, employer: as }) => {
    const made = await server.call('createUnit', { as, body: { title: newId() } });
    return { path: { id: (made.body as { id: string }).id } };
  },
};
/** A view is its own person's alone, whatever their role: server/modules/lists/setup.test.ts tries those of others. */
const viewInPath: AccessRule = { free: ['list', 'id'] };
const requestInPath: AccessRule = { names: ({ requestId }) => ({ path: { id: requestId } }) };
const registerInPath: AccessRule = { names: ({ registerId }) => ({ path: { id: registerId } }) };
const employeeInPath: AccessRule = { names: ({ jobId }) => ({ path: { id: jobId } }) };
const cardInPath: AccessRule = { names: ({ jobId, cardId }) => ({ path: { id: jobId, cardId } }) };

/** One row for each operation of the contract: tests/contract/access.test.ts fails for a missing one. */
export const accessRules: Partial<Record<OperationId, AccessRule>> = {
  getHealth: openToAll(),
  login: openToAll(),
  startRegistration: openToAll(),
  completeRegistration: openToAll(),
  startPasswordRecovery: openToAll(),
  completePasswordRecovery: openToAll(),
  startOtpSignIn: openToAll(),
  verifyOtp: openToAll('otpId'),
  resendOtp: openToAll('otpId'),
  refreshToken: openToAll(),
  signInWithGoogle: openToAll(),
  signInWithTelegram: openToAll(),
  startTelegramBotSignIn: openToAll(),
  getTelegramBotSignIn: openToAll('signInId'),

  logout: aboutCaller,
  getAccount: aboutCaller,
  getAccountInfo: aboutCaller,
  updateProfile: aboutCaller,
  listJobs: aboutCaller,
  acceptJob: { names: ({ jobId }) => ({ path: { employeeId: jobId } }) },
  declineJob: { names: ({ jobId }) => ({ path: { employeeId: jobId } }) },
  listDevices: aboutCaller,
  registerDevice: {
    names: ({ deviceId }) => ({ body: { deviceId } }),
    colleague: 'refused',
    foreign: 'refused',
  },
  terminateDevice: { names: ({ deviceId }) => ({ path: { id: deviceId } }) },
  terminateOtherDevices: aboutCaller,
  changePassword: aboutCaller,
  listIdentities: aboutCaller,
  linkIdentity: aboutCaller,
  unlinkIdentity: { free: ['provider'] },
  createOrganization: aboutCaller,

  getSettings: aboutCaller,
  updateDetails: aboutCaller,
  updateWorkSettings: aboutCaller,
  previewWorkSettings: aboutCaller,
  updatePaySettings: aboutCaller,
  previewPaySettings: aboutCaller,
  withdrawSettings: aboutCaller,
  getGuidedStart: aboutCaller,
  markGuidedStep: aboutCaller,
  createGate: aboutCaller,
  getGateOverview: aboutCaller,
  renameGate: gateInPath,
  closeGate: { ...gateInPath, colleague: 'nothing' },
  revokeGate: { ...gateInPath, colleague: 'nothing' },
  getPrintedCode: printedGateInPath,
  listSchedules: aboutCaller,
  createSchedule: aboutCaller,
  previewSchedule: { names: async (owner) => ({ body: await makeSchedule(owner) }) },
  editSchedule: scheduleInPath,
  closeSchedule: { ...scheduleInPath, colleague: 'nothing' },
  assignSchedule: {
    names: ({ jobId }) => ({ body: { employeeIds: [jobId] } }),
    free: ['scheduleId', 'unitIds'],
    foreign: 'refused',
  },
  previewAssignment: {
    names: ({ jobId }) => ({ body: { employeeIds: [jobId] } }),
    free: ['scheduleId', 'unitIds'],
    foreign: 'refused',
  },
  previewUnitAssignment: {
    names: ({ jobId }) => ({ body: { employeeIds: [jobId] } }),
    free: ['unitId'],
    foreign: 'refused',
  },
  previewScheduleClosing: scheduleInPath,
  withdrawSchedule: scheduleInPath,
  withdrawAssignment: {
    names: ({ jobId }) => ({ body: { employeeIds: [jobId] } }),
    free: ['unitIds'],
    foreign: 'refused',
  },
  getEmployeeSchedule: employeeInPath,
  getEmployeeMonth: employeeInPath,
  getEmployeeEarnings: employeeInPath,
  getListSetup: { free: ['list'] },
  chooseListColumns: { free: ['list'] },
  saveListView: { free: ['list'] },
  changeListView: viewInPath,
  deleteListView: viewInPath,
  listUnits: aboutCaller,
  createUnit: aboutCaller,
  renameUnit: unitInPath,
  closeUnit: { ...unitInPath, colleague: 'nothing' },
  assignUnit: {
    names: ({ jobId }) => ({ body: { employeeIds: [jobId] } }),
    free: ['unitId'],
    foreign: 'refused',
  },
  getCalendar: { free: ['year'] },
  updateCalendar: { free: ['year'] },
  previewCalendar: { free: ['year'] },
  listColleagues: aboutCaller,
  inviteColleague: { takes: ['role'], free: ['unitIds'] },
  changeColleague: { ...invitedInPath, takes: ['role'], free: ['unitIds'] },
  removeColleague: { ...invitedInPath, colleague: 'nothing' },
  listGates: aboutCaller,
  pairGate: { names: ({ gateId }) => ({ path: { gateId } }) },
  getGateCode: { names: ({ gateId }) => ({ path: { gateId } }) },

  listEmployees: aboutCaller,
  searchEmployees: aboutCaller,
  countWaitingRequests: aboutCaller,
  createEmployee: { takes: ['status'], free: ['unitId'] },
  getEmployee: employeeInPath,
  updateEmployee: { ...employeeInPath, free: ['unitId'] },
  deleteEmployee: employeeInPath,
  getEmployeeHistory: employeeInPath,
  resolveMismatch: employeeInPath,
  previewSalary: employeeInPath,
  // Of a version that nobody has seen: one's own answers 409.
  moveSalary: {
    names: ({ jobId }) => ({
      path: { id: jobId },
      body: { version: 1_000, validFrom: '2026-12-01', to: '2027-01-01' },
    }),
  },
  withdrawSalary: {
    names: ({ jobId }) => ({
      path: { id: jobId },
      body: { version: 1_000, validFrom: '2026-12-01' },
    }),
  },
  withdrawLimit: {
    names: ({ jobId }) => ({
      path: { id: jobId },
      body: { version: 1_000, validFrom: '2026-12-01' },
    }),
  },
  // Everybody of this company has joined.
  listCards: employeeInPath,
  addCard: employeeInPath,
  setDefaultCard: cardInPath,
  removeCard: cardInPath,
  inviteEmployee: { ...employeeInPath, colleague: 'refused' },
  exportEmployees: {
    names: ({ jobId }) => ({ body: { format: 'csv', language: 'uz-Latn', ids: [jobId] } }),
    foreign: 'nothing',
    takes: ['status'],
  },
  getImportTemplate: aboutCaller,
  changeEmployeeStatus: { names: ({ jobId }) => ({ body: { ids: [jobId] } }), foreign: 'nothing' },

  listImports: aboutCaller,
  startImport: aboutCaller,
  getImport: importInPath,
  // A company has one: the colleague's is the employer's own, and gone by then.
  deleteImport: { ...importInPath, colleague: 'nothing' },
  listImportRows: importInPath,
  addImportRows: importInPath,
  decideImport: importInPath,
  checkImport: importInPath,
  commitImport: importInPath,
  stopImport: importInPath,
  continueImport: importInPath,
  undoImport: importInPath,

  checkAttendance: {
    names: ({ deviceId }) => ({ body: { id: newId(), deviceId } }),
    free: ['gateId'],
    colleague: 'refused',
    foreign: 'refused',
  },
  getMyMonth: aboutCaller,
  getDayBoard: aboutCaller,
  exportDayBoard: aboutCaller,
  listLedgerEntries: aboutCaller,
  listTransactions: aboutCaller,
  exportTransactions: aboutCaller,
  getLedgerProof: aboutCaller,
  getTimesheet: aboutCaller,
  exportTimesheet: aboutCaller,
  getMonthClosing: { ...aboutCaller, free: ['month'] },
  closeMonth: { ...aboutCaller, free: ['month'] },
  reopenMonth: { ...aboutCaller, free: ['month'] },

  listMyTardiness: aboutCaller,
  giveTardinessReason: { ...aboutCaller, free: ['date'] },
  listTardinessReasons: { ...aboutCaller, takes: ['state'] },
  reviewTardinessReasons: {
    names: ({ reasonId }) => ({ body: { ids: [reasonId] } }),
    foreign: 'nothing',
  },

  previewCorrection: {
    names: ({ jobId }) => ({ body: { employeeId: jobId } }),
    takes: ['employeeId'],
  },
  proposeCorrection: {
    names: ({ jobId }) => ({ body: { employeeId: jobId } }),
    takes: ['employeeId'],
  },
  withdrawCorrection: { names: ({ correctionId }) => ({ path: { id: correctionId } }) },
  listAbsenceKinds: aboutCaller,
  changeAbsenceKind: { ...aboutCaller, free: ['number'] },
  previewAbsence: {
    names: ({ jobId }) => ({ body: { employeeId: jobId } }),
    takes: ['employeeId'],
  },
  proposeAbsence: {
    names: ({ jobId }) => ({ body: { employeeId: jobId } }),
    takes: ['employeeId'],
  },
  getAbsenceFile: { names: ({ absenceId }) => ({ path: { id: absenceId } }) },
  withdrawAbsence: { names: ({ absenceId }) => ({ path: { id: absenceId } }) },
  listToSettle: aboutCaller,
  countToSettle: aboutCaller,
  settle: {
    names: ({ correctionId }) => ({
      body: { event: 'accept', items: [{ kind: 'correction', id: correctionId, date: '2026-11-17' }] },
    }),
    foreign: 'nothing',
  },

  getSalary: aboutCaller,
  listPaymentRequests: aboutCaller,
  exportPaymentRequests: { ...aboutCaller, takes: ['state'] },
  createSalaryRequest: {
    names: ({ cardId }) => ({ body: { cardId } }),
    colleague: 'refused',
    foreign: 'refused',
  },
  getPaymentRequest: requestInPath,
  reviewPaymentRequests: {
    names: ({ requestId }) => ({ body: { requests: [{ id: requestId }] } }),
    foreign: 'nothing',
  },
  cancelSalaryRequest: requestInPath,
  listPayouts: aboutCaller,
  exportPayouts: { ...aboutCaller, takes: ['state'] },
  listPayoutRegisters: aboutCaller,
  createPayoutRegister: aboutCaller,
  getPayoutRegister: registerInPath,
  exportPayoutRegister: registerInPath,
  // Of the register's own requests only: others are not found in it.
  settlePayoutRegister: { ...registerInPath, free: ['requestIds'] },
  readPayoutResult: registerInPath,
  applyPayoutResult: registerInPath,
  getPayoutSettings: aboutCaller,
  // The provider's own names of the company's application and till.
  updatePayoutSettings: { free: ['applicationId', 'storeId'] },
  settlePaymentRequest: requestInPath,

  listNotifications: aboutCaller,
  // Other people's are skipped: a phone may hold ids of the account it had before.
  markNotificationsRead: {
    names: ({ notificationId }) => ({ body: { ids: [notificationId] } }),
    colleague: 'nothing',
    foreign: 'nothing',
  },
  streamNotifications: aboutCaller,
  getNotificationSettings: aboutCaller,
  updateNotificationSettings: aboutCaller,
};
