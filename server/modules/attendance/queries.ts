import type { Executor, Tx } from '../../database/database.ts';
import type { Punch } from '../../database/tables.generated.ts';
import { newId } from '../../identifier.ts';

/** What the rules of a day need of a punch. */
const facts = ['employeeId', 'shiftDate', 'type', 'at'] as const;
export type PunchFacts = Pick<Punch, (typeof facts)[number]>;

export const selectPunch = (db: Executor, organizationId: string, id: string) =>
  db
    .selectFrom('punch')
    .select([...facts, 'id', 'gateId'])
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst();

/** One person's punches of the shifts from one company date to another, both included, in order of time. */
export const selectPunches = (
  db: Executor,
  organizationId: string,
  employeeId: string,
  dates: { from: string; to: string },
): Promise<PunchFacts[]> =>
  db
    .selectFrom('punch')
    .select(facts)
    .where('organizationId', '=', organizationId)
    .where('employeeId', '=', employeeId)
    .where('shiftDate', '>=', dates.from)
    .where('shiftDate', '<=', dates.to)
    .orderBy('at')
    .orderBy('id')
    .execute();

/** Everyone's punches of a day, in order of time. */
export const selectPunchesOfDate = (
  db: Executor,
  organizationId: string,
  date: string,
): Promise<PunchFacts[]> =>
  db
    .selectFrom('punch')
    .select(facts)
    .where('organizationId', '=', organizationId)
    .where('shiftDate', '=', date)
    .orderBy('at')
    .orderBy('id')
    .execute();

/** These people's punches of the shifts from one company date to another, both included, in order of time. */
export const selectPunchesOfPeople = (
  db: Executor,
  organizationId: string,
  dates: { from: string; to: string },
  employeeIds: readonly string[],
): Promise<PunchFacts[]> =>
  db
    .selectFrom('punch')
    .select(facts)
    .where('organizationId', '=', organizationId)
    .where('employeeId', 'in', employeeIds)
    .where('shiftDate', '>=', dates.from)
    .where('shiftDate', '<=', dates.to)
    .orderBy('at')
    .orderBy('id')
    .execute();

export const insertPunch = (tx: Tx, row: Punch) => tx.insertInto('punch').values(row).execute();

/** Claims the device for this person and day, unless it is already claimed; returns who holds it. */
export async function claimDevice(
  tx: Tx,
  claim: { organizationId: string; shiftDate: string; deviceId: string; employeeId: string },
): Promise<string> {
  await tx
    .insertInto('deviceDay')
    .values(claim)
    .onConflict((on) => on.doNothing())
    .execute();
  const { employeeId: _, ...key } = claim;
  const { employeeId } = await tx
    .selectFrom('deviceDay')
    .select('employeeId')
    .where((row) => row.and(key))
    .executeTakeFirstOrThrow();
  return employeeId;
}

const wrongCodes = { kind: 'typedGateCode' };

export const selectWrongCodes = (tx: Tx, employeeId: string, after: Date) =>
  tx
    .selectFrom('attempt')
    .select('at')
    .where((row) => row.and({ ...wrongCodes, subject: employeeId }))
    .where('at', '>', after)
    .orderBy('at')
    .execute();

export const insertWrongCode = (tx: Tx, employeeId: string, at: Date) =>
  tx
    .insertInto('attempt')
    .values({ ...wrongCodes, id: newId(), subject: employeeId, at })
    .execute();

export const deleteWrongCodesBefore = (tx: Tx, employeeId: string, until: Date) =>
  tx
    .deleteFrom('attempt')
    .where((row) => row.and({ ...wrongCodes, subject: employeeId }))
    .where('at', '<=', until)
    .execute();
