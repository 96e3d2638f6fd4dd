import { describe, expect, it } from 'vitest';
import { bodyOf, refusal } from '#tests/support/worlds/punching.ts';
import { joinColleague, makeUnit } from '#tests/support/worlds/staff.ts';
import {
  ask,
  at,
  company,
  counted,
  figures,
  fillNovember,
  hire,
  november,
  server,
  useFigures,
  worked,
} from '#tests/support/worlds/figuresWorld.ts';
import { makeCompany } from '#tests/support/worlds/world.ts';

useFigures();

const nothing = {
  ...{
    people: 0,
    due: 0,
    attended: 0,
    absent: 0,
    away: 0,
    starts: 0,
    late: 0,
    lateMedian: null,
    lateP90: null,
  },
  ...{ shifts: 0, missedCheckOuts: 0, minutesWorked: 0, restMinutes: 0, normMinutes: 0 },
};
const errorsOf = (answer: { body: unknown }) => (answer.body as { errors?: object[] }).errors;

const ofSavdo = {
  ...{ people: 1, due: 5, attended: 3, absent: 1, away: 1, starts: 3, late: 2, lateMedian: 10, lateP90: 30 },
  ...{
    shifts: 4,
    missedCheckOuts: 1,
    minutesWorked: 550 + 510 + 240,
    restMinutes: 240,
    normMinutes: 4 * 540,
  },
};
const ofOmbor = {
  ...nothing,
  ...{ people: 1, due: 7, attended: 7, starts: 7, shifts: 7, minutesWorked: 7 * 550, normMinutes: 7 * 540 },
};
const ofNone = {
  ...{ people: 1, due: 7, attended: 2, absent: 5, away: 0, starts: 2, late: 1, lateMedian: 20, lateP90: 20 },
  ...{ shifts: 2, missedCheckOuts: 0, minutesWorked: 550 + 520, restMinutes: 0, normMinutes: 7 * 540 },
};
const ofAll = {
  ...{
    people: 2,
    due: 19,
    attended: 12,
    absent: 6,
    away: 1,
    starts: 12,
    late: 3,
    lateMedian: 20,
    lateP90: 30,
  },
  ...{ shifts: 13, missedCheckOuts: 1, minutesWorked: 1300 + 7 * 550 + 1070, restMinutes: 240 },
  normMinutes: 18 * 540,
};
/** Nobody came to the 21 working days of October; its first day is a holiday. */
const october = { ...nothing, people: 1, due: 21, absent: 21, normMinutes: 21 * 540 };

describe('figures of a month', () => {
  it('are sums of its days that are over, by day and by the unit of the day', async () => {
    const { savdo, ombor } = await fillNovember();
    const found = await counted();
    const few = found.points.map(() => null);
    expect(found).toMatchObject({ from: '2026-11', to: '2026-11', step: 'day', waiting: 0 });
    expect(found.asOf).toBe('2026-11-18T07:00:00.000Z');
    expect(found.total).toEqual(ofAll);
    expect(found.before).toEqual(october);
    expect(found.units).toEqual([
      { unit: { id: ombor, title: 'Ombor' }, figures: ofOmbor, course: few },
      { unit: { id: savdo, title: 'Savdo' }, figures: ofSavdo, course: few },
      { unit: null, figures: ofNone, course: few },
    ]);
    expect(found.points.map(({ from, to }) => [from, to])).toEqual(
      Array.from({ length: 17 }, (_, place) => `2026-11-${String(place + 1).padStart(2, '0')}`).map(
        (date) => [date, date],
      ),
    );
    const day = (date: number) => found.points[date - 1]!.figures;
    const alone = { ...nothing, people: 1 };
    const came = { ...alone, attended: 1, starts: 1, shifts: 1, due: 1, normMinutes: 540 };
    expect(day(3)).toEqual({ ...came, late: 1, lateMedian: 30, lateP90: 30, minutesWorked: 510 });
    expect(day(4)).toEqual({ ...alone, due: 1, absent: 1, normMinutes: 540 });
    expect(day(5)).toEqual({ ...alone, due: 1, away: 1 });
    expect(day(6)).toEqual({ ...came, late: 1, lateMedian: 10, lateP90: 10, missedCheckOuts: 1 });
    expect(day(7)).toEqual({ ...alone, shifts: 1, minutesWorked: 240, restMinutes: 240 });
    expect(day(8)).toEqual(alone);
    expect(day(10)).toMatchObject({ people: 2, due: 2, attended: 2, late: 1, minutesWorked: 1070 });
  });

  it('can be those of one unit, or of whoever was in none; the units stand beside them', async () => {
    const { savdo } = await fillNovember();
    const { units } = await counted();
    const period = { from: '2026-11', to: '2026-11' } as const;
    const one = await figures({ ...period, unit: savdo });
    expect([one.total, one.before, one.units]).toEqual([ofSavdo, nothing, units]);
    expect(one.points[8]!.figures).toEqual(nothing);
    const none = await figures({ ...period, unit: 'none' });
    expect([none.total, none.before]).toEqual([ofNone, october]);
    const { organizationId } = await makeCompany(server);
    const unit = { organizationId, id: savdo.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')) };
    await server.db
      .insertInto('unit')
      .values({ ...unit, title: 'Begona', closedAt: null, createdAt: server.clock.date() })
      .execute();
    expect((await figures({ ...period, unit: unit.id })).total).toEqual(nothing);
  });

  it('say who joined and who left, in the unit of the day', async () => {
    const { savdo, ombor } = await fillNovember();
    const change = async (event: 'leave' | 'rehire') => {
      const body = { ids: [company.employee.jobId], event, reason: 'Oʻz xohishi bilan' };
      bodyOf(await server.call('changeEmployeeStatus', { as: company.employer, body }));
    };
    await change('leave');
    const moves = async (unit?: string) => {
      const found = await figures({ from: '2026-10', to: '2026-11', ...(unit && { unit }) });
      return [found.moves, ...found.points.map((point) => point.moves)];
    };
    const none = { joined: 0, left: 0 };
    const [joined, left] = [
      { joined: 1, left: 0 },
      { joined: 0, left: 1 },
    ];
    expect(await moves()).toEqual([{ joined: 2, left: 1 }, joined, { joined: 1, left: 1 }]);
    expect(await moves(savdo)).toEqual([none, none, none]);
    expect(await moves(ombor)).toEqual([left, none, left]);
    expect(await moves('none')).toEqual([{ joined: 2, left: 0 }, joined, joined]);
    await change('rehire');
    expect((await moves())[0]).toEqual({ joined: 2, left: 0 });
    // Whoever was asked for and did not come is nobody's colleague.
    await server.db
      .updateTable('employee')
      .set({ status: 'declined', employment: '{}' })
      .where('organizationId', '=', company.organizationId)
      .where('id', '<>', company.employee.jobId)
      .execute();
    expect((await moves())[0]).toEqual({ joined: 1, left: 0 });
  });

  it('have the attendance of each unit at each point, of five people and more', async () => {
    const people = [company.employee.jobId];
    for (let one = 0; one < 4; one += 1) people.push(await hire());
    const unit = await makeUnit(server, company.employer, 'Savdo', { people, validFrom: '2026-11-18' });
    await worked(['2026-11-19']);
    await worked(['2026-11-19'], {}, people[1]);
    await at('2026-11-21T12:00:00+05:00');
    const { units, points } = await counted();
    expect(units[0]!.unit!.id).toBe(unit);
    expect(points.map(({ from }, place) => [from, units[0]!.course[place]]).slice(-4)).toEqual([
      ...[
        ['2026-11-17', null],
        ['2026-11-18', 0],
        ['2026-11-19', 40],
        ['2026-11-20', 0],
      ],
    ]);
    expect(units[1]).toMatchObject({ unit: null, course: points.map(() => null) });
    const { units: byMonth } = await figures({ from: '2026-10', to: '2026-11' });
    expect(byMonth[0]!.course).toEqual([null, 13.3]);
  });

  it('name no unit where the company has none', async () => {
    await worked(november(2, 6));
    const { total, units } = await counted();
    expect([total.attended, total.due, units]).toEqual([5, 12, []]);
  });
});

describe('a period', () => {
  it('of several months is by month, and stops at this one', async () => {
    await fillNovember();
    const found = await counted({ from: '2026-10', to: '2027-03' });
    expect(found).toMatchObject({ from: '2026-10', to: '2026-11', step: 'month', before: null, waiting: 0 });
    expect(found.points).toEqual([
      { from: '2026-10-01', to: '2026-10-31', figures: october, moves: { joined: 1, left: 0 } },
      { from: '2026-11-01', to: '2026-11-30', figures: ofAll, moves: { joined: 1, left: 0 } },
    ]);
    const { due, absent, normMinutes } = ofAll;
    expect(found.total).toEqual({
      ...{ ...ofAll, due: due + 21, absent: absent + 21, normMinutes: normMinutes + 21 * 540 },
    });
  });

  it('is a year and a month when none is asked for, without what was before the company', async () => {
    expect(await counted({})).toMatchObject({ from: '2026-10', to: '2026-11', step: 'month' });
    await at('2028-02-10T12:00:00+05:00');
    expect(await figures({})).toMatchObject({ from: '2027-02', to: '2028-02', waiting: 13, asOf: null });
    expect(await figures({ from: '2026-01', to: '2026-10' })).toMatchObject({ from: '2026-10', step: 'day' });
  });

  it('before the company or to come has nothing, and is no mistake', async () => {
    for (const period of [
      { from: '2025-01', to: '2026-09' },
      { from: '2026-12', to: '2027-01' },
      { to: '2000-03' },
    ] as const) {
      const found = await counted(period);
      expect(found).toMatchObject({ ...period, asOf: null, waiting: 0, before: null, points: [], units: [] });
      expect(found.total).toEqual(nothing);
    }
  });

  it('that ends before it begins, or is too long, is refused', async () => {
    const turned = await ask({ from: '2026-11', to: '2026-10' });
    expect(refusal(turned)).toEqual([400, 'validationFailed']);
    expect(errorsOf(turned)).toEqual([{ pointer: '/query/to', code: 'datesCross' }]);
    const long = { from: '2023-11', to: '2026-11' } as const;
    const refused = await ask(long);
    expect(refusal(refused)).toEqual([422, 'monthOutOfRange']);
    expect(errorsOf(refused)).toEqual([{ pointer: '/query/to', code: 'monthOutOfRange' }]);
    expect((await ask({ ...long, from: '2023-12' })).status).toBe(200);
    const body = { format: 'csv', language: 'ru', ...long } as const;
    const file = await server.call('exportAttendanceFigures', { as: company.employer, body });
    expect(errorsOf(file)).toEqual([{ pointer: '/to', code: 'monthOutOfRange' }]);
    expect(errorsOf(await ask({ from: '2026-13' }))).toEqual([
      { pointer: '/query/from', code: 'monthInvalid' },
    ]);
  });

  it('is for owners and accountants', async () => {
    const accountant = await joinColleague(server, company.employer, { role: 'accountant' });
    expect((await ask(undefined, accountant)).status).toBe(200);
    expect(refusal(await ask(undefined, company.employee))).toEqual([403, 'forbidden']);
  });
});

describe('as a file', () => {
  const file = async (
    period: { from: '2026-10' | '2026-11'; to: '2026-11'; unit?: string },
    language: 'ru' | 'uz-Latn',
  ) => {
    const body = { format: 'csv', language, ...period } as const;
    const answer = await server.call('exportAttendanceFigures', { as: company.employer, body });
    return bodyOf<'exportAttendanceFigures'>(answer).toString().replaceAll('"', '').split('\r\n');
  };

  it('has a row for each day', async () => {
    await fillNovember();
    await server.figuresCounted();
    const lines = await file({ from: '2026-11', to: '2026-11' }, 'ru');
    expect(lines[0]!.slice(1).split(';').slice(0, 5)).toEqual([
      ...['Дата', 'Сотрудников', 'Рабочих дней, человеко-дней', 'Пришли, человеко-дней', 'Посещаемость, %'],
    ]);
    expect(lines).toHaveLength(1 + 17 + 1);
    expect(lines[3]).toBe('2026-11-03;1;1;1;100;0;0;1;1;0;30;30;1;0;8,5;0;9;0;0');
    expect(lines[8]).toBe('2026-11-08;1;0;0;;0;0;0;0;;;;0;0;0;0;0;0;0');
  });

  it('has a row for each month, of a unit too', async () => {
    const { savdo } = await fillNovember();
    await server.figuresCounted();
    const lines = await file({ from: '2026-10', to: '2026-11' }, 'uz-Latn');
    expect(lines[0]).toMatch(
      /^.Oy;Xodimlar soni;.*Kechikish: mediana, daqiqa;.*;Grafik boʻyicha, soat;Qoʻshilgan;Boʻshatilgan$/,
    );
    expect(lines[1]).toBe('2026-10;1;21;0;0;21;0;0;0;;;;0;0;0;0;189;1;0');
    expect(lines[2]).toBe('2026-11;2;19;12;66,7;6;1;12;3;75;20;30;13;1;103,67;4;162;1;0');
    const own = await file({ from: '2026-10', to: '2026-11', unit: savdo }, 'uz-Latn');
    expect(own[2]).toBe('2026-11;1;5;3;75;1;1;3;2;33,3;10;30;4;1;21,67;4;36;0;0');
  });
});
