import type { auditEvents } from '#domain/audit/subjects.ts';
import type { CompanyDate } from '#domain/calendar/index.ts';

/** Written when a person's dated values change; the audit trail shows the event of the person's record instead. */
interface ToldByRecord {
  salary: 'save' | 'withdraw';
  limit: 'save' | 'withdraw';
  unit: 'assign' | 'withdraw';
  card: 'choose';
}

type Told = { [Subject in keyof typeof auditEvents]: (typeof auditEvents)[Subject][number] };

/** Every subject and its events: nothing without words for it can be written. */
type Events = {
  [Subject in keyof Told | keyof ToldByRecord]:
    | (Subject extends keyof Told ? Told[Subject] : never)
    | (Subject extends keyof ToldByRecord ? ToldByRecord[Subject] : never);
};

export type AuditEvent<Subject extends keyof Events> = Events[Subject];

type OfPerson =
  | ('employee' | 'salary' | 'limit' | 'card' | 'paymentRequest' | 'tardinessReason' | 'correction')
  | ('latePunch' | 'day' | 'absence' | 'adjustment');

type Values = Record<string, string | number | boolean | null | number[] | string[]> | null;

interface Details {
  subjectId?: string;
  validFrom?: CompanyDate;
  before?: Values;
  after?: Values;
  /** The reason as the author wrote it. */
  reason?: string | null;
}

/**
 * Ids, codes and amounts. No names of people, except of a person who is removed: `about` is the name of such an entry,
 * and `searchKey` finds it. Numbers of cards and phones only masked.
 */
export type Audited = {
  [Subject in keyof Events]: {
    subject: Subject;
    event: Events[Subject];
  } & (Subject extends OfPerson ? { employeeId: string } : { employeeId?: string | null }) &
    Details;
}[keyof Events];
