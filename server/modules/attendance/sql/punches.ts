import type { CompanyDate } from '#domain/calendar/index.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import type { Punch } from '../../../database/tables.generated.ts';

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
  dates: { from: CompanyDate; to: CompanyDate },
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
  date: CompanyDate,
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
  dates: { from: CompanyDate; to: CompanyDate },
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
