import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CompanyDate } from '#domain/calendar/index.ts';
import { addWorkedDays, bodyOf } from '#tests/support/worlds/punching.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { makeCompany, type Company } from '#tests/support/worlds/world.ts';

let server: TestServer;
let company: Company;
const month = '2026-10' as const;
/** A day with two hours of work that the employer does not count. */
const DISMISSED = '2026-10-06' as const;

/** October, worked on all of its days, one of them in part. */
beforeAll(async () => {
  server = await startTestServer();
  server.clock.set(Date.parse('2026-10-01T08:00:00+05:00'));
  company = await makeCompany(server);
  server.clock.set(Date.parse('2026-11-03T12:00:00+05:00'));
  const { phoneNumber } = await server.db
    .selectFrom('account')
    .select('phoneNumber')
    .where('id', '=', company.employer.accountId)
    .executeTakeFirstOrThrow();
  company.employer = { ...company.employer, ...(await server.signIn(phoneNumber)) };
  company.employee = { ...company.employee, ...(await server.signIn(company.employee.phoneNumber)) };
  const { days } = bodyOf(await server.call('getMyMonth', { as: company.employee, query: { month } }));
  const dates = days.filter(({ kind }) => kind === 'working').map(({ date }): CompanyDate => date);
  const addWork = (own: readonly CompanyDate[], departure: string) =>
    addWorkedDays(server, company, company.employee.jobId, own, { arrival: '09:00', departure });
  await addWork([DISMISSED], '11:00');
  await addWork(
    dates.filter((date) => date !== DISMISSED),
    '17:29',
  );
});
afterAll(() => server.close());

/**
 * Reads the four rows of the only person on the form: letters and hours by day, and the days and hours of each half.
 */
async function readForm() {
  const body = { format: 'xlsx', language: 'ru', month } as const;
  const file = bodyOf<'exportTimesheet'>(
    await server.call('exportTimesheet', { as: company.employer, body }),
  );
  const [printed, data] = (await readXlsx(file)).sheets;
  const rows = printed!.rows.slice(7, 11);
  const of = (place: number) => [...rows[place]!.slice(4, 19), ...rows[place + 2]!.slice(4, 20)];
  const halves = [0, 2].map((place) => [rows[place]![20], minutesOf(rows[place + 1]![20])]);
  const [head, row] = data!.rows;
  const withoutReason = row![head!.indexOf('24 ПР')];
  return {
    letters: of(0),
    hours: of(1),
    halves,
    withoutReason,
    absences: rows[0]![25],
    said: printed!.rows[3]![0],
  };
}
const place = Number(DISMISSED.slice(8)) - 1;
const minutesOf = (hours: unknown): number => {
  if (typeof hours !== 'string') return Number(hours ?? 0) * 60;
  const [whole, minutes] = hours.split(':');
  return Number(whole) * 60 + Number(minutes);
};
/** Sums what is printed in the cells of each half. */
const sumPrinted = ({ letters, hours }: Awaited<ReturnType<typeof readForm>>) =>
  [
    [0, 15],
    [15, 31],
  ].map((half) => [
    letters.slice(...half).filter((one) => one === 'Я').length,
    hours.slice(...half).reduce((sum: number, one) => sum + minutesOf(one), 0),
  ]);

it('a draft leaves the day empty until it is decided, and its cells add up to its totals', async () => {
  const found = await readForm();
  expect([found.letters[place], found.hours[place]]).toEqual(['', null]);
  expect(found.halves).toEqual(sumPrinted(found));
});

it('a dismissed day is an absence without a good reason and has no hours, in an open and in a closed month', async () => {
  const items = [{ kind: 'belowNorm' as const, id: company.employee.jobId, date: DISMISSED }];
  bodyOf(await server.call('settle', { as: company.employer, body: { event: 'dismiss', items } }));
  const open = await readForm();
  expect([open.letters[place], open.hours[place], open.withoutReason]).toEqual(['ПР', null, 1]);
  expect(open.absences).toBe('24 ПР: 1');
  expect(open.halves).toEqual(sumPrinted(open));
  bodyOf(await server.call('closeMonth', { as: company.employer, path: { month } }));
  await server.closed();
  const closed = await readForm();
  expect(closed.said).toMatch(/^Версия 1 · 03\.11\.2026 · SHA-256 [0-9a-f]{64}$/);
  expect(closed).toEqual({ ...open, said: closed.said });
});

it('a version that was closed before dismissed days had a code stays as it was printed', async () => {
  const digest = () => server.db.selectFrom('timesheetVersion').select('digest').execute();
  const before = await digest();
  await server.db
    .updateTable('workDay')
    .set({ code: 'worked' })
    .where('organizationId', '=', company.organizationId)
    .where('date', '=', DISMISSED)
    .execute();
  const { letters, hours, withoutReason } = await readForm();
  expect([letters[place], hours[place], withoutReason]).toEqual(['Я', 2, null]);
  expect(await digest()).toEqual(before);
});
