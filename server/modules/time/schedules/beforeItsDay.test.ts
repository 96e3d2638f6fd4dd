import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, daysOfMonth, monthOf, type CompanyDate } from '#domain/calendar/index.ts';
import { partOfSalary } from '#domain/dayShare.ts';
import { defaultWorkSettings } from '#domain/organizationSettings.ts';
import { readMonthOfEach } from '#server/modules/time/attendance/index.ts';
import { readEmployees, salariesOf } from '#server/modules/employees/records/index.ts';
import { isLong } from '#tests/support/run/long.ts';
import { addWorkedDays, bodyOf } from '#tests/support/worlds/punching.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { staffOf } from '#tests/support/worlds/staff.ts';
import { makeCompany } from '#tests/support/worlds/world.ts';
import { rulesOfPeople } from './rules.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: '2026-11-18T12:00:00+05:00' });
});
afterAll(() => server.close());

const CLOSED = '2026-10';
const months = ['2026-10', '2026-11', '2026-12'] as const;
const worked = daysOfMonth('2026-11')
  .slice(0, 17)
  .concat(daysOfMonth(CLOSED))
  .filter((_, place) => place % 2 === 0);

async function makeWorld() {
  const company = await makeCompany(server);
  const { employer: as, employee, organizationId } = company;
  await server.db
    .updateTable('organization')
    .set({ createdAt: new Date('2026-09-01T09:00:00+05:00') })
    .where('id', '=', organizationId)
    .execute();
  await addWorkedDays(server, company, employee.jobId, worked, { arrival: '09:20' });
  await server.db
    .insertInto('period')
    .values({ organizationId, month: CLOSED, state: 'closed', changedAt: server.clock.date() })
    .execute();
  const unit = bodyOf(await server.call('createUnit', { as, body: { title: 'Savdo' } })).id;
  const other = bodyOf(await server.call('createUnit', { as, body: { title: 'Ombor' } })).id;
  const named = { title: 'Smena', validFrom: '2026-11-01' as const, schedule: cycle(2, '08:00') };
  const schedule = bodyOf(await server.call('createSchedule', { as, body: named })).id;
  return { ...company, id: employee.jobId, units: [unit, other, null], schedules: [schedule, null] };
}
type World = Awaited<ReturnType<typeof makeWorld>>;

const cycle = (length: number, start: string) => ({
  ...{ kind: 'cycle' as const, breakMinutes: 30, worksOnHolidays: true, anchor: '2026-11-01' as const },
  days: [{ start, end: '20:00' }, ...Array.from({ length }, () => null)],
});

/** All that is known of a person's days: what they are, by which rule, and what each is worth. */
async function readAll({ organizationId, id }: World): Promise<Map<CompanyDate, unknown>> {
  const { db } = server;
  const { ruleOf, monthPlanOf } = await rulesOfPeople(db, organizationId, [id]);
  const employees = [...(await readEmployees(db, organizationId, [id])).values()];
  const salaryOf = await salariesOf(db, organizationId, [id]);
  const all = new Map<CompanyDate, unknown>();
  for (const month of months) {
    const read = await readMonthOfEach(db, { organizationId, employees, month });
    const { shareOn } = monthPlanOf(id, month, `${month}-01`);
    for (const day of read(id, ruleOf, server.clock.now())) {
      const { date } = day;
      const rate = partOfSalary(salaryOf(id, date), shareOn.get(date)!);
      all.set(date, { day, rule: ruleOf(id, date), rate });
    }
  }
  return all;
}

type Kind = 'named' | 'assignment' | 'ofUnit' | 'unit' | 'hours' | 'salary' | 'calendar';
interface Change {
  kind: Kind;
  validFrom: CompanyDate;
  which: number;
  start: string;
}
const change: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom('named', 'assignment', 'ofUnit', 'unit', 'hours', 'salary', 'calendar'),
  validFrom: fc.integer({ min: 0, max: 80 }).map((days) => addDays('2026-10-10', days)),
  which: fc.integer({ min: 0, max: 2 }),
  start: fc.constantFrom('06:00', '09:00', '10:30'),
});

async function make(world: World, { kind, validFrom, which, start }: Change): Promise<{ status: number }> {
  const { employer: as, id, units, schedules } = world;
  const scheduleId = schedules[which % 2]!;
  const person = { employeeIds: [id], validFrom };
  switch (kind) {
    case 'named': {
      const path = { id: schedules[0]! };
      const { items } = bodyOf(await server.call('listSchedules', { as }));
      const { version } = items.find((one) => one.id === path.id)!;
      const body = { title: 'Smena', version, validFrom, schedule: cycle(which + 1, start) };
      return server.call('editSchedule', { as, path, body });
    }
    case 'assignment':
      return server.call('assignSchedule', { as, body: { ...person, scheduleId, unitIds: [] } });
    case 'ofUnit': {
      const body = { scheduleId, employeeIds: [], unitIds: [units[which % 2]!], validFrom };
      return server.call('assignSchedule', { as, body });
    }
    case 'unit':
      return server.call('assignUnit', { as, body: { ...person, unitId: units[which]! } });
    case 'hours': {
      const { version } = bodyOf(await server.call('getSettings', { as })).work;
      const hours = { ...defaultWorkSettings, daysOff: [6 + (which % 2)], shiftStart: start };
      return server.call('updateWorkSettings', { as, body: { ...hours, version, validFrom } });
    }
    case 'calendar': {
      const { version } = bodyOf(await server.call('getCalendar', { as, path: { year: 2026 } }));
      const day = { date: validFrom, kind: which % 2 ? ('holiday' as const) : ('dayOff' as const) };
      const body = { version, acceptDecree: false, days: [day] };
      return server.call('updateCalendar', { as, path: { year: 2026 }, body });
    }
    default:
      return staffOf(server, as).update(id, { salary: 500_000_000 + which * 100, salaryFrom: validFrom });
  }
}

it('no change alters a day, its hours or its worth before its own day, nor anything of a closed month', async () => {
  const made = new Map<Kind, number>();
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 8, maxLength: 12 }), async (changes) => {
      const world = await makeWorld();
      let before = await readAll(world);
      for (const one of changes) {
        const { status } = await make(world, one);
        const after = await readAll(world);
        const isClosed = monthOf(one.validFrom) === CLOSED;
        if (isClosed && status < 300) expect(one.kind, 'is saved in a closed month').toBe('none');
        if (status < 300) made.set(one.kind, (made.get(one.kind) ?? 0) + 1);
        // A calendar edit is of its whole month, since a month's working days set its rate.
        const from = one.kind === 'calendar' ? (`${monthOf(one.validFrom)}-01` as const) : one.validFrom;
        for (const [date, was] of before)
          if (status >= 300 || date < from || monthOf(date) === CLOSED)
            expect(after.get(date), `${date}, ${JSON.stringify(one)}`).toEqual(was);
        before = after;
      }
    }),
    { numRuns: isLong ? 40 : 6 },
  );
  // Each kind was saved and not only refused.
  expect([...made.keys()].sort()).toEqual(
    ['assignment', 'calendar', 'hours', 'named', 'ofUnit', 'salary', 'unit'].sort(),
  );
}, 120_000);
