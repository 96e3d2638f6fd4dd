import type { components } from '#openapi/generated/contract.d.ts';
import type { AttendanceCorrection } from '../../database/tables.generated.ts';

export const presentCorrection = (row: AttendanceCorrection): components['schemas']['Correction'] => {
  const { id, employeeId, date, pairs, reason, state, proposedBy, proposedAt, decidedAt, decisionNote } = row;
  return {
    ...{ id, employeeId, date, pairs, reason, state, proposedBy },
    proposedAt: proposedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    note: decisionNote,
  };
};
