import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CompanyDate, CompanyMonth } from '#domain/calendar/index.ts';
import { addWorkedDays, bodyOf, refusal } from '#tests/support/worlds/punching.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { joinColleague, makeUnit, staffOf } from '#tests/support/worlds/staff.ts';
import { makeCompany, type Company } from '#tests/support/worlds/world.ts';

let server: TestServer;
let company: Company;
/** Working days of October. */
let dates: CompanyDate[];
const october = '2026-10' as const;

const signIn = async () => {
  const { phoneNumber } = await server.db
    .selectFrom('account')
    .select('phoneNumber')
    .where('id', '=', company.employer.accountId)
    .executeTakeFirstOrThrow();
  company.employer = { ...company.employer, ...(await server.signIn(phoneNumber)) };
  company.employee = { ...company.employee, ...(await server.signIn(company.employee.phoneNumber)) };
};
const enterAbsence = async (firstDay: CompanyDate, lastDay: CompanyDate, kind: number) =>
  bodyOf(
    await server.call('proposeAbsence', {
      as: company.employer,
      body: { employeeId: company.employee.jobId, firstDay, lastDay, kind },
    }),
  );
/** Sets fields of the only person's record. */
const setFields = async (fields: object) =>
  bodyOf(await staffOf(server, company.employer).update(company.employee.jobId, fields));
/** The only person's row by the headings of its columns. */
async function readTableRow(month: CompanyMonth): Promise<Record<string, string>> {
  const body = { format: 'csv', language: 'ru', month } as const;
  const file = bodyOf(await server.call('exportTimesheet', { as: company.employer, body })).toString();
  const [head, line] = file
    .replaceAll('"', '')
    .split('\r\n')
    .map((one) => one.split(';'));
  return Object.fromEntries(head!.map((heading, place) => [heading, line![place]!]));
}
const pickAdjustments = (row: Record<string, string>) =>
  ['дни', 'часы'].map((of) => row[`За закрытые месяцы: ${of}`]).concat(row['За закрытые месяцы, сум']);

/** How much less October earns by the corrected day: two of its days are leave. */
const computeLostPay = () => {
  const earnedBy = (days: number) => Math.floor((500_000_000 * days) / dates.length);
  return earnedBy(dates.length - 3) - earnedBy(dates.length - 2);
};

/** October is closed with two days of leave, and one of its days corrected since. */
beforeAll(async () => {
  server = await startTestServer();
  server.clock.set(Date.parse('2026-10-01T08:00:00+05:00'));
  company = await makeCompany(server);
  server.clock.set(Date.parse('2026-11-18T08:30:00+05:00'));
  await signIn();
  const query = { month: october };
  const { days } = bodyOf(await server.call('getMyMonth', { as: company.employee, query }));
  dates = days.filter(({ kind }) => kind === 'working').map(({ date }) => date);
  await addWorkedDays(server, company, company.employee.jobId, dates.slice(2));
  // Over a weekend as well when there is one: only working days are counted.
  await enterAbsence(dates[0]!, dates[1]!, 9);
  await setFields({ patronymic: "Anvar o'g'li", position: 'Kassir', personnelNumber: '0042' });
  const { month } = bodyOf(
    await server.call('closeMonth', { as: company.employer, path: { month: october } }),
  );
  expect(month).toBe(october);
  await server.closed();
  const pairs = [{ in: '09:00', out: '10:00' }];
  const body = {
    ...{ employeeId: company.employee.jobId, date: dates[5]!, pairs, reason: 'Kamera' },
  };
  bodyOf(await server.call('proposeCorrection', { as: company.employer, body }));
  await enterAbsence('2026-11-03', '2026-11-09', 24);
  await setFields({ position: 'Katta kassir', personnelNumber: null });
});
afterAll(() => server.close());

it('the table counts the days away by the code of their kind', async () => {
  const closed = await readTableRow(october);
  expect([closed['09 ОТ'], closed['24 ПР']]).toEqual(['2', '']);
  const open = await readTableRow('2026-11');
  // From Tuesday to Monday, without the weekend.
  expect([open['09 ОТ'], open['24 ПР']]).toEqual(['', '5']);
  expect(Object.keys(open).filter((heading) => /^\d\d .+$/.test(heading))).toHaveLength(27);
});

it('the table has the adjustment of the open month for a corrected day of a closed one', async () => {
  expect(pickAdjustments(await readTableRow('2026-11'))).toEqual([
    '-1',
    '-9,17',
    String(computeLostPay() / 100).replace('.', ','),
  ]);
  expect(pickAdjustments(await readTableRow(october))).toEqual(['0', '0', '0']);
});

it('the second sheet of the form has the same values as numbers', async () => {
  const body = { format: 'xlsx', language: 'ru', month: '2026-11' } as const;
  const file = bodyOf<'exportTimesheet'>(
    await server.call('exportTimesheet', { as: company.employer, body }),
  );
  const [head, row] = (await readXlsx(file)).sheets[1]!.rows;
  const of = (heading: string) => row![head!.indexOf(heading)];
  expect([of('24 ПР'), of('За закрытые месяцы: дни'), of('За закрытые месяцы: часы')]).toEqual([
    5, -1, -9.17,
  ]);
  expect(of('За закрытые месяцы, сум')).toBe(computeLostPay() / 100);
});

it('the form names the company and the person as the records do, and in a closed month as they were then', async () => {
  const { details } = bodyOf(await server.call('getSettings', { as: company.employer }));
  const body = { ...details, okpo: '12345678' };
  bodyOf(await server.call('updateDetails', { as: company.employer, body }));
  const person = async (month: CompanyMonth) => {
    const asked = { format: 'xlsx', language: 'ru', month } as const;
    const file = bodyOf<'exportTimesheet'>(
      await server.call('exportTimesheet', { as: company.employer, body: asked }),
    );
    const [form, data] = (await readXlsx(file)).sheets;
    expect(form!.rows[0]![0]).toBe(`Организация: ${details.title} · ИНН: ${details.tin} · ОКПО: 12345678`);
    return [form!.rows[7]!.slice(1, 3), data!.rows[1]!.slice(0, 3)];
  };
  const name = 'Rahimov Dilshod Anvar oʻgʻli';
  expect(await person(october)).toEqual([
    [`${name}\nKassir`, '0042'],
    [name, 'Kassir', '0042'],
  ]);
  expect(await person('2026-11')).toEqual([
    [`${name}\nKatta kassir`, null],
    [name, 'Katta kassir', null],
  ]);
});

it('a manager cannot export it', async () => {
  const unitIds = [await makeUnit(server, company.employer, 'Sex')];
  const manager = await joinColleague(server, company.employer, { role: 'manager', unitIds });
  const body = { format: 'csv', language: 'ru', month: october } as const;
  expect(refusal(await server.call('exportTimesheet', { as: manager, body }))).toEqual([403, 'forbidden']);
});
