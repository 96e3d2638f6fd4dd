import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../../database/database.ts';
import { namesOfAccounts } from '../../account/accounts/index.ts';
import { groupBy } from '../../groupBy.ts';
import { offsetOf, type Page } from '../../page.ts';
import { readEmployee } from './facts.ts';
import type { EmployeeStatus } from './sql/employees.ts';
import { countEvents, selectChanges, selectEvents } from './sql/history.ts';

type Schemas = components['schemas'];

/** Reads the history of a record, newest entry first. Throws 404. */
export async function historyOf(
  db: Executor,
  organizationId: string,
  employeeId: string,
  page: Page,
): Promise<Schemas['EmployeeHistory']> {
  await readEmployee(db, organizationId, employeeId);
  const total = await countEvents(db, organizationId, employeeId);
  const events = await selectEvents(db, organizationId, employeeId, offsetOf(page));
  const changed = events.filter(({ event }) => event !== 'create').map(({ id }) => id);
  const changes = groupBy(await selectChanges(db, organizationId, changed), ({ eventId }) => eventId);
  const names = await namesOfAccounts(db, [
    ...new Set(events.flatMap(({ byAccountId }) => byAccountId ?? [])),
  ]);
  const items = events.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    event: row.event as Schemas['EmployeeHistoryEntry']['event'],
    by: (row.byAccountId && names.get(row.byAccountId)) ?? null,
    fromStatus: row.fromStatus as EmployeeStatus | null,
    toStatus: row.toStatus as EmployeeStatus,
    reason: row.reason,
    changes: (changes.get(row.id) ?? []).map(({ field, fromValue, toValue, validFrom }) => ({
      field: field as Schemas['EmployeeField'],
      from: fromValue,
      to: toValue,
      validFrom,
    })),
  }));
  return { items, ...page, total };
}
