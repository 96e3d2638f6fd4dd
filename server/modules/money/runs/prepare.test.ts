import { beforeEach, describe, expect, it } from 'vitest';
import { MINUTE_MS, type CompanyDate } from '#domain/calendar/index.ts';
import { fromSom } from '#domain/money.ts';
import {
  at,
  company,
  earnedBy,
  other,
  server,
  usePayments,
  TEN_DAYS_EARNED,
  workedDays,
  workingDaysOf,
} from '#tests/support/worlds/paymentsWorld.ts';
import { close } from '#tests/support/worlds/debtWorld.ts';
import { acting, compute, confirm, make } from '#tests/support/worlds/payRunsWorld.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import type { Session } from '#tests/support/server/server.ts';
import { joinColleague, makeUnit } from '#tests/support/worlds/staff.ts';

usePayments();
beforeEach(() => workedDays());

/** Wednesday 18 November 2026 is the day of the world's clock. */
const payDays = (days: { advanceDay?: string; salaryDay?: number }) =>
  server.db
    .updateTable('paySettings')
    .set(days)
    .where('organizationId', '=', company.organizationId)
    .execute();
const preparedUntil = (date: CompanyDate) =>
  server.db
    .insertInto('payRunCalendar')
    .values({ organizationId: company.organizationId, preparedUntil: date })
    .execute();
const lookedUntil = (date: CompanyDate) =>
  server.db
    .updateTable('payRunCalendar')
    .set({ preparedUntil: date })
    .where('organizationId', '=', company.organizationId)
    .execute();
const runs = async () => bodyOf(await server.call('listPayRuns', acting())).items;
const kinds = async () => (await runs()).map(({ kind, period }) => `${kind} ${period}`);
const newsOf = async (as: Session = company.employer) => {
  const { items } = bodyOf(await server.call('listNotifications', { as }));
  return items.map(({ params }) => params);
};
const cancel = (id: string) =>
  server.call('cancelPayRun', { ...acting(), path: { id }, body: { reason: 'Boshqatdan' } });

describe('on its day of payment', () => {
  it('an advance is drafted by the calendar, and owners and accountants are told', async () => {
    await payDays({ advanceDay: '18' });
    const accountant = await joinColleague(server, company.employer, { role: 'accountant' });
    const unitId = await makeUnit(server, company.employer, 'Savdo', {
      ...{ people: [company.employee.jobId], validFrom: '2026-11-18' },
    });
    const manager = await joinColleague(server, company.employer, { role: 'manager', unitIds: [unitId] });
    await server.runsPrepared();
    const [run, ...more] = await runs();
    expect(more).toEqual([]);
    expect(run).toMatchObject({
      ...{ number: 1, kind: 'advance', period: '2026-11', state: 'draft', byCalendar: true, createdBy: null },
      ...{ included: { count: 1, amount: 200_000_000 }, createdAt: '2026-11-18T03:50:00.000Z' },
    });
    const news = {
      ...{ about: 'advancePrepared', runId: run!.id, period: '2026-11', people: 1, amount: 200_000_000 },
    };
    expect(await newsOf()).toContainEqual(news);
    expect(await newsOf(accountant)).toContainEqual(news);
    expect(await newsOf(manager)).not.toContainEqual(expect.objectContaining({ about: 'advancePrepared' }));
    await server.runsPrepared();
    expect(await kinds()).toEqual(['advance 2026-11']);
  });

  it('a salary is drafted, which a person computes again and confirms', async () => {
    await payDays({ salaryDay: 18 });
    await server.runsPrepared();
    const [run] = await runs();
    expect(run).toMatchObject({ kind: 'salary', period: '2026-11', byCalendar: true });
    expect(await newsOf()).toContainEqual(expect.objectContaining({ about: 'salaryPrepared' }));
    const { run: again } = bodyOf(await compute(run!.id));
    expect(again).toMatchObject({ byCalendar: false, createdBy: expect.any(String) as string });
    expect(bodyOf(await confirm(again))).toMatchObject({ state: 'confirmed' });
    const entries = await server.db
      .selectFrom('auditEntry')
      .where('subjectId', '=', run!.id)
      .orderBy('id')
      .select(['event', 'byAccountId'])
      .execute();
    const { accountId } = company.employer;
    expect(entries).toEqual([
      { event: 'make', byAccountId: null },
      { event: 'compute', byAccountId: accountId },
      { event: 'confirm', byAccountId: accountId },
    ]);
  });

  it('a salary is drafted for the days since one that was confirmed before it', async () => {
    await payDays({ salaryDay: 20 });
    bodyOf(await confirm(await make('salary')));
    await at('2026-11-20T07:00:00+05:00');
    await workedDays(['2026-11-18', '2026-11-19']);
    await server.runsPrepared();
    const [rest, ...others] = await runs();
    const amount = earnedBy(12) - TEN_DAYS_EARNED;
    expect([rest?.byCalendar, rest?.included.amount, others.length]).toEqual([true, amount, 1]);
    expect(rest?.kind).toBe('correction');
    expect(await newsOf()).toContainEqual(expect.objectContaining({ about: 'correctionPrepared' }));
  });

  it('it comes at six in the morning, not before', async () => {
    await payDays({ advanceDay: '18' });
    const six = Date.parse('2026-11-18T06:00:00+05:00');
    server.clock.set(six - MINUTE_MS);
    await server.runsPrepared();
    expect(await kinds()).toEqual([]);
    server.clock.set(six);
    await server.runsPrepared();
    expect(await kinds()).toEqual(['advance 2026-11']);
  });

  it('it comes once, though two servers look at the same time', async () => {
    await payDays({ advanceDay: '18', salaryDay: 18 });
    const beside = await server.startBeside();
    await Promise.all([server.runsPrepared(), beside.runsPrepared()]);
    await beside.close();
    expect((await kinds()).sort()).toEqual(['advance 2026-11', 'salary 2026-11']);
  });
});

describe('on the day after a month was closed', () => {
  /** November's salary is paid on the 25th; on the day of the closing all its days are worked. */
  beforeEach(async () => {
    await payDays({ salaryDay: 25 });
    await at('2026-11-25T07:00:00+05:00');
    await server.runsPrepared();
    bodyOf(await confirm((await runs())[0]!));
    await at('2026-12-01T12:00:00+05:00');
    await workedDays((await workingDaysOf('2026-11')).slice(10));
    await server.runsPrepared();
    await close('2026-11');
  });

  it('what its salary has left is drafted, once', async () => {
    await server.runsPrepared();
    expect(await kinds()).toEqual(['salary 2026-11']);
    await at('2026-12-02T06:00:00+05:00');
    await server.runsPrepared();
    const [rest] = await runs();
    expect(rest).toMatchObject({ kind: 'correction', period: '2026-11', byCalendar: true });
    expect(rest?.included).toEqual({ count: 1, amount: fromSom(5_000_000) - TEN_DAYS_EARNED });
    expect(await newsOf()).toContainEqual(expect.objectContaining({ about: 'correctionPrepared' }));
    bodyOf(await cancel(rest!.id));
    await at('2026-12-03T06:00:00+05:00');
    await server.runsPrepared();
    expect(await kinds()).toEqual(['correction 2026-11', 'salary 2026-11']);
  });

  it('nothing is drafted beside a draft, or when nothing is left', async () => {
    const rest = await make('salary', '2026-11');
    await at('2026-12-02T06:00:00+05:00');
    await server.runsPrepared();
    expect(await kinds()).toEqual(['correction 2026-11', 'salary 2026-11']);
    bodyOf(await confirm(rest));
    await lookedUntil('2026-12-01');
    await server.runsPrepared();
    expect(await kinds()).toEqual(['correction 2026-11', 'salary 2026-11']);
  });

  it('nothing is drafted of one that is open again', async () => {
    const body = { version: 1, reason: 'Xato topildi' };
    bodyOf(await server.call('reopenMonth', { ...acting(), path: { month: '2026-11' }, body }));
    await at('2026-12-02T06:00:00+05:00');
    await server.runsPrepared();
    expect(await kinds()).toEqual(['salary 2026-11']);
  });
});

describe('nothing is drafted', () => {
  it('where there is a draft, or a confirmed run', async () => {
    await payDays({ advanceDay: '18', salaryDay: 18 });
    bodyOf(await confirm(await make('advance')));
    await make('salary');
    await server.runsPrepared();
    expect((await runs()).map(({ byCalendar }) => byCalendar)).toEqual([false, false]);
  });

  it('again after it was given up', async () => {
    await payDays({ advanceDay: '18' });
    await server.runsPrepared();
    bodyOf(await cancel((await runs())[0]!.id));
    await server.runsPrepared();
    expect((await runs()).map(({ state }) => state)).toEqual(['cancelled']);
  });

  it('for an advance that is given by request', async () => {
    await payDays({ advanceDay: 'byRequest' });
    await server.runsPrepared();
    expect(await kinds()).toEqual([]);
  });

  it('when nobody would get anything', async () => {
    await payDays({ advanceDay: '18' });
    bodyOf(await confirm(await make('salary')));
    const told = await newsOf();
    await server.runsPrepared();
    expect(await kinds()).toEqual(['salary 2026-11']);
    expect(await newsOf()).toEqual(told);
  });

  it('for a month that was closed before its salary', async () => {
    await payDays({ salaryDay: 10 });
    await at('2026-12-01T12:00:00+05:00');
    await workedDays((await workingDaysOf('2026-11')).slice(10));
    await server.runsPrepared();
    await close('2026-11');
    await at('2026-12-02T06:00:00+05:00');
    await server.runsPrepared();
    expect(await kinds()).toEqual([]);
    await at('2026-12-10T06:00:00+05:00');
    await server.runsPrepared();
    expect(await kinds()).toEqual(['salary 2026-11']);
  });

  it('for a month whose salary was confirmed after it was closed, though for less', async () => {
    await payDays({ salaryDay: 10 });
    await at('2026-12-01T12:00:00+05:00');
    await workedDays((await workingDaysOf('2026-11')).slice(10));
    await server.runsPrepared();
    await close('2026-11');
    server.clock.advance(MINUTE_MS);
    const run = await make('salary', '2026-11');
    const employeeId = company.employee.jobId;
    const body = { event: 'lower', employeeId, amount: fromSom(1_000_000), reason: 'Nizo' } as const;
    const path = { id: run.id };
    const { run: changed } = bodyOf(await server.call('changePayRun', { ...acting(), path, body }));
    bodyOf(await confirm(changed));
    await at('2026-12-02T06:00:00+05:00');
    await server.runsPrepared();
    expect(await kinds()).toEqual(['salary 2026-11']);
  });

  it('for a day that was over before the first look', async () => {
    await payDays({ advanceDay: '17' });
    await server.runsPrepared();
    expect(await kinds()).toEqual([]);
  });
});

describe('days without a server', () => {
  it('are made up for, up to a week', async () => {
    await payDays({ advanceDay: '10', salaryDay: 17 });
    await preparedUntil('2026-11-08');
    await server.runsPrepared();
    expect(await kinds()).toEqual(['salary 2026-11']);
  });

  it('of one company whose runs fail hold up no other', async () => {
    const broken = other.organizationId;
    const calendar = () => server.db.selectFrom('payRunCalendar').where('organizationId', '=', broken);
    await server.db.deleteFrom('payRunCalendar').where('organizationId', '=', broken).execute();
    const settings = await server.db
      .deleteFrom('paySettings')
      .where('organizationId', '=', broken)
      .returningAll()
      .execute();
    await payDays({ advanceDay: '18' });
    await server.runsPrepared();
    expect(await kinds()).toEqual(['advance 2026-11']);
    expect(await calendar().selectAll().execute()).toEqual([]);
    await server.db.insertInto('paySettings').values(settings).execute();
    await server.runsPrepared();
    expect(await calendar().select('preparedUntil').execute()).toEqual([{ preparedUntil: '2026-11-18' }]);
  });
});
