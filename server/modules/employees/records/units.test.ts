import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { operations } from '#openapi/generated/contract.d.ts';
import { bodyOf, refusal } from '#tests/support/worlds/punching.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { joinColleague, makeUnit, staffOf } from '#tests/support/worlds/staff.ts';
import { makeCompany, type Company } from '#tests/support/worlds/world.ts';
import { hiredOn } from '#tests/support/worlds/people.ts';

const today = '2026-11-18';
let server: TestServer;
let company: Company;
let [sales, store] = ['', ''];
let [anvar, bobur, vali, zafar] = ['', '', '', ''];

const numbers = { phoneNumber: '998971112233', pinfl: '31508890457311', passportSerialNumber: 'KA7654321' };

beforeAll(async () => {
  server = await startTestServer({ now: `${today}T12:00:00+05:00` });
  company = await makeCompany(server);
  const { hire } = staffOf(server, company.employer);
  ({ id: anvar } = await hire({ lastName: 'Aliyev', firstName: 'Anvar', ...numbers }));
  ({ id: bobur } = await hire({ lastName: 'Bekov', firstName: 'Bobur' }));
  ({ id: vali } = await hire({ lastName: 'Valiyev', firstName: 'Vali' }));
  ({ id: zafar } = await hire({ lastName: 'Zokirov', firstName: 'Zafar', salary: 123_456_700 }));
  const as = company.employer;
  sales = await makeUnit(server, as, 'Savdo', { people: [anvar, bobur], validFrom: '2026-11-10' });
  store = await makeUnit(server, as, 'Ombor', { people: [vali], validFrom: today });
  const assign = (unitId: string | null, employeeIds: string[], validFrom: string) =>
    server.call('assignUnit', { as, body: { unitId, employeeIds, validFrom } });
  bodyOf(await assign(store, [bobur], today));
  // Only from tomorrow on, so that it counts nowhere yet.
  bodyOf(await assign(sales, [zafar], '2026-11-19'));
  await makeUnit(server, (await makeCompany(server)).employer, 'Begona');
});
afterAll(() => server.close());

type As = Parameters<typeof joinColleague>[1] | Awaited<ReturnType<typeof joinColleague>>;
type Query = NonNullable<operations['listEmployees']['parameters']['query']>;
const list = async (query: Query = {}, as: As = company.employer) =>
  bodyOf(await server.call('listEmployees', { as, query }));
const nobody = { active: 0, notIdentified: 0, declined: 0, blocked: 0, left: 0 };
/** The counts in each unit, and in none. */
const inUnits = ({ unitCounts }: Pick<Awaited<ReturnType<typeof list>>, 'unitCounts'>) => [
  ...unitCounts.units.map(({ count }) => count),
  unitCounts.none,
];
const names = ({ items }: Awaited<ReturnType<typeof list>>) => items.map(({ lastName }) => lastName);

describe('the list of employees', () => {
  it('shows today’s unit, and counts and filters by it', async () => {
    const all = await list({ search: 'v' });
    expect(all.items.map(({ fullName, unit }) => [fullName, unit?.title ?? null])).toEqual([
      ['Valiyev Vali', 'Ombor'],
    ]);
    const whole = await list();
    expect(whole.unitCounts).toEqual({
      units: [
        { id: store, title: 'Ombor', count: 2 },
        { id: sales, title: 'Savdo', count: 1 },
      ],
      none: 2,
    });
    const chosen = await list({ unit: store });
    expect([names(chosen), chosen.total]).toEqual([['Bekov', 'Valiyev'], 2]);
    expect(chosen.counts).toEqual({ ...nobody, notIdentified: 2 });
    expect(chosen.unitCounts).toEqual(whole.unitCounts);
    expect(names(await list({ unit: sales }))).toEqual(['Aliyev']);
    expect(names(await list({ unit: 'none', sort: '-name' }))[0]).toBe('Zokirov');
    const waiting = await list({ unit: 'none', status: 'notIdentified' });
    expect([waiting.total, waiting.counts]).toEqual([1, { ...nobody, active: 1, notIdentified: 1 }]);
    expect(waiting.unitCounts.none).toBe(1);
    const bek = await list({ unit: store, search: 'bek' });
    expect([bek.total, inUnits(bek)]).toEqual([1, [1, 0, 0]]);
    expect((await list({ unit: '01890000-0000-7000-8000-000000000001' })).total).toBe(0);
    const bad = await server.call('listEmployees', { as: company.employer, query: { unit: 'x' } });
    expect(refusal(bad)).toEqual([400, 'validationFailed']);
  });

  it('has the unit in its file', async () => {
    const file = bodyOf(
      await server.call('exportEmployees', {
        as: company.employer,
        body: { format: 'csv', language: 'ru', unit: store },
      }),
    );
    const { data } = Papa.parse<Record<string, string>>(file.toString('utf8').replace('\uFEFF', ''), {
      header: true,
      skipEmptyLines: true,
    });
    expect(data.map((row) => [row['Фамилия'], row['Отдел']])).toEqual([
      ['Bekov', 'Ombor'],
      ['Valiyev', 'Ombor'],
    ]);
  });
});

describe('a manager', () => {
  it('gets the brief records of the people of their units, and finds nobody by a document', async () => {
    const manager = await joinColleague(server, company.employer, { role: 'manager', unitIds: [sales] });
    const seen = await list({}, manager);
    expect([seen.total, seen.counts]).toEqual([1, { ...nobody, notIdentified: 1 }]);
    expect(seen.unitCounts).toEqual({ units: [{ id: sales, title: 'Savdo', count: 1 }], none: 0 });
    const brief = {
      ...{ id: anvar, firstName: 'Anvar', lastName: 'Aliyev', fullName: 'Aliyev Anvar' },
      ...{ phoneNumber: numbers.phoneNumber, status: 'notIdentified', registered: false },
      ...{ addedAt: expect.any(String) as string, registeredAt: null, unit: { id: sales, title: 'Savdo' } },
    };
    expect(seen.items).toEqual([brief]);
    const one = (id: string) => server.call('getEmployee', { as: manager, path: { id } });
    expect(bodyOf(await one(anvar))).toEqual(brief);
    expect(refusal(await one(bobur))).toEqual([404, 'notFound']);
    for (const unit of [store, 'none']) expect((await list({ unit }, manager)).total).toBe(0);
    const { phoneNumber, pinfl, passportSerialNumber } = numbers;
    for (const [search, count] of [
      ['Aliyev', 1],
      ['Bekov', 0],
      [phoneNumber, 1],
      [pinfl, 0],
      [passportSerialNumber, 0],
    ] as const) {
      expect([search, (await list({ search }, manager)).total]).toEqual([search, count]);
      const found = await server.call('searchEmployees', { as: manager, query: { text: search } });
      expect(bodyOf(found).items).toHaveLength(count);
    }
    const ending = await server.call('searchEmployees', { as: manager, query: { text: '7311' } });
    expect(bodyOf(ending).items).toEqual([]);
    const { id, fullName, status } = brief;
    const byPhone = await server.call('searchEmployees', { as: manager, query: { text: '2233' } });
    expect(bodyOf(byPhone).items).toEqual([{ id, fullName, phoneNumber, status, pinflEnding: null }]);
  });
});

describe('the day board', () => {
  const board = async (query: NonNullable<operations['getDayBoard']['parameters']['query']>) =>
    bodyOf(await server.call('getDayBoard', { as: company.employer, query }));

  it('counts and filters by the unit of its day', async () => {
    await server.db
      .updateTable('employee')
      .where('organizationId', '=', company.organizationId)
      .set({ status: 'active', ...hiredOn('2026-11-01') })
      .execute();
    const rows = ({ items }: Awaited<ReturnType<typeof board>>) =>
      items.map(({ fullName, unit }) => [fullName, unit?.title]);
    const now = await board({ unit: store });
    expect(rows(now)).toEqual([
      ['Bekov Bobur', 'Ombor'],
      ['Valiyev Vali', 'Ombor'],
    ]);
    expect(now.unitCounts.units.map(({ title, count }) => [title, count])).toEqual([
      ['Ombor', 2],
      ['Savdo', 1],
    ]);
    const before = await board({ date: '2026-11-17', unit: sales });
    expect(Object.values(before.counts).reduce((sum, one) => sum + one)).toBe(2);
    expect(inUnits(before)).toEqual([0, 2, 3]);
    expect(rows(await board({ date: '2026-11-17', unit: sales }))).toEqual([
      ['Aliyev Anvar', 'Savdo'],
      ['Bekov Bobur', 'Savdo'],
    ]);
  });
});

describe('requests', () => {
  it('are filtered by the current unit of their person, and show it in their file', async () => {
    const cards = await server.db
      .selectFrom('card')
      .where('organizationId', '=', company.organizationId)
      .select(['id', 'employeeId'])
      .execute();
    const requests = cards.map(({ id: cardId, employeeId }) => ({
      ...{ organizationId: company.organizationId, id: crypto.randomUUID(), employeeId, cardId },
      ...{ amount: 10_000_000, askedAmount: 10_000_000, period: '2026-11', state: 'inProcess' },
      kind: 'asked',
      requestedAt: server.clock.date(),
    }));
    await server.db
      .insertInto('paymentRequest')
      .values(requests as never)
      .execute();
    const ask = async (query: NonNullable<operations['listPaymentRequests']['parameters']['query']>) =>
      bodyOf(await server.call('listPaymentRequests', { as: company.employer, query }));
    const ofStore = await ask({ unit: store, sort: 'name' });
    expect(ofStore.items.map(({ employeeName }) => employeeName)).toEqual(['Bekov Bobur', 'Valiyev Vali']);
    const inProcess = { count: 2, asked: 20_000_000, amount: 20_000_000 };
    expect([ofStore.total, ofStore.totals.inProcess, inUnits(ofStore)]).toEqual([2, inProcess, [2, 1, 2]]);
    expect((await ask({ unit: 'none' })).total).toBe(2);
    const fileFor = async (as: As) => {
      const body = { format: 'csv', language: 'ru', unit: sales } as const;
      const file = bodyOf(await server.call('exportPaymentRequests', { as, body }));
      return file.toString('utf8');
    };
    expect(await fileFor(company.employer)).toContain('"Aliyev Anvar";"Savdo";');
    const manager = await joinColleague(server, company.employer, { role: 'manager', unitIds: [sales] });
    const body = { format: 'csv', language: 'ru' } as const;
    expect(refusal(await server.call('exportPaymentRequests', { as: manager, body }))).toEqual([
      403,
      'forbidden',
    ]);
    const byPinfl = { as: manager, query: { search: numbers.pinfl } };
    expect(bodyOf(await server.call('listPaymentRequests', byPinfl)).total).toBe(0);
  });
});

describe('putting people into a unit', () => {
  it('holds from today when no day is given, and refuses a unit that is not open', async () => {
    const as = company.employer;
    const assign = (unitId: string | null) =>
      server.call('assignUnit', { as, body: { unitId, employeeIds: [anvar] } });
    bodyOf(await assign(null));
    expect(names(await list({ unit: sales }))).toEqual([]);
    const yesterday = { as, query: { date: '2026-11-17', unit: sales } as const };
    expect(bodyOf(await server.call('getDayBoard', yesterday)).items).toMatchObject([
      { employeeId: anvar, unit: { title: 'Savdo' } },
      { employeeId: bobur },
    ]);
    const closed = await makeUnit(server, as, 'Yopiq');
    bodyOf(await server.call('closeUnit', { as, path: { id: closed } }));
    for (const unitId of [closed, '01890000-0000-7000-8000-000000000001'])
      expect(await assign(unitId)).toMatchObject({
        status: 400,
        body: { code: 'validationFailed', errors: [{ pointer: '/unitId', code: 'unitGone' }] },
      });
    bodyOf(await assign(sales));
    expect(names(await list({ unit: sales }))).toEqual(['Aliyev']);
  });
});
