import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAccount, jobShown } from '#tests/support/worlds/people.ts';
import { bodyOf, refusal } from '#tests/support/worlds/punching.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { anyone, makeCompany, sampleCard, type Company } from '#tests/support/worlds/world.ts';

describe('a person and their jobs', () => {
  let server: TestServer;
  let company: Company;
  beforeAll(async () => {
    server = await startTestServer();
    company = await makeCompany(server);
  });
  afterAll(() => server.close());

  const hire = async (person: ReturnType<typeof anyone>, status: 'active' | 'blocked' = 'active') => {
    const answer = await server.call('createEmployee', {
      as: company.employer,
      body: { ...person, cardNumber: sampleCard, salary: 300_000_000, status },
    });
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
    return answer.body;
  };
  async function signedIn(person = anyone()) {
    const accountId = await addAccount(server, person.phoneNumber);
    return { person, accountId, as: await server.signIn(person.phoneNumber) };
  }
  const profileOf = ({ phoneNumber: _, ...identity }: ReturnType<typeof anyone>) => identity;
  const info = async (as: { accessToken: string }) => (await server.call('getAccountInfo', { as })).body;
  const jobs = async (as: { accessToken: string }) => {
    const answer = await server.call('listJobs', { as });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return answer.body.items;
  };

  it('tells startup what is given and what is there', async () => {
    const { as, person } = await signedIn();
    expect(await info(as)).toEqual({ isIdentificated: false, isAnyJobExists: false });
    const saved = await server.call('updateProfile', { as, body: profileOf(person) });
    expect(saved.body).toEqual({ id: expect.any(String) as string, ...person });
    expect(await info(as)).toEqual({ isIdentificated: true, isAnyJobExists: false });
    expect(await info(company.employer)).toEqual({ isIdentificated: false, isAnyJobExists: true });
  });

  it('joins a waiting record when phone and PINFL agree, with the status the employer chose', async () => {
    const person = anyone();
    const record = await hire(person, 'blocked');
    expect([record.status, record.registered]).toEqual(['notIdentified', false]);
    const { as } = await signedIn(person);
    expect(await jobs(as)).toEqual([]);
    await server.call('updateProfile', { as, body: profileOf(person) });
    const of = { as: company.employer, path: { id: record.id } };
    const before = bodyOf(await server.call('getEmployee', of));
    expect(await jobs(as)).toEqual([jobShown(record.id)]);
    const accepted = await server.call('acceptJob', { as, path: { employeeId: record.id } });
    expect(accepted.body).toEqual(jobShown(record.id, { standing: 'held', status: 'blocked' }));
    const again = await server.call('acceptJob', { as, path: { employeeId: record.id } });
    expect([again.status, again.body]).toEqual([200, accepted.body]);
    const seen = await server.call('getEmployee', of);
    const registeredAt = server.clock.date().toISOString();
    expect(seen.body).toEqual({ ...before, status: 'blocked', registered: true, registeredAt });
  });

  it('tells who has proved the number that a job waits, and after the profile what it offers', async () => {
    const person = anyone();
    const { as } = await signedIn(person);
    const asked = async () => bodyOf(await server.call('listJobs', { as, query: { with: 'offers' } }));
    expect(await asked()).toEqual({ items: [], isInvited: false });
    const { id } = await hire(person);
    const unit = bodyOf(await server.call('createUnit', { as: company.employer, body: { title: 'Ombor' } }));
    const unitId = unit.id;
    const given = { unitId, employeeIds: [id], validFrom: '2026-11-18' as const };
    bodyOf(await server.call('assignUnit', { as: company.employer, body: given }));
    expect(await asked()).toEqual({ items: [], isInvited: true });
    await server.call('updateProfile', { as, body: profileOf(person) });
    const { tin } = bodyOf(await server.call('getSettings', { as: company.employer })).details;
    const hours = { start: '09:00', end: '18:00' };
    const offer = {
      ...{ tin, salary: 300_000_000, salaryBasis: 'net', unitTitle: 'Ombor' },
      schedule: {
        ...{ kind: 'weekly', anchor: null, breakMinutes: 0, worksOnHolidays: false },
        days: [hours, hours, hours, hours, hours, null, null],
      },
    };
    expect(await asked()).toEqual({ items: [jobShown(id, { offer })], isInvited: true });
    expect((await jobs(as))[0]).not.toHaveProperty('offer');
    // Of a record with another PINFL nothing is told.
    await server.db.updateTable('employee').set({ pinfl: anyone().pinfl }).where('id', '=', id).execute();
    const [other] = (await asked()).items;
    expect(other).toEqual(jobShown(id, { standing: 'mismatch' }));
  });

  it('shows a PINFL mismatch to both sides and joins nothing', async () => {
    const person = anyone();
    const record = await hire({ ...person, pinfl: anyone().pinfl });
    const { as } = await signedIn(person);
    await server.call('updateProfile', { as, body: profileOf(person) });
    expect(await jobs(as)).toEqual([jobShown(record.id, { standing: 'mismatch' })]);
    const refused = await server.call('acceptJob', { as, path: { employeeId: record.id } });
    expect(refusal(refused)).toEqual([409, 'pinflMismatch']);
    const seen = await server.call('getEmployee', { as: company.employer, path: { id: record.id } });
    expect(seen.body).toMatchObject({ mismatch: true, registered: false });
  });

  it('lets nobody take a record of another phone number', async () => {
    const person = anyone();
    const record = await hire(person);
    const { as } = await signedIn();
    await server.call('updateProfile', { as, body: { ...profileOf(person) } });
    expect(await jobs(as)).toEqual([]);
    expect((await server.call('acceptJob', { as, path: { employeeId: record.id } })).status).toBe(404);
    const theirs = company.employee.jobId;
    expect((await server.call('acceptJob', { as, path: { employeeId: theirs } })).status).toBe(404);
  });

  it('is accepted once when accepted many times at once', async () => {
    const person = anyone();
    const record = await hire(person);
    const { as } = await signedIn(person);
    await server.call('updateProfile', { as, body: profileOf(person) });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => server.call('acceptJob', { as, path: { employeeId: record.id } })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const events = await server.db
      .selectFrom('employeeEvent')
      .where('employeeId', '=', record.id)
      .where('event', '=', 'identify')
      .selectAll()
      .execute();
    expect(events).toHaveLength(1);
  });

  it('refuses a PINFL that another account has, and a new one once a company joined by the old', async () => {
    const { as, person } = await signedIn();
    const taken = await server.call('updateProfile', {
      as,
      body: { ...profileOf(person), pinfl: company.employee.identity.pinfl },
    });
    expect([taken.status, taken.body]).toMatchObject([
      409,
      { code: 'pinflTaken', errors: [{ pointer: '/pinfl', code: 'pinflTaken' }] },
    ]);
    const { employee } = company;
    const renamed = await server.call('updateProfile', {
      as: employee,
      body: { ...employee.identity, lastName: 'Karimova' },
    });
    const { phoneNumber, identity, accountId } = employee;
    expect(renamed.body).toEqual({ id: accountId, phoneNumber, ...identity, lastName: 'Karimova' });
    const moved = await server.call('updateProfile', {
      as: employee,
      body: { ...employee.identity, pinfl: anyone().pinfl },
    });
    expect(refusal(moved)).toEqual([409, 'pinflFixed']);
  });

  it('registers the push token of the calling device only', async () => {
    const { as, accountId } = await signedIn();
    const own = await server.call('registerDevice', {
      as,
      body: { deviceId: as.deviceId, fireBaseToken: 'push' },
    });
    expect(own.status).toBe(204);
    const other = await server.call('registerDevice', {
      as,
      body: { deviceId: 'some-other-device', fireBaseToken: 'push' },
    });
    expect([other.status, other.body]).toMatchObject([400, { errors: [{ pointer: '/deviceId' }] }]);
    const rows = await server.db
      .selectFrom('device')
      .where('accountId', '=', accountId)
      .select(['deviceId', 'fireBaseToken'])
      .execute();
    expect(rows).toEqual([{ deviceId: as.deviceId, fireBaseToken: 'push' }]);
  });
});
