import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAccount } from '#tests/support/worlds/people.ts';
import { addWorkedDays, bodyOf } from '#tests/support/worlds/punching.ts';
import { startTestServer, workingMorning, type TestServer } from '#tests/support/server/server.ts';
import { anyone, makeCompany, sampleCard, type Company } from '#tests/support/worlds/world.ts';

type Sort = 'name' | '-name' | 'arrivedAt' | '-arrivedAt' | 'worked' | '-worked';
const date = '2026-11-18' as const;

describe('the order of the day board, its sums and its file', () => {
  let server: TestServer;
  let company: Company;

  const hire = async (lastName: string) => {
    const { phoneNumber, ...identity } = { ...anyone(), firstName: 'A', lastName };
    const body = { ...identity, phoneNumber, cardNumber: sampleCard, salary: 400_000_000 };
    const { id } = bodyOf(
      await server.call('createEmployee', { as: company.employer, body: { ...body, status: 'active' } }),
    );
    await addAccount(server, phoneNumber, identity);
    const as = await server.signIn(phoneNumber);
    bodyOf(await server.call('acceptJob', { as, path: { employeeId: id } }));
    return id;
  };
  const board = async (sort: Sort, page = 1) =>
    bodyOf(
      await server.call('getDayBoard', { as: company.employer, query: { date, sort, page, pageSize: 10 } }),
    );
  const names = async (sort: Sort) => (await board(sort)).items.map(({ fullName }) => fullName);

  beforeAll(async () => {
    server = await startTestServer();
    server.clock.set(Date.parse('2026-10-01T08:00:00+05:00'));
    company = await makeCompany(server);
    const { phoneNumber } = await server.db
      .selectFrom('account')
      .select('phoneNumber')
      .where('id', '=', company.employer.accountId)
      .executeTakeFirstOrThrow();
    server.clock.set(Date.parse(workingMorning));
    company.employer = { ...company.employer, ...(await server.signIn(phoneNumber)) };
    const [bekov, aliyev, formula] = [await hire('Bekov'), await hire('Aliyev'), await hire('Yusupov')];
    await addWorkedDays(server, company, bekov, [date], { arrival: '08:40', departure: '12:00' });
    await addWorkedDays(server, company, aliyev, [date], { arrival: '09:30', departure: '18:00' });
    await addWorkedDays(server, company, formula, [date], { arrival: '09:00', departure: null });
    await server.db.updateTable('employee').set({ lastName: '=1+1' }).where('id', '=', formula).execute();
    server.clock.set(Date.parse('2026-11-18T19:30:00+05:00'));
    company.employer = { ...company.employer, ...(await server.signIn(phoneNumber)) };
  });
  afterAll(() => server.close());

  // Rahimov Dilshod, of every test company, has not come.
  it.each<[Sort, string[]]>([
    ['name', ['Aliyev A', 'Bekov A', 'Rahimov Dilshod', '=1+1 A']],
    ['-name', ['=1+1 A', 'Rahimov Dilshod', 'Bekov A', 'Aliyev A']],
    ['arrivedAt', ['Bekov A', '=1+1 A', 'Aliyev A', 'Rahimov Dilshod']],
    ['-arrivedAt', ['Aliyev A', '=1+1 A', 'Bekov A', 'Rahimov Dilshod']],
    ['-worked', ['Aliyev A', 'Bekov A', 'Rahimov Dilshod', '=1+1 A']],
  ])('%s: whoever has none of it comes last', async (sort, expected) => {
    expect(await names(sort)).toEqual(expected);
  });

  it('sums what those who have left worked, and how late anybody was', async () => {
    const { sums, items } = await board('name');
    const of = (name: string) => items.find(({ fullName }) => fullName === name)!.day;
    expect(sums).toEqual({
      people: 4,
      minutesWorked: of('Aliyev A').minutesWorked + of('Bekov A').minutesWorked,
      tardinessMinutes: 30,
    });
    expect(of('Bekov A').minutesWorked).toBe(200);
  });

  it('is a file in the same order, in which no name is a formula', async () => {
    const body = { format: 'csv', language: 'uz-Latn', date, sort: 'arrivedAt' } as const;
    const text = bodyOf(await server.call('exportDayBoard', { as: company.employer, body })).toString();
    const lines = text.trim().replaceAll('"', '').split('\r\n');
    expect(lines.slice(1).map((line) => line.split(';')[0])).toEqual([
      'Bekov A',
      "'=1+1 A",
      'Aliyev A',
      'Rahimov Dilshod',
    ]);
    expect(lines[1]).toBe('Bekov A;;2026-11-18;Ketgan;08:40;12:00;200;');
    expect(lines[3]).toContain(';Kechikkan;09:30;18:00;');
    expect(lines[3]).toMatch(/;30$/);
  });

  it('has everybody once on its pages, in every order', async () => {
    for (let at = 0; at < 9; at += 1) await hire(`Qodirov ${String.fromCharCode(65 + at)}`);
    for (const sort of ['name', 'arrivedAt', '-worked'] as const) {
      const pages = [await board(sort, 1), await board(sort, 2)];
      const all = pages.flatMap(({ items }) => items.map(({ employeeId }) => employeeId));
      expect([all.length, new Set(all).size, pages[0]!.total], sort).toEqual([13, 13, 13]);
    }
  });
});
