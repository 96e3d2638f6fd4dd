import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, type CompanyDate } from '#domain/calendar/index.ts';
import { tiyin } from '#domain/money.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { DATES, history, MONTH, Person, type Move } from '#tests/support/worlds/employedPerson.ts';
import { isLong } from '#tests/support/run/long.ts';
import { addAccount } from '#tests/support/worlds/people.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { makeUnit } from '#tests/support/worlds/staff.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { makeCompany, sampleCard, type Company } from '#tests/support/worlds/world.ts';
import type { Problem } from '../../../http/problem.ts';
import { enterAbsences, type Asking } from '../absences/index.ts';
import { proposeAbsence } from '../absences/propose.ts';
import { countMonth } from '../../insight/analytics/count.ts';
import { enteredDaysOf, recordedDaysOf } from '../attendance/index.ts';
import { makeDecline, hireMany, identifyEmployee, updateMany } from '../../employees/records/index.ts';
import { proposeCorrection } from '../settlement/propose.ts';

const path = { month: MONTH };
/** Before 2 December nobody's last shift of the month has closed. */
const NEXT_MONTH = '2026-12-02T12:00:00+05:00';
const PEOPLE = 500;
const ROUNDS = isLong ? 40 : 1;

describe('everybody who is employed', () => {
  let server: TestServer;
  let company: Company;
  let ownerPhone: string;
  let working: ReadonlySet<CompanyDate>;
  let units: readonly string[];

  beforeAll(async () => {
    server = await startTestServer({ config: { logLevel: 'silent' } });
  });
  afterAll(() => server.close());

  const at = async (time: string) => {
    server.clock.set(Date.parse(time));
    company.employer = { ...company.employer, ...(await server.signIn(ownerPhone)) };
  };
  const author = () => ({
    organizationId: company.organizationId,
    byAccountId: company.employer.accountId,
    at: server.clock.date(),
  });

  async function found(): Promise<void> {
    server.clock.set(Date.parse('2026-11-01T08:00:00+05:00'));
    company = await makeCompany(server);
    const { db } = server;
    ({ phoneNumber: ownerPhone } = await db
      .selectFrom('account')
      .select('phoneNumber')
      .where('id', '=', company.employer.accountId)
      .executeTakeFirstOrThrow());
    const { days } = bodyOf(await server.call('getMyMonth', { as: company.employee, query: path }));
    working = new Set(days.filter(({ kind }) => kind === 'working').map(({ date }) => date));
    units = await Promise.all(['Ombor', 'Sex'].map((title) => makeUnit(server, company.employer, title)));
    // Nobody but the people of the histories.
    await db.updateTable('employee').set({ employment: '{}' }).execute();
  }

  /** As an import does. */
  async function hire(people: readonly Person[]): Promise<void> {
    const terms = { cardNumber: sampleCard, salary: tiyin(210_000_000), status: 'active' as const };
    const hired = await inTransaction(server.db, (tx) =>
      hireMany(
        server.services,
        tx,
        author(),
        people.map(({ identity, firstDay }) => ({ ...identity, ...terms, firstDay })),
      ),
    );
    for (const [place, person] of people.entries()) {
      person.id = (hired[place] as { id: string }).id;
      person.status = 'notIdentified';
    }
  }

  const signUp = async ({ id, identity: { phoneNumber, ...identity } }: Person) => {
    const accountId = await addAccount(server, phoneNumber, identity);
    const { organizationId, at: when } = author();
    await inTransaction(server.db, (tx) =>
      identifyEmployee(tx, { organizationId, employeeId: id, accountId, at: when }),
    );
  };
  const decline = async ({ id }: Person) => {
    const { organizationId, byAccountId: accountId, at: when } = author();
    const declined = { organizationId, employeeId: id, accountId, reason: undefined, at: when };
    await inTransaction(server.db, (tx) => makeDecline(async () => {}, enteredDaysOf)(tx, declined));
  };

  /** To the one unit until the middle of the month, then to the other. */
  async function moveTogether(employeeIds: string[], date: CompanyDate): Promise<void> {
    if (!employeeIds.length) return;
    const body = { unitId: units[date < '2026-11-15' ? 0 : 1]!, employeeIds, validFrom: date };
    bodyOf(await server.call('assignUnit', { as: company.employer, body }));
  }

  /** Resolves to why the day was refused; null when it was not. */
  async function change(person: Person, { event, day }: Move): Promise<string | null> {
    if (event === 'signUp') await signUp(person);
    if (event === 'decline') await decline(person);
    if (event === 'leave' || event === 'rehire') {
      const body = { ids: [person.id], event, day, reason: 'Tekshiruv' };
      const answer = await server.call('changeEmployeeStatus', { as: company.employer, body });
      return answer.status === 200 ? null : (answer.body as unknown as Problem['extras']).errors![0]!.code;
    }
    if (event !== 'beginOtherwise') return null;
    const [saved] = await inTransaction(server.db, (tx) =>
      updateMany({ ...server.services, recordedDaysOf }, tx, author(), [
        { id: person.id, fields: { firstDay: day } },
      ]),
    );
    return saved!.outcome === 'refused' ? saved!.problems[0]!.code : null;
  }

  /** A day's times or absence, refused where the person is not employed. */
  async function enter(person: Person, date: CompanyDate, as: 'worked' | 'away'): Promise<void> {
    const { organizationId, byAccountId: accountId, at: when } = author();
    const asking: Asking = {
      ...{ organizationId, accountId, by: 'employer', employeeId: person.id },
      ...{ scope: undefined, at: when },
    };
    const pairs = [{ in: '09:00', out: '18:00' }];
    const refused = await inTransaction<unknown>(server.db, (tx) =>
      as === 'worked'
        ? proposeCorrection(tx, asking, { date, pairs, reason: 'Ishda boʻlgan' })
        : proposeAbsence(tx, asking, { firstDay: date, lastDay: date, kind: 16 }),
    ).then(
      () => null,
      (problem: Problem) => problem.extras.errors?.[0]?.code,
    );
    const isEmployed = person.employed.has(date);
    expect(refused).toBe(isEmployed ? null : 'notEmployed');
    if (isEmployed) person.entered.set(date, as);
  }

  async function live(people: readonly Person[]): Promise<void> {
    for (const [place, date] of DATES.entries()) {
      await at(`${date}T23:00:00+05:00`);
      const hired = people.filter(({ history: told }) => told.hiredOn === place);
      await hire(hired);
      for (const person of hired) person.begins(person.firstDay);
      const moving = people.flatMap((person) => {
        const move = person.moveOn(date);
        return move ? [{ person, ...move }] : [];
      });
      const idsOf = (event: string) =>
        moving.filter((one) => one.event === event).map(({ person }) => person.id);
      for (const event of ['block', 'unblock'] as const) {
        const body = { ids: idsOf(event), event, reason: 'Tekshiruv' };
        if (body.ids.length)
          bodyOf(await server.call('changeEmployeeStatus', { as: company.employer, body }));
      }
      await moveTogether(idsOf('move'), date);
      for (const { person, ...move } of moving) {
        const refused = await change(person, move);
        expect([move, date, refused]).toEqual([move, date, person.refusal(move, date)]);
        if (refused === null) person.moved(move, date);
      }
      for (const person of people)
        for (const { on, before, as } of person.history.entries) {
          const day = addDays(date, -before);
          if (on !== place || person.id === '' || !working.has(day) || person.entered.has(day)) continue;
          await enter(person, day, as);
        }
    }
  }

  const idsOf = (people: readonly Person[]) => people.map(({ id }) => id).sort();
  const employedOn = (people: readonly Person[], date: CompanyDate) =>
    people.filter(({ employed }) => employed.has(date));

  async function isOnBoards(people: readonly Person[]): Promise<void> {
    for (const date of DATES) {
      const query = { date, pageSize: 10 as const };
      const { sums } = bodyOf(await server.call('getDayBoard', { as: company.employer, query }));
      expect([date, sums.people]).toEqual([date, employedOn(people, date).length]);
    }
  }

  /** By the ids of those on the month's sheet, the days on which they are employed. */
  async function onSheet(): Promise<Map<string, CompanyDate[]>> {
    const all = new Map<string, CompanyDate[]>();
    for (let page = 1; ; page += 1) {
      const query = { month: MONTH, page };
      const { rows } = bodyOf(await server.call('getTimesheet', { as: company.employer, query }));
      for (const { employeeId, cells } of rows)
        all.set(
          employeeId,
          DATES.filter((_, day) => cells[day]!.code !== 'notHired'),
        );
      if (!rows.length) return all;
    }
  }
  const sheetOf = (people: readonly Person[]) =>
    new Map(
      people
        .filter(({ employed }) => employed.size > 0)
        .map(({ id, employed }) => [id, [...employed].sort()]),
    );
  const sorted = <T>(map: ReadonlyMap<string, T>) => [...map].sort(([a], [b]) => (a < b ? -1 : 1));

  const closing = async () => bodyOf(await server.call('getMonthClosing', { as: company.employer, path }));
  const decide = async (decision: 'absent' | 'notBegun', of: readonly Person[]) => {
    const body = { decision, employeeIds: idsOf(of) };
    if (!of.length) return { people: 0, days: 0, left: 0 };
    return bodyOf(await server.call('decideUnregistered', { as: company.employer, path, body }));
  };

  /** Says of every day what it was. Some of those without an account have not begun. */
  async function settle(people: readonly Person[]): Promise<void> {
    const unclear = people.flatMap((person) => {
      const days = person.unclear(working);
      return days.length ? [{ person, days }] : [];
    });
    const unregistered = unclear.filter(({ person }) => !person.hasAccount).map(({ person }) => person);
    const { checks, unregistered: listed } = await closing();
    const waits = checks.find(({ kind }) => kind === 'unclear')?.count ?? 0;
    expect(waits).toBe(unclear.reduce((sum, { days }) => sum + days.length, 0));
    expect(listed.people.map(({ employeeId }) => employeeId).sort()).toEqual(idsOf(unregistered));

    const said = unregistered.filter(({ history: told }) => !told.leftOut);
    const notBegun = said.filter((one) => one.status === 'notIdentified' && one.entered.size === 0);
    expect(await decide('notBegun', said)).toMatchObject({
      ...{ people: notBegun.length, left: said.length - notBegun.length },
    });
    for (const person of notBegun) person.hasNotBegun();
    await decide(
      'absent',
      unregistered.filter((one) => one.unclear(working).length > 0),
    );

    const away = unclear
      .filter(({ person }) => person.hasAccount)
      .flatMap(({ person: { id }, days }) => days.map((date) => ({ employeeId: id, date })));
    await inTransaction(server.db, (tx) => enterAbsences(tx, author(), away));
    expect(await closing()).toMatchObject({ checks: [], unregistered: { total: 0 } });
  }

  /** The days of the figures, and whose earnings they have. */
  async function inFigures(people: readonly Person[]): Promise<void> {
    const { organizationId } = company;
    const counted = await countMonth(server.db, {
      ...{ organizationId, month: MONTH, countedAt: server.clock.date(), earnedAt: null },
      isStopping: () => false,
    });
    for (const date of DATES) {
      const rows = counted!.rows.filter((row) => row.date === date);
      const sum = rows.reduce((all, row) => all + row.people, 0);
      expect([date, sum]).toEqual([date, employedOn(people, date).length]);
    }
    expect(counted!.earned!.map(({ employeeId }) => employeeId).sort()).toEqual(
      [...sheetOf(people).keys()].sort(),
    );
  }

  /** By the ids of those in the run, for how many days. */
  async function paidDays(): Promise<Map<string, number>> {
    const body = { kind: 'salary' as const, period: MONTH };
    const { id } = bodyOf(await server.call('createPayRun', { as: company.employer, body }));
    const rows = await server.db
      .selectFrom('payRunItem')
      .select(['employeeId', 'daysWorked'])
      .where('runId', '=', id)
      .where('proposed', '>', tiyin(0))
      .execute();
    return new Map(rows.map(({ employeeId, daysWorked }) => [employeeId, daysWorked]));
  }

  it('is on boards, sheet, figures and closing on these days alone, and is paid for each day that counts', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const seed = isLong ? Date.now() + round : 20_261_101;
      console.log(`histories of ${PEOPLE} people, seed ${seed}`);
      const people = fc.sample(history, { numRuns: PEOPLE, seed }).map((told) => new Person(told));
      await found();
      await live(people);
      await at(NEXT_MONTH);
      await isOnBoards(people);
      expect(sorted(await onSheet())).toEqual(sorted(sheetOf(people)));
      await settle(people);
      await inFigures(people);
      bodyOf(await server.call('closeMonth', { as: company.employer, path }));
      await server.closed();
      expect(await closing()).toMatchObject({ state: 'closed' });
      await isOnBoards(people);
      expect(sorted(await onSheet())).toEqual(sorted(sheetOf(people)));
      await inFigures(people);
      const paid = people.filter(({ worked }) => worked > 0).map(({ id, worked }) => [id, worked] as const);
      expect(sorted(await paidDays())).toEqual(sorted(new Map(paid)));
    }
  });
});
