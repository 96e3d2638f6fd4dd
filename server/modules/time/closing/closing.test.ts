import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyDate } from '#domain/calendar/index.ts';
import { addAccount } from '#tests/support/worlds/people.ts';
import { addWorkedDays, bodyOf, refusal } from '#tests/support/worlds/punching.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { anyone, makeCompany, sampleCard, type Company } from '#tests/support/worlds/world.ts';

const month = '2026-10' as const;
const path = { month };

describe('closing a month', () => {
  let server: TestServer;
  let company: Company;

  const at = async (time: string) => {
    server.clock.set(Date.parse(time));
    const { phoneNumber } = await server.db
      .selectFrom('account')
      .select('phoneNumber')
      .where('id', '=', company.employer.accountId)
      .executeTakeFirstOrThrow();
    company.employer = { ...company.employer, ...(await server.signIn(phoneNumber)) };
    company.employee = { ...company.employee, ...(await server.signIn(company.employee.phoneNumber)) };
  };
  const workingDays = async (): Promise<CompanyDate[]> => {
    const { days } = bodyOf(await server.call('getMyMonth', { as: company.employee, query: { month } }));
    return days.filter(({ kind }) => kind === 'working').map(({ date }) => date);
  };
  const closing = async () => bodyOf(await server.call('getMonthClosing', { as: company.employer, path }));
  const close = () => server.call('closeMonth', { as: company.employer, path });
  const reopen = (version: number, reason = 'Xato topildi') =>
    server.call('reopenMonth', { as: company.employer, path, body: { reason, version } });
  const closeFully = async () => {
    bodyOf(await close());
    await server.closed();
    return closing();
  };
  /** A day with an hour of work, which does not count. */
  const leaveEarly = async (date: CompanyDate) => {
    const id = company.employee.jobId;
    await server.db
      .updateTable('punch')
      .set({ at: new Date(`${date}T10:00:00+05:00`) })
      .where('employeeId', '=', id)
      .where('shiftDate', '=', date)
      .where('type', '=', 'out')
      .execute();
    const body = { event: 'dismiss', items: [{ kind: 'belowNorm', id, date }] } as const;
    bodyOf(await server.call('settle', { as: company.employer, body: { ...body, items: [...body.items] } }));
  };
  const sheet = async () =>
    bodyOf(await server.call('getTimesheet', { as: company.employer, query: { month } }));

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());
  /** One person who worked every day of October, seen on 3 November. */
  beforeEach(async () => {
    server.clock.set(Date.parse('2026-10-01T08:00:00+05:00'));
    company = await makeCompany(server);
    await at('2026-11-03T12:00:00+05:00');
    await addWorkedDays(server, company, company.employee.jobId, await workingDays());
  });

  it('is blocked by what waits, each with its count', async () => {
    const dates = await workingDays();
    const { db } = server;
    const ofDay = (date: CompanyDate) =>
      db.deleteFrom('punch').where('employeeId', '=', company.employee.jobId).where('shiftDate', '=', date);
    await ofDay(dates[3]!).execute();
    await ofDay(dates[4]!).where('type', '=', 'out').execute();
    expect(await closing()).toMatchObject({
      state: 'open',
      legalEvents: ['close'],
      checks: [
        { kind: 'unclear', count: 1, month },
        { kind: 'missedCheckOut', count: 1, month },
      ],
      versions: [],
    });
    expect(refusal(await close())).toEqual([409, 'monthBlocked']);
    const november = { month: '2026-11' } as const;
    const { checks } = bodyOf(await server.call('getMonthClosing', { as: company.employer, path: november }));
    expect(checks.map(({ kind, count }) => [kind, count])).toEqual([
      ['notOver', 1],
      ['earlierOpen', 1],
      ['unclear', 1],
    ]);
  });

  it('writes every day down, with a digest over what the timesheet says', async () => {
    const before = await sheet();
    const closed = await closeFully();
    expect(closed).toMatchObject({
      ...{ state: 'closed', legalEvents: ['reopen'], checks: [], progress: null },
      versions: [
        {
          version: 1,
          people: 1,
          digest: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
          reopenedAt: null,
        },
      ],
    });
    const days = await server.db
      .selectFrom('workDay')
      .selectAll()
      .where('employeeId', '=', company.employee.jobId)
      .orderBy('date')
      .execute();
    expect(days).toHaveLength(31);
    expect(days[4]).toMatchObject({
      ...{ code: 'worked', minutesWorked: 490 + 60, countedPercent: 100, settingsFrom: '0001-01-01' },
      ...{ scheduleId: null, correctionId: null, salary: 500_000_000 },
    });
    // The digest is made again from the rows alone.
    const hash = (text: string) => createHash('sha256').update(text).digest('hex');
    const { fullName, pinfl } = await server.db
      .selectFrom('timesheetPerson')
      .selectAll()
      .where('employeeId', '=', company.employee.jobId)
      .executeTakeFirstOrThrow();
    const lines = days.map((day) =>
      [
        ...[day.date, day.code, '-', day.minutesWorked, day.countedPercent, day.normMinutes],
        ...[day.tardinessMinutes, 0],
      ].join(' '),
    );
    const person = [`${company.employee.jobId} ${pinfl} ${fullName.length}:${fullName}`, ...lines].join('\n');
    const whole = `davomat tabel 1 ${company.organizationId} ${month} 1\n${company.employee.jobId} ${hash(person)}`;
    expect(closed.versions[0]!.digest).toBe(hash(whole));
    const after = await sheet();
    expect(after.rows).toEqual(before.rows);
    expect([before.version, after.version, after.state]).toEqual([null, 1, 'closed']);
  });

  it('reads the days of a closed month from what was written', async () => {
    await closeFully();
    const date = (await workingDays())[4]!;
    await server.db
      .updateTable('workDay')
      .set({ minutesWorked: 77 })
      .where('employeeId', '=', company.employee.jobId)
      .where('date', '=', date)
      .execute();
    const { days } = bodyOf(await server.call('getMyMonth', { as: company.employee, query: { month } }));
    expect(days.find((day) => day.date === date)!.minutesWorked).toBe(77);
    expect((await sheet()).rows[0]!.cells[Number(date.slice(8)) - 1]!.minutes).toBe(77);
    const board = bodyOf(await server.call('getDayBoard', { as: company.employer, query: { date } }));
    expect(board.items.map(({ day }) => day.minutesWorked)).toEqual([77]);
    expect(board.sums).toMatchObject({ people: 1, minutesWorked: 77 });
  });

  it('keeps whoever joined or was called otherwise since out of it', async () => {
    const before = bodyOf(await server.call('getTimesheet', { as: company.employer, query: { month } }));
    await closeFully();
    const { phoneNumber, ...identity } = anyone();
    const body = { ...identity, phoneNumber, cardNumber: sampleCard, salary: 400_000_000 };
    bodyOf(
      await server.call('createEmployee', { as: company.employer, body: { ...body, status: 'active' } }),
    );
    await addAccount(server, phoneNumber, identity);
    await server.db
      .updateTable('employee')
      .set({ lastName: 'Boshqa' })
      .where('id', '=', company.employee.jobId)
      .execute();
    expect((await sheet()).rows).toEqual(before.rows);
  });

  it('is reopened with a reason, and closed again as the next version', async () => {
    const first = (await closeFully()).versions[0]!;
    expect(refusal(await close())).toEqual([409, 'illegalTransition']);
    expect(refusal(await reopen(2))).toEqual([409, 'illegalTransition']);
    expect(refusal(await reopen(1, ' '))).toEqual([400, 'validationFailed']);
    bodyOf(await reopen(1));
    expect(refusal(await reopen(1))).toEqual([409, 'illegalTransition']);
    expect(await closing()).toMatchObject({
      state: 'reopened',
      versions: [{ version: 1, reopenReason: 'Xato topildi', reopenedBy: expect.any(String) as string }],
    });
    const again = await closeFully();
    expect(again.versions.map(({ version }) => version)).toEqual([2, 1]);
    // Nothing was changed.
    expect(again.versions[0]!.digest).toBe(first.digest);
    const news = bodyOf(await server.call('listNotifications', { as: company.employer, query: {} }));
    const about = news.items.flatMap(({ params }) => ('month' in params ? [params.about] : []));
    expect(about).toEqual(['monthClosed', 'monthReopened', 'monthClosed']);
  });

  it('gives each version as a file that says which it is, and a draft otherwise', async () => {
    const file = async (version?: number) => {
      const body = { format: 'xlsx', language: 'ru', month, ...(version ? { version } : {}) } as const;
      return server.call('exportTimesheet', { as: company.employer, body });
    };
    const { readXlsx } = await import('hucre/xlsx');
    const said = async (version?: number) => {
      const { sheets } = await readXlsx(bodyOf<'exportTimesheet'>(await file(version)));
      return sheets[0]!.rows[3]!.find((cell) => typeof cell === 'string' && cell !== '');
    };
    expect(await said()).toMatch(/^ЧЕРНОВИК/);
    const { digest } = (await closeFully()).versions[0]!;
    expect(await said()).toBe(`Версия 1 · 03.11.2026 · SHA-256 ${digest}`);
    expect(await sheet()).toMatchObject({ version: 1, digest });
    bodyOf(await reopen(1));
    expect(await sheet()).toMatchObject({ version: null, digest: null });
    expect(await said()).toMatch(/^ЧЕРНОВИК/);
    expect(await said(1)).toBe(`Версия 1 · 03.11.2026 · SHA-256 ${digest}`);
    expect(refusal(await file(2))).toEqual([404, 'notFound']);
  });

  it('is started once by two colleagues at once', async () => {
    const beside = await server.startBeside();
    const answers = await Promise.all([close(), beside.call('closeMonth', { as: company.employer, path })]);
    // Whoever of the two took it: the other goes on where it stopped.
    await beside.close();
    await server.closed();
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await closing()).versions).toHaveLength(1);
  });

  it('turns a correction of a closed day into an adjustment of the open month, which names the day', async () => {
    const [date, away] = (await workingDays()) as [CompanyDate, CompanyDate];
    await leaveEarly(date);
    const { versions } = await closeFully();
    const before = await sheet();
    const correct = (day: CompanyDate, out: string) =>
      server.call('proposeCorrection', {
        as: company.employer,
        body: {
          ...{ employeeId: company.employee.jobId, date: day, reason: 'Terminal ishlamagan' },
          pairs: [{ in: '09:00', out }],
        },
      });
    bodyOf(await correct(date, '18:00'));
    const mine = async (of: '2026-10' | '2026-11') =>
      bodyOf(await server.call('getMyMonth', { as: company.employee, query: { month: of } }));
    const { length } = await workingDays();
    const aDay = 500_000_000 - Math.floor((500_000_000 * (length - 1)) / length);
    const countedIn = null;
    expect((await mine('2026-11')).adjustments).toEqual([
      { date, countedIn, minutes: 9 * 60, countedPercent: 100, amount: aDay },
    ]);
    // A second correction of the day adds only what differs from the first.
    bodyOf(await correct(date, '16:00'));
    bodyOf(await correct(away, '10:00'));
    expect((await mine('2026-11')).adjustments).toEqual([
      { date, countedIn, minutes: 9 * 60, countedPercent: 100, amount: aDay },
      { date, countedIn, minutes: -2 * 60, countedPercent: 0, amount: 0 },
      { date: away, countedIn, minutes: -(490 + 60), countedPercent: -100, amount: -aDay },
    ]);
    expect((await sheet()).rows).toEqual(before.rows);
    const salary = bodyOf(await server.call('getSalary', { as: company.employee }));
    expect([salary.adjustments, salary.allowed, salary.enabled]).toEqual([0, 0, 0]);

    // Reopened, the corrections lie over the days themselves.
    bodyOf(await reopen(1));
    expect((await mine('2026-11')).adjustments).toEqual([]);
    expect((await mine(month)).days.find((day) => day.date === date)).toMatchObject({
      ...{ minutesWorked: 420, corrected: true, countedPercent: 100 },
    });
    expect(versions).toHaveLength(1);
  });

  it('pays an adjustment in the month it is of', async () => {
    const [date] = (await workingDays()) as [CompanyDate];
    await leaveEarly(date);
    await closeFully();
    const body = { employeeId: company.employee.jobId, date, reason: 'Ishda boʻlgan' };
    const pairs = [{ in: '09:00', out: '18:00' }];
    bodyOf(await server.call('proposeCorrection', { as: company.employer, body: { ...body, pairs } }));
    const { adjustments, earned, allowed, allowedPercent } = bodyOf(
      await server.call('getSalary', { as: company.employee }),
    );
    expect([earned, adjustments > 0]).toEqual([0, true]);
    expect(allowed).toBe(Math.floor((adjustments * allowedPercent) / 100));
  });

  it('refuses every other change of a closed day', async () => {
    await closeFully();
    const employeeId = company.employee.jobId;
    const as = company.employer;
    const date = '2026-10-05' as const;
    const absence = { employeeId, firstDay: date, lastDay: date, kind: 9 };
    const answers = await Promise.all([
      server.call('proposeAbsence', { as, body: absence }),
      server.call('giveTardinessReason', {
        as: company.employee,
        path: { date },
        body: { reason: 'Tirbandlik' },
      }),
    ]);
    expect(answers.map(refusal)).toEqual([
      [422, 'periodClosed'],
      [422, 'periodClosed'],
    ]);
  });
});
