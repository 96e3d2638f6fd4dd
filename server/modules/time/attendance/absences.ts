import type { components } from '#openapi/generated/contract.d.ts';
import type { Absence } from '../../../database/tables.generated.ts';
import type { MonthDetails } from './monthDetails.ts';

export const presentAbsence = (
  row: Absence,
  { nameOf, acceptedAt }: MonthDetails = {},
): components['schemas']['Absence'] => {
  const { id, employeeId, firstDay, lastDay, kind, treatment, note, state, proposedBy } = row;
  return {
    id,
    employeeId,
    firstDay,
    lastDay,
    kind,
    treatment,
    note,
    state,
    proposedBy,
    proposedByName: nameOf?.(row.proposedByAccountId) ?? null,
    proposedAt: row.proposedAt.toISOString(),
    acceptedAt: acceptedAt?.(row)?.toISOString() ?? null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decidedByName: (row.decidedByAccountId && nameOf?.(row.decidedByAccountId)) ?? null,
    decisionNote: row.decisionNote,
    file: row.fileType && row.fileBytes ? { type: row.fileType, bytes: row.fileBytes } : null,
  };
};
