import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { daysOfMonth, type CompanyDate } from '#domain/calendar/index.ts';
import { addAccount } from '#tests/support/worlds/people.ts';
import { bodyOf, refusal } from '#tests/support/worlds/punching.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { anyone, makeCompany, sampleCard, type Company } from '#tests/support/worlds/world.ts';

const path = { month: '2026-11' } as const;

describe('somebody who has not signed up, when the month is to be closed', () => {
  let server: TestServer;
  let company: Company;
  let phoneNumber: string;
  let identity: Omit<ReturnType<typeof anyone>, 'phoneNumber'>;
  let employeeId: string;

  const decide = async (decision: 'absent' | 'notBegun') => {
    const body = { decision, employeeIds: [employeeId] };
    return bodyOf(await server.call('decideUnregistered', { as: company.employer, path, body }));
  };
  const board = async (date: CompanyDate) =>
    bodyOf(await server.call('getDayBoard', { as: company.employer, query: { date } })).items.map(
      ({ employeeId: id }) => id,
    );

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());
  /** Hired on the first of November, seen on 2 December. */
  beforeEach(async () => {
    server.clock.set(Date.parse('2026-11-01T08:00:00+05:00'));
    company = await makeCompany(server);
    const { db } = server;
    await db
      .updateTable('employee')
      .set({ employment: '{}' })
      .where('id', '=', company.employee.jobId)
      .execute();
    ({ phoneNumber, ...identity } = anyone());
    const terms = { cardNumber: sampleCard, salary: 400_000_000, status: 'active' as const };
    const body = { phoneNumber, ...identity, ...terms };
    ({ id: employeeId } = bodyOf(await server.call('createEmployee', { as: company.employer, body })));
    server.clock.set(Date.parse('2026-12-02T12:00:00+05:00'));
    const owner = await db
      .selectFrom('account')
      .select('phoneNumber')
      .where('id', '=', company.employer.accountId)
      .executeTakeFirstOrThrow();
    company.employer = { ...company.employer, ...(await server.signIn(owner.phoneNumber)) };
  });

  it('begins on the day of signing up where they are said not to have begun', async () => {
    expect(await decide('notBegun')).toMatchObject({ people: 1, left: 0 });
    expect(await board('2026-12-02')).toEqual([]);
    await addAccount(server, phoneNumber, identity);
    const as = await server.signIn(phoneNumber);
    bodyOf(await server.call('acceptJob', { as, path: { employeeId } }));
    expect([await board('2026-12-01'), await board('2026-12-02')]).toEqual([[], [employeeId]]);
    const { items } = bodyOf(
      await server.call('getEmployeeHistory', { as: company.employer, path: { id: employeeId } }),
    );
    expect(items.find(({ event }) => event === 'update')!.changes).toMatchObject([
      { field: 'firstDay', from: '2026-11-01', to: null },
    ]);
  });

  it('is away by the kind that the company says, and by that without a good reason where it says nothing', async () => {
    const as = company.employer;
    const say = (number: number, unentered: boolean) => {
      const letters = { uzLatn: 'HS', uzCyrl: 'ҲС', ru: 'ДО' };
      const body = { letters, treatment: 'unpaid', shown: true, unentered } as const;
      return server.call('changeAbsenceKind', { as, path: { number }, body });
    };
    const offered = async () => bodyOf(await server.call('getMonthClosing', { as, path })).unregistered.kind;
    const marked = async () => {
      const { items } = bodyOf(await server.call('listAbsenceKinds', { as }));
      return items.filter(({ unentered }) => unentered).map(({ number }) => number);
    };
    expect([await offered(), await marked()]).toEqual([24, [24]]);
    expect(refusal(await say(1, true))).toEqual([422, 'absenceKindUnknown']);
    bodyOf(await say(17, true));
    bodyOf(await say(16, true));
    expect([await offered(), await marked()]).toEqual([16, [16]]);
    await decide('absent');
    const kinds = await server.db
      .selectFrom('absence')
      .select(['kind', 'treatment'])
      .distinct()
      .where('organizationId', '=', company.organizationId)
      .execute();
    expect(kinds).toEqual([{ kind: 16, treatment: 'unpaid' }]);
    bodyOf(await say(16, false));
    expect([await offered(), await marked()]).toEqual([24, [24]]);
  });

  it('is decided on once by two at once', async () => {
    const both = await Promise.all([decide('absent'), decide('absent')]);
    expect(both.map(({ people, left }) => [people, left]).sort()).toEqual([
      [0, 1],
      [1, 0],
    ]);
    const absences = await server.db
      .selectFrom('absence')
      .select(['firstDay', 'lastDay'])
      .where('employeeId', '=', employeeId)
      .execute();
    const away = absences.flatMap(({ firstDay, lastDay }) =>
      daysOfMonth(path.month).filter((date) => firstDay <= date && date <= lastDay),
    );
    // November has 21 working days.
    expect([away.length, new Set(away).size]).toEqual([21, 21]);
  });
});
