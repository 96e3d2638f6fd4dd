import { afterAll, beforeEach, expect, it } from 'vitest';
import { newId } from '#server/identifier.ts';
import { bodyOf, refusal } from '#tests/support/punching.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { makeCompany, type Company } from '#tests/support/world.ts';

let server: TestServer;
let company: Company;
beforeEach(async () => {
  server ??= await startTestServer({ now: '2026-11-18T12:00:00+05:00' });
  company = await makeCompany(server);
});
afterAll(() => server.close());

const day = { start: '08:00', end: '20:00' };
const twoByTwo = {
  ...{ kind: 'cycle' as const, breakMinutes: 60, worksOnHolidays: true, anchor: '2026-11-19' },
  days: [day, day, null, null],
};
const create = (schedule: object = twoByTwo, title = 'Qoʻriqchilar') =>
  server.call('createSchedule', {
    as: company.employer,
    body: { title, validFrom: '2026-11-19', schedule: schedule as typeof twoByTwo },
  });
const assign = (over: object) =>
  server.call('assignSchedule', {
    as: company.employer,
    body: { scheduleId: null, employeeIds: [], unitIds: [], validFrom: '2026-11-19', ...over },
  });
const month = async () => bodyOf(await server.call('getMyMonth', { as: company.employee })).days;
const kindsOf = (days: Awaited<ReturnType<typeof month>>) =>
  days.filter(({ date }) => date >= '2026-11-19' && date <= '2026-11-26').map(({ kind }) => kind);
const cycle = ['working', 'working', 'dayOff', 'dayOff', 'working', 'working', 'dayOff', 'dayOff'];

it('given to a person holds from its day on, and closed gives way to the default', async () => {
  const before = await month();
  const { id, version } = bodyOf(await create());
  expect(bodyOf(await assign({ scheduleId: id, employeeIds: [company.employee.jobId] })).changed).toBe(1);
  const after = await month();
  const past = (days: typeof before) => days.filter(({ date }) => date < '2026-11-19');
  expect(past(after)).toEqual(past(before));
  expect(kindsOf(after)).toEqual(cycle);
  expect(after.find(({ date }) => date === '2026-11-19')).toMatchObject({ normMinutes: 660 });
  const path = { id };
  bodyOf(
    await server.call('closeSchedule', {
      as: company.employer,
      path,
      body: { version, validFrom: '2026-11-23' },
    }),
  );
  expect(kindsOf(await month()).slice(4)).toEqual(['working', 'working', 'working', 'working']);
  expect(refusal(await assign({ scheduleId: id, employeeIds: [company.employee.jobId] }))).toEqual([
    409,
    'scheduleClosed',
  ]);
});

it('given to a unit holds for whoever is in it', async () => {
  const as = company.employer;
  const { id } = bodyOf(await create());
  const unit = bodyOf(await server.call('createUnit', { as, body: { title: ' Qoʻriqlash ' } }));
  bodyOf(await assign({ scheduleId: id, unitIds: [unit.id] }));
  expect(kindsOf(await month())).not.toEqual(cycle);
  const join = (unitId: string | null, validFrom: string) =>
    server.call('assignUnit', { as, body: { unitId, employeeIds: [company.employee.jobId], validFrom } });
  bodyOf(await join(unit.id, '2026-11-18'));
  expect(kindsOf(await month())).toEqual(cycle);
  expect(bodyOf(await server.call('listUnits', { as })).items).toMatchObject([
    { title: 'Qoʻriqlash', people: 1 },
  ]);
  const close = () => server.call('closeUnit', { as, path: { id: unit.id } });
  expect(refusal(await close())).toEqual([409, 'unitHasPeople']);
  bodyOf(await join(null, '2026-11-18'));
  expect(kindsOf(await month())).not.toEqual(cycle);
  expect(bodyOf(await close()).closed).toBe(true);
  bodyOf(await server.call('createUnit', { as, body: { title: 'Qoʻriqlash' } }));
  expect(refusal(await server.call('createUnit', { as, body: { title: 'qoʻriqlash' } }))).toEqual([
    409,
    'unitExists',
  ]);
});

it('is seen on the board of its day', async () => {
  const { id } = bodyOf(await create());
  bodyOf(await assign({ scheduleId: id, employeeIds: [company.employee.jobId] }));
  const board = async (date: string) =>
    bodyOf(await server.call('getDayBoard', { as: company.employer, query: { date } }));
  expect((await board('2026-11-22')).items[0]?.day.kind).toBe('dayOff');
  expect(await board('2026-11-23')).toMatchObject({ total: 1, counts: { notStarted: 1 } });
  expect((await board('2026-11-21')).items[0]?.day).toMatchObject({ kind: 'dayOff', presence: 'dayOff' });
});

it.each<[object, string, string]>([
  [{ days: [null, null] }, '/schedule/days', 'scheduleEmpty'],
  [
    {
      days: [
        { start: '08:00', end: '08:00' },
        { start: '07:00', end: '12:00' },
      ],
    },
    '/schedule/days',
    'shiftsOverlap',
  ],
  [{ kind: 'weekly', anchor: null }, '/schedule/days', 'weekNotSevenDays'],
  [{ anchor: null }, '/schedule/anchor', 'required'],
  [{ breakMinutes: 480, days: [{ start: '08:00', end: '12:00' }] }, '/schedule', 'breakTooLong'],
])('is refused with %j', async (over, pointer, code) => {
  const answer = await create({ ...twoByTwo, ...over });
  expect([answer.status, (answer.body as { errors?: object[] }).errors]).toEqual([400, [{ pointer, code }]]);
  expect(bodyOf(await server.call('listSchedules', { as: company.employer })).items).toEqual([]);
});

it('is refused for people and schedules of another company, and on an old version', async () => {
  const other = await makeCompany(server);
  const { id, version } = bodyOf(await create());
  const foreign = await assign({ scheduleId: id, employeeIds: [other.employee.jobId] });
  expect([foreign.status, (foreign.body as { errors?: object[] }).errors]).toEqual([
    400,
    [{ pointer: '/employeeIds/0', code: 'employeeGone' }],
  ]);
  expect(refusal(await assign({ scheduleId: newId() }))).toEqual([404, 'notFound']);
  const edit = (of: number) =>
    server.call('editSchedule', {
      as: company.employer,
      path: { id },
      body: { version: of, title: 'Yangi', validFrom: '2026-12-01', schedule: twoByTwo },
    });
  expect(bodyOf(await edit(version)).versions).toHaveLength(2);
  expect(refusal(await edit(version))).toEqual([409, 'changedMeanwhile']);
});
