import { companyDate } from '#domain/calendar/index.ts';
import { firstDayOf } from '#domain/employment.ts';
import type { Tiyin } from '#domain/money.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../../database/database.ts';
import { notFound } from '../../../http/problem.ts';
import { readEarliestChange, type Scope } from '../../organization/index.ts';
import { readEmployee, type EmployeeFacts } from './facts.ts';
import { fullName, presentBrief, presentEmployee } from './present.ts';
import { limitVersionsOf, shownLimits } from './limits.ts';
import { salaryVersionsOf, shownSalaries } from './salaries.ts';
import { searchOf } from './search.ts';
import { selectEmployees } from './sql/employees.ts';
import { findEmployees } from './sql/find.ts';
import { selectLastRefusal } from './sql/history.ts';
import { isRecordInScope } from './sql/list.ts';

type Schemas = components['schemas'];

/**
 * Reads employees in the order of `ids` and omits ids that no longer exist. `now` is in epoch ms; the unit is that of
 * its day.
 */
export const peopleOf = async (
  db: Executor,
  organizationId: string,
  ids: readonly string[],
  now: number,
): Promise<Schemas['Employee'][]> =>
  (await selectEmployees(db, organizationId, ids, companyDate(now))).map(presentEmployee);

/** Reads what a manager may see of these people: no salary, card, PINFL, passport or limit. */
export const briefsOf = async (
  db: Executor,
  organizationId: string,
  ids: readonly string[],
  now: number,
): Promise<Schemas['EmployeeBrief'][]> =>
  (await selectEmployees(db, organizationId, ids, companyDate(now))).map(presentBrief);

/** Reads what a manager may see of one person. Throws 404, also for a person outside the scope. */
export async function briefOf(
  db: Executor,
  organizationId: string,
  id: string,
  { scope, now }: { scope: Scope; now: number },
): Promise<Schemas['EmployeeBrief']> {
  if (!(await isRecordInScope(db, organizationId, id, scope))) throw notFound();
  const [brief] = await briefsOf(db, organizationId, [id], now);
  if (!brief) throw notFound();
  return brief;
}

/** Supplied by the module of payments, which stands above this one. `now` is in epoch ms. */
export type BalanceOf = (
  db: Executor,
  organizationId: string,
  employee: EmployeeFacts,
  now: number,
) => Promise<{ balance: Tiyin; limit: Tiyin | null }>;

/** Reads a whole record. Throws 404. */
export async function detailsOf(
  { balanceOf }: { balanceOf: BalanceOf },
  db: Executor,
  organizationId: string,
  id: string,
  now: number,
): Promise<Schemas['EmployeeDetails']> {
  const [row] = await selectEmployees(db, organizationId, [id], companyDate(now));
  if (!row) throw notFound();
  const employee = await readEmployee(db, organizationId, id);
  const { balance, limit } = await balanceOf(db, organizationId, employee, now);
  const salaries = (await salaryVersionsOf(db, organizationId, [id])).get(id) ?? [];
  const limitsOf = await limitVersionsOf(db, organizationId, [id]);
  const [firstEmployedDay, added] = [firstDayOf(employee.employment), companyDate(row.addedAt.getTime())];
  return {
    ...presentEmployee(row),
    accountCredit: row.accountCredit,
    declined: row.status === 'declined' ? await readLastRefusal(db, organizationId, id) : null,
    balance,
    ownBalanceLimit: row.balanceLimit,
    balanceLimit: limit,
    salaries: {
      today: companyDate(now),
      earliest: await readEarliestChange(db, organizationId),
      versions: shownSalaries(salaries, firstEmployedDay < added ? firstEmployedDay : added),
    },
    limits: shownLimits(limitsOf(id), row.addedAt),
  };
}

/** A shorter text matches too many people: most names contain any one letter, and most numbers any two digits. */
const SHORTEST_TEXT = { words: 2, digits: 3, passport: 3 } as const;
const MOST_FOUND = 8;

/** Finds people for the search that every page of the app offers. */
export async function searchPeople(
  db: Executor,
  organizationId: string,
  text: string,
  scope: Scope | undefined,
): Promise<Schemas['EmployeeFound'][]> {
  const search = searchOf(text, !scope);
  if (search.kind === 'everyone' || search.kind === 'nobody') return [];
  if (text.trim().length < SHORTEST_TEXT[search.kind]) return [];
  const rows = await findEmployees(db, organizationId, search, { limit: MOST_FOUND, scope });
  return rows.map(({ id, firstName, lastName, phoneNumber, pinfl, status }) => ({
    id,
    fullName: fullName({ firstName, lastName }),
    phoneNumber,
    pinflEnding: scope ? null : pinfl.slice(-4),
    status,
  }));
}

async function readLastRefusal(db: Executor, organizationId: string, id: string) {
  const { at, reason } = await selectLastRefusal(db, organizationId, id);
  return { at: at.toISOString(), reason };
}
