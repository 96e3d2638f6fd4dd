import { sql, type InferResult } from 'kysely';
import type { CompanyDate } from '#domain/calendar/index.ts';
import { printedFields } from '#domain/fields/printedFields.ts';
import { isPhoneOfOther } from '../../../account/accounts/index.ts';
import { unitOn } from '../../../organization/index.ts';
import type { Executor, Tx } from '../../../../database/database.ts';
import { epochMs } from '../../../../database/epochMs.ts';
import { prepared, type Value } from '../../../../database/prepared.ts';
import type { Employee } from '../../../../database/tables.generated.ts';
import { isEmployedIn, readEmployment } from './employment.ts';
import { limitOn } from './limits.ts';
import { salaryOn } from './salaries.ts';

export type EmployeeStatus = Employee['status'];

interface People {
  organizationId: string;
  ids: readonly string[];
}
interface OnDate extends People {
  date: CompanyDate;
}

const readWithCard = prepared<OnDate>()((db, { organizationId, ids, date }) =>
  db
    .selectFrom(
      sql<{ id: string; place: number }>`unnest(${ids}::uuid[]) with ordinality`.as<'asked'>(
        sql`asked(id, place)`,
      ),
    )
    .innerJoin('employee', 'employee.id', 'asked.id')
    .innerJoin('defaultCard as card', (on) =>
      on
        .onRef('card.organizationId', '=', 'employee.organizationId')
        .onRef('card.employeeId', '=', 'employee.id'),
    )
    .where('employee.organizationId', '=', organizationId)
    .orderBy('asked.place')
    .select([
      'employee.id',
      'employee.version',
      'employee.accountId',
      'employee.firstName',
      'employee.lastName',
      'employee.passportSerialNumber',
      'employee.pinfl',
      'employee.phoneNumber',
      'employee.status',
      'employee.chosenStatus',
      'employee.addedAt',
      'employee.registeredAt',
      'employee.accountCredit',
      'employee.employment',
      ...printedFields.map((field) => `employee.${field}` as const),
      'card.id as cardId',
      'card.first4',
      'card.last4',
      salaryOn(organizationId, date),
      limitOn(organizationId, date),
      unitOn(organizationId, date),
      sql<boolean>`employee.account_id is null and ${isPhoneOfOther(sql.ref('employee.phoneNumber'), sql.ref('employee.pinfl'))}`.as(
        'mismatch',
      ),
    ]),
);

export type EmployeeRow = Awaited<ReturnType<typeof selectEmployees>>[number];

/** Selects employees with the salary, the limit and the unit of a date, in the order of `ids`, without those that do not exist. */
export const selectEmployees = async (
  db: Executor,
  organizationId: string,
  ids: readonly string[],
  date: CompanyDate,
) => (ids.length ? readWithCard(db, { organizationId, ids, date }) : []);

/** One parameter for any number of people. */
const anyOf = (ids: Value<readonly string[]>) => sql<string>`any(${ids}::uuid[])`;

/** What `factsIn` reads. */
export const queryFacts = (db: Executor, organizationId: Value<string>, ids: Value<readonly string[]>) =>
  db
    .selectFrom('employee')
    .select([
      ...(['id', 'accountId', 'firstName', 'lastName', 'status', 'chosenStatus', 'employment'] as const),
      epochMs(sql.ref('addedAt')).as('addedAt'),
    ])
    .where('organizationId', '=', organizationId)
    .where('id', '=', anyOf(ids));

export const factsIn = (rows: InferResult<ReturnType<typeof queryFacts>>) =>
  rows.map(({ employment, addedAt, ...row }) => ({
    ...row,
    addedAt: new Date(addedAt),
    employment: readEmployment(employment),
  }));

const readPeople = prepared<People>()((db, { organizationId, ids }) => queryFacts(db, organizationId, ids));
const lockPeople = prepared<People>()((db, { organizationId, ids }) =>
  queryFacts(db, organizationId, ids).orderBy('id').forUpdate(),
);

/** Locks employees in the order of ids, so that two changes of the same people do not deadlock. */
export const lockCore = async (tx: Tx, organizationId: string, ids: readonly string[]) =>
  factsIn(await lockPeople(tx, { organizationId, ids }));

export const selectCores = async (db: Executor, organizationId: string, ids: readonly string[]) =>
  factsIn(await readPeople(db, { organizationId, ids }));

/** Selects what forms print about a person besides the name. */
export const selectPrinted = prepared<People>()((db, { organizationId, ids }) =>
  db
    .selectFrom('employee')
    .select(['id', 'pinfl', ...printedFields])
    .where('organizationId', '=', organizationId)
    .where('id', '=', anyOf(ids)),
);

export const selectByPinfl = (db: Executor, organizationId: string, pinfls: readonly string[]) =>
  db
    .selectFrom('employee')
    .select(['id', 'pinfl'])
    .where('organizationId', '=', organizationId)
    .where(sql<boolean>`pinfl = any(${pinfls}::text[])`)
    .execute();

export const selectNames = prepared<People>()((db, { organizationId, ids }) =>
  db
    .selectFrom('employee')
    .select(['id', 'firstName', 'lastName'])
    .where('organizationId', '=', organizationId)
    .where('id', '=', anyOf(ids)),
);

export const selectAccounts = (db: Executor, organizationId: string, ids: readonly string[]) =>
  db
    .selectFrom('employee')
    .where('organizationId', '=', organizationId)
    .where('id', '=', anyOf(ids))
    .select(['id', 'accountId'])
    .execute();

export const selectLeft = (db: Executor, organizationId: string, ids: readonly string[]) =>
  db
    .selectFrom('employee')
    .where('organizationId', '=', organizationId)
    .where('id', '=', anyOf(ids))
    .where('status', '=', 'left')
    .select('id')
    .execute();

/** Selects the people who are employed on a day or later, of all people or of these. */
export const selectStaying = async (
  db: Executor,
  organizationId: string,
  from: CompanyDate,
  ids?: readonly string[],
) =>
  (
    await db
      .selectFrom('employee')
      .where('organizationId', '=', organizationId)
      .where(isEmployedIn({ from, to: null }))
      .$if(ids !== undefined, (query) => query.where(sql<boolean>`id = any(${ids ?? []}::uuid[])`))
      .select('id')
      .execute()
  ).map(({ id }) => id);

export const countActive = async (db: Executor, organizationId: string) =>
  (
    await db
      .selectFrom('employee')
      .where('organizationId', '=', organizationId)
      .where('status', '=', 'active')
      .select((row) => row.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total;
