import { afterAll, beforeEach, expect, it } from 'vitest';
import { newId } from '#server/identifier.ts';
import { earnedBy } from '#tests/support/worlds/paymentsWorld.ts';
import { addWorkedDays, bodyOf, refusal } from '#tests/support/worlds/punching.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { hireSomebody, makeCompany, type Company } from '#tests/support/worlds/world.ts';
import { hiredOn } from '#tests/support/worlds/people.ts';

let server: TestServer;
let company: Company;
let jobId: string;
/** Six days a week from ten, with a break; the company’s own are five from nine without. */
let shop: string;
let unit: string;

beforeEach(async () => {
  server ??= await startTestServer({ now: '2026-11-18T12:00:00+05:00' });
  company = await makeCompany(server);
  jobId = company.employee.jobId;
  const as = company.employer;
  const schedule = {
    ...{ kind: 'weekly' as const, breakMinutes: 60, worksOnHolidays: false, anchor: null },
    days: [1, 2, 3, 4, 5, 6, 7].map((day) => (day < 7 ? { start: '10:00', end: '19:00' } : null)),
  };
  const body = { title: 'Savdo', validFrom: '2026-11-01' as const, schedule };
  shop = bodyOf(await server.call('createSchedule', { as, body })).id;
  unit = bodyOf(await server.call('createUnit', { as, body: { title: 'Doʻkon' } })).id;
});
afterAll(() => server.close());

const sevenDays = {
  ...{ kind: 'weekly' as const, breakMinutes: 60, worksOnHolidays: false, anchor: null },
  days: Array.from({ length: 7 }, () => ({ start: '09:00', end: '18:00' })),
};
type Given = { employeeIds?: string[]; unitIds?: string[]; validFrom?: string; scheduleId?: string | null };
const bodyOfGiven = (given: Given) => ({
  ...{ scheduleId: shop, employeeIds: [], unitIds: [], validFrom: '2026-11-01' },
  ...given,
});
const preview = (given: Given) =>
  server.call('previewAssignment', { as: company.employer, body: bodyOfGiven(given) });
const assign = (given: Given, version?: number) =>
  server.call('assignSchedule', {
    as: company.employer,
    body: { ...bodyOfGiven(given), ...(version === undefined ? {} : { version }) },
  });
const moved = (unitId: string | null, validFrom: string, employeeIds = [jobId]) => ({
  as: company.employer,
  body: { unitId, employeeIds, validFrom },
});
const enabled = async () => bodyOf(await server.call('getSalary', { as: company.employee })).enabled;

const nothing = {
  ...{ people: 0, months: [], payDates: [], earned: { before: 0, after: 0 } },
  enabled: { before: 0, after: 0, less: 0, more: 0 },
  days: { changed: 0, late: { before: 0, after: 0 }, counted: { before: 0, after: 0 } },
};

type Sums = readonly [days: number, minutes: number];
const monthOf = (month: string, [days, minutes]: Sums, [daysAfter, minutesAfter]: Sums) => ({
  ...{ month, workingDays: { before: days, after: daysAfter } },
  normMinutes: { before: minutes, after: minutesAfter },
});
/** Of one person by the company's hours and by the shop's. */
const [companys, shops] = [
  [
    [21, 11_340],
    [22, 11_760],
  ],
  [
    [25, 12_000],
    [26, 12_360],
  ],
] as const;
const twice = ([days, minutes]: Sums): Sums => [2 * days, 2 * minutes];

it('says what a schedule would change for those it is given to, and nobody else', async () => {
  const other = await hireSomebody(server, company.employer);
  for (const one of [jobId, other.jobId])
    await addWorkedDays(server, company, one, ['2026-11-16', '2026-11-17'], { arrival: '09:30' });
  const had = await enabled();

  const { changes } = bodyOf(await preview({ employeeIds: [jobId] }));
  expect(changes).toEqual({
    ...{
      people: 1,
      months: [monthOf('2026-11', companys[0], shops[0]), monthOf('2026-12', companys[1], shops[1])],
    },
    // The company’s own hours have no break, so today has another norm; before the hire, which is today, only what was punched counts.
    days: { changed: 3, late: { before: 2, after: 0 }, counted: { before: 2, after: 2 } },
    earned: { before: earnedBy(2), after: 40_000_000 },
    enabled: { before: had, after: 20_000_000, less: 1, more: 0 },
    payDates: [],
  });
  expect(bodyOf(await preview({ employeeIds: [jobId, other.jobId] })).changes).toEqual({
    ...{ people: 2, payDates: [] },
    months: [
      monthOf('2026-11', twice(companys[0]), twice(shops[0])),
      monthOf('2026-12', twice(companys[1]), twice(shops[1])),
    ],
    days: { changed: 6, late: { before: 4, after: 0 }, counted: { before: 4, after: 4 } },
    earned: { before: 2 * earnedBy(2), after: 80_000_000 },
    enabled: { before: 2 * had, after: 40_000_000, less: 2, more: 0 },
  });
  expect(bodyOf(await preview({ employeeIds: [jobId], validFrom: '2026-11-17' })).changes.days.late).toEqual({
    ...{ before: 1, after: 0 },
  });
  expect(bodyOf(await preview({ employeeIds: [jobId], validFrom: '2026-12-01' })).changes).toEqual({
    ...{ ...nothing, people: 1 },
    months: [monthOf('2026-12', companys[1], shops[1]), monthOf('2027-01', [20, 10_800], [25, 12_000])],
  });

  bodyOf(await assign({ employeeIds: [jobId] }));
  expect(await enabled()).toBe(changes.enabled.after);
  expect(bodyOf(await preview({ employeeIds: [jobId] })).changes).toEqual(nothing);
});

it('follows people through units: whoever has a schedule of their own keeps it', async () => {
  const as = company.employer;
  const own = await hireSomebody(server, as);
  bodyOf(await server.call('assignUnit', moved(unit, '2026-11-01', [jobId, own.jobId])));
  const preferred = { scheduleId: shop, employeeIds: [own.jobId] };
  bodyOf(await assign(preferred));
  expect(bodyOf(await preview({ unitIds: [unit] })).changes.people).toBe(1);
  bodyOf(await assign({ unitIds: [unit] }));

  const leave = async (validFrom: string) =>
    bodyOf(await server.call('previewUnitAssignment', moved(null, validFrom, [jobId, own.jobId]))).changes;
  const back = [monthOf('2026-11', shops[0], companys[0]), monthOf('2026-12', shops[1], companys[1])];
  expect(await leave('2026-11-01')).toEqual({
    ...{ ...nothing, people: 1, months: back, days: { ...nothing.days, changed: 1 } },
  });
  // Planned to leave already: only the days until then change.
  bodyOf(await server.call('assignUnit', moved(null, '2026-12-01')));
  expect((await leave('2026-12-01')).people).toBe(0);
  expect(await leave('2026-11-20')).toEqual({
    ...{ ...nothing, people: 1 },
    // December is the company's already.
    months: [monthOf('2026-11', shops[0], [23, 11_460]), monthOf('2026-12', companys[1], companys[1])],
  });
  // The planned move stays behind whatever is given before it.
  const again = moved(unit, '2026-11-10');
  expect(bodyOf(await server.call('previewUnitAssignment', again)).changes).toEqual(nothing);
});

it('tells a closed schedule from no other than the company’s own', async () => {
  const as = company.employer;
  bodyOf(await assign({ employeeIds: [jobId] }));
  const [schedule] = bodyOf(await server.call('listSchedules', { as })).items;
  const body = { version: schedule!.version, validFrom: '2026-11-25' as const };
  bodyOf(await server.call('closeSchedule', { as, path: { id: shop }, body }));
  const giveUp = { scheduleId: null, employeeIds: [jobId] };
  expect(bodyOf(await preview({ ...giveUp, validFrom: '2026-11-25' })).changes).toEqual(nothing);
  expect(bodyOf(await preview({ ...giveUp, validFrom: '2026-11-20' })).changes.people).toBe(1);
});

it('says what closing a schedule gives back to the company’s own hours', async () => {
  const as = company.employer;
  await addWorkedDays(server, company, jobId, ['2026-11-16', '2026-11-17'], { arrival: '09:30' });
  bodyOf(await assign({ employeeIds: [jobId] }));
  const [schedule] = bodyOf(await server.call('listSchedules', { as })).items;
  const close = (validFrom: string, version = schedule!.version) => ({
    ...{ as, path: { id: shop }, body: { version, validFrom } },
  });
  const had = await enabled();
  const effect = bodyOf(await server.call('previewScheduleClosing', close('2026-11-17')));
  expect(effect).toEqual({
    ...{ people: 1, payDates: [] },
    months: [monthOf('2026-11', shops[0], [23, 11_640]), monthOf('2026-12', shops[1], companys[1])],
    days: { changed: 2, late: { before: 0, after: 1 }, counted: { before: 1, after: 1 } },
    // Thirteen of the shop's 25 days are over by then, and ten of the company's share the rest.
    earned: { before: 40_000_000, after: 20_000_000 + 24_000_000 },
    enabled: { before: had, after: 22_000_000, less: 0, more: 1 },
  });
  const old = await server.call('previewScheduleClosing', close('2026-11-17', 99));
  expect(refusal(old)).toEqual([409, 'changedMeanwhile']);
  bodyOf(await server.call('closeSchedule', close('2026-11-17')));
  expect(await enabled()).toBe(effect.enabled.after);
  const again = await server.call('previewScheduleClosing', close('2026-11-17', schedule!.version + 1));
  expect(refusal(again)).toEqual([409, 'scheduleClosed']);
});

it('says of a closing that people go on to the schedule of their unit, and counts who has left since', async () => {
  const as = company.employer;
  const left = await hireSomebody(server, as);
  for (const one of [jobId, left.jobId])
    await addWorkedDays(server, company, one, ['2026-11-16', '2026-11-17'], { arrival: '09:30' });
  const own = { title: 'Ombor', validFrom: '2026-11-01' as const, schedule: sevenDays };
  const store = bodyOf(await server.call('createSchedule', { as, body: own }));
  bodyOf(await server.call('assignUnit', moved(unit, '2026-11-01')));
  bodyOf(await assign({ unitIds: [unit] }));
  bodyOf(await assign({ scheduleId: store.id, employeeIds: [jobId, left.jobId] }));
  await server.db
    .updateTable('employee')
    .set({ status: 'left', employment: '{[2026-11-16,2026-11-18)}' })
    .where('id', '=', left.jobId)
    .execute();
  const path = { id: store.id };
  const closing = { as, path, body: { version: store.version, validFrom: '2026-11-17' as const } };
  const effect = bodyOf(await server.call('previewScheduleClosing', closing));
  const had = await enabled();
  expect(effect).toEqual({
    ...{ people: 2, payDates: [] },
    months: [monthOf('2026-11', [30, 14_400], [28, 13_440]), monthOf('2026-12', [30, 14_280], shops[1])],
    // From ten in the unit, from nine in the company.
    days: { changed: 2, late: { before: 2, after: 1 }, counted: { before: 2, after: 2 } },
    // A thirtieth each; then a twelfth of 14/30 in the unit, and a tenth of them in the company.
    earned: { before: 2 * 33_333_333, after: 36_111_111 + 40_000_000 },
    enabled: { before: had, after: 18_055_500, less: 0, more: 1 },
  });
  bodyOf(await server.call('closeSchedule', closing));
  expect([had, await enabled()]).toEqual([effect.enabled.before, effect.enabled.after]);
});

it('counts for other work settings whoever follows the company’s own hours, and for other judging everybody', async () => {
  const as = company.employer;
  const other = await hireSomebody(server, as);
  bodyOf(await assign({ employeeIds: [jobId], validFrom: '2026-11-01' }));
  const { current } = bodyOf(await server.call('getSettings', { as })).work;
  const people = async (over: object, validFrom = '2026-11-19') => {
    const body = { ...current, validFrom, ...over } as typeof current;
    return bodyOf(await server.call('previewWorkSettings', { as, body })).people;
  };
  expect([
    await people({}),
    await people({ shiftStart: '08:00' }),
    await people({ graceMinutes: 7 }),
  ]).toEqual([0, 1, 2]);
  // From December on both follow the company's own hours.
  bodyOf(await assign({ scheduleId: null, employeeIds: [jobId], validFrom: '2026-12-01' }));
  expect(await people({ shiftStart: '08:00' })).toBe(2);
  await server.db.updateTable('employee').set({ status: 'blocked' }).where('id', '=', other.jobId).execute();
  expect(await people({ shiftStart: '08:00' })).toBe(2);
  await server.db
    .updateTable('employee')
    .set({ status: 'left', employment: '{[2026-11-16,2026-11-18)}' })
    .where('id', '=', other.jobId)
    .execute();
  expect(await people({ shiftStart: '08:00' })).toBe(1);
});

it('counts nobody for whom only days before the hire would be others', async () => {
  const as = company.employer;
  const hired = await hireSomebody(server, as);
  await server.db.updateTable('employee').set(hiredOn('2026-11-17')).where('id', '=', hired.jobId).execute();
  const both = [jobId, hired.jobId];
  bodyOf(await assign({ employeeIds: both, validFrom: '2026-11-16' }));
  await addWorkedDays(server, company, jobId, ['2026-11-12'], { arrival: '09:30' });
  // From the 16th on both follow it anyway.
  const {
    people,
    days,
    earned,
    enabled: may,
  } = bodyOf(await preview({ employeeIds: both, validFrom: '2026-11-10' })).changes;
  expect({ people, days, earned, may }).toEqual({
    ...{ people: 1, earned: { before: earnedBy(1), after: 20_000_000 } },
    days: { changed: 1, late: { before: 1, after: 0 }, counted: { before: 1, after: 1 } },
    may: { before: 11_904_700, after: 10_000_000, less: 1, more: 0 },
  });
  const { current, version } = bodyOf(await server.call('getSettings', { as })).work;
  const body = { ...current, version, validFrom: '2026-11-16' as const };
  bodyOf(await server.call('updateWorkSettings', { as, body }));
  bodyOf(await assign({ scheduleId: null, employeeIds: [hired.jobId], validFrom: '2026-11-16' }));
  const earlier = { ...current, validFrom: '2026-11-10' as const, shiftStart: '08:00' };
  expect(bodyOf(await server.call('previewWorkSettings', { as, body: earlier })).people).toBe(1);
});

it('counts whoever goes on to other hours when their schedule closes', async () => {
  const as = company.employer;
  bodyOf(await assign({ employeeIds: [jobId] }));
  const [schedule] = bodyOf(await server.call('listSchedules', { as })).items;
  const closing = { version: schedule!.version, validFrom: '2026-12-01' as const };
  const { current } = bodyOf(await server.call('getSettings', { as })).work;
  const body = { ...current, validFrom: '2026-11-19' as const, shiftStart: '08:00' };
  const people = async () => bodyOf(await server.call('previewWorkSettings', { as, body })).people;
  expect(await people()).toBe(0);
  bodyOf(await server.call('closeSchedule', { as, path: { id: shop }, body: closing }));
  expect(await people()).toBe(1);
});

it('is saved only as it was seen', async () => {
  const as = company.employer;
  const seen = bodyOf(await preview({ employeeIds: [jobId] })).version;
  bodyOf(await server.call('assignUnit', moved(unit, '2026-11-01')));
  expect(refusal(await assign({ employeeIds: [jobId] }, seen))).toEqual([409, 'changedMeanwhile']);
  const now = bodyOf(await preview({ employeeIds: [jobId] })).version;
  expect(bodyOf(await assign({ employeeIds: [jobId] }, now)).changed).toBe(1);
  const leave = moved(null, '2026-11-10');
  const old = { ...leave, body: { ...leave.body, version: now } };
  expect(refusal(await server.call('assignUnit', old))).toEqual([409, 'changedMeanwhile']);
  const { version } = bodyOf(await server.call('previewUnitAssignment', leave));
  bodyOf(await server.call('assignUnit', { as, body: { ...leave.body, version } }));
});

it('is refused beforehand as it would be saved', async () => {
  expect(refusal(await preview({ scheduleId: newId() }))).toEqual([404, 'notFound']);
  const pointed = async (answer: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await answer;
    return [status, (body as { errors?: { pointer: string; code: string }[] }).errors];
  };
  const stranger = newId();
  expect(await pointed(preview({ employeeIds: [jobId, stranger] }))).toEqual([
    400,
    [{ pointer: '/employeeIds/1', code: 'employeeGone' }],
  ]);
  const closed = await pointed(preview({ employeeIds: [jobId], validFrom: '2026-10-31' }));
  expect(closed).toEqual([422, [{ pointer: '/validFrom', code: 'periodClosed' }]]);
  const nowhere = server.call('previewUnitAssignment', moved(stranger, '2026-11-20'));
  expect(await pointed(nowhere)).toEqual([400, [{ pointer: '/unitId', code: 'unitGone' }]]);
  const late = server.call('previewUnitAssignment', moved(unit, '2026-10-31'));
  expect(await pointed(late)).toEqual([422, [{ pointer: '/validFrom', code: 'periodClosed' }]]);
});
