import type { printedFields } from '#domain/fields/printedFields.ts';

export const plainFields = ['lastName', 'firstName', 'passportSerialNumber', 'pinfl', 'phoneNumber'] as const;

export type ImportField =
  | (typeof plainFields)[number]
  | (typeof printedFields)[number]
  | 'cardNumber'
  | 'salary'
  | 'status'
  | 'firstDay'
  | 'unit'
  | 'schedule';
