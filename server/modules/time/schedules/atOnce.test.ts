import { afterAll, beforeEach, expect, it } from 'vitest';
import { newId } from '#server/identifier.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { hireSomebody, makeCompany, type Company } from '#tests/support/worlds/world.ts';

let server: TestServer;
let company: Company;
beforeEach(async () => {
  server ??= await startTestServer({ now: '2026-11-18T12:00:00+05:00' });
  company = await makeCompany(server);
});
afterAll(() => server.close());

const AT_ONCE = 12;
const together = <Answer>(call: (place: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, place) => call(place)));
/** How many calls had each outcome. */
const outcomes = (answers: { status: number; body: unknown }[]) => {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const outcome = status < 300 ? String(status) : (body as { code: string }).code;
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
};

const hours = { start: '09:00', end: '18:00' };
const schedule = {
  ...{ kind: 'weekly' as const, breakMinutes: 60, worksOnHolidays: false, anchor: null },
  days: [hours, hours, hours, hours, hours, null, null],
};
const createSchedule = (title: string) =>
  server.call('createSchedule', {
    as: company.employer,
    body: { title, validFrom: '2026-11-19', schedule },
  });
const named = (place: number) => ({
  ...{ organizationId: company.organizationId, id: newId(), title: `Nom ${place}` },
  createdAt: server.clock.date(),
});
const rows = (count: number) => Array.from({ length: count }, (_, place) => named(place));

it('one schedule less than the most lets one more be made, of many at once', async () => {
  await server.db
    .insertInto('schedule')
    .values(rows(199).map((row) => ({ ...row, version: 1, closedFrom: null })))
    .execute();
  expect(outcomes(await together((place) => createSchedule(`Yangi ${place}`)))).toEqual({
    201: 1,
    tooManySchedules: AT_ONCE - 1,
  });
  expect((await server.call('listSchedules', { as: company.employer })).status).toBe(200);
});

it('so do units and gates', async () => {
  await server.db.insertInto('unit').values(rows(999)).execute();
  const units = await together((place) =>
    server.call('createUnit', { as: company.employer, body: { title: `Yangi ${place}` } }),
  );
  expect(outcomes(units)).toEqual({ 201: 1, tooManyUnits: AT_ONCE - 1 });
  await server.db
    .insertInto('gate')
    // The company has one gate.
    .values(rows(198).map((row) => ({ ...row, secretEncrypted: Buffer.alloc(60), isStatic: false })))
    .execute();
  const gates = await together((place) =>
    server.call('createGate', { as: company.employer, body: { title: `Yangi ${place}`, static: false } }),
  );
  expect(outcomes(gates)).toEqual({ 201: 1, tooManyGates: AT_ONCE - 1 });
});

it('a unit is closed or joined, never both', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => hireSomebody(server, company.employer)));
  for (const [round, { jobId }] of people.entries()) {
    const { id } = bodyOf(
      await server.call('createUnit', { as: company.employer, body: { title: `Sex ${round}` } }),
    );
    const [closed, joined] = await Promise.all([
      server.call('closeUnit', { as: company.employer, path: { id } }),
      server.call('assignUnit', {
        as: company.employer,
        body: { unitId: id, employeeIds: [jobId], validFrom: '2026-11-18' },
      }),
    ]);
    expect([closed.status, joined.status]).toSatisfy(
      ([close, join]: number[]) => (close === 200) !== (join === 200),
    );
    const { items } = bodyOf(await server.call('listUnits', { as: company.employer }));
    const unit = items.find((one) => one.id === id);
    expect([unit?.closed, unit?.people]).toEqual(closed.status === 200 ? [true, 0] : [false, 1]);
  }
});

it('one person is given the same schedule by many at once', async () => {
  const { id } = bodyOf(await createSchedule('Smena'));
  const given = await together(() =>
    server.call('assignSchedule', {
      as: company.employer,
      body: {
        ...{ scheduleId: id, employeeIds: [company.employee.jobId], unitIds: [], validFrom: '2026-11-19' },
      },
    }),
  );
  expect(outcomes(given)).toEqual({ 200: AT_ONCE });
});
