import type { CompanyDate } from '#domain/calendar/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Tx } from '../../../database/database.ts';
import { StartOver } from '../../../database/transaction.ts';
import { recordMoves, type Change, type Writing } from '../records/index.ts';
import { groupBy } from '../../groupBy.ts';
import { lockOrganization, readEarliestChange, unitsOfPeople } from '../../organization/index.ts';
import { createUnits, joinUnits, openUnits } from '../../time/schedules/index.ts';
import type { ImportRecord } from './sql/imports.ts';
import { selectNamedUnits, type ImportRow, type Key } from './sql/rows.ts';
import { makeTitleFinder } from './titles.ts';

type UnitTitle = components['schemas']['UnitTitle'];

/** The units that rows name, and the units in which people are. */
export interface Units {
  /** The open unit that the row names; undefined if the row names none or there is no such unit. */
  findNamed: (row: ImportRow) => UnitTitle | undefined;
  findCurrent: (employeeId: string) => UnitTitle | undefined;
}

/** Reads the units for these people on this day. A list that names no units needs no query. */
export async function readUnits(
  tx: Tx,
  { organizationId }: Pick<Key, 'organizationId'>,
  rows: readonly ImportRow[],
  employeeIds: readonly string[],
  date: CompanyDate,
): Promise<Units> {
  if (rows.every(({ unit }) => unit === null))
    return { findNamed: () => undefined, findCurrent: () => undefined };
  const findByTitle = makeTitleFinder(await openUnits(tx, organizationId));
  const places = await unitsOfPeople(tx, organizationId, employeeIds, date);
  return {
    findNamed: ({ unit }) => (unit === null ? undefined : findByTitle(unit).at(-1)),
    findCurrent: (employeeId) => places.get(employeeId),
  };
}

/** True if the row names a unit that the company does not have or has closed, and that the commit does not create. */
export const isUnitUnknown = (row: ImportRow, units: Units, newUnits: readonly string[] = []): boolean =>
  row.unit !== null &&
  units.findNamed(row) === undefined &&
  !makeTitleFinder(wrapTitles(newUnits))(row.unit).length;

const wrapTitles = (titles: readonly string[]) => titles.map((title) => ({ title }));

/** Creates those of the new units that a written row names and that do not exist yet. Throws 409 tooManyUnits. */
export async function makeNewUnits(tx: Tx, writing: Writing, record: ImportRecord): Promise<void> {
  if (!record.newUnits.length) return;
  await lockOrganization(tx, writing.organizationId);
  const findOpen = makeTitleFinder(await openUnits(tx, writing.organizationId));
  const findNamed = makeTitleFinder(wrapTitles(await selectNamedUnits(tx, record)));
  const titles = record.newUnits.filter(
    (title, index, all) =>
      findNamed(title).length &&
      !findOpen(title).length &&
      !makeTitleFinder(wrapTitles(all.slice(0, index)))(title).length,
  );
  await createUnits(tx, writing, titles);
}

/**
 * Locks the company, so that nobody closes a unit before the people have joined it. If a unit was closed after it was
 * read, the transaction starts over.
 */
export async function refuseClosedMeanwhile(
  tx: Tx,
  organizationId: string,
  joining: readonly ImportRow[],
  units: Units,
): Promise<void> {
  await lockOrganization(tx, organizationId);
  const open = new Set((await openUnits(tx, organizationId)).map(({ id }) => id));
  if (joining.some((row) => !open.has(units.findNamed(row)!.id)))
    throw new StartOver('a unit was closed meanwhile');
}

/**
 * The change of unit for the history of the row's person; empty if the row names no unit or the person's current one.
 */
export function unitChangesOf(row: ImportRow, units: Units): Change[] {
  const [before, joined] = [units.findCurrent(row.employeeId), units.findNamed(row)];
  if (!joined || joined.id === before?.id) return [];
  return [{ field: 'unitId', from: before?.title ?? null, to: joined.title, validFrom: null }];
}

/** Ids of the unit before an update, and of the unit that the list named. */
export interface PreviousUnit {
  from: CompanyDate;
  before: string | null;
  joined: string;
}

/** Finds the people who cannot return to their former unit, each with a code for the reason. */
export async function findUnitObstacles(
  tx: Tx,
  organizationId: string,
  moved: readonly { employeeId: string; unit: PreviousUnit }[],
): Promise<ReadonlyMap<string, 'changedSince' | 'periodClosed' | 'unitGone'>> {
  const codes = new Map<string, 'changedSince' | 'periodClosed' | 'unitGone'>();
  if (!moved.length) return codes;
  const open = new Set((await openUnits(tx, organizationId)).map(({ id }) => id));
  const earliest = await readEarliestChange(tx, organizationId);
  for (const [from, people] of groupBy(moved, ({ unit }) => unit.from)) {
    const ids = people.map(({ employeeId }) => employeeId);
    const places = await unitsOfPeople(tx, organizationId, ids, from);
    for (const { employeeId, unit } of people)
      if (places.get(employeeId)?.id !== unit.joined) codes.set(employeeId, 'changedSince');
      else if (from < earliest) codes.set(employeeId, 'periodClosed');
      else if (unit.before !== null && !open.has(unit.before)) codes.set(employeeId, 'unitGone');
  }
  return codes;
}

export async function restoreUnits(
  tx: Tx,
  writing: Writing,
  moved: readonly { employeeId: string; unit: PreviousUnit }[],
): Promise<void> {
  for (const [from, people] of groupBy(moved, ({ unit }) => unit.from))
    await recordMoves(
      tx,
      writing,
      { employeeIds: people.map(({ employeeId }) => employeeId), validFrom: from },
      () =>
        joinUnits(
          tx,
          writing,
          people.map(({ employeeId, unit }) => ({ employeeId, unitId: unit.before })),
          from,
        ),
    );
}
