import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#server/identifier.ts';
import { bodyOf, refusal } from '#tests/support/worlds/punching.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { makeCompany, type Company } from '#tests/support/worlds/world.ts';

let server: TestServer;
let company: Company;
beforeEach(async () => {
  server ??= await startTestServer({ now: '2026-11-18T12:00:00+05:00' });
  company = await makeCompany(server);
});
afterAll(() => server.close());

const hours = { start: '08:00', end: '20:00' };
const cycle = (length: number) => ({
  ...{ kind: 'cycle' as const, breakMinutes: 60, worksOnHolidays: true, anchor: '2026-11-19' as const },
  days: [hours, ...Array.from({ length }, () => null)],
});
/** A schedule from the 18th on, with other hours from 1 December on. */
async function planned() {
  const as = company.employer;
  const made = { title: 'Smena', validFrom: '2026-11-18' as const, schedule: cycle(1) };
  const { id, version } = bodyOf(await server.call('createSchedule', { as, body: made }));
  const body = { ...made, version, validFrom: '2026-12-01' as const, schedule: cycle(3) };
  return bodyOf(await server.call('editSchedule', { as, path: { id }, body }));
}
const withdraw = (id: string, version: number, validFrom = '2026-12-01', as = company.employer) =>
  server.call('withdrawSchedule', { as, path: { id }, body: { version, validFrom } });
const withdrawGiven = (over: object) =>
  server.call('withdrawAssignment', {
    as: company.employer,
    body: { employeeIds: [], unitIds: [], validFrom: '2026-12-01', ...over },
  });
const give = (over: object) =>
  server.call('assignSchedule', {
    as: company.employer,
    body: { scheduleId: null, employeeIds: [], unitIds: [], validFrom: '2026-12-01', ...over },
  });
const audited = (event: string) =>
  server.db
    .selectFrom('auditEntry')
    .where('organizationId', '=', company.organizationId)
    .where('event', '=', event)
    .select(['subject', 'validFrom'])
    .execute();

it('takes planned hours back, and nothing that has begun', async () => {
  const { id, version, versions } = await planned();
  expect(versions.map(({ validFrom }) => validFrom)).toEqual(['2026-11-18', '2026-12-01']);
  expect(refusal(await withdraw(id, version - 1))).toEqual([409, 'changedMeanwhile']);
  expect(refusal(await withdraw(id, version, '2026-12-02'))).toEqual([409, 'noPlan']);
  expect(refusal(await withdraw(id, version, '2026-11-18'))).toEqual([409, 'planBegun']);
  expect((await withdraw(newId(), version)).status).toBe(404);
  const after = bodyOf(await withdraw(id, version));
  expect(after).toMatchObject({ version: version + 1, versions: [versions[0]] });
  expect(await audited('withdraw')).toEqual([{ subject: 'schedule', validFrom: '2026-12-01' }]);
  expect(refusal(await withdraw(id, after.version))).toEqual([409, 'noPlan']);
});

it('takes a planned closing back, so that its people stay with it, and none that has begun', async () => {
  const as = company.employer;
  const { id, version } = await planned();
  bodyOf(await give({ scheduleId: id, employeeIds: [company.employee.jobId], validFrom: '2026-11-18' }));
  const followed = async () =>
    bodyOf(await server.call('getEmployeeSchedule', { as, path: { id: company.employee.jobId } }));
  const close = async (from: string, seen: number) =>
    bodyOf(
      await server.call('closeSchedule', { as, path: { id }, body: { version: seen, validFrom: from } }),
    );
  const whole = await followed();
  const closing = await close('2026-12-10', version);
  expect(await followed()).not.toEqual(whole);
  expect(refusal(await withdraw(id, closing.version, '2026-12-02'))).toEqual([409, 'noPlan']);
  expect(refusal(await withdraw(id, version, '2026-12-10'))).toEqual([409, 'changedMeanwhile']);
  const open = bodyOf(await withdraw(id, closing.version, '2026-12-10'));
  expect(open).toMatchObject({ closedFrom: null, version: closing.version + 1 });
  expect(open.versions).toHaveLength(2);
  expect(await followed()).toEqual(whole);
  expect(await audited('withdrawClosing')).toEqual([{ subject: 'schedule', validFrom: '2026-12-10' }]);
  const begun = await close('2026-11-18', open.version);
  expect(refusal(await withdraw(id, begun.version, '2026-11-18'))).toEqual([409, 'planBegun']);
  expect(refusal(await withdraw(id, begun.version))).toEqual([409, 'scheduleClosed']);
});

it('takes planned hours back also while a closing is planned, which stays', async () => {
  const { id, version } = await planned();
  const body = { version, validFrom: '2026-12-10' as const };
  const closing = bodyOf(await server.call('closeSchedule', { as: company.employer, path: { id }, body }));
  const after = bodyOf(await withdraw(id, closing.version));
  expect(after).toMatchObject({ closedFrom: '2026-12-10', versions: [{ validFrom: '2026-11-18' }] });
});

it('leaves a schedule its first hours', async () => {
  const body = { title: 'Tungi', validFrom: '2026-12-01' as const, schedule: cycle(1) };
  const { id, version } = bodyOf(await server.call('createSchedule', { as: company.employer, body }));
  expect(refusal(await withdraw(id, version))).toEqual([409, 'onlyVersion']);
});

it('takes back what is given from a planned day on: all of it or nothing', async () => {
  const as = company.employer;
  const { id } = await planned();
  const { jobId } = company.employee;
  const unit = bodyOf(await server.call('createUnit', { as, body: { title: 'Savdo' } })).id;
  bodyOf(await give({ scheduleId: id, employeeIds: [jobId], unitIds: [unit] }));
  const ofPerson = async () =>
    bodyOf(await server.call('getEmployeeSchedule', { as, path: { id: jobId } })).planned;
  const units = async () =>
    bodyOf(await server.call('listSchedules', { as })).items.find((one) => one.id === id)?.plannedUnits;
  expect(await ofPerson()).toMatchObject([{ validFrom: '2026-12-01', schedule: { id }, own: true }]);
  expect(await units()).toEqual([{ id: unit, title: 'Savdo', validFrom: '2026-12-01' }]);

  const other = bodyOf(await server.call('createUnit', { as, body: { title: 'Ombor' } })).id;
  expect(refusal(await withdrawGiven({ employeeIds: [jobId], unitIds: [other] }))).toEqual([409, 'noPlan']);
  expect(refusal(await withdrawGiven({}))).toEqual([409, 'noPlan']);
  expect((await withdrawGiven({ employeeIds: [newId()] })).status).toBe(400);
  expect(refusal(await withdrawGiven({ employeeIds: [jobId], validFrom: '2026-11-18' }))).toEqual([
    409,
    'planBegun',
  ]);
  expect(await ofPerson()).toHaveLength(1);

  expect(bodyOf(await withdrawGiven({ employeeIds: [jobId], unitIds: [unit] })).changed).toBe(2);
  expect([await ofPerson(), await units()]).toEqual([[], []]);
  expect(await audited('withdrawAssignment')).toHaveLength(2);
});

const moving = '2026-12-01' as const;
const unitCalled = async (title: string) =>
  bodyOf(await server.call('createUnit', { as: company.employer, body: { title } })).id;
const move = async (unitId: string | null, validFrom: string) =>
  bodyOf(
    await server.call('assignUnit', {
      as: company.employer,
      body: { unitId, employeeIds: [company.employee.jobId], validFrom },
    }),
  );
const withdrawMove = (validFrom: string = moving, as = company.employer) =>
  server.call('withdrawUnit', { as, path: { id: company.employee.jobId }, body: { validFrom } });

describe('a planned move to another unit', () => {
  it('is taken back before its day, also in a company without schedules, and the history has it', async () => {
    const as = company.employer;
    const [sales, store] = [await unitCalled('Savdo'), await unitCalled('Ombor')];
    const path = { id: company.employee.jobId };
    const followed = async () => bodyOf(await server.call('getEmployeeSchedule', { as, path }));
    await move(sales, '2026-11-01');
    await move(store, moving);
    const today = { schedule: null, by: 'company', unit: { id: sales, title: 'Savdo' } };
    const then = { ...today, unit: { id: store, title: 'Ombor' } };
    expect(await followed()).toEqual({
      ...today,
      planned: [{ validFrom: moving, ...then, own: false, moved: true }],
    });
    expect(refusal(await server.call('closeUnit', { as, path: { id: store } }))).toEqual([
      409,
      'unitHasPeople',
    ]);

    expect(bodyOf(await withdrawMove())).toEqual({ ...today, planned: [] });
    expect(await followed()).toEqual({ ...today, planned: [] });
    expect(bodyOf(await server.call('closeUnit', { as, path: { id: store } })).closed).toBe(true);
    const query = { page: 1, pageSize: 10 as const };
    const { items } = bodyOf(await server.call('getEmployeeHistory', { as, path, query }));
    expect(items[0]?.changes).toEqual([{ field: 'unitId', from: 'Ombor', to: 'Savdo', validFrom: moving }]);
    expect(await audited('withdraw')).toEqual([{ subject: 'unit', validFrom: moving }]);
    expect(refusal(await withdrawMove())).toEqual([409, 'noPlan']);
  });

  it('brings back the schedule of the unit of the day before', async () => {
    const as = company.employer;
    const { id } = await planned();
    const [sales, store] = [await unitCalled('Savdo'), await unitCalled('Ombor')];
    bodyOf(await give({ scheduleId: id, unitIds: [sales], validFrom: '2026-11-18' }));
    await move(sales, '2026-11-18');
    await move(store, moving);
    const read = async () =>
      bodyOf(await server.call('getEmployeeSchedule', { as, path: { id: company.employee.jobId } }));
    const before = await read();
    expect([before.by, before.planned.map(({ by }) => by)]).toEqual(['unit', ['company']]);
    const after = bodyOf(await withdrawMove());
    expect([after.schedule?.id, after.by, after.planned]).toEqual([id, 'unit', []]);
  });

  it('stays once it has begun, on another day, and for another company', async () => {
    await move(await unitCalled('Savdo'), '2026-11-18');
    await move(await unitCalled('Ombor'), moving);
    expect(refusal(await withdrawMove('2026-11-18'))).toEqual([409, 'planBegun']);
    expect(refusal(await withdrawMove('2026-11-30'))).toEqual([409, 'noPlan']);
    const other = await makeCompany(server);
    expect(refusal(await withdrawMove(moving, other.employer))).toEqual([404, 'notFound']);
    expect((await withdrawMove()).status).toBe(200);
  });

  it('is taken back once by many at once', async () => {
    await move(await unitCalled('Savdo'), moving);
    const answers = await Promise.all(Array.from({ length: 6 }, () => withdrawMove()));
    const outcomes = answers.map((answer) => (answer.status === 200 ? '200' : refusal(answer)[1]));
    expect(outcomes.sort()).toEqual(['200', ...Array.from({ length: 5 }, () => 'noPlan')]);
    expect(await audited('withdraw')).toHaveLength(1);
  });
});
