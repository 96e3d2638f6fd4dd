import type { ReadResult, ResultRefusal } from '#domain/bankResult/readResult.ts';
import { toRefusal, type RefusalCode } from '#machines/flows/employees/excelUpload/sheetFacts.ts';
import type { components } from '#openapi/generated/contract.d.ts';

export type ResultReading = components['schemas']['PayoutResultReading'];

/** Why a file says nothing of payments: it cannot be opened, lacks a column, or none of its rows can be read. */
export type FileRefusal = Exclude<RefusalCode, 'keptUnreadable'> | ResultRefusal | 'allUnread';

/** What the device read of a file. */
export interface ReadFile extends ReadResult {
  fileName: string;
}

export const toFileRefusal = (error: unknown): FileRefusal => toRefusal(error) as FileRefusal;
