import { describe, expect, it } from 'vitest';
import { TIMESHEET_PAGE } from '#domain/attendance/timesheet.ts';
import { MINUTE_MS, type CompanyDate, type CompanyMonth } from '#domain/calendar/index.ts';
import { insertMany } from '#server/database/insertMany.ts';
import { newId } from '#server/identifier.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { makeUnit } from '#tests/support/worlds/staff.ts';
import {
  at,
  company,
  counted,
  figures,
  hire,
  monthsCounted,
  november,
  server,
  summedUp,
  useFigures,
  worked,
} from '#tests/support/worlds/figuresWorld.ts';
import { makeCompany } from '#tests/support/worlds/world.ts';
import { hiredOn } from '#tests/support/worlds/people.ts';

const logged: string[] = [];
useFigures({ onLog: (line) => void logged.push(line) });

const october = { from: '2026-10', to: '2026-10' } as const;
const path = { month: '2026-10' } as const;
const workingDays = async (month: CompanyMonth): Promise<CompanyDate[]> => {
  const { days } = bodyOf(await server.call('getMyMonth', { as: company.employee, query: { month } }));
  return days.filter(({ kind }) => kind === 'working').map(({ date }) => date);
};
const correct = (date: CompanyDate, out = '18:00') => {
  const pairs = [{ in: '09:00', out }];
  const body = { employeeId: company.employee.jobId, date, reason: 'Terminal ishlamagan', pairs };
  return server.call('proposeCorrection', { as: company.employer, body });
};
const closeOctober = async () => {
  bodyOf(await server.call('closeMonth', { as: company.employer, path }));
  await server.closed();
};
const stateOf = async (month: CompanyMonth) =>
  (await monthsCounted()).find((one) => one.month === month) ?? null;
const later = (minutes: number) => at(new Date(server.clock.now() + minutes * MINUTE_MS).toISOString());
const beside = async () => {
  const other = await server.startBeside();
  await Promise.all([server.figuresCounted(), other.figuresCounted()]);
  await other.close();
};

describe('an open month', () => {
  it('is what its days are, an hour after they were changed', async () => {
    await worked(november(2, 13), { arrival: '09:40' });
    await server.figuresCounted();
    bodyOf(await correct('2026-11-16'));
    bodyOf(await correct('2026-11-03'));
    await later(59);
    expect((await counted()).total).toMatchObject({ attended: 10, late: 10, lateMedian: 40 });
    await later(1);
    const { total, asOf } = await counted();
    expect(total).toMatchObject({ attended: 11, late: 9, ...(await summedUp('2026-11')) });
    expect(asOf).toBe('2026-11-18T08:00:00.000Z');
  });

  it('has a new day as soon as the day is over', async () => {
    await at('2026-11-18T23:30:00+05:00');
    const evening = await counted();
    expect([evening.points.length, evening.total.due]).toEqual([17, 12]);
    await at('2026-11-19T00:10:00+05:00');
    const { points, total } = await counted();
    expect([points.length, points.at(-1)!.figures.people, total.due]).toEqual([18, 1, 13]);
    expect(points.at(-1)!.figures.absent).toBe(1);
  });

  it('of long ago is counted again after a change, and else is left alone', async () => {
    await at('2026-12-15T12:00:00+05:00');
    await server.figuresCounted();
    await at('2027-01-20T12:00:00+05:00');
    await server.figuresCounted();
    const before = await stateOf('2026-10');
    expect(before!.countedAt!.toISOString()).toBe('2026-12-15T07:00:00.000Z');
    bodyOf(await correct('2026-10-12'));
    await server.figuresCounted();
    const { total, asOf } = await figures(october);
    expect(asOf).toBe('2027-01-20T07:00:00.000Z');
    expect(total).toMatchObject({ attended: 1, ...(await summedUp('2026-10')) });
  });

  it('has everybody in the unit they were in on the day', async () => {
    const unit = await makeUnit(server, company.employer, 'Savdo', {
      ...{ people: [company.employee.jobId, await hire()], validFrom: '2026-11-18' },
    });
    await at('2026-11-20T12:00:00+05:00');
    const { units } = await counted();
    expect(units.map(({ unit: one, figures: { people, due } }) => [one?.id ?? null, people, due])).toEqual([
      [unit, 2, 4],
      [null, 1, 12],
    ]);
  });
});

describe('a closed month', () => {
  it('is counted from the days that were written, each version anew', async () => {
    const days = await workingDays('2026-10');
    await worked(days);
    await server.figuresCounted();
    expect(await stateOf('2026-10')).toMatchObject({ version: null, leasedUntil: null });
    await closeOctober();
    const { organizationId } = company;
    await server.db
      .updateTable('workDay')
      .set({ minutesWorked: 77 })
      .where('organizationId', '=', organizationId)
      .where('date', '=', days[4]!)
      .execute();
    const closed = await counted(october);
    expect(closed.total).toMatchObject({ ...(await summedUp('2026-10')), minutesWorked: 20 * 550 + 77 });
    expect(await stateOf('2026-10')).toMatchObject({ version: 1 });

    const body = { reason: 'Xato topildi', version: 1 };
    bodyOf(await server.call('reopenMonth', { as: company.employer, path, body }));
    bodyOf(await correct(days[3]!, '12:00'));
    const reopened = await counted(october);
    expect(reopened.total).toMatchObject({ ...(await summedUp('2026-10')), minutesWorked: 20 * 550 + 180 });
    expect(await stateOf('2026-10')).toMatchObject({ version: null });

    const items = [{ kind: 'belowNorm' as const, id: company.employee.jobId, date: days[3]! }];
    bodyOf(await server.call('settle', { as: company.employer, body: { event: 'count', items } }));
    await closeOctober();
    const again = await counted(october);
    expect(again.total).toEqual(reopened.total);
    expect(again.total).toMatchObject(await summedUp('2026-10'));
    expect(await stateOf('2026-10')).toMatchObject({ version: 2 });
    await at('2027-03-01T12:00:00+05:00');
    await server.figuresCounted();
    expect((await stateOf('2026-10'))!.countedAt!.toISOString()).toBe('2026-11-18T07:00:00.000Z');
  });

  it('keeps out of it whoever was not on the timesheet', async () => {
    await worked(await workingDays('2026-10'));
    await closeOctober();
    await server.db
      .updateTable('employee')
      .set(hiredOn('2026-10-20'))
      .where('organizationId', '=', company.organizationId)
      .execute();
    await hire();
    expect((await counted(october)).total).toMatchObject({ people: 1, due: 21, attended: 21 });
  });
});

describe('what people have earned', () => {
  const earned = () =>
    server.db
      .selectFrom('earnedFigures')
      .select(['month', 'employeeId', 'earned', 'unitId'])
      .where('organizationId', '=', company.organizationId)
      .orderBy('month')
      .execute();

  it('is kept of every month, with the unit of its last day or of now', async () => {
    const { jobId } = company.employee;
    await worked(['2026-10-05', '2026-11-03']);
    const people = { people: [jobId], validFrom: '2026-11-01' };
    const unitId = await makeUnit(server, company.employer, 'Savdo', people);
    // The move of tomorrow is not made yet.
    await makeUnit(server, company.employer, 'Ombor', { people: [jobId], validFrom: '2026-11-19' });
    await at('2026-11-18T12:00:00+05:00');
    await server.figuresCounted();
    const [october10, november11] = await earned();
    expect(october10).toMatchObject({ month: '2026-10', employeeId: jobId, unitId: null });
    expect(november11).toMatchObject({ month: '2026-11', employeeId: jobId, unitId });
    expect(october10!.earned).toBeGreaterThan(0);
    await at('2027-02-10T12:00:00+05:00');
    await server.figuresCounted();
    expect((await earned()).map(({ month }) => month)).toEqual([
      ...['2026-10', '2026-11', '2026-12', '2027-01', '2027-02'],
    ]);
  });

  it('is counted once more when its month was not over the last time', async () => {
    await at('2026-10-15T12:00:00+05:00');
    await worked(['2026-10-12']);
    await server.figuresCounted();
    const ofOctober = async () => (await earned()).find(({ month }) => month === '2026-10')!.earned;
    const before = await ofOctober();
    await worked(['2026-10-20', '2026-10-21']);
    await at('2026-12-20T12:00:00+05:00');
    await server.figuresCounted();
    expect(Math.round((await ofOctober()) / before)).toBe(3);
  });

  it('in an open month before the last one stays as it was counted, until the month is closed', async () => {
    const [missed, ...others] = await workingDays('2026-10');
    await worked(others);
    await server.figuresCounted();
    const ofOctober = async () => (await earned()).find(({ month }) => month === '2026-10')!.earned;
    const before = await ofOctober();
    await at('2026-12-18T12:00:00+05:00');
    bodyOf(await correct(missed!));
    expect((await counted(october)).total).toMatchObject({ attended: 21, absent: 0 });
    expect(await ofOctober()).toBe(before);
    await closeOctober();
    await server.figuresCounted();
    // Twenty days of twenty-one until then.
    expect(Math.round((before / (await ofOctober())) * 21)).toBe(20);
  });
});

/** More people than are read at a time, hired on 30 October, who all came on that day. */
async function hireCrowd(): Promise<number> {
  const { db } = server;
  const { jobId } = company.employee;
  const one = await db.selectFrom('employee').selectAll().where('id', '=', jobId).executeTakeFirstOrThrow();
  const salaries = db.selectFrom('employeeSalary').selectAll().where('employeeId', '=', jobId);
  const salary = await salaries.executeTakeFirstOrThrow();
  const crowd = Array.from({ length: 2 * TIMESHEET_PAGE + 10 }, () => newId());
  const numbered = (place: number) => ({ pinfl: `5${place}`.padEnd(14, '0'), phoneNumber: `99877${place}` });
  const people = crowd.map((id, place) => ({
    ...one,
    id,
    ...hiredOn('2026-10-30'),
    ...numbered(place + 1_000_000),
  }));
  await insertMany('employee', people).execute(db);
  const paid = crowd.map((employeeId) => ({ ...salary, id: newId(), employeeId }));
  await insertMany('employeeSalary', paid).execute(db);
  for (const id of crowd) await worked(['2026-10-30'], {}, id);
  return crowd.length;
}

describe('a month of more people than are read at a time', () => {
  it('is the same open and closed', async () => {
    await worked(await workingDays('2026-10'));
    const people = (await hireCrowd()) + 1;
    const open = await counted(october);
    expect(open.points.at(-2)!.figures).toMatchObject({ people, due: people, attended: people, absent: 0 });
    expect(open.total).toMatchObject({ people, due: people + 20, attended: people + 20, absent: 0 });
    await closeOctober();
    expect(await counted(october)).toMatchObject({ total: open.total, points: open.points });
    expect(await stateOf('2026-10')).toMatchObject({ version: 1 });
  });
});

describe('the job', () => {
  it('catches up when it was off for two months', async () => {
    await at('2026-10-15T12:00:00+05:00');
    await worked(['2026-10-12']);
    expect((await counted(october)).total).toMatchObject({ people: 1, due: 9, attended: 1 });
    await worked(['2026-10-20', '2026-11-10']);
    await at('2026-12-20T12:00:00+05:00');
    const period = { from: '2026-10', to: '2026-12' } as const;
    expect(await figures(period)).toMatchObject({ waiting: 2, asOf: '2026-10-15T07:00:00.000Z' });
    const { points, waiting, asOf } = await counted(period);
    expect([waiting, asOf]).toEqual([0, '2026-12-20T07:00:00.000Z']);
    for (const [place, month] of (['2026-10', '2026-11', '2026-12'] as const).entries())
      expect(points[place]!.figures).toMatchObject(await summedUp(month));
    expect(points.map(({ figures: { attended, due } }) => [attended, due])).toEqual([
      [2, 21],
      [1, 21],
      [0, 13],
    ]);
  });

  it('leaves a month alone that another process counts, until its lease ends', async () => {
    const leasedUntil = new Date(server.clock.now() + 5 * MINUTE_MS);
    const { organizationId } = company;
    await server.db
      .insertInto('figuresMonth')
      .values({ organizationId, month: '2026-11', leasedUntil })
      .execute();
    await later(4);
    expect(await counted()).toMatchObject({ waiting: 1, asOf: null });
    await later(1);
    expect(await counted()).toMatchObject({ waiting: 0, total: { due: 12 } });
    expect(await stateOf('2026-11')).toMatchObject({ leasedUntil: null });
  });

  it('counts each month once with two processes', async () => {
    await worked(november(2, 6));
    await beside();
    await later(60);
    await worked(november(9, 13));
    await beside();
    expect((await figures()).total).toMatchObject({ attended: 10, ...(await summedUp('2026-11')) });
    expect(await monthsCounted()).toMatchObject([{ leasedUntil: null }, { leasedUntil: null }]);
    expect(logged).toEqual([]);
  });

  it('logs a company that cannot be counted, counts the others, and tries it again after five minutes', async () => {
    const broken = await makeCompany(server);
    const one = (column: 'workSettings') =>
      server.db.updateTable(column).where('organizationId', '=', broken.organizationId);
    await one('workSettings').set({ validFrom: '2030-01-01' }).execute();
    expect(await counted()).toMatchObject({ waiting: 0 });
    const told = () => logged.filter((line) => line.includes('attendance figures could not be counted'));
    expect(told()).toHaveLength(1);
    expect(JSON.parse(told()[0]!)).toMatchObject({ organizationId: broken.organizationId, month: '2026-11' });
    await one('workSettings').set({ validFrom: '0001-01-01' }).execute();
    const waiting = async () => (await figures(undefined, broken.employer)).waiting;
    await later(4);
    await server.figuresCounted();
    expect(await waiting()).toBe(1);
    await later(1);
    await server.figuresCounted();
    expect([await waiting(), told().length]).toEqual([0, 1]);
  });
});
