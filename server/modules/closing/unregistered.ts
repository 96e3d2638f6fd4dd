import { addDays, type CompanyDate, type CompanyMonth } from '#domain/calendar/index.ts';
import { isEmployedOn } from '#domain/employment.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor, Tx } from '../../database/database.ts';
import { enterAbsences } from '../absences/index.ts';
import { enteredDaysOf } from '../attendance/index.ts';
import type { Author } from '../audit/index.ts';
import {
  beginAtSignUp,
  fullName,
  lockEmployees,
  ownRecordsOf,
  readEmployees,
  type EmployeeFacts,
} from '../employees/index.ts';
import { groupBy } from '../groupBy.ts';
import { refuseClosed } from '../organization/index.ts';
import { waitingOf, type Waiting } from '../settlement/index.ts';

type Schemas = components['schemas'];

/** As many as a page lists; deciding takes all of them. */
const MOST_LISTED = 500;

interface Unregistered {
  person: EmployeeFacts;
  /** Working days of the month on which nobody came and that no absence covers, in order. */
  days: CompanyDate[];
}

/** Of what waits, the days without a kind of people who have no account: nobody but the employer can enter them. */
async function unregisteredOf(
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

/** By name. */
export async function presentUnregistered(
  db: Executor,
  organizationId: string,
  month: CompanyMonth,
  waiting: readonly Waiting[],
): Promise<Schemas['MonthClosing']['unregistered']> {
  const all = await unregisteredOf(db, organizationId, waiting);
  const entered = await enteredIn(db, organizationId, month, all);
  const people = all
    .map(({ person, days }) => ({
      ...{ employeeId: person.id, fullName: fullName(person), days: days.length },
      isEntered: entered.has(person.id),
    }))
    .sort((a, b) => a.fullName.localeCompare(b.fullName));
  return { people: people.slice(0, MOST_LISTED), total: people.length };
}

/** Those of whom a day of the month, or a later one, was entered by hand: they have begun. */
const enteredIn = async (
  db: Executor,
  organizationId: string,
  month: CompanyMonth,
  people: readonly Unregistered[],
): Promise<ReadonlyMap<string, CompanyDate>> =>
  people.length
    ? enteredDaysOf(
        db,
        organizationId,
        people.map(({ person }) => person.id),
        `${month}-01`,
      )
    : new Map();

/**
 * Decides on the days without a kind of everybody who has no account, but `except`: absent without a good reason, or not begun: then
 * the first working day is the one on which they sign up. One's own record, and whoever has days entered but has not begun, is left.
 * Throws 422 periodClosed.
 */
export async function decideUnregistered(
  tx: Tx,
  author: Author,
  month: CompanyMonth,
  { decision, except }: Schemas['UnregisteredDecision'],
): Promise<Schemas['UnregisteredDecided']> {
  const { organizationId, byAccountId, at } = author;
  const first: CompanyDate = `${month}-01`;
  await refuseClosed(tx, organizationId, first, '/month');
  const which = { organizationId, month, now: at.getTime(), scope: undefined };
  const leftOut = new Set(except);
  const found = (await unregisteredOf(tx, organizationId, await waitingOf(tx, which))).filter(
    ({ person }) => !leftOut.has(person.id),
  );
  const ids = found.map(({ person }) => person.id);
  const locked = await lockEmployees(tx, organizationId, ids);
  const own = await ownRecordsOf(tx, organizationId, byAccountId, ids);
  const entered = decision === 'notBegun' ? await enteredIn(tx, organizationId, month, found) : new Map();
  // Whoever has signed up or left meanwhile is not decided on.
  const decided = found.filter(({ person: { id }, days }) => {
    const person = locked.get(id);
    return (
      person?.accountId === null &&
      !own.has(id) &&
      !entered.has(id) &&
      days.every((day) => isEmployedOn(person.employment, day))
    );
  });
  if (decision === 'notBegun')
    await beginAtSignUp(
      tx,
      author,
      decided.map(({ person }) => locked.get(person.id)!),
      first,
    );
  else
    await enterAbsences(
      tx,
      author,
      decided.flatMap(({ person, days }) =>
        stretchesOf(days).map((one) => ({ employeeId: person.id, ...one })),
      ),
    );
  return {
    people: decided.length,
    days: decided.reduce((sum, { days }) => sum + days.length, 0),
    left: found.length - decided.length,
  };
}

/** Days that follow one another are one absence. */
function stretchesOf(days: readonly CompanyDate[]): { firstDay: CompanyDate; lastDay: CompanyDate }[] {
  const stretches: { firstDay: CompanyDate; lastDay: CompanyDate }[] = [];
  for (const day of days) {
    const last = stretches.at(-1);
    if (last && addDays(last.lastDay, 1) === day) last.lastDay = day;
    else stretches.push({ firstDay: day, lastDay: day });
  }
  return stretches;
}
