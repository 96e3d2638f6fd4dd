import type { PayRunItem } from '../../../database/tables.generated.ts';

/** The key of an item within its run: the request in a run of requests, otherwise the person. */
export const keyOf = ({ requestId, employeeId }: Pick<PayRunItem, 'requestId' | 'employeeId'>): string =>
  requestId ?? employeeId;
