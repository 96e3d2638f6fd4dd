import { afterAll, beforeEach, expect, it } from 'vitest';
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

type Kind = 'holiday' | 'dayOff' | 'workingDay' | null;
const read = async (year = 2026) =>
  bodyOf(await server.call('getCalendar', { as: company.employer, path: { year } }));
const save = (version: number, days: { date: string; kind: Kind }[], acceptDecree = false, year = 2026) =>
  server.call('updateCalendar', {
    as: company.employer,
    path: { year },
    body: { version, acceptDecree, days },
  });
const errorsOf = (answer: Awaited<ReturnType<typeof save>>) => (answer.body as { errors?: object[] }).errors;
const kinds = async () =>
  Object.fromEntries(
    bodyOf(await server.call('getMyMonth', { as: company.employee })).days.map(({ date, kind }) => [
      date,
      kind,
    ]),
  );

it('is by law until the decree is accepted, and is then what the ministry counts', async () => {
  const before = await read();
  expect(before).toMatchObject({ version: 0, decree: null, waitingDecree: 'PF-257' });
  const after = bodyOf(await save(0, [], true));
  expect(after).toMatchObject({
    ...{ version: 1, decree: 'PF-257', waitingDecree: null, totals: { fiveDay: 248, sixDay: 297 } },
  });
  expect(before.totals.fiveDay).not.toBe(248);
  expect(refusal(await save(1, [], true))).toEqual([409, 'noDecree']);
  expect(refusal(await save(0, [], true, 2027))).toEqual([409, 'noDecree']);
  expect(await read(2027)).toMatchObject({ version: 0, decree: null, waitingDecree: null });
  expect((await read(2025)).days.length).toBeGreaterThan(6);
});

it('moves a day for everybody, and takes it back', async () => {
  const move = [
    { date: '2026-11-20', kind: 'dayOff' as const },
    { date: '2026-11-21', kind: 'workingDay' as const },
  ];
  const { version } = bodyOf(await save(0, move));
  expect(await kinds()).toMatchObject({ '2026-11-20': 'dayOff', '2026-11-21': 'working' });
  const late = await save(0, move);
  expect(refusal(late)).toEqual([409, 'changedMeanwhile']);
  expect((late.body as { calendar?: object }).calendar).toEqual(await read());
  const back = bodyOf(await save(version, [{ date: '2026-11-20', kind: null }]));
  expect(await kinds()).toMatchObject({ '2026-11-20': 'working', '2026-11-21': 'working' });
  expect(back.days.filter(({ source }) => source === 'company')).toEqual([
    { date: '2026-11-21', kind: 'workingDay', week: 'all', source: 'company' },
  ]);
});

it('says its effect by a dry run', async () => {
  bodyOf(await save(0, [], true));
  const days = [{ date: '2026-11-20', kind: 'dayOff' as const }];
  const effect = bodyOf(
    await server.call('previewCalendar', {
      as: company.employer,
      path: { year: 2026 },
      body: { acceptDecree: false, days },
    }),
  );
  const { before, after } = effect.months[0]!.workingDays;
  expect([effect.months[0]?.month, before - after]).toEqual(['2026-11', 1]);
  expect((await kinds())['2026-11-20']).toBe('working');
});

it('says what the screen needs beside the days', async () => {
  const as = company.employer;
  const settings = bodyOf(await server.call('getSettings', { as }));
  const pay = { version: settings.pay.version, validFrom: '2026-11-18', advanceDay: '15', salaryDay: 1 };
  const rest = { advancePercent: 40, allowedPercent: 50, balanceLimit: 100_000_000 };
  bodyOf(await server.call('updatePaySettings', { as, body: { ...pay, ...rest } }));
  const { work } = settings;
  const daysOff = [7];
  const week = { ...work.current, version: work.version, validFrom: '2026-12-01', daysOff };
  bodyOf(await server.call('updateWorkSettings', { as, body: week }));
  const { today, earliest, weeks, eves, payDates } = await read();
  expect([today, earliest]).toEqual(['2026-11-18', '2026-11-01']);
  expect(weeks.map((one) => one.daysOff)).toEqual([[6, 7], [7]]);
  expect(weeks[1]?.validFrom).toBe('2026-12-01');
  expect(eves).toContain('2026-12-31');
  // The advance of 15 November was not due yet under these rules; 1 January is a holiday.
  expect(payDates.map(({ kind, paid, because }) => [kind, paid, because])).toEqual([
    ['salary', '2026-12-01', null],
    ['advance', '2026-12-15', null],
    ['salary', '2026-12-31', 'holiday'],
  ]);
  const days = [{ date: '2026-12-15', kind: 'dayOff' as const }];
  const body = { acceptDecree: false, days };
  const effect = bodyOf(await server.call('previewCalendar', { as, path: { year: 2026 }, body }));
  expect(effect.payDates.map(({ kind, paid, because }) => [kind, paid, because])).toEqual([
    ['advance', '2026-12-14', 'dayOff'],
  ]);
});

it('is refused for another year, a date twice, one before the company, and a closed month', async () => {
  const wrong = await save(0, [{ date: '2027-01-05', kind: 'dayOff' }]);
  expect([wrong.status, errorsOf(wrong)]).toEqual([400, [{ pointer: '/days/0/date', code: 'otherYear' }]]);
  const early = await save(0, [{ date: '2026-10-30', kind: 'dayOff' }]);
  expect([early.status, errorsOf(early)]).toEqual([
    400,
    [{ pointer: '/days/0/date', code: 'beforeCompany' }],
  ]);
  const none = await save(0, [{ date: '2026-11-31', kind: 'dayOff' }]);
  expect([none.status, errorsOf(none)]).toEqual([400, [{ pointer: '/days/0/date', code: 'dateInvalid' }]]);
  const twice = await save(0, [
    { date: '2026-11-20', kind: 'dayOff' },
    { date: '2026-11-20', kind: 'holiday' },
  ]);
  expect(errorsOf(twice)).toEqual([{ pointer: '/days/1/date', code: 'duplicateInList' }]);
  await server.db
    .insertInto('period')
    .values({
      organizationId: company.organizationId,
      month: '2026-11',
      state: 'closed',
      changedAt: server.clock.date(),
    })
    .execute();
  const days = [{ date: '2026-11-20' as const, kind: 'dayOff' as const }];
  const as = company.employer;
  const body = { acceptDecree: false, days };
  for (const closed of [
    await save(0, days),
    await server.call('previewCalendar', { as, path: { year: 2026 }, body }),
  ])
    expect([...refusal(closed), (closed.body as { errors?: object[] }).errors]).toEqual([
      422,
      'periodClosed',
      [{ pointer: '/days/0/date', code: 'periodClosed' }],
    ]);
  expect(await read()).toMatchObject({ version: 0, closedMonths: ['2026-11'] });
});
