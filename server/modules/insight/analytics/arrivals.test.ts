import { describe, expect, it } from 'vitest';
import { noArrivals } from '#domain/analytics/arrivalTimes.ts';
import type { components, operations } from '#openapi/generated/contract.d.ts';
import { bodyOf, refusal } from '#tests/support/worlds/punching.ts';
import { joinColleague } from '#tests/support/worlds/staff.ts';
import type { Session } from '#tests/support/server/server.ts';
import {
  company,
  fillNovember,
  november,
  server,
  useFigures,
  worked,
} from '#tests/support/worlds/figuresWorld.ts';

type Query = NonNullable<operations['getArrivalTimes']['parameters']['query']>;
type Weekday = components['schemas']['WeekdayArrivals'];

useFigures();

const thisMonth = { from: '2026-11', to: '2026-11' } as const;
const ask = (query: Query = thisMonth, as: Session = company.employer) =>
  server.call('getArrivalTimes', { as, query });
const arrivals = async (query?: Query) => bodyOf(await ask(query));

/** `1: 2026-11-16 x3 8.5=4` of each weekday on which somebody came: the last of three days, and four at half past eight. */
const shortly = (weekdays: readonly Weekday[]) =>
  weekdays.flatMap(({ days, last, halfHours }, place) => {
    const times = halfHours.flatMap((people, at) => (people ? [`${at / 2}=${people}`] : []));
    return last ? [`${place + 1}: ${last} x${days} ${times.join(' ')}`] : [];
  });

describe('arrivals of a period', () => {
  it('are the first check-ins of its days that are over, by weekday and half-hour', async () => {
    await fillNovember();
    expect(await arrivals()).toMatchObject({ ...thisMonth, asOf: null, waiting: 1 });
    await server.figuresCounted();
    const { weekdays, ...about } = await arrivals();
    expect(about).toEqual({ ...thisMonth, asOf: '2026-11-18T07:00:00.000Z', waiting: 0 });
    expect(shortly(weekdays)).toEqual([
      '1: 2026-11-16 x3 8.5=4',
      '2: 2026-11-17 x3 8.5=2 9=1 9.5=1',
      '3: 2026-11-11 x1 8.5=1',
      '4: 2026-11-12 x1 8.5=1',
      '5: 2026-11-13 x2 8.5=1 9=1',
      '6: 2026-11-07 x1 9=1',
    ]);
    expect(weekdays[6]).toEqual({ days: 0, last: null, halfHours: noArrivals() });
  });

  it('can be those of one unit, or of whoever was in none', async () => {
    const { savdo } = await fillNovember();
    await server.figuresCounted();
    const of = async (unit: string) => shortly((await arrivals({ ...thisMonth, unit })).weekdays);
    expect(await of(savdo)).toEqual([
      '1: 2026-11-02 x1 8.5=1',
      '2: 2026-11-03 x1 9.5=1',
      '5: 2026-11-06 x1 9=1',
      '6: 2026-11-07 x1 9=1',
    ]);
    expect(await of('none')).toEqual(['1: 2026-11-09 x1 8.5=1', '2: 2026-11-10 x1 9=1']);
  });

  it('are those of an accepted correction instead of the punches, and of a closed month too', async () => {
    const { days } = bodyOf(
      await server.call('getMyMonth', { as: company.employee, query: { month: '2026-10' } }),
    );
    await worked(days.filter(({ kind }) => kind === 'working').map(({ date }) => date));
    const pairs = [{ in: '07:10', out: '18:00' }];
    const { jobId: employeeId } = company.employee;
    const correction = { employeeId, date: '2026-10-07', reason: 'Terminal ishlamagan', pairs } as const;
    bodyOf(await server.call('proposeCorrection', { as: company.employer, body: correction }));
    const october = { from: '2026-10', to: '2026-10' } as const;
    const found = async () => {
      await server.figuresCounted();
      return shortly((await arrivals(october)).weekdays)[2];
    };
    expect(await found()).toBe('3: 2026-10-28 x4 7=1 8.5=3');
    bodyOf(await server.call('closeMonth', { as: company.employer, path: { month: '2026-10' } }));
    await server.closed();
    await server.db.deleteFrom('dayFigures').where('organizationId', '=', company.organizationId).execute();
    expect(await found()).toBe('3: 2026-10-28 x4 7=1 8.5=3');
  });

  it('leave out days of which it is not known when people came', async () => {
    await worked(november(2, 13));
    await server.figuresCounted();
    await server.db
      .updateTable('dayFigures')
      .set({ arrivals: noArrivals() })
      .where('organizationId', '=', company.organizationId)
      .where('date', '>=', '2026-11-04')
      .execute();
    expect(shortly((await arrivals()).weekdays)).toEqual([
      ...['1: 2026-11-02 x1 8.5=1', '2: 2026-11-03 x1 8.5=1'],
    ]);
  });

  it('count a check-in before midnight of its date by its time', async () => {
    await worked(['2026-11-03']);
    await server.db
      .updateTable('punch')
      .set({ at: new Date('2026-11-02T23:40:00+05:00') })
      .where('organizationId', '=', company.organizationId)
      .where('type', '=', 'in')
      .execute();
    await server.figuresCounted();
    expect(shortly((await arrivals()).weekdays)).toEqual(['2: 2026-11-03 x1 23.5=1']);
  });

  it('begin with the company, and are nothing before it', async () => {
    await worked(november(2, 3));
    await server.figuresCounted();
    expect(await arrivals({ from: '2026-01', to: '2027-02' })).toMatchObject({
      from: '2026-10',
      to: '2026-11',
    });
    const before = await arrivals({ from: '2026-01', to: '2026-02' });
    expect(before).toMatchObject({ from: '2026-01', to: '2026-02', asOf: null, waiting: 0 });
    expect(shortly(before.weekdays)).toEqual([]);
    expect(refusal(await ask({ from: '2026-11', to: '2026-10' }))).toEqual([400, 'validationFailed']);
    expect(refusal(await ask({ from: '2023-11', to: '2026-11' }))).toEqual([422, 'monthOutOfRange']);
  });

  it('are for owners and accountants', async () => {
    const accountant = await joinColleague(server, company.employer, { role: 'accountant' });
    expect((await ask(undefined, accountant)).status).toBe(200);
    expect(refusal(await ask(undefined, company.employee))).toEqual([403, 'forbidden']);
  });

  it('as a file have a row for each weekday with the average day', async () => {
    await fillNovember();
    await server.figuresCounted();
    const body = { format: 'csv', language: 'ru', ...thisMonth } as const;
    const answer = await server.call('exportArrivalTimes', { as: company.employer, body });
    const lines = bodyOf<'exportArrivalTimes'>(answer).toString().replaceAll('"', '').split('\r\n');
    expect(lines[0]!.slice(1)).toBe('День недели;Дней;08:30;09:00;09:30');
    expect(lines[2]).toBe('вторник;3;0,7;0,3;0,3');
    expect(lines[7]).toBe('воскресенье;0;;;');
  });
});
