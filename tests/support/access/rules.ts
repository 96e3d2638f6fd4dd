import type { OperationId } from '#server/http/operation.ts';
import { newId } from '#server/identifier.ts';
import type { Sample } from '../samples.ts';
import type { Owner } from './world.ts';

/**
 * `in`: let through the door and found. 404: as if it were not there. `refused`: some 4xx that says no. `nothing`: answered
 * (one of many may be unknown), with nothing done to it and nothing told of it.
 */
export type Verdict = 'in' | 404 | 'refused' | 'nothing';

/** What an operation may name of other people, and what comes of it. */
export interface AccessRule {
  /** The part of the request that names things of this person; left out = the operation is about the caller alone. */
  names?: (owner: Owner) => Sample | Promise<Sample>;
  /** For a colleague's things. Default: `in` for an employer, 404 for everybody else. */
  colleague?: Verdict;
  /** For another company's. Default 404. */
  foreign?: Verdict;
  /** Path parameters and ids in the body that name nothing of anybody: made by the caller, or a word. */
  free?: readonly string[];
  /** Fields that only sound forbidden: the contract takes them here on purpose. */
  takes?: readonly string[];
}

const aboutCaller: AccessRule = {};
/** Anybody may ask; an id in it is itself the secret. */
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
const employeeInPath: AccessRule = { names: ({ jobId }) => ({ path: { id: jobId } }) };

/** One row an operation of the contract: tests/contract/access.test.ts fails for one without. */
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

  listGates: aboutCaller,
  pairGate: { names: ({ gateId }) => ({ path: { gateId } }) },
  getGateCode: { names: ({ gateId }) => ({ path: { gateId } }) },

  listEmployees: aboutCaller,
  createEmployee: { takes: ['status'] },
  getEmployee: employeeInPath,
  updateEmployee: employeeInPath,
  deleteEmployee: employeeInPath,
  getEmployeeHistory: employeeInPath,
  resolveMismatch: employeeInPath,
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

  getSalary: aboutCaller,
  listPaymentRequests: aboutCaller,
  createSalaryRequest: {
    names: ({ cardId }) => ({ body: { cardId } }),
    colleague: 'refused',
    foreign: 'refused',
  },
  getPaymentRequest: { names: ({ requestId }) => ({ path: { id: requestId } }) },
  reviewPaymentRequests: {
    names: ({ requestId }) => ({ body: { requests: [{ id: requestId }] } }),
    foreign: 'nothing',
  },
  cancelSalaryRequest: { names: ({ requestId }) => ({ path: { id: requestId } }) },

  listNotifications: aboutCaller,
  // Somebody else's are passed over: a phone may hold ids of the account it had before.
  markNotificationsRead: {
    names: ({ notificationId }) => ({ body: { ids: [notificationId] } }),
    colleague: 'nothing',
    foreign: 'nothing',
  },
  streamNotifications: aboutCaller,
  getNotificationSettings: aboutCaller,
  updateNotificationSettings: aboutCaller,
};
