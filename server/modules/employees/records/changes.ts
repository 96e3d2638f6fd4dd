import type { CompanyDate } from '#domain/calendar/index.ts';
import { maskCard } from '#domain/format/index.ts';
import type { Tiyin } from '#domain/money.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Tx } from '../../../database/database.ts';
import type { EmployeeStatus } from './sql/employees.ts';
import { insertChanges } from './sql/history.ts';

export type Field = components['schemas']['EmployeeField'];

export interface Change {
  field: Field;
  from: string | null;
  to: string | null;
  /** The first day of a salary, of a limit, or of a unit that holds from another day than today; otherwise null. */
  validFrom: CompanyDate | null;
}

export const maskNumber = (cardNumber: string): string =>
  maskCard({ first4: cardNumber.slice(0, 4), last4: cardNumber.slice(-4) });

interface Terms {
  cardNumber: string;
  salary: Tiyin;
  chosenStatus: EmployeeStatus;
}

/** The initial values that later changes replace. They are recorded, because the record itself does not keep them. */
export const firstChanges = ({ cardNumber, salary, chosenStatus }: Terms): Change[] => [
  { field: 'cardNumber', from: null, to: maskNumber(cardNumber), validFrom: null },
  { field: 'salary', from: null, to: String(salary), validFrom: null },
  { field: 'chosenStatus', from: null, to: chosenStatus, validFrom: null },
];

interface ChangesOfEvent {
  eventId: string;
  changes: readonly Change[];
}

export const changeRows = (organizationId: string, events: readonly ChangesOfEvent[]) =>
  events.flatMap(({ eventId, changes }) =>
    changes.map(({ field, from, to, validFrom }) => ({
      organizationId,
      eventId,
      field,
      fromValue: from,
      toValue: to,
      validFrom,
    })),
  );

/** Records the changes that events made. */
export async function writeChanges(
  tx: Tx,
  organizationId: string,
  events: readonly ChangesOfEvent[],
): Promise<void> {
  const rows = changeRows(organizationId, events);
  if (rows.length) await insertChanges(rows).execute(tx);
}
