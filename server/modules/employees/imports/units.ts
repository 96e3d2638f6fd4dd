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

/** Units as rows name them, beside those in which people are. */
export interface Units {
  /** The open unit that the row names; undefined when it names none, or there is none. */
  findNamed: (row: ImportRow) => UnitTitle | undefined;
  findCurrent: (employeeId: string) => UnitTitle | undefined;
}

/** Of these people on this day. A list that names no units asks for nothing. */
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

/** The row names a unit that the company does not have, or has closed, and that the commit does not make. */
export const isUnitUnknown = (row: ImportRow, units: Units, newUnits: readonly string[] = []): boolean =>
  row.unit !== null &&
  units.findNamed(row) === undefined &&
  !makeTitleFinder(wrapTitles(newUnits))(row.unit).length;

const wrapTitles = (titles: readonly string[]) => titles.map((title) => ({ title }));

/** Makes those of the new units that rows which are written name and that are not there. Throws 409 tooManyUnits. */
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
 * Locks the company, so that none of the units is closed before the people have joined it. When one was closed since it was
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

/** Of the person of a row, for the history; nothing when it names no unit, or the one in which they are. */
export function unitChangesOf(row: ImportRow, units: Units): Change[] {
  const [before, joined] = [units.findCurrent(row.employeeId), units.findNamed(row)];
  if (!joined || joined.id === before?.id) return [];
  return [{ field: 'unitId', from: before?.title ?? null, to: joined.title, validFrom: null }];
}

/** Ids: the unit before an update, and the one that the list named. */
export interface PreviousUnit {
  from: CompanyDate;
  before: string | null;
  joined: string;
}

/** Who cannot go back to their unit, each with the code that says why. */
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

/** Puts people back into the units in which they were. */
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
