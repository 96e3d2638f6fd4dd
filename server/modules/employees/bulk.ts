import type { Executor, Tx } from '../../database/database.ts';
import { lockRecords, selectMatches, selectRecords, type Identifiers } from './sql/records.ts';

export type Person = Awaited<ReturnType<typeof lockRecords>>[number];

/** Whole records with their default cards, locked. */
export const lockPeople = async (tx: Tx, organizationId: string, ids: readonly string[]) => {
  const rows = ids.length ? await lockRecords(tx, organizationId, ids) : [];
  return new Map(rows.map((row) => [row.id, row]));
};

export const peopleById = async (db: Executor, organizationId: string, ids: readonly string[]) => {
  const rows = ids.length ? await selectRecords(db, organizationId, ids) : [];
  return new Map(rows.map((row) => [row.id, row]));
};

export interface Matches {
  byPinfl: ReadonlyMap<string, Person>;
  byPhone: ReadonlyMap<string, Person>;
  /** Owners of the default card: more than one record may have it. */
  byCard: ReadonlyMap<string, readonly Person[]>;
}

/** Records of the company with one of these identifiers. */
export async function matchPeople(
  db: Executor,
  organizationId: string,
  identifiers: Identifiers,
): Promise<Matches> {
  const found: Person[] = await selectMatches(db, organizationId, identifiers);
  const byCard = new Map<string, Person[]>();
  for (const person of found)
    byCard.set(person.fingerprint, [...(byCard.get(person.fingerprint) ?? []), person]);
  return {
    byPinfl: new Map(found.map((person) => [person.pinfl, person])),
    byPhone: new Map(found.map((person) => [person.phoneNumber, person])),
    byCard,
  };
}
