import type { PayRunItem } from '../../../database/tables.generated.ts';

/** What an item of a run is found by: of a run of requests, the request; otherwise the person. */
export const keyOf = ({ requestId, employeeId }: Pick<PayRunItem, 'requestId' | 'employeeId'>): string =>
  requestId ?? employeeId;
