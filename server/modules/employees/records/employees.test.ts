import { nothingPrinted } from '#domain/fields/printedFields.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '#openapi/generated/contract.d.ts';
import { newId } from '#server/identifier.ts';
import { dataKey, unseal } from '#server/secrets.ts';
import { addAccount } from '#tests/support/worlds/people.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { bodyOf, refusal } from '#tests/support/worlds/punching.ts';
import { someone, staffOf, whole } from '#tests/support/worlds/staff.ts';
import { anyone, hireSomebody, makeCompany, sampleCard, type Company } from '#tests/support/worlds/world.ts';
import { searchOf } from './search.ts';
import { selectPage } from './sql/list.ts';

let server: TestServer;
let company: Company;
let other: Company;
let staff: ReturnType<typeof staffOf>;
beforeAll(async () => {
  server = await startTestServer();
  company = await makeCompany(server);
  other = await makeCompany(server);
  staff = staffOf(server, company.employer);
});
afterAll(() => server.close());

const countOf = async (pinfl: string) =>
  (await server.db.selectFrom('employee').select('id').where('pinfl', '=', pinfl).execute()).length;

describe('hiring', () => {
  it('creates a record that waits for its person, and never shows the whole card number', async () => {
    const wanted = someone({ firstName: "  G'ofur ", lastName: 'To’rayev', status: 'blocked' });
    const made = await staff.hire(wanted);
    const { cardNumber: _, ...form } = wanted;
    expect(made).toEqual({
      ...{ ...form, id: made.id, version: 1 },
      ...{ firstName: 'Gʻofur', lastName: 'Toʻrayev', fullName: 'Toʻrayev Gʻofur' },
      ...{ status: 'notIdentified', chosenStatus: 'blocked', registered: false, mismatch: false },
      card: { id: made.card.id, first4: '8600', last4: '0003', brand: 'uzcard' },
      ...{ addedAt: '2026-11-18T03:50:00.000Z', registeredAt: null, firstDay: '2026-11-18' },
      ...{ ...nothingPrinted, unit: null },
    });
    const read = await staff.read(made.id);
    expect(read).toEqual({ ...read, ...made });
    const card = await server.db
      .selectFrom('card')
      .selectAll()
      .where('employeeId', '=', made.id)
      .executeTakeFirstOrThrow();
    expect(card.numberEncrypted.includes(sampleCard)).toBe(false);
    const key = dataKey(server.services.config, 'card');
    expect(unseal(key, card.numberEncrypted, card.id).toString()).toBe(sampleCard);
    expect(() => unseal(key, card.numberEncrypted, newId())).toThrow();
  });

  it('refuses fields with the codes that the wizard shows', async () => {
    const answer = await staff.create({ cardNumber: '8600123412341234', salary: 150 });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      code: 'validationFailed',
      errors: expect.arrayContaining([
        { pointer: '/cardNumber', code: 'cardNumberCheckDigit' },
        { pointer: '/salary', code: 'salaryInvalid' },
      ]) as unknown,
    });
  });

  it('names each field that is taken', async () => {
    const wanted = someone();
    await staff.hire(wanted);
    const same = await staff.create({ pinfl: wanted.pinfl, phoneNumber: wanted.phoneNumber });
    expect(refusal(same)).toEqual([409, 'employeeExists']);
    const errorsOf = async (change: Parameters<typeof staff.create>[0]) =>
      ((await staff.create(change)).body as components['schemas']['Problem']).errors;
    expect((same.body as components['schemas']['Problem']).errors).toEqual([
      { pointer: '/pinfl', code: 'pinflTaken' },
      { pointer: '/phoneNumber', code: 'phoneTaken' },
    ]);
    expect(await errorsOf({ pinfl: wanted.pinfl })).toEqual([{ pointer: '/pinfl', code: 'pinflTaken' }]);
    expect(await errorsOf({ phoneNumber: wanted.phoneNumber })).toEqual([
      { pointer: '/phoneNumber', code: 'phoneTaken' },
    ]);
    expect(await countOf(wanted.pinfl)).toBe(1);
    bodyOf(await staffOf(server, other.employer).create(wanted));
  });

  it('creates one record when one PINFL is hired twenty times at once', async () => {
    const { pinfl } = anyone();
    const answers = await Promise.all(Array.from({ length: 20 }, () => staff.create({ pinfl })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 201)) {
      expect(refusal(answer)).toEqual([409, 'employeeExists']);
      expect(answer.body).toMatchObject({ errors: [{ pointer: '/pinfl', code: 'pinflTaken' }] });
    }
    expect(await countOf(pinfl)).toBe(1);
  });

  it('reports that an account with that phone number has another PINFL', async () => {
    const { phoneNumber, ...identity } = anyone();
    await addAccount(server, phoneNumber, identity);
    const { id, mismatch } = await staff.hire({ phoneNumber });
    expect(mismatch).toBe(true);
    const { items } = bodyOf(await staff.list({ search: phoneNumber }));
    expect(items.map(whole).map((one) => [one.id, one.mismatch, one.registered])).toEqual([
      [id, true, false],
    ]);
  });
});

describe('the list', () => {
  it('finds a name in both scripts and with any apostrophe, a phone number and a PINFL', async () => {
    const { id, phoneNumber, pinfl } = await staff.hire({ firstName: 'Ғуломжон', lastName: 'Oʻrinboyev' });
    const found = async (search: string) => bodyOf(await staff.list({ search })).items.map((one) => one.id);
    for (const search of ["g'ulomjon", 'Gʻulomjon O‘rin', 'ўринбоев', 'ORINBOYEV gulom', phoneNumber, pinfl])
      expect(await found(search), search).toEqual([id]);
    expect(await found(`+998 ${phoneNumber.slice(3, 5)} ${phoneNumber.slice(5)}`)).toEqual([id]);
    for (const search of ['ғуломжонов', 'ulomjon', '%', '_', '\\', `${pinfl.slice(1)}9`, "' or 1=1 --"])
      expect(await found(search), search).not.toContain(id);
  });

  it('has pages in one stable order, with names of both scripts together', async () => {
    const crowded = await makeCompany(server);
    const crowd = staffOf(server, crowded.employer);
    for (const [lastName, firstName] of [
      ['Ёқубов', 'Али'],
      ['Yoqubov', 'Ali'],
      ['Abdullayev', 'Vali'],
      ['Абдуллаев', 'Анвар'],
      ...Array.from({ length: 9 }, () => ['Same', 'Name'] as const),
    ] as const)
      await crowd.hire({ lastName, firstName });
    const page = async (number: number) => bodyOf(await crowd.list({ page: number, pageSize: 10 }));
    const [first, second, third] = [await page(1), await page(2), await page(3)];
    expect([first.total, first.page, first.pageSize]).toEqual([14, 1, 10]);
    expect([first.items.length, second.items.length, third.items.length]).toEqual([10, 4, 0]);
    const all = [...first.items, ...second.items];
    expect(new Set(all.map(({ id }) => id)).size).toBe(14);
    expect(all.slice(0, 2).map(({ fullName }) => fullName)).toEqual(['Абдуллаев Анвар', 'Abdullayev Vali']);
    expect(
      all
        .slice(-2)
        .map(({ lastName }) => lastName)
        .sort(),
    ).toEqual(['Yoqubov', 'Ёқубов']);
    expect((await page(1)).items).toEqual(first.items);
    const turned = bodyOf(await crowd.list({ sort: '-name', page: 2, pageSize: 10 }));
    expect(turned.items.map(({ id }) => id)).toEqual(
      all
        .map(({ id }) => id)
        .slice(0, 4)
        .reverse(),
    );
  });

  it('is filtered by status and registration, with the total of the filter', async () => {
    const crowded = await makeCompany(server);
    const crowd = staffOf(server, crowded.employer);
    const joined = crowded.employee.jobId;
    const waiting = [(await crowd.hire()).id, (await crowd.hire()).id];
    const gone = waiting[1]!;
    const leave = { ids: [gone], event: 'leave' as const, reason: 'Tekshiruv' };
    bodyOf(await server.call('changeEmployeeStatus', { as: crowded.employer, body: leave }));
    const found = async (query: Parameters<typeof crowd.list>[0]) => {
      const { items, total } = bodyOf(await crowd.list(query));
      expect(total).toBe(items.length);
      return items.map(({ id }) => id).sort();
    };
    expect(await found({ status: 'active' })).toEqual([joined]);
    expect(await found({ registration: 'registered' })).toEqual([joined]);
    expect(await found({ registration: 'unregistered' })).toEqual([...waiting].sort());
    expect(await found({ registration: 'unregistered', status: 'left' })).toEqual([gone]);
    expect(await found({ registration: 'registered', status: 'left' })).toEqual([]);
    for (const search of ['rahim', '99890', '3010190', 'aa0'])
      expect(await found({ search, status: 'left' }), search).toEqual([gone]);
    expect(await found({ search: 'rahim', registration: 'registered' })).toEqual([joined]);
    const counts = async (query: Parameters<typeof crowd.list>[0]) => bodyOf(await crowd.list(query)).counts;
    const none = { active: 0, notIdentified: 0, declined: 0, blocked: 0, left: 0 };
    const some = { ...none, notIdentified: waiting.length - 1, left: 1 };
    expect(await counts({ registration: 'unregistered' })).toEqual(some);
    expect(await counts({ registration: 'unregistered', status: 'left', search: 'rahim' })).toEqual(some);
    expect(await counts({ search: 'nobody at all' })).toEqual(none);
    expect(await counts({ search: '9', registration: 'registered' })).toEqual({ ...none, active: 1 });
  });

  it('can be sorted by the date on which people were added', async () => {
    const crowded = await makeCompany(server);
    const crowd = staffOf(server, crowded.employer);
    const made = [crowded.employee.jobId];
    for (let hour = 0; hour < 3; hour += 1) {
      server.clock.advance(60_000);
      made.push((await crowd.hire()).id);
    }
    const order = async (sort: 'addedAt' | '-addedAt', search?: string) =>
      bodyOf(await crowd.list({ sort, ...(search ? { search } : {}) })).items.map(({ id }) => id);
    expect(await order('addedAt')).toEqual(made);
    expect(await order('-addedAt', 'rahim')).toEqual([...made].reverse());
  });

  it('can be sorted by registration, with unregistered people last in both directions', async () => {
    const crowded = await makeCompany(server);
    const crowd = staffOf(server, crowded.employer);
    const waiting = (await crowd.hire()).id;
    server.clock.advance(60_000);
    const second = await hireSomebody(server, crowded.employer);
    const [first, last] = [crowded.employee.jobId, (await crowd.hire()).id];
    const never = [waiting, last].toSorted();
    const [rising, falling] = [
      [first, second.jobId, ...never],
      [second.jobId, first, ...never.toReversed()],
    ];
    const order = async (sort: 'registeredAt' | '-registeredAt', search: { search?: string }) =>
      bodyOf(await crowd.list({ sort, ...search })).items.map(({ id }) => id);
    for (const search of [{}, { search: '998' }]) {
      expect(await order('registeredAt', search)).toEqual(rising);
      expect(await order('-registeredAt', search)).toEqual(falling);
    }
    // The last pages are read from the end.
    const pages = async (sort: 'registeredAt' | '-registeredAt') => {
      const page = (offset: number) =>
        selectPage(server.db, crowded.organizationId, { search: searchOf() }, sort, { limit: 1, offset }, 4);
      return (await Promise.all([0, 1, 2, 3].map(page))).flat();
    };
    expect(await pages('registeredAt')).toEqual(rising);
    expect(await pages('-registeredAt')).toEqual(falling);
    const account = await server.db
      .selectFrom('account')
      .select('createdAt')
      .where('id', '=', second.accountId)
      .executeTakeFirstOrThrow();
    expect(await crowd.read(second.jobId)).toMatchObject({ registeredAt: account.createdAt.toISOString() });
    expect(await crowd.read(last)).toMatchObject({ registered: false, registeredAt: null });
  });

  it('has the total of a search also beyond its last page', async () => {
    const { items, total } = bodyOf(await staff.list({ search: 'rahim', page: 900 }));
    expect(items).toEqual([]);
    expect(total).toBe(bodyOf(await staff.list({ search: 'rahim' })).total);
    expect(total).toBeGreaterThan(0);
  });
});
