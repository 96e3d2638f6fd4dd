import { describe, expect, it } from 'vitest';
import { addDays, type CompanyDate } from '#domain/calendar/index.ts';
import { newId } from '#server/identifier.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import {
  company,
  hireOn,
  other,
  propose,
  server,
  setUp,
  type As,
} from '#tests/support/worlds/settlementWorld.ts';
import { joinColleague } from '#tests/support/worlds/staff.ts';
import { hireSomebody, makeCompany, type Company } from '#tests/support/worlds/world.ts';

setUp();

const today: CompanyDate = '2026-11-18';
const lastWeek: CompanyDate = '2026-11-11';
const weeksBefore = (weeks: number) => addDays(today, -7 * weeks);
const at = (time: string) => server.clock.set(Date.parse(`${today}T${time}+05:00`));

/** Check-ins, or punches of the type, of one person's shift of a date; a time is of that date, or has one before it. */
async function came(
  date: CompanyDate,
  times: readonly string[],
  { id, of = company, type = 'in' }: { id?: string; of?: Company; type?: 'in' | 'out' } = {},
) {
  const rows = times.map((time) => {
    const instant = new Date(`${time.includes('T') ? time : `${date}T${time}`}+05:00`);
    return {
      ...{ organizationId: of.organizationId, id: newId(), employeeId: id ?? of.employee.jobId },
      ...{ gateId: of.gateId, type, at: instant, scannedAt: instant, shiftDate: date },
      ...{ deviceId: 'a-device', typed: false },
    };
  });
  await server.db.insertInto('punch').values(rows).execute();
}
const arrivals = async (as: As = company.employer) => bodyOf(await server.call('getArrivals', { as }));
/** Half-hours that have somebody, each as its first minute, people today and usually. */
const bars = async (as?: As) =>
  (await arrivals(as)).halfHours.flatMap(({ from, ...people }) =>
    people.today || people.usual ? [[from, people.today, people.usual]] : [],
  );

describe('arrivals', () => {
  it('are empty where nobody ever came, whoever came elsewhere', async () => {
    await came(today, ['08:40:00'], { of: other });
    await came(lastWeek, ['08:40:00'], { of: other });
    const nothing = { date: today, total: 0, usualByNow: null, usualDays: [], halfHours: [] };
    expect(await arrivals()).toEqual(nothing);
    expect(await arrivals(other.employer)).toMatchObject({ total: 1, usualByNow: 1, usualDays: [lastWeek] });
  });

  it('are today’s beside the mean of the last four such days, and beside who had come by then', async () => {
    const { jobId } = await hireSomebody(server, company.employer);
    for (const weeks of [1, 3, 4, 6, 8]) await came(weeksBefore(weeks), ['08:29:59']);
    await came(lastWeek, ['09:00:01'], { id: jobId });
    await came(weeksBefore(3), ['09:00:00'], { id: jobId });
    await came(weeksBefore(9), ['08:00:00'], { id: jobId });
    await came('2026-11-17', ['08:00:00'], { id: jobId });
    await came(today, ['08:30:00']);
    at('09:00:00');
    const day = { date: today, total: 1, usualDays: [1, 3, 4, 6].map(weeksBefore) };
    const halfHours = [
      { from: '08:00', today: 0, usual: 1 },
      { from: '08:30', today: 1, usual: 0 },
      { from: '09:00', today: 0, usual: 0.5 },
    ];
    expect(await arrivals()).toEqual({ ...day, usualByNow: 1.3, halfHours });
    at('09:00:01');
    expect(await arrivals()).toEqual({ ...day, usualByNow: 1.5, halfHours });
    at('08:29:58');
    expect(await arrivals()).toEqual({ ...day, usualByNow: 0, halfHours });
  });

  it('skip a holiday on which nobody came, and count one on which somebody did', async () => {
    server.clock.set(Date.parse('2026-10-08T10:00:00+05:00'));
    const own = await makeCompany(server);
    for (const date of ['2026-09-24', '2026-09-17'] as const) await came(date, ['09:00:00'], { of: own });
    expect((await arrivals(own.employer)).usualDays).toEqual(['2026-09-24', '2026-09-17']);
    await came('2026-10-01', ['09:00:00'], { of: own });
    expect((await arrivals(own.employer)).usualDays).toEqual(['2026-10-01', '2026-09-24', '2026-09-17']);
  });

  it('are by the accepted times of a corrected day, also where nobody punched', async () => {
    await hireOn('2026-11-01');
    await came(lastWeek, ['08:55:00']);
    const { employee } = company;
    const wanted = { date: lastWeek, pairs: [{ in: '10:10', out: '18:00' }] };
    bodyOf(await propose(wanted));
    expect(await bars()).toEqual([['08:30', 0, 1]]);
    const ofEmployer = { ...wanted, employeeId: employee.jobId };
    bodyOf(await propose(ofEmployer, company.employer));
    expect(await bars()).toEqual([['10:00', 0, 1]]);
    await came(weeksBefore(2), ['08:55:00']);
    const pairs = [
      { in: '07:40', out: '12:00' },
      { in: '13:00', out: '18:00' },
    ];
    bodyOf(await propose({ ...ofEmployer, date: weeksBefore(2), pairs }, company.employer));
    expect(await bars()).toEqual([
      ['07:30', 0, 0.5],
      ['10:00', 0, 0.5],
    ]);
    await server.db.deleteFrom('punch').where('employeeId', '=', employee.jobId).execute();
    expect((await arrivals()).usualDays).toEqual([lastWeek, weeksBefore(2)]);
  });

  it('count a person once for a shift, by the first check-in, and who came after midnight not before it', async () => {
    const { jobId } = await hireSomebody(server, company.employer);
    await came(today, ['08:58:00', '08:59:00', '13:00:00']);
    await came(today, ['07:10:00'], { type: 'out' });
    await came(today, ['07:20:00'], { id: jobId, type: 'out' });
    await came(lastWeek, ['2026-11-12T00:10:00', '2026-11-12T05:00:00']);
    await came(weeksBefore(2), ['2026-11-03T23:50:00', '02:00:00']);
    at('09:00:00');
    expect(await arrivals()).toMatchObject({ total: 1, usualByNow: 0.5 });
    expect(await bars()).toEqual([
      ['00:00', 0, 0.5],
      ['08:30', 1, 0],
      ['23:30', 0, 0.5],
    ]);
  });

  it('of a manager are those who were in their units on each day', async () => {
    const as = company.employer;
    const { jobId } = await hireSomebody(server, as);
    const unit = async (title: string, validFrom: CompanyDate) => {
      const { id } = bodyOf(await server.call('createUnit', { as, body: { title } }));
      const body = { unitId: id, employeeIds: [company.employee.jobId], validFrom };
      bodyOf(await server.call('assignUnit', { as, body }));
      return joinColleague(server, as, { role: 'manager', unitIds: [id] });
    };
    const then = await unit('Ombor', '2026-11-02');
    const now = await unit('Savdo', today);
    const accountant = await joinColleague(server, as, { role: 'accountant', unitIds: [] });
    for (const date of [today, lastWeek, weeksBefore(2), weeksBefore(3)]) {
      await came(date, ['08:40:00']);
      await came(date, ['09:00:00'], { id: jobId });
    }
    at('09:00:00');
    const usualDays = [lastWeek, weeksBefore(2)];
    expect(await arrivals(then)).toMatchObject({ total: 0, usualByNow: 1, usualDays });
    expect(await bars(then)).toEqual([['08:30', 0, 1]]);
    expect(await arrivals(now)).toMatchObject({ total: 1, usualByNow: null, usualDays: [] });
    for (const everybody of [as, accountant])
      expect(await bars(everybody)).toEqual([
        ['08:30', 1, 1],
        ['09:00', 1, 1],
      ]);
  });
});
