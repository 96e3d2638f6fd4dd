import type { onForms } from '#domain/fields/onForms.ts';

export const plainFields = ['lastName', 'firstName', 'passportSerialNumber', 'pinfl', 'phoneNumber'] as const;

export type ImportField =
  | (typeof plainFields)[number]
  | (typeof onForms)[number]
  | 'cardNumber'
  | 'salary'
  | 'status'
  | 'firstDay'
  | 'unit'
  | 'schedule';
