import { afterAll, beforeEach, expect, it } from 'vitest';
import { newId } from '#server/identifier.ts';
import { rulesOfPeople } from './rules.ts';
import { earnedBy } from '#tests/support/worlds/paymentsWorld.ts';
import { addWorkedDays, bodyOf, counted, punchAt, refusal } from '#tests/support/worlds/punching.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { hireSomebody, makeCompany, type Company } from '#tests/support/worlds/world.ts';

let server: TestServer;
let company: Company;
beforeEach(async () => {
  server ??= await startTestServer();
  server.clock.set(Date.parse('2026-11-18T12:00:00+05:00'));
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

it('of 24 hours keeps its day open until its closing, on the day off that follows', async () => {
  const hours = { start: '08:00', end: '08:00' };
  const { id } = bodyOf(await create({ ...twoByTwo, breakMinutes: 0, days: [hours, null, null, null] }));
  bodyOf(await assign({ scheduleId: id, employeeIds: [company.employee.jobId] }));
  const punch = async (type: 'in' | 'out', at: string) => {
    server.clock.set(Date.parse(`${at}:00+05:00`));
    const { phoneNumber, deviceId } = company.employee;
    return counted(await punchAt(server, company, await server.signIn(phoneNumber, deviceId), type)).day;
  };
  await punch('in', '2026-11-19T07:55');
  await punch('out', '2026-11-20T02:00');
  await punch('in', '2026-11-20T02:30');
  expect(await punch('out', '2026-11-20T08:10')).toMatchObject({
    ...{ date: '2026-11-19', presence: 'checkedOut', punctuality: 'onTime', counted: true },
    ...{ normMinutes: 1440, minutesWorked: 1425 },
  });
});

it.each<[object, string, string]>([
  [{ days: [null, null] }, '/schedule/days', 'scheduleEmpty'],
  [
    {
      days: [
        { start: '08:00', end: '07:30' },
        { start: '07:00', end: '12:00' },
      ],
    },
    '/schedule/days/0/end',
    'shiftsOverlap',
  ],
  [
    { kind: 'weekly', anchor: null, days: [{ start: '08:00', end: '08:00' }, ...Array<null>(6).fill(null)] },
    '/schedule/days/0/end',
    'shiftEmpty',
  ],
  [{ kind: 'weekly', anchor: null }, '/schedule/days', 'weekNotSevenDays'],
  [{ anchor: null }, '/schedule/anchor', 'required'],
  [{ breakMinutes: 480, days: [{ start: '08:00', end: '12:00' }] }, '/schedule/breakMinutes', 'breakTooLong'],
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

it('years after the next one have the holidays of the law', async () => {
  const { defaultRule } = await rulesOfPeople(server.db, company.organizationId);
  const dates = ['2026-12-08', '2028-03-08', '2031-09-01', '2028-03-07'] as const;
  expect(dates.map((date) => defaultRule(date).kind)).toEqual(['holiday', 'holiday', 'holiday', 'working']);
});

it('tells whose schedule a person follows today, and on which days that changes', async () => {
  const as = company.employer;
  const { jobId } = company.employee;
  const ofPerson = async (id: string = jobId) => server.call('getEmployeeSchedule', { as, path: { id } });
  expect(bodyOf(await ofPerson())).toEqual({ schedule: null, by: 'company', unit: null, planned: [] });
  const guards = bodyOf(await create());
  const night = bodyOf(await create(twoByTwo, 'Tungi'));
  const unit = bodyOf(await server.call('createUnit', { as, body: { title: 'Qoʻriqlash' } }));
  bodyOf(await assign({ scheduleId: guards.id, unitIds: [unit.id] }));
  const body = { unitId: unit.id, employeeIds: [jobId], validFrom: '2026-11-18' };
  bodyOf(await server.call('assignUnit', { as, body }));
  bodyOf(await assign({ scheduleId: night.id, employeeIds: [jobId], validFrom: '2026-12-01' }));
  bodyOf(await assign({ scheduleId: null, employeeIds: [jobId], validFrom: '2027-02-01' }));
  // Nothing changes on the day.
  bodyOf(await assign({ scheduleId: night.id, employeeIds: [jobId], validFrom: '2026-12-15' }));
  bodyOf(
    await server.call('closeSchedule', {
      as,
      path: { id: night.id },
      body: { version: night.version, validFrom: '2027-01-01' },
    }),
  );
  const of = ({ id, title }: { id: string; title: string }) => ({ id, title });
  expect(bodyOf(await ofPerson())).toEqual({
    ...{ schedule: null, by: 'company', unit: of(unit) },
    planned: [
      { validFrom: '2026-11-19', schedule: of(guards), by: 'unit', unit: of(unit), own: false, moved: false },
      { validFrom: '2026-12-01', schedule: of(night), by: 'person', unit: of(unit), own: true, moved: false },
      { validFrom: '2027-01-01', schedule: of(guards), by: 'unit', unit: of(unit), own: false, moved: false },
    ],
  });
  expect(refusal(await ofPerson(newId()))).toEqual([404, 'notFound']);
});

const weekOf = (days: number, start: string, end: string) => ({
  ...{ kind: 'weekly' as const, breakMinutes: 60, worksOnHolidays: false, anchor: null },
  days: Array.from({ length: 7 }, (_, place) => (place < days ? { start, end } : null)),
});
const preview = (id: string | null, schedule: object, validFrom = '2026-11-01') =>
  server.call('previewSchedule', {
    as: company.employer,
    body: { id, validFrom, schedule: schedule as typeof twoByTwo },
  });
const nothing = {
  ...{ people: 0, months: [], payDates: [], earned: { before: 0, after: 0 } },
  enabled: { before: 0, after: 0, less: 0, more: 0 },
  days: { changed: 0, late: { before: 0, after: 0 }, counted: { before: 0, after: 0 } },
};

it('says before it is saved what it would change for those who follow it', async () => {
  const as = company.employer;
  const { jobId } = company.employee;
  const other = await hireSomebody(server, as);
  for (const one of [jobId, other.jobId])
    await addWorkedDays(server, company, one, ['2026-11-16', '2026-11-17'], { arrival: '09:30' });
  const body = { title: 'Savdo', validFrom: '2026-11-01', schedule: weekOf(5, '09:00', '18:00') };
  const { id, version } = bodyOf(await server.call('createSchedule', { as, body }));
  const six = weekOf(6, '10:00', '19:00');
  expect(bodyOf(await preview(id, six)).people).toBe(0);
  bodyOf(await assign({ scheduleId: id, employeeIds: [jobId], validFrom: '2026-11-01' }));

  // Both late days and both Saturdays of one person; the colleague keeps two late days and the rate of 21 days.
  expect(bodyOf(await preview(id, six))).toEqual({
    people: 1,
    months: [
      {
        ...{ month: '2026-11', workingDays: { before: 21, after: 25 } },
        normMinutes: { before: 10_080, after: 12_000 },
      },
      {
        ...{ month: '2026-12', workingDays: { before: 22, after: 26 } },
        normMinutes: { before: 10_440, after: 12_360 },
      },
    ],
    days: { changed: 2, late: { before: 4, after: 2 }, counted: { before: 4, after: 4 } },
    earned: { before: 2 * earnedBy(2), after: 40_000_000 + earnedBy(2) },
    enabled: { before: 47_619_000, after: 43_809_500, less: 1, more: 0 },
    payDates: [],
  });
  expect(bodyOf(await preview(id, six, '2026-11-17')).days.late).toEqual({ before: 2, after: 1 });
  expect(bodyOf(await preview(id, six, '2026-11-19'))).toMatchObject({ people: 1, days: nothing.days });
  expect(refusal(await preview(id, six, '2028-11-19'))).toEqual([422, 'dateTooFar']);
  expect(bodyOf(await preview(id, body.schedule))).toEqual(nothing);
  expect(bodyOf(await preview(null, six))).toEqual(nothing);

  const edit = { version, title: 'Savdo', validFrom: '2026-11-01' as const, schedule: six };
  bodyOf(await server.call('editSchedule', { as, path: { id }, body: edit }));
  expect((await month()).filter(({ punctuality }) => punctuality === 'late')).toEqual([]);
  expect(bodyOf(await preview(id, six))).toEqual(nothing);
});

it('is refused beforehand as it would be saved', async () => {
  const as = company.employer;
  const { id, version } = bodyOf(await create());
  const wrong = await preview(id, { ...twoByTwo, days: [null] });
  expect([wrong.status, (wrong.body as { errors?: object[] }).errors]).toEqual([
    400,
    [{ pointer: '/schedule/days', code: 'scheduleEmpty' }],
  ]);
  expect(refusal(await preview(id, twoByTwo, '2026-10-31'))).toEqual([422, 'periodClosed']);
  expect(refusal(await preview(newId(), twoByTwo))).toEqual([404, 'notFound']);
  const body = { version, validFrom: '2026-11-18' as const };
  bodyOf(await server.call('closeSchedule', { as, path: { id }, body }));
  expect(refusal(await preview(id, twoByTwo))).toEqual([409, 'scheduleClosed']);
});
