import type { ReadResult } from '#domain/bankResult/readResult.ts';
import type { components } from '#openapi/generated/contract.d.ts';

export type ResultReading = components['schemas']['PayoutResultReading'];

/** Why a file says nothing of payments: it cannot be opened, lacks a column, or none of its rows can be read. */
export const resultRefusals = [
  'tooLarge',
  'tooManyRows',
  'wrongType',
  'oldExcel',
  'password',
  'macros',
  'damaged',
  'unsafe',
  'empty',
  'stuck',
  'noHeadings',
  'noPayee',
  'noAmount',
  'noOutcome',
  'allUnread',
] as const;

export type FileRefusal = (typeof resultRefusals)[number];

/** What the device read of a file. */
export interface ReadFile extends ReadResult {
  fileName: string;
}

/** Actors reject with an error that carries `refusal`; anything else is a fault of the reader. */
export const toFileRefusal = (error: unknown): FileRefusal =>
  typeof error === 'object' && error !== null && 'refusal' in error
    ? (error.refusal as FileRefusal)
    : 'stuck';
