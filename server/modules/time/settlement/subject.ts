import type { components } from '#openapi/generated/contract.d.ts';

type Schemas = components['schemas'];
import type { DayDecision } from '#domain/attendance/readDay.ts';
import type { CompanyDate } from '#domain/calendar/index.ts';
import type { TardinessReason } from '../../../database/tables.generated.ts';
import type { AbsenceRow } from '../absences/index.ts';
import type { LatePunchRow, CorrectionRow } from '../attendance/index.ts';

/** A decision, to be announced to the other side. */
export type SettledNews = { employeeId: string; date: CompanyDate; note: string | null } & (
  | { about: 'correction'; state: CorrectionRow['state'] }
  | { about: 'latePunch'; state: LatePunchRow['state'] }
  | { about: 'absence'; state: AbsenceRow['state'] | 'entered' }
  | { about: 'entry'; state: 'entered' }
  | { about: 'day'; state: 'corrected' | DayDecision }
  | { about: 'reason'; state: TardinessReason['state'] }
);

export type Code = NonNullable<Schemas['SettleResult']['code']>;

export type Settled = Subject &
  (
    | { outcome: 'settled'; /** Null where another item tells it. */ news: SettledNews | null }
    | { outcome: 'refused'; code: Code; legalEvents: readonly string[] }
  );

export type Subject = Schemas['SettleSubject'];
