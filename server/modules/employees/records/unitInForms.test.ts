import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { makeUnit, staffOf } from '#tests/support/worlds/staff.ts';
import { makeCompany, type Company } from '#tests/support/worlds/world.ts';

const today = '2026-11-18';
let server: TestServer;
let company: Company;
let [sales, store] = ['', ''];

beforeAll(async () => {
  server = await startTestServer({ now: `${today}T12:00:00+05:00` });
  company = await makeCompany(server);
  sales = await makeUnit(server, company.employer, 'Savdo');
  store = await makeUnit(server, company.employer, 'Ombor');
});
afterAll(() => server.close());

describe('the unit in the forms of a person', () => {
  const none = '01890000-0000-7000-8000-000000000001';
  const gone = {
    status: 400,
    body: { code: 'validationFailed', errors: [{ pointer: '/unitId', code: 'unitGone' }] },
  };
  const memberships = (employeeId: string) =>
    server.db
      .selectFrom('employeeUnit')
      .where('organizationId', '=', company.organizationId)
      .where('employeeId', '=', employeeId)
      .where('replacedAt', 'is', null)
      .select(['unitId', 'validFrom'])
      .orderBy('validFrom')
      .execute();
  const readAudit = async () =>
    (
      await server.db
        .selectFrom('auditEntry')
        .where('organizationId', '=', company.organizationId)
        .where('subject', '=', 'unit')
        .where('event', '=', 'assign')
        .selectAll()
        .orderBy('at')
        .orderBy('id')
        .execute()
    ).map(({ subjectId, after, validFrom }) => ({ subjectId, after, validFrom }));

  it('is joined by a new person today, and an unknown one hires nobody', async () => {
    const { create, list: people } = staffOf(server, company.employer);
    const theirs = await makeUnit(server, (await makeCompany(server)).employer, 'Begona');
    const before = await readAudit();
    const total = bodyOf(await people({})).total;
    for (const unitId of [none, theirs]) expect(await create({ unitId })).toMatchObject(gone);
    expect(bodyOf(await people({})).total).toBe(total);
    const hired = bodyOf(await create({ unitId: store }));
    expect(hired.unit).toEqual({ id: store, title: 'Ombor' });
    expect(await memberships(hired.id)).toEqual([{ unitId: store, validFrom: today }]);
    expect((await readAudit()).slice(before.length)).toEqual([
      { subjectId: store, after: { employeeId: hired.id }, validFrom: today },
    ]);
    const unseated = bodyOf(await create({ unitId: null }));
    expect([unseated.unit, await memberships(unseated.id)]).toEqual([null, []]);
  });

  it('is changed from today on with the other fields, as one entry of the history', async () => {
    const { hire, read, update, historyOf } = staffOf(server, company.employer);
    const { id } = await hire({ firstName: 'Malika' });
    const assign = { unitId: sales, employeeIds: [id], validFrom: '2026-11-10' };
    bodyOf(await server.call('assignUnit', { as: company.employer, body: assign }));
    const before = await readAudit();
    expect(await update(id, { firstName: 'Nodira', unitId: none })).toMatchObject(gone);
    expect(await read(id)).toMatchObject({ version: 1, firstName: 'Malika', unit: { id: sales } });

    const moved = bodyOf(await update(id, { firstName: 'Nodira', unitId: store }));
    expect(moved).toMatchObject({ version: 2, firstName: 'Nodira', unit: { id: store, title: 'Ombor' } });
    const [entry, chosen, created] = await historyOf(id);
    expect(chosen?.changes).toEqual([{ field: 'unitId', from: null, to: 'Savdo', validFrom: '2026-11-10' }]);
    expect(entry?.changes).toEqual([
      { field: 'firstName', from: 'Malika', to: 'Nodira', validFrom: null },
      { field: 'unitId', from: 'Savdo', to: 'Ombor', validFrom: null },
    ]);
    expect(created?.event).toBe('create');
    expect(await memberships(id)).toEqual([
      { unitId: sales, validFrom: '2026-11-10' },
      { unitId: store, validFrom: today },
    ]);

    expect(bodyOf(await update(id, { unitId: store })).version).toBe(2);
    expect(bodyOf(await update(id)).unit).toEqual({ id: store, title: 'Ombor' });
    expect(bodyOf(await update(id, { unitId: null }))).toMatchObject({ version: 3, unit: null });
    expect((await historyOf(id))[0]?.changes).toEqual([
      { field: 'unitId', from: 'Ombor', to: null, validFrom: null },
    ]);
    expect((await readAudit()).slice(before.length)).toEqual([
      { subjectId: store, after: { employeeId: id }, validFrom: today },
      { subjectId: null, after: { employeeId: id }, validFrom: today },
    ]);
  });
});

describe('the schedule in the form of hiring', () => {
  const gone = {
    status: 400,
    body: { code: 'validationFailed', errors: [{ pointer: '/scheduleId', code: 'scheduleGone' }] },
  };
  const night = async (as = company.employer) => {
    const days = Array.from({ length: 7 }, () => ({ start: '20:00', end: '08:00' }));
    const schedule = { kind: 'weekly', days, breakMinutes: 0, worksOnHolidays: false, anchor: null } as const;
    const body = { title: 'Tungi', validFrom: '2026-11-02', schedule } as const;
    return bodyOf(await server.call('createSchedule', { as, body }));
  };
  const readFollowed = async (id: string) =>
    bodyOf(await server.call('getEmployeeSchedule', { as: company.employer, path: { id } }));
  const readAssigned = (employeeId: string) =>
    server.db
      .selectFrom('scheduleAssignment')
      .where('organizationId', '=', company.organizationId)
      .where('employeeId', '=', employeeId)
      .select(['scheduleId', 'validFrom'])
      .execute();

  it('is followed from today on, or from an earlier first working day, and is audited', async () => {
    const { create } = staffOf(server, company.employer);
    const { id: scheduleId } = await night();
    const places = [
      [{}, today],
      [{ firstDay: '2026-11-09' }, '2026-11-09'],
      [{ firstDay: '2026-12-01' }, today],
    ] as const;
    for (const [given, validFrom] of places) {
      const { id } = bodyOf(await create({ ...given, scheduleId }));
      expect(await readAssigned(id)).toEqual([{ scheduleId, validFrom }]);
      expect(await readFollowed(id)).toMatchObject({
        by: 'person',
        schedule: { title: 'Tungi' },
        planned: [],
      });
      const entries = await server.db
        .selectFrom('auditEntry')
        .where('employeeId', '=', id)
        .where('subject', '=', 'schedule')
        .selectAll()
        .execute();
      expect(entries).toMatchObject([{ event: 'assign', subjectId: scheduleId, validFrom }]);
    }
    const { id } = bodyOf(await create({ scheduleId: null }));
    expect([await readAssigned(id), (await readFollowed(id)).by]).toEqual([[], 'company']);
  });

  it('hires nobody when it is unknown, of another company, or closed by the first working day', async () => {
    const { create, list: people } = staffOf(server, company.employer);
    const { id, version } = await night();
    const body = { version, validFrom: '2026-12-01' } as const;
    bodyOf(await server.call('closeSchedule', { as: company.employer, path: { id }, body }));
    const { id: theirs } = await night((await makeCompany(server)).employer);
    const { total } = bodyOf(await people({}));
    for (const scheduleId of ['01890000-0000-7000-8000-000000000001', theirs])
      expect(await create({ scheduleId })).toMatchObject(gone);
    expect(await create({ scheduleId: id, firstDay: '2026-12-01' })).toMatchObject(gone);
    expect(bodyOf(await people({})).total).toBe(total);
    expect((await create({ scheduleId: id, firstDay: '2026-11-30' })).status).toBe(201);
  });
});
