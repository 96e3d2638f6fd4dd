import { sql } from 'kysely';
import { addDays, companyDayStart, type CompanyDate } from '#domain/calendar/index.ts';
import type { Executor } from '../../../database/database.ts';

export interface AtWork {
  organizationId: string;
  /** Company date. */
  date: CompanyDate;
  /** Everyone who punched on that date. */
  punched: readonly string[];
}

/** Some of the people at work: those with these ids, and with `others` everyone who did not punch. */
export interface PartAtWork {
  ids: readonly string[];
  others: boolean;
}

/**
 * Everyone who could have come on a date: active and hired by its end; and everyone who did come, whatever happened
 * since.
 */
const atWork = (db: Executor, { organizationId, date, punched }: AtWork) =>
  db
    .selectFrom('employee')
    .where('organizationId', '=', organizationId)
    .where((row) =>
      row.or([
        row.and([
          row('status', '=', 'active'),
          row('registeredAt', '<', new Date(companyDayStart(addDays(date, 1)))),
        ]),
        sql<boolean>`id = any(${punched}::uuid[])`,
      ]),
    );

export const countAtWork = async (db: Executor, who: AtWork) =>
  (
    await atWork(db, who)
      .select((row) => row.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total;

const partAtWork = (db: Executor, who: AtWork, part: PartAtWork) =>
  atWork(db, who).where((row) =>
    row.or([
      sql<boolean>`id = any(${part.ids}::uuid[])`,
      ...(part.others ? [sql<boolean>`id <> all(${who.punched}::uuid[])`] : []),
    ]),
  );

export const selectAtWork = (
  db: Executor,
  who: AtWork,
  part: PartAtWork,
  page: { limit: number; offset: number },
) =>
  partAtWork(db, who, part)
    .select(['id', 'firstName', 'lastName'])
    .orderBy('searchKey')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
