import type { Executor, Tx } from '../../../database/database.ts';
import { salaryVersionsOf, type SalaryVersion } from './salaries.ts';
import { lockRecords, selectMatches, selectRecords, type Identifiers } from './sql/records.ts';

type RecordRow = Awaited<ReturnType<typeof lockRecords>>[number];
/** A whole record with its default card and all its salaries, by their first days. */
export type Person = RecordRow & { salaries: readonly SalaryVersion[] };

async function withSalaries(
  db: Executor,
  organizationId: string,
  rows: readonly RecordRow[],
): Promise<Person[]> {
  const ids = rows.map(({ id }) => id);
  const versions = await salaryVersionsOf(db, organizationId, ids);
  return rows.map((row) => ({ ...row, salaries: versions.get(row.id) ?? [] }));
}

const byId = (people: readonly Person[]) => new Map(people.map((person) => [person.id, person]));

/** Locks whole records for a change and returns them by id. */
export const lockPeople = async (tx: Tx, organizationId: string, ids: readonly string[]) => {
  const rows = ids.length ? await lockRecords(tx, organizationId, ids) : [];
  return byId(await withSalaries(tx, organizationId, rows));
};

export const peopleById = async (db: Executor, organizationId: string, ids: readonly string[]) => {
  const rows = ids.length ? await selectRecords(db, organizationId, ids) : [];
  return byId(await withSalaries(db, organizationId, rows));
};

export interface Matches {
  byPinfl: ReadonlyMap<string, Person>;
  byPhone: ReadonlyMap<string, Person>;
  /** Owners of the default card: several records may have the same card. */
  byCard: ReadonlyMap<string, readonly Person[]>;
}

export async function matchPeople(
  db: Executor,
  organizationId: string,
  identifiers: Identifiers,
): Promise<Matches> {
  const found = await withSalaries(db, organizationId, await selectMatches(db, organizationId, identifiers));
  const byCard = new Map<string, Person[]>();
  for (const person of found)
    byCard.set(person.fingerprint, [...(byCard.get(person.fingerprint) ?? []), person]);
  return {
    byPinfl: new Map(found.map((person) => [person.pinfl, person])),
    byPhone: new Map(found.map((person) => [person.phoneNumber, person])),
    byCard,
  };
}
