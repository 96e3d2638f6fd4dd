import type { components } from '#openapi/generated/contract.d.ts';
import type { Absence } from '../../database/tables.generated.ts';

export const presentAbsence = (row: Absence): components['schemas']['Absence'] => {
  const { id, employeeId, firstDay, lastDay, kind, treatment, note, state, proposedBy } = row;
  return {
    ...{ id, employeeId, firstDay, lastDay, kind, treatment, note, state, proposedBy },
    proposedAt: row.proposedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decisionNote: row.decisionNote,
    file: row.fileType && row.fileBytes ? { type: row.fileType, bytes: row.fileBytes } : null,
  };
};
