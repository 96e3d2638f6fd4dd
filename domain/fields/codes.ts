/** Every code a field rule may answer; the server returns them in `errors[].code`, the app translates `fields.<code>`. */
export const fieldCodes = [
  'required',
  'tooLong',
  'tooShort',
  'wrongType',
  'unknownField',
  'cardNumberInvalid',
  'cardNumberCheckDigit',
  'phoneNumberInvalid',
  'pinflInvalid',
  'titleInvalid',
  'tinInvalid',
  'mfoInvalid',
  'passportInvalid',
  'nameInvalid',
  'passwordTooShort',
  'passwordNeedsDigit',
  'passwordNeedsLower',
  'passwordNeedsUpper',
  'passwordsDiffer',
  'salaryInvalid',
  'accountCreditInvalid',
  'balanceLimitInvalid',
  'percentInvalid',
  'dayOfMonthInvalid',
  'dateInvalid',
  'timeInvalid',
  'daysOffInvalid',
  'minutesInvalid',
  'breakTooLong',
  'classifierInvalid',
  'periodClosed',
  'scheduleEmpty',
  'shiftsOverlap',
  'weekNotSevenDays',
  'unitGone',
  'unitExists',
  'amountTooSmall',
  'amountNotWholeSom',
  'amountAboveEnabled',
  'amountAboveAsked',
  'codeInvalid',
  'reasonRequired',
  'pinflTaken',
  'phoneTaken',
  'cardTaken',
  'cardMasked',
  'cardNotKept',
  'statusInvalid',
  'digitsLost',
  'duplicateInList',
  'employeeGone',
  'hasHistory',
  'changedSince',
] as const;

export type FieldCode = (typeof fieldCodes)[number];

/** Remarks that never keep a form from being sent. */
export const warningCodes = [
  'pinflCheckDigit',
  'pinflDate',
  'pinflDistrict',
  'cardPrefixUnknown',
  'phoneOperatorUnknown',
] as const;

export type WarningCode = (typeof warningCodes)[number];

const known: ReadonlySet<string> = new Set(fieldCodes);

export const isFieldCode = (code: string): code is FieldCode => known.has(code);
