import { sql } from 'kysely';
import { addDays, companyDayStart, type CompanyDate } from '#domain/calendar/index.ts';
import { holdsOn, isInScope, isInUnit, type InUnit, type Scope } from '../../organization/index.ts';
import type { Executor } from '../../../database/database.ts';

export interface AtWork {
  organizationId: string;
  /** Company date. */
  date: CompanyDate;
  /** Who punched then; those who are at work anyway may be left out. */
  punched: readonly string[];
  /** Only those who punched: the date is of a closed month. */
  nobodyElse?: boolean;
  /** Nobody else. */
  scope?: Scope | undefined;
  unit?: InUnit | undefined;
}

/** Everybody at work, or those with these ids, and with `others` everyone who is not among `punched`. */
export type PartAtWork = 'everybody' | { ids: readonly string[]; others: boolean };

/**
 * Everyone who could have come on a date: active and hired by its end; and everyone who did come, whatever happened
 * since.
 */
const atWork = (db: Executor, { organizationId, date, punched, nobodyElse, scope, unit }: AtWork) =>
  db
    .selectFrom('employee')
    .where('employee.organizationId', '=', organizationId)
    .where((row) =>
      row.or([
        ...(nobodyElse
          ? []
          : [
              row.and([
                row('employee.status', '=', 'active'),
                row('employee.registeredAt', '<', new Date(companyDayStart(addDays(date, 1)))),
              ]),
            ]),
        sql<boolean>`employee.id = any(${punched}::uuid[])`,
      ]),
    )
    .$if(scope !== undefined, (query) =>
      query.where(isInScope(sql.ref('employee.id'), organizationId, scope!)),
    )
    .$if(unit !== undefined, (query) => query.where(isInUnit(sql.ref('employee.id'), organizationId, unit!)));

export const countAtWork = async (db: Executor, who: AtWork) =>
  (
    await atWork(db, who)
      .select((row) => row.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total;

/** Everybody, in the order of their ids: of a large company, names and their order take most of the time. */
export const selectIdsAtWork = async (db: Executor, who: AtWork): Promise<string[]> =>
  (await atWork(db, who).select('employee.id').orderBy('employee.id').execute()).map(({ id }) => id);

/** By the unit of the day; nobody who is in none. */
export const countAtWorkByUnit = (db: Executor, who: AtWork) =>
  atWork(db, who)
    .innerJoin('employeeUnit as own', (on) =>
      on
        .onRef('own.organizationId', '=', 'employee.organizationId')
        .onRef('own.employeeId', '=', 'employee.id'),
    )
    .where('own.unitId', 'is not', null)
    .where(holdsOn(who.organizationId, who.date))
    .select(['own.unitId', (row) => row.fn.countAll<number>().as('count')])
    .groupBy('own.unitId')
    .execute();

const partAtWork = (db: Executor, who: AtWork, part: PartAtWork) =>
  part === 'everybody'
    ? atWork(db, who)
    : atWork(db, who).where((row) =>
        row.or([
          sql<boolean>`employee.id = any(${part.ids}::uuid[])`,
          ...(part.others ? [sql<boolean>`employee.id <> all(${who.punched}::uuid[])`] : []),
        ]),
      );

export const selectAtWork = (
  db: Executor,
  who: AtWork,
  part: PartAtWork,
  page: { limit: number; offset: number },
  direction: 'asc' | 'desc',
) =>
  partAtWork(db, who, part)
    .select(['employee.id', 'employee.firstName', 'employee.lastName'])
    .orderBy('employee.searchKey', direction)
    .orderBy('employee.id', direction)
    .limit(page.limit)
    .offset(page.offset)
    .execute();
