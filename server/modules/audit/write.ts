import type { CompanyDate } from '#domain/calendar/index.ts';
import type { Tx } from '../../database/database.ts';
import { newId } from '../../identifier.ts';
import { insertEntries } from './sql/entries.ts';

/** Who changes something of a company, and when; nobody when the product does by itself. */
export interface Actor {
  organizationId: string;
  byAccountId: string | null;
  at: Date;
}

export interface Author extends Actor {
  byAccountId: string;
}

type Values = Record<string, string | number | boolean | null | number[] | string[]> | null;

/** Ids, codes and amounts; never a name or a number of a person. */
export interface Audited {
  subject:
    | 'details'
    | 'workSettings'
    | 'paySettings'
    | 'schedule'
    | 'calendar'
    | 'gate'
    | 'unit'
    | 'colleague'
    | 'employee'
    | 'salary'
    | 'limit'
    | 'card'
    | 'paymentRequest'
    | 'payoutSettings'
    | 'payoutRegister'
    | 'payRun'
    | 'report'
    | 'tardinessReason'
    | 'correction'
    | 'latePunch'
    | 'day'
    | 'absence'
    | 'absenceKind'
    | 'period'
    | 'adjustment';
  subjectId?: string;
  event: string;
  validFrom?: CompanyDate;
  before?: Values;
  after?: Values;
}

/** The only writer of audit rows, in the transaction of the change itself. */
export async function writeAudit(
  tx: Tx,
  { organizationId, byAccountId, at }: Actor,
  changes: readonly Audited[],
): Promise<void> {
  if (!changes.length) return;
  await insertEntries(
    tx,
    changes.map(({ subject, subjectId, event, validFrom, before, after }) => ({
      ...{ organizationId, id: newId(), at, byAccountId, subject, event },
      subjectId: subjectId ?? null,
      validFrom: validFrom ?? null,
      before: before ?? null,
      after: after ?? null,
    })),
  );
}
