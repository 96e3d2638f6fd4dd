import { afterAll, beforeEach, expect, it } from 'vitest';
import type { CompanyDate } from '#domain/calendar/index.ts';
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

const day = { start: '08:00', end: '20:00' };
const twoByTwo = {
  ...{ kind: 'cycle' as const, breakMinutes: 60, worksOnHolidays: true, anchor: '2026-11-19' as const },
  days: [day, day, null, null],
};
const create = async (schedule = twoByTwo, title = 'Qoʻriqchilar') =>
  bodyOf(
    await server.call('createSchedule', {
      as: company.employer,
      body: { title, validFrom: '2026-11-19', schedule },
    }),
  );
const assign = (over: object) =>
  server.call('assignSchedule', {
    as: company.employer,
    body: { scheduleId: null, employeeIds: [], unitIds: [], validFrom: '2026-11-19', ...over },
  });
/** Of the 19th to the 26th. */
const kinds = async () =>
  bodyOf(await server.call('getMyMonth', { as: company.employee }))
    .days.filter(({ date }) => date >= '2026-11-19' && date <= '2026-11-26')
    .map(({ kind }) => kind);

it('a schedule with a planned closing stays open until its day, and then takes no change', async () => {
  const as = company.employer;
  const { id, version } = await create();
  const path = { id };
  const closing = { version, validFrom: '2026-11-23' as const };
  bodyOf(await server.call('closeSchedule', { as, path, body: closing }));
  const edit = (validFrom: CompanyDate, seen: number) =>
    server.call('editSchedule', {
      ...{ as, path },
      body: { version: seen, title: 'Qoʻriqchilar', validFrom, schedule: { ...twoByTwo, breakMinutes: 30 } },
    });
  const give = (validFrom: CompanyDate) =>
    assign({ scheduleId: id, employeeIds: [company.employee.jobId], validFrom });
  const faultOf = ({ status, body }: { status: number; body: unknown }) => [
    status,
    (body as { errors?: object[] }).errors,
  ];
  const tooLate = [409, [{ pointer: '/validFrom', code: 'scheduleClosed' }]];

  const edited = bodyOf(await edit('2026-11-20', version + 1));
  expect(edited).toMatchObject({ closedFrom: '2026-11-23', version: version + 2 });
  expect(faultOf(await edit('2026-11-23', version + 2))).toEqual(tooLate);
  expect(faultOf(await give('2026-11-23'))).toEqual(tooLate);
  expect(
    faultOf(
      await server.call('previewSchedule', {
        as,
        body: { id, validFrom: '2026-11-23', schedule: twoByTwo },
      }),
    ),
  ).toEqual(tooLate);
  expect(bodyOf(await give('2026-11-22')).changed).toBe(1);
  expect((await kinds()).slice(3, 5)).toEqual(['dayOff', 'working']);
  const again = { version: version + 2, validFrom: '2026-11-25' as const };
  expect(refusal(await server.call('closeSchedule', { as, path, body: again }))).toEqual([
    409,
    'scheduleClosed',
  ]);

  await server.db.updateTable('schedule').set({ closedFrom: '2026-11-18' }).where('id', '=', id).execute();
  const closed = await edit('2026-11-17', version + 2);
  expect([refusal(closed), faultOf(closed)[1]]).toEqual([[409, 'scheduleClosed'], undefined]);
  expect(refusal(await give('2026-11-17'))).toEqual([409, 'scheduleClosed']);
});

it('a closed schedule gives way to the one of the unit, and where it was closed before that rule to the default', async () => {
  const as = company.employer;
  const own = await create();
  const free = { ...twoByTwo, days: [day, null] };
  const ofUnit = await create(free, 'Doʻkon');
  const unit = bodyOf(await server.call('createUnit', { as, body: { title: 'Doʻkon' } }));
  const { jobId } = company.employee;
  const join = { unitId: unit.id, employeeIds: [jobId], validFrom: '2026-11-18' };
  bodyOf(await server.call('assignUnit', { as, body: join }));
  bodyOf(await assign({ scheduleId: ofUnit.id, unitIds: [unit.id] }));
  bodyOf(await assign({ scheduleId: own.id, employeeIds: [jobId] }));
  const close = { version: own.version, validFrom: '2026-11-21' as const };
  bodyOf(await server.call('closeSchedule', { as, path: { id: own.id }, body: close }));
  const alternately = ['working', 'dayOff', 'working', 'dayOff', 'working', 'dayOff'];
  expect(await kinds()).toEqual(['working', 'working', ...alternately]);
  const ahead = async () => {
    const { by, planned } = bodyOf(await server.call('getEmployeeSchedule', { as, path: { id: jobId } }));
    return [by, ...planned.map((then) => [then.validFrom, then.schedule?.title, then.by])];
  };
  const given = ['2026-11-19', 'Qoʻriqchilar', 'person'];
  expect(await ahead()).toEqual(['company', given, ['2026-11-21', 'Doʻkon', 'unit']]);

  const earlier = server.db.updateTable('schedule').set({ companyAfterClosing: true });
  await earlier.where('id', '=', own.id).execute();
  const week = ['dayOff', 'dayOff', 'working', 'working', 'working', 'working'];
  expect(await kinds()).toEqual(['working', 'working', ...week]);
  expect(await ahead()).toEqual(['company', given, ['2026-11-21', undefined, 'company']]);

  // Taken back and saved again, it is closed as any other.
  const back = { version: own.version + 1, validFrom: close.validFrom };
  bodyOf(await server.call('withdrawSchedule', { as, path: { id: own.id }, body: back }));
  const again = { ...close, version: own.version + 2 };
  bodyOf(await server.call('closeSchedule', { as, path: { id: own.id }, body: again }));
  expect(await kinds()).toEqual(['working', 'working', ...alternately]);
});
