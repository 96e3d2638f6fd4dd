import type { Tiyin } from '#domain/money.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../database/database.ts';
import { notFound } from '../../http/problem.ts';
import { accountsOfPhones } from '../account/index.ts';
import { readEmployee, type EmployeeFacts } from './facts.ts';
import { fullName, presentEmployee } from './present.ts';
import { searchOf } from './search.ts';
import { selectEmployees, type EmployeeRow } from './sql/employees.ts';
import { findEmployees } from './sql/find.ts';
import { selectLastRefusal } from './sql/history.ts';

type Schemas = components['schemas'];

/** In the order of `ids`; ids that no longer exist are omitted. */
export async function peopleOf(
  db: Executor,
  organizationId: string,
  ids: readonly string[],
): Promise<Schemas['Employee'][]> {
  const rows = ids.length ? await selectEmployees(db, organizationId, ids) : [];
  const differs = await mismatches(db, rows);
  const byId = new Map(rows.map((row) => [row.id, presentEmployee(row, differs(row))]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Supplied by the module of payments, which stands above this one. `now` is in epoch ms. */
export type BalanceOf = (
  db: Executor,
  organizationId: string,
  employee: EmployeeFacts,
  now: number,
) => Promise<{ balance: Tiyin; limit: Tiyin | null }>;

/** Throws 404. */
export async function detailsOf(
  { balanceOf }: { balanceOf: BalanceOf },
  db: Executor,
  organizationId: string,
  id: string,
  now: number,
): Promise<Schemas['EmployeeDetails']> {
  const [row] = await selectEmployees(db, organizationId, [id]);
  if (!row) throw notFound();
  const employee = await readEmployee(db, organizationId, id);
  const { balance, limit } = await balanceOf(db, organizationId, employee, now);
  const differs = await mismatches(db, [row]);
  return {
    ...presentEmployee(row, differs(row)),
    accountCredit: row.accountCredit,
    declined: row.status === 'declined' ? await lastRefusal(db, organizationId, id) : null,
    balance,
    ownBalanceLimit: row.balanceLimit,
    balanceLimit: limit,
  };
}

/** One letter is in most names, and two digits in most numbers. */
const TOO_SHORT = { words: 2, digits: 3, passport: 3 } as const;
const AT_MOST = 8;

/** For the search over all pages of the app. */
export async function searchPeople(
  db: Executor,
  organizationId: string,
  text: string,
): Promise<Schemas['EmployeeFound'][]> {
  const search = searchOf(text);
  if (search.kind === 'everyone' || search.kind === 'nobody') return [];
  if (text.trim().length < TOO_SHORT[search.kind]) return [];
  const rows = await findEmployees(db, organizationId, search, AT_MOST);
  return rows.map(({ id, firstName, lastName, phoneNumber, pinfl, status }) => ({
    id,
    fullName: fullName({ firstName, lastName }),
    phoneNumber,
    pinflEnding: pinfl.slice(-4),
    status,
  }));
}

async function lastRefusal(db: Executor, organizationId: string, id: string) {
  const { at, reason } = await selectLastRefusal(db, organizationId, id);
  return { at: at.toISOString(), reason };
}

/** Whether an account has the phone number of an unjoined record and another PINFL. */
async function mismatches(db: Executor, rows: readonly EmployeeRow[]) {
  const waiting = rows.filter(({ accountId }) => accountId === null);
  const accounts = await accountsOfPhones(
    db,
    waiting.map(({ phoneNumber }) => phoneNumber),
  );
  return ({ accountId, phoneNumber, pinfl }: EmployeeRow): boolean => {
    const known = accountId === null ? accounts.get(phoneNumber)?.pinfl : undefined;
    return typeof known === 'string' && known !== pinfl;
  };
}
