import type { ResultRefusal } from '#domain/bankResult/readResult.ts';
import type { NetRefusal } from '#domain/netPay/readNetPay.ts';
import type { RefusalCode } from '#machines/flows/employees/excelUpload/sheetFacts.ts';

/** Why a file says nothing of payments: it cannot be opened, lacks a column, or none of its rows can be read. */
export type FileRefusal = Exclude<RefusalCode, 'keptUnreadable'> | ResultRefusal | NetRefusal | 'allUnread';

/**
 * Actors reject with an error that carries `refusal`; anything else is a fault of the reader. `toRefusal` of the upload would do the
 * same, but sharing it gives the upload's page one more script to load.
 */
export const toFileRefusal = (error: unknown): FileRefusal =>
  typeof error === 'object' && error !== null && 'refusal' in error
    ? (error.refusal as FileRefusal)
    : 'stuck';
