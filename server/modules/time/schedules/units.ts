import { companyDate } from '#domain/calendar/index.ts';
import { versionOn } from '#domain/dated/versions.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { brokenUnique } from '../../../database/transaction.ts';
import { conflict, notFound } from '../../../http/problem.ts';
import { newId } from '../../../identifier.ts';
import { writeAudit, type Author } from '../../audit/index.ts';
import { groupBy } from '../../groupBy.ts';
import {
  lockOrganization,
  membershipsOf,
  insertUnits,
  lockUnit,
  unitTitlesOf,
  updateUnit,
} from '../../organization/index.ts';

type Unit = components['schemas']['Unit'];

export async function listUnits(db: Executor, organizationId: string, now: number): Promise<Unit[]> {
  const today = companyDate(now);
  const people = new Map<string, number>();
  const members = groupBy(await membershipsOf(db, organizationId), ({ employeeId }) => employeeId);
  for (const own of members.values()) {
    const unitId = versionOn(own, today)?.unitId;
    if (unitId) people.set(unitId, (people.get(unitId) ?? 0) + 1);
  }
  return (await unitTitlesOf(db, organizationId)).map(({ id, title, closedAt }) => ({
    id,
    title,
    closed: closedAt !== null,
    people: people.get(id) ?? 0,
  }));
}

export const openUnits = async (db: Executor, organizationId: string) =>
  (await unitTitlesOf(db, organizationId)).filter(({ closedAt }) => closedAt === null);

const readUnit = async (tx: Tx, { organizationId, at }: Author, id: string) =>
  (await listUnits(tx, organizationId, at.getTime())).find((one) => one.id === id)!;

/** Throws 409 unitExists when another open unit has the title. */
function refuseTakenTitle(error: unknown): never {
  if (brokenUnique(error))
    throw conflict('unitExists', { errors: [{ pointer: '/title', code: 'unitExists' }] });
  throw error;
}

/** The contract's limit of a list, including closed units. */
const MOST_UNITS = 1000;

/** Throws 409 tooManyUnits and unitExists. */
export async function createUnits(tx: Tx, author: Author, titles: readonly string[]): Promise<Unit[]> {
  if (!titles.length) return [];
  const { organizationId, at: createdAt } = author;
  await lockOrganization(tx, organizationId);
  if ((await unitTitlesOf(tx, organizationId)).length + titles.length > MOST_UNITS)
    throw conflict('tooManyUnits');
  const units = titles.map((title) => ({ id: newId(), title: title.trim() }));
  await insertUnits(
    tx,
    units.map((unit) => ({ organizationId, ...unit, createdAt })),
  ).catch(refuseTakenTitle);
  await writeAudit(
    tx,
    author,
    units.map(({ id, title }) => ({
      subject: 'unit' as const,
      subjectId: id,
      event: 'create' as const,
      after: { title },
    })),
  );
  return units.map((unit) => ({ ...unit, closed: false, people: 0 }));
}

export const createUnit = async (tx: Tx, author: Author, title: string): Promise<Unit> =>
  (await createUnits(tx, author, [title]))[0]!;

/** Throws 404, 409 unitClosed. */
async function lockOpenUnit(tx: Tx, organizationId: string, id: string) {
  const unit = await lockUnit(tx, organizationId, id);
  if (!unit) throw notFound();
  if (unit.closedAt) throw conflict('unitClosed');
  return unit;
}

export async function renameUnit(tx: Tx, author: Author, id: string, title: string): Promise<Unit> {
  const before = await lockOpenUnit(tx, author.organizationId, id);
  await updateUnit(tx, author.organizationId, id, { title: title.trim() }).catch(refuseTakenTitle);
  await writeAudit(tx, author, [
    {
      subject: 'unit',
      subjectId: id,
      event: 'rename',
      before: { title: before.title },
      after: { title: title.trim() },
    },
  ]);
  return readUnit(tx, author, id);
}

export async function closeUnit(tx: Tx, author: Author, id: string): Promise<Unit> {
  const { organizationId, at } = author;
  // So that nobody is moved into it meanwhile.
  await lockOrganization(tx, organizationId);
  await lockOpenUnit(tx, organizationId, id);
  const today = companyDate(at.getTime());
  const members = groupBy(await membershipsOf(tx, organizationId), ({ employeeId }) => employeeId);
  const holds = [...members.values()].some(
    (own) =>
      versionOn(own, today)?.unitId === id ||
      own.some(({ unitId, validFrom }) => unitId === id && validFrom > today),
  );
  if (holds) throw conflict('unitHasPeople');
  await updateUnit(tx, organizationId, id, { closedAt: at });
  await writeAudit(tx, author, [{ subject: 'unit', subjectId: id, event: 'close' }]);
  return readUnit(tx, author, id);
}
