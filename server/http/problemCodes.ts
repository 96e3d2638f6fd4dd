/**
 * Every error code of the server and its status; a rule has the same status in every operation. 409: a conflict with what
 * is stored (another record, or the record's own state). 422: well formed, but against a rule of the company. A field's
 * code has its status here too, unless it is about the field's form, which is 400.
 */
export const statusOfCode = {
  malformedJson: 400,
  malformedRequest: 400,
  validationFailed: 400,
  employeeIdRequired: 400,
  wrongCredentials: 400,
  wrongCode: 400,
  refreshRefused: 400,
  identityRefused: 400,
  identityOutdated: 400,

  unauthenticated: 401,

  forbidden: 403,
  notYourJob: 403,
  employeeBlocked: 403,
  ownRequest: 403,
  secondPersonNeeded: 403,
  ownReason: 403,
  ownDay: 403,

  notFound: 404,
  providerOff: 404,
  ticketUnknown: 404,

  methodNotAllowed: 405,
  requestTimeout: 408,

  illegalTransition: 409,
  alreadyCheckedIn: 409,
  notCheckedIn: 409,
  changedMeanwhile: 409,
  payoutsOnTheirWay: 409,
  requestRunning: 409,
  employeeExists: 409,
  employeeJoined: 409,
  messagesOff: 409,
  pinflTaken: 409,
  pinflFixed: 409,
  pinflJoined: 409,
  pinflMismatch: 409,
  phoneTaken: 409,
  cardTaken: 409,
  noMismatch: 409,
  profileRequired: 409,
  tooManyCompanies: 409,
  punchIdTaken: 409,
  reasonExpired: 409,
  dayOpen: 409,
  nothingChanged: 409,
  absenceOverlaps: 409,
  otpExpired: 409,
  otpLocked: 409,
  otpUsed: 409,
  ticketExpired: 409,
  passwordChanged: 409,
  identityTaken: 409,
  providerLinked: 409,
  importOpen: 409,
  tooManySchedules: 409,
  scheduleClosed: 409,
  noPlan: 409,
  planBegun: 409,
  onlyVersion: 409,
  viewExists: 409,
  tooManyViews: 409,
  unitExists: 409,
  unitClosed: 409,
  unitHasPeople: 409,
  gateClosed: 409,
  notPaired: 409,
  tooManyGates: 409,
  alreadyColleague: 409,
  alreadyInvited: 409,
  tooManyColleagues: 409,
  lastOwner: 409,
  noDecree: 409,
  monthBlocked: 409,
  laterMonthClosed: 409,

  bodyTooLarge: 413,
  unsupportedMediaType: 415,

  idempotencyKeyReused: 422,
  amountTooSmall: 422,
  amountNotWholeSom: 422,
  amountAboveEnabled: 422,
  codeAltered: 422,
  codeExpired: 422,
  punchTooLate: 422,
  scannedInFuture: 422,
  scannedAtWrong: 422,
  gateUnknown: 422,
  absenceKindUnknown: 422,
  fileKindUnknown: 422,
  fileTooLarge: 422,
  otherCompany: 422,
  deviceNotTrusted: 422,
  deviceOfAnother: 422,
  outsideShift: 422,
  punchTooSoon: 422,
  mismatchStays: 422,
  importHasProblems: 422,
  importTooLong: 422,
  periodClosed: 422,
  providerRefused: 422,
  providerUnreachable: 422,

  tooManyRequests: 429,
  tooManyCodes: 429,
  tooManyInvitations: 429,
  tooManyPasswords: 429,
  tooManyWrongCodes: 429,

  headersTooLarge: 431,

  internalError: 500,
  providerAway: 503,
  serviceUnavailable: 503,
} as const satisfies Record<string, number>;

export type ProblemCode = keyof typeof statusOfCode;
export type CodeOf<Status extends number> = {
  [Code in ProblemCode]: (typeof statusOfCode)[Code] extends Status ? Code : never;
}[ProblemCode];

/** The status of a field's code. */
export const statusOfField = (code: string): number =>
  Object.hasOwn(statusOfCode, code) ? statusOfCode[code as ProblemCode] : 400;
