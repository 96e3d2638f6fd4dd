import type { ReadResult } from '#domain/bankResult/readResult.ts';
import type { components } from '#openapi/generated/contract.d.ts';

export type ResultReading = components['schemas']['PayoutResultReading'];

/** What the device read of a bank's file. */
export interface ReadFile extends ReadResult {
  fileName: string;
}
