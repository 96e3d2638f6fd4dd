import '#tests/support/run/propertyRuns.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyDate } from '#domain/calendar/index.ts';
import { addWorkedDays, bodyOf, refusal } from '#tests/support/worlds/punching.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { anyone, makeCompany, sampleCard, type Company } from '#tests/support/worlds/world.ts';

const month = '2026-10' as const;
const path = { month };

describe('a month that is being closed, or is closed', () => {
  let server: TestServer;
  let company: Company;
  let dates: CompanyDate[];

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
  const closing = async () => bodyOf(await server.call('getMonthClosing', { as: company.employer, path }));
  const close = () => server.call('closeMonth', { as: company.employer, path });
  const closeFully = async () => {
    bodyOf(await close());
    await server.closed();
  };
  const reopen = (version: number) =>
    server.call('reopenMonth', { as: company.employer, path, body: { reason: 'Xato topildi', version } });
  const correct = (date: CompanyDate, out: string) =>
    server.call('proposeCorrection', {
      as: company.employer,
      body: {
        ...{ employeeId: company.employee.jobId, date, reason: 'Terminal ishlamagan' },
        pairs: [{ in: '09:00', out }],
      },
    });
  const rows = (table: 'workDay' | 'timesheetPerson') =>
    server.db.selectFrom(table).selectAll().where('organizationId', '=', company.organizationId).execute();

  beforeAll(async () => {
    server = await startTestServer({ config: { logLevel: 'silent' } });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.clock.set(Date.parse('2026-10-01T08:00:00+05:00'));
    company = await makeCompany(server);
    await at('2026-11-03T12:00:00+05:00');
    const { days } = bodyOf(await server.call('getMyMonth', { as: company.employee, query: { month } }));
    dates = days.filter(({ kind }) => kind === 'working').map(({ date }) => date);
    await addWorkedDays(server, company, company.employee.jobId, dates);
  });

  /** Lets the job fail at the last person of a timesheet of 45, who is in its second portion. */
  const failAtLast = async () => {
    server.clock.set(Date.parse('2026-10-31T12:00:00+05:00'));
    await at('2026-10-31T12:00:00+05:00');
    for (let place = 0; place < 44; place += 1) {
      const body = { ...anyone(), cardNumber: sampleCard, salary: 300_000_000, status: 'active' as const };
      bodyOf(await server.call('createEmployee', { as: company.employer, body }));
    }
    await server.db
      .updateTable('employee')
      .set({ status: 'active' })
      .where('organizationId', '=', company.organizationId)
      .execute();
    await at('2026-11-03T12:00:00+05:00');
    const last = (
      await server.db
        .selectFrom('employee')
        .select('id')
        .where('organizationId', '=', company.organizationId)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
    ).id;
    const name = `fail_${last.replaceAll('-', '')}`;
    await sql
      .raw(
        `create function ${name}() returns trigger language plpgsql as $$
           begin if new.employee_id = '${last}' then raise exception 'cut'; end if; return new; end $$`,
      )
      .execute(server.db);
    await sql
      .raw(`create trigger cut before insert on work_day for each row execute function ${name}()`)
      .execute(server.db);
    return () => sql.raw('drop trigger cut on work_day').execute(server.db);
  };
  /** Past the next try of the job. */
  const later = async (seconds: number) => {
    server.clock.set(server.clock.now() + seconds * 1000);
    await server.closed();
  };

  it('goes on after a cut where it was, and is read as open until it is whole', async () => {
    const mend = await failAtLast();
    bodyOf(await close());
    await server.closed();
    expect(await closing()).toMatchObject({ state: 'closing', progress: { done: 40, total: 45 } });
    expect(await rows('workDay')).toHaveLength(40 * 31);
    const sheet = await server.call('getTimesheet', { as: company.employer, query: { month } });
    expect(bodyOf(sheet)).toMatchObject({ version: null, state: 'closing', total: 45 });
    expect(refusal(await correct(dates[0]!, '17:00'))).toEqual([422, 'periodClosed']);
    await mend();
    await later(5);
    expect(await closing()).toMatchObject({ state: 'closed', progress: null, versions: [{ people: 45 }] });
    expect(await rows('workDay')).toHaveLength(45 * 31);
  });

  it('is open again with nothing left when it cannot be written', async () => {
    const mend = await failAtLast();
    bodyOf(await close());
    for (const seconds of [0, 2, 3, 5, 9, 17]) await later(seconds);
    await mend();
    expect(await closing()).toMatchObject({ state: 'open', legalEvents: ['close'], versions: [] });
    expect([await rows('workDay'), await rows('timesheetPerson')]).toEqual([[], []]);
    bodyOf(await correct(dates[0]!, '17:00'));
  });

  it('decides a correction at the same time under the lock: before the timesheet, or as an adjustment', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 6; round += 1) {
      const date = dates[round]!;
      const [closed, corrected] = await Promise.all([close(), correct(date, '16:00')]);
      expect(closed.status).toBe(200);
      await server.closed();
      const kept = (await rows('workDay')).find(
        (row) => 'date' in row && row.date === date && row.version === round + 1,
      );
      const isIn = kept !== undefined && 'corrected' in kept && kept.corrected;
      const adjusted = await server.db
        .selectFrom('adjustment')
        .selectAll()
        .where('organizationId', '=', company.organizationId)
        .where('date', '=', date)
        .where('undoneAt', 'is', null)
        .execute();
      if (corrected.status === 201) expect([isIn, adjusted.length]).toEqual(isIn ? [true, 0] : [false, 1]);
      else expect([refusal(corrected), isIn, adjusted.length]).toEqual([[422, 'periodClosed'], false, 0]);
      outcomes.add(corrected.status === 201 ? (isIn ? 'before' : 'adjusted') : 'refused');
      bodyOf(await reopen(round + 1));
    }
    expect(outcomes.size).toBeGreaterThan(0);
  });

  it('changes no day, hour, rate or sum, whatever is changed legally until it is reopened', async () => {
    await closeFully();
    const as = company.employer;
    const id = company.employee.jobId;
    const read = async () => {
      const { rows: sheet } = bodyOf(await server.call('getTimesheet', { as, query: { month } }));
      const { days, totals } = bodyOf(
        await server.call('getMyMonth', { as: company.employee, query: { month } }),
      );
      const board = bodyOf(await server.call('getDayBoard', { as, query: { date: dates[3]! } }));
      const rates = await server.db
        .selectFrom('workDay')
        .select(['date', 'salary', 'workingDays'])
        .where('employeeId', '=', id)
        .orderBy('date')
        .execute();
      return { sheet, days, totals, board: [board.counts, board.sums], rates };
    };
    const before = await read();
    const settings = {
      ...{ daysOff: [7], shiftStart: '10:00', shiftEnd: '19:00', breakMinutes: 30, graceMinutes: 0 },
      ...{ closingMinutes: 240, countFromPercent: 90, punchGapSeconds: 60, takesLatePunches: false },
      reasonDays: 1,
    };
    const versionOf = async () => {
      const person = bodyOf(await server.call('getEmployee', { as, path: { id } }));
      return 'version' in person ? person.version : 0;
    };
    const date = fc.constantFrom<CompanyDate>(...dates.slice(0, 5), '2026-11-02', '2026-11-04');
    const changes = fc.oneof(
      fc.record({
        what: fc.constant('correct' as const),
        date,
        out: fc.constantFrom('15:00', '18:00', '20:00'),
      }),
      fc.record({ what: fc.constantFrom('absence', 'settings', 'salary', 'late'), date }),
      fc.record({ what: fc.constantFrom('block', 'unblock', 'hire'), date }),
    );
    const run = async (change: { what: string; date: CompanyDate; out?: string }): Promise<number> => {
      const on = change.date;
      switch (change.what) {
        case 'correct':
          return (await correct(on, change.out!)).status;
        case 'absence': {
          const body = { employeeId: id, firstDay: on, lastDay: on, kind: 16 };
          return (await server.call('proposeAbsence', { as, body })).status;
        }
        case 'settings': {
          const { work } = bodyOf(await server.call('getSettings', { as }));
          const body = { ...settings, validFrom: on, version: work.version };
          return (await server.call('updateWorkSettings', { as, body })).status;
        }
        case 'salary': {
          const body = { version: await versionOf(), salary: 900_000_000, salaryFrom: on };
          return (await server.call('updateEmployee', { as, path: { id }, body: body as never })).status;
        }
        case 'late': {
          const body = { reason: 'Tirbandlik' };
          return (
            await server.call('giveTardinessReason', { as: company.employee, path: { date: on }, body })
          ).status;
        }
        case 'hire': {
          const body = {
            ...anyone(),
            cardNumber: sampleCard,
            salary: 100_000_000,
            status: 'active' as const,
          };
          return (await server.call('createEmployee', { as, body })).status;
        }
        default: {
          const event = change.what as 'block' | 'unblock';
          const body = { ids: [id], event, reason: 'Taʼtil' };
          return (await server.call('changeEmployeeStatus', { as, body })).status;
        }
      }
    };
    const made = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(changes, { minLength: 4, maxLength: 8 }), async (all) => {
        for (const change of all) {
          const status = await run(change);
          expect(status, JSON.stringify(change)).toBeLessThan(500);
          if (status < 300) made.add(change.what);
        }
        // Days are read again by whoever they are of.
        await server.call('changeEmployeeStatus', {
          as,
          body: { ids: [id], event: 'unblock', reason: 'Taʼtil' },
        });
        expect(await read()).toEqual(before);
      }),
      { numRuns: 8 },
    );
    expect([...made]).toEqual(expect.arrayContaining(['correct', 'hire']));
  });

  it('pays what is corrected later to whoever left before the month that gets it', async () => {
    const { jobId: employeeId } = company.employee;
    const [date] = dates as [CompanyDate];
    const { db } = server;
    const ofPerson = db
      .updateTable('punch')
      .where('employeeId', '=', employeeId)
      .where('shiftDate', '=', date);
    await ofPerson
      .set({ at: new Date(`${date}T10:00:00+05:00`) })
      .where('type', '=', 'out')
      .execute();
    const items = [{ kind: 'belowNorm' as const, id: employeeId, date }];
    bodyOf(await server.call('settle', { as: company.employer, body: { event: 'dismiss', items } }));
    await closeFully();
    const left = { employment: '{[2026-10-01,2026-11-01)}' };
    await db.updateTable('employee').set(left).where('id', '=', employeeId).execute();
    bodyOf(await correct(date, '18:00'));
    const run = { kind: 'salary', period: '2026-11' } as const;
    const { included } = bodyOf(await server.call('createPayRun', { as: company.employer, body: run }));
    const without = Math.floor((500_000_000 * (dates.length - 1)) / dates.length);
    expect(included).toEqual({ count: 1, amount: 500_000_000 - without });
  });
});
