import { beforeEach, describe, expect, it } from 'vitest';
import { daysOfMonth, type CompanyDate } from '#domain/calendar/index.ts';
import { addWorkedDays, bodyOf } from '#tests/support/worlds/punching.ts';
import {
  company,
  DAY,
  queue,
  server,
  setUp,
  SUNDAY,
  type As,
} from '#tests/support/worlds/settlementWorld.ts';
import { joinColleague, makeUnit } from '#tests/support/worlds/staff.ts';
import { hireSomebody } from '#tests/support/worlds/world.ts';
import { hiredOn } from '#tests/support/worlds/people.ts';

setUp();

const HIRED: CompanyDate = '2026-10-26';
/** Of November. */
const weekdays = (first: number, last: number): CompanyDate[] =>
  daysOfMonth('2026-11')
    .slice(first - 1, last)
    .filter((date) => ![0, 6].includes(new Date(date).getUTCDay()));
const LEAVE = { firstDay: '2026-11-05', lastDay: '2026-11-09' } as const;

let people: [string, string, string, string];

/** Three people since late October, and one hired again in the middle of November, whose days have everything that waits and much that does not. */
beforeEach(async () => {
  const [one, two, three, four] = [
    company.employee.jobId,
    (await hireSomebody(server, company.employer)).jobId,
    (await hireSomebody(server, company.employer)).jobId,
    (await hireSomebody(server, company.employer)).jobId,
  ];
  people = [one, two, three, four];
  await server.db
    .updateTable('organization')
    .set({ createdAt: new Date(`${HIRED}T04:00:00Z`) })
    .where('id', '=', company.organizationId)
    .execute();
  await server.db.updateTable('employee').set(hiredOn(HIRED)).where('id', 'in', people).execute();
  await server.db.updateTable('employee').set(hiredOn('2026-11-13')).where('id', '=', four).execute();
  const come = (id: string, dates: CompanyDate[], arrival = '08:55', departure: string | null = '18:05') =>
    addWorkedDays(server, company, id, dates, { arrival, departure });
  await come(one, ['2026-10-26', '2026-10-27', '2026-10-28', ...weekdays(2, 12)]);
  await come(one, ['2026-10-29'], '08:55', null);
  await come(one, [SUNDAY], '10:00', '14:00');
  // Two stays that make half of a day together, and two that do not.
  await come(two, ['2026-11-10', '2026-11-11'], '09:00', '11:00');
  await come(two, ['2026-11-10'], '13:00', '18:00');
  await come(two, ['2026-11-11'], '17:00', '18:00');
  await come(two, [DAY], '09:00', '11:00');
  await come(two, [DAY], '13:00', null);
  // More days before the hire than there are since.
  await come(four, weekdays(2, 11));
  await come(three, weekdays(2, 17), '08:30', '18:30');
  for (const employeeId of [one, three]) {
    const body = { employeeId, kind: 9, ...LEAVE };
    bodyOf(await server.call('proposeAbsence', { as: company.employer, body }));
  }
});

/** What waits of these people by their own months, which are read another way. */
async function byMonths(ids: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const id of ids)
    for (const month of ['2026-10', '2026-11'] as const) {
      const read = await server.call('getEmployeeMonth', {
        as: company.employer,
        path: { id },
        query: { month },
      });
      for (const { date, presence, absence, uncountedBecause } of bodyOf(read).days) {
        if (date >= '2026-11-18') continue;
        if (presence === 'missedCheckOut') found.push(`${id} ${date} missedCheckOut`);
        else if (presence === 'absent' && !absence) found.push(`${id} ${date} unclear`);
        else if (uncountedBecause) found.push(`${id} ${date} ${uncountedBecause}`);
      }
    }
  return found.sort();
}
const listed = async (as: As) =>
  (await queue({ pageSize: 100 }, as)).items.map(({ kind, id, date }) => `${id} ${date} ${kind}`).sort();
async function expectCounted(as: As, waits: readonly string[]) {
  const { count, counts, oldest } = bodyOf(await server.call('countToSettle', { as }));
  const tally: Record<string, number> = {};
  for (const one of waits) tally[one.split(' ')[2]!] = (tally[one.split(' ')[2]!] ?? 0) + 1;
  expect([count, oldest]).toEqual([waits.length, waits.map((one) => one.split(' ')[1]!).sort()[0]]);
  expect(Object.fromEntries(Object.entries(counts).filter(([, of]) => of > 0))).toEqual(tally);
}

describe('what waits is counted as it is listed, and is what the days themselves say', () => {
  it('of everybody, on the company’s schedule', async () => {
    const all = await byMonths(people);
    for (const kind of ['missedCheckOut', 'belowNorm', 'notWorkingDay', 'onLeave', 'unclear'])
      expect(all.map((one) => one.split(' ')[2])).toContain(kind);
    expect(all).toContain(`${people[3]} 2026-11-13 unclear`);
    expect(await listed(company.employer)).toEqual(all);
    await expectCounted(company.employer, all);
  });

  it('of a manager’s unit', async () => {
    const own = { people: [people[1]], validFrom: HIRED };
    const unitIds = [await makeUnit(server, company.employer, 'Ombor', own)];
    const manager = await joinColleague(server, company.employer, { role: 'manager', unitIds });
    const waits = await byMonths([people[1]]);
    expect(waits.length).toBeGreaterThan(3);
    expect(await listed(manager)).toEqual(waits);
    await expectCounted(manager, waits);
  });

  it('where somebody follows another schedule', async () => {
    const on = { start: '09:00', end: '14:00' };
    const schedule = {
      ...{ kind: 'weekly' as const, breakMinutes: 0, worksOnHolidays: false, anchor: null },
      days: [on, null, on, on, null, on, on],
    };
    const as = company.employer;
    const body = { title: 'Yarim kun', validFrom: HIRED, schedule };
    const { id } = bodyOf(await server.call('createSchedule', { as, body }));
    const given = { scheduleId: id, employeeIds: [people[1]], unitIds: [], validFrom: HIRED };
    bodyOf(await server.call('assignSchedule', { as, body: given }));
    const all = await byMonths(people);
    expect(all).toContain(`${people[1]} ${SUNDAY} unclear`);
    expect(await listed(company.employer)).toEqual(all);
    await expectCounted(company.employer, all);
  });
});
