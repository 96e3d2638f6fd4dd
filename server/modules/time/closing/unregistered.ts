import type { CompanyDate, CompanyMonth } from '#domain/calendar/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { enterAbsences, readUnenteredKind } from '../absences/index.ts';
import { enteredDaysOf } from '../attendance/index.ts';
import type { Author } from '../../audit/index.ts';
import {
  beginAtSignUp,
  fullName,
  lockEmployees,
  ownRecordsOf,
  readEmployees,
  type EmployeeFacts,
} from '../../employees/records/index.ts';
import { groupBy } from '../../groupBy.ts';
import { refuseClosed } from '../../organization/index.ts';
import { readWaiting, type Waiting } from '../settlement/index.ts';

type Schemas = components['schemas'];

/** The rest is listed once these are decided. */
const MOST_LISTED = 500;

/** Future days count as entered too, since an absence may be entered beforehand. */
const FOREVER: CompanyDate = '9999-12-31';

interface Unregistered {
  person: EmployeeFacts;
  /** Working days of the month without presence or absence, in order. */
  days: CompanyDate[];
}

/** Waiting days without a kind, of people without an account: only the employer can enter them. */
async function findUnregistered(
  db: Executor,
  organizationId: string,
  waiting: readonly Waiting[],
): Promise<Unregistered[]> {
  const days = groupBy(
    waiting.filter(({ kind }) => kind === 'unclear'),
    ({ employeeId }) => employeeId,
  );
  const people = await readEmployees(db, organizationId, [...days.keys()]);
  return [...people.values()]
    .filter(({ accountId }) => accountId === null)
    .map((person) => ({ person, days: days.get(person.id)!.map(({ date }) => date) }));
}

/** People whose job has begun: a day since the start of the month was entered by hand, or the employment has ended. */
async function findBegun(
  db: Executor,
  organizationId: string,
  month: CompanyMonth,
  people: readonly Unregistered[],
): Promise<ReadonlySet<string>> {
  const ids = people.map(({ person }) => person.id);
  const since = { from: `${month}-01` as const, to: FOREVER };
  const entered = ids.length ? await enteredDaysOf(db, organizationId, ids, since) : new Map();
  return new Set(
    people
      .filter(({ person: { id, status } }) => entered.has(id) || status !== 'notIdentified')
      .map(({ person }) => person.id),
  );
}

const daysIn = (people: readonly Unregistered[]) => people.reduce((sum, { days }) => sum + days.length, 0);

/** People with such days, ordered by name. */
export async function presentUnregistered(
  db: Executor,
  organizationId: string,
  month: CompanyMonth,
  waiting: readonly Waiting[],
): Promise<Schemas['MonthClosing']['unregistered']> {
  const all = await findUnregistered(db, organizationId, waiting);
  const begun = await findBegun(db, organizationId, month, all);
  const people = all
    .map(({ person, days }) => ({
      employeeId: person.id,
      fullName: fullName(person),
      days: days.length,
      hasBegun: begun.has(person.id),
    }))
    .sort((a, b) => a.fullName.localeCompare(b.fullName));
  const { number: kind } = await readUnenteredKind(db, organizationId);
  return { people: people.slice(0, MOST_LISTED), total: people.length, days: daysIn(all), kind };
}

/**
 * Decides on days without a kind of people without an account: either absent, by the company's kind for unentered days,
 * or not begun, which moves the first working day to the day of signing up. Resolves to the decided days. Skips one's own
 * record, people without such days and, for `notBegun`, people who have begun. Throws 422 periodClosed.
 */
export async function decideUnregistered(
  tx: Tx,
  author: Author,
  month: CompanyMonth,
  { decision, employeeIds }: Schemas['UnregisteredDecision'],
): Promise<{ employeeId: string; date: CompanyDate }[]> {
  const { organizationId, byAccountId, at } = author;
  const first: CompanyDate = `${month}-01`;
  await refuseClosed(tx, organizationId, first, '/month');
  // Locked before the waiting days are read, so that nobody enters one of them meanwhile.
  await lockEmployees(tx, organizationId, employeeIds);
  const own = await ownRecordsOf(tx, organizationId, byAccountId, employeeIds);
  const which = { organizationId, month, now: at.getTime(), scope: undefined };
  const wanted = new Set(employeeIds);
  const found = (await findUnregistered(tx, organizationId, await readWaiting(tx, which))).filter(
    ({ person: { id } }) => wanted.has(id) && !own.has(id),
  );
  const begun =
    decision === 'notBegun' ? await findBegun(tx, organizationId, month, found) : new Set<string>();
  const decided = found.filter(({ person }) => !begun.has(person.id));
  const days = decided.flatMap(({ person, days: own }) =>
    own.map((date) => ({ employeeId: person.id, date })),
  );
  if (decision === 'notBegun')
    await beginAtSignUp(
      tx,
      author,
      decided.map(({ person }) => person),
      first,
    );
  else await enterAbsences(tx, author, days);
  return days;
}
