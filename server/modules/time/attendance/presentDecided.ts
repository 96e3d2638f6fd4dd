import type { components } from '#openapi/generated/contract.d.ts';
import type { DayDecision, TardinessReason } from '../../../database/tables.generated.ts';

type Schemas = components['schemas'];
type NameOf = (accountId: string) => string | undefined;

export const presentDecision = (row: DayDecision, nameOf: NameOf): Schemas['DecidedDay'] => ({
  date: row.date,
  decision: row.decision,
  decidedAt: row.decidedAt.toISOString(),
  decidedByName: nameOf(row.decidedByAccountId) ?? null,
  note: row.note,
});

export const presentReasonOfDay = (row: TardinessReason, nameOf: NameOf): Schemas['ReasonOfDay'] => ({
  date: row.date,
  state: row.state,
  reason: row.reason,
  givenAt: row.givenAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  decidedByName: (row.decidedByAccountId && nameOf(row.decidedByAccountId)) ?? null,
  note: row.decisionNote,
});
