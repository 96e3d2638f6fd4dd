import type { components } from '#openapi/generated/contract.d.ts';
import type { AttendanceCorrection } from '../../../database/tables.generated.ts';
import type { MonthDetails } from './monthDetails.ts';

export const presentCorrection = (
  row: AttendanceCorrection,
  { nameOf, acceptedAt }: MonthDetails = {},
): components['schemas']['Correction'] => {
  const { id, employeeId, date, pairs, reason, state, proposedBy, proposedAt, decidedAt, decisionNote } = row;
  const { proposedByAccountId, decidedByAccountId } = row;
  return {
    id,
    employeeId,
    date,
    pairs,
    reason,
    state,
    proposedBy,
    proposedByName: nameOf?.(proposedByAccountId) ?? null,
    proposedAt: proposedAt.toISOString(),
    acceptedAt: acceptedAt?.(row)?.toISOString() ?? null,
    decidedAt: decidedAt?.toISOString() ?? null,
    decidedByName: (decidedByAccountId && nameOf?.(decidedByAccountId)) ?? null,
    note: decisionNote,
  };
};
