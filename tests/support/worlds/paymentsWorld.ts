import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { CompanyDate, CompanyMonth } from '#domain/calendar/index.ts';
import { tiyin } from '#domain/money.ts';
import type { State } from '#server/modules/money/requests/sql/requests.ts';
import { addWorkedDays, bodyOf } from './punching.ts';
import {
  startTestServer,
  workingMorning,
  type TestServer,
  type TestServerOptions,
} from '../server/server.ts';
import { makeCompany, type Company } from './world.ts';

/** Of the world's employee: 5 000 000 so'm over November's 21 working days. */
export const SALARY = 500_000_000;
/** What a person is shown that one of these days earns. */
export const PER_DAY = 23_809_523;
/** What so many of these days earn; a salary is rounded down once a month. */
export const earnedBy = (days: number, monthly = SALARY) => tiyin(Math.floor((monthly * days) / 21));
const TEN_DAYS = (['02', '03', '04', '05', '06', '09', '10', '11', '12', '13'] as const).map(
  (day) => `2026-11-${day}` as const,
);
export const TEN_DAYS_EARNED = earnedBy(10);
export const ENABLED = 119_047_600;

// Live bindings: each test sees the company made for it.
export let server: TestServer;
export let company: Company;
export let other: Company;
export let cardId: string;

/** One server a file, one company a test. Call it once, at the top of the file. */
export function usePayments(
  options: () => TestServerOptions | Promise<TestServerOptions> = () => ({}),
  foundedAt = workingMorning,
): void {
  beforeAll(async () => {
    server = await startTestServer(await options());
    other = await makeCompany(server);
  });
  afterAll(() => server.close());
  beforeEach(() => freshCompany(foundedAt));
}

export async function freshCompany(foundedAt = workingMorning): Promise<void> {
  server.clock.set(Date.parse(foundedAt));
  company = await makeCompany(server);
  cardId = (await salary()).card.id;
}

export const salary = async () => bodyOf(await server.call('getSalary', { as: company.employee }));
export const workedDays = (dates: readonly CompanyDate[] = TEN_DAYS) =>
  addWorkedDays(server, company, company.employee.jobId, dates);
export const ask = (amount: number, more: { note?: string; cardId?: string } = {}) =>
  server.call('createSalaryRequest', { as: company.employee, body: { amount, cardId, ...more } });
export const review = (
  requests: readonly (string | { id: string; amount: number })[],
  event: 'approve' | 'cancel',
  reason?: string,
) =>
  server.call('reviewPaymentRequests', {
    as: company.employer,
    job: company.employer.jobId,
    body: {
      event,
      requests: requests.map((one) => (typeof one === 'string' ? { id: one } : one)),
      ...(reason === undefined ? {} : { reason }),
    },
  });
export const withdraw = (id: string, as = company.employee) =>
  server.call('cancelSalaryRequest', { as, path: { id } });
export const setState = (id: string, state: State) =>
  server.db.updateTable('paymentRequest').set({ state }).where('id', '=', id).execute();
export const requested = async () =>
  (
    await server.db
      .selectFrom('paymentRequest')
      .select('amount')
      .where('employeeId', '=', company.employee.jobId)
      .execute()
  ).map(({ amount }) => amount);

/** Moves the clock to a time, and signs both in again: a session does not live for days. */
export async function at(time: string): Promise<void> {
  server.clock.set(Date.parse(time));
  const { phoneNumber } = await server.db
    .selectFrom('account')
    .select('phoneNumber')
    .where('id', '=', company.employer.accountId)
    .executeTakeFirstOrThrow();
  Object.assign(company.employer, await server.signIn(phoneNumber));
  Object.assign(company.employee, await server.signIn(company.employee.phoneNumber));
}

/** Of the employee. */
export const workingDaysOf = async (month: CompanyMonth): Promise<CompanyDate[]> => {
  const { days } = bodyOf(await server.call('getMyMonth', { as: company.employee, query: { month } }));
  return days.filter(({ kind }) => kind === 'working').map(({ date }) => date);
};
