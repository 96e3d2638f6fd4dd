import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CompanyDate } from '#domain/calendar/index.ts';
import { newEmployeeSchema } from '#domain/employee.ts';
import { fieldErrors } from '#domain/fields/fieldErrors.ts';
import { cardNumberWarnings } from '#domain/fields/cardNumber.ts';
import { pinflWarnings } from '#domain/fields/pinfl.ts';
import { newId } from '#server/identifier.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { startTestServer, type Session, type TestServer } from '#tests/support/server/server.ts';
import { expectWholeBooks } from '#tests/support/worlds/wholeBooks.ts';
import { CannotStart } from '../cannotStart.ts';
import { TODAY_AT } from './beginning.ts';
import { demoOrganizationId, foundDemo, startDemo } from './index.ts';
import type { Living } from './keepLiving.ts';
import { keepLived, livedUntil } from './lived.ts';
import { demoCompany, demoStaff, secondOwner } from './people.ts';

test('everybody passes the rules of a real person, without a warning', () => {
  for (const who of demoStaff) {
    expect(fieldErrors(newEmployeeSchema, { ...who, status: 'active' })).toEqual({});
    expect([pinflWarnings(who.pinfl), cardNumberWarnings(who.cardNumber)]).toEqual([[], []]);
  }
  const people = [demoCompany.employer, secondOwner, ...demoStaff];
  for (const field of ['pinfl', 'phoneNumber', 'passportSerialNumber'] as const)
    expect(new Set(people.map((who) => who[field])).size).toBe(people.length);
});

/** The Monday after May's salaries. */
const june = '2026-06-08T08:50:00+05:00';

test('a database with another company is refused, and one whose first start was interrupted', async () => {
  const server = await startTestServer();
  try {
    expect(await livedUntil(server.db)).toBeUndefined();
    await foundDemo(server.services);
    await expect(livedUntil(server.db)).rejects.toThrow(CannotStart);
    await keepLived(server.db, TODAY_AT);
    expect(await livedUntil(server.db)).toBe(TODAY_AT);
  } finally {
    await server.close();
  }
});

describe('a company that has lived for five weeks', () => {
  let server: TestServer;
  let owner: Session;
  let living: Living;
  const until = Date.parse(june);
  const months: string[] = [];
  beforeAll(async () => {
    server = await startTestServer({
      config: { demo: true },
      seed: foundDemo,
      begin: async (made) => {
        living = await startDemo(made, { until, onMonth: (date) => months.push(date) });
      },
    });
    owner = await server.signIn(demoCompany.employer.phoneNumber);
  });
  afterAll(() => server.close());

  const runs = async () => bodyOf(await server.call('listPayRuns', { as: owner })).items;
  const records = () =>
    server.db.selectFrom('employee').select(['id', 'phoneNumber']).orderBy('phoneNumber').execute();
  const move = async (to: string, type = 'application/json') => {
    const answer = await fetch(`${server.url}/dev/clock/move`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: JSON.stringify({ to }),
    });
    return { status: answer.status, body: (await answer.json()) as { now?: string; errors?: unknown } };
  };
  const punchesOf = (shiftDate: CompanyDate) =>
    server.db
      .selectFrom('punch')
      .where('shiftDate', '=', shiftDate)
      .select(['employeeId', 'id', 'type'])
      .orderBy('at')
      .execute();
  const arrived = async (date: CompanyDate) =>
    new Set((await punchesOf(date)).map(({ employeeId }) => employeeId)).size;

  test('its first month is closed and paid to the tiyin, and the ledger is whole', async () => {
    expect([server.clock.date(), months]).toEqual([new Date(june), ['2026-05-01', '2026-06-01']]);
    expect(await server.db.selectFrom('period').select(['month', 'state']).execute()).toEqual([
      { month: '2026-05', state: 'closed' },
    ]);
    const [salary, advance, ...others] = await runs();
    expect([salary?.kind, advance?.kind, others]).toEqual(['salary', 'advance', []]);
    for (const run of [salary!, advance!]) {
      expect(run).toMatchObject({ state: 'confirmed', period: '2026-05', byCalendar: true });
      expect(run.payments?.paid).toEqual(run.included);
    }
    const people = await records();
    expect(people).toHaveLength(39);
    let paid = 0;
    for (const { id } of people) {
      const path = { id, month: '2026-05' };
      const slip = bodyOf(await server.call('getEmployeePayslip', { as: owner, path }));
      expect([slip.left, slip.toPay]).toEqual([0, slip.salary]);
      paid += slip.salary;
    }
    expect(salary!.included).toEqual({ count: 39, amount: paid });
    await expectWholeBooks(server.db, demoOrganizationId);
  });

  test('its people came late, were away, asked for money, and were answered', async () => {
    const statesOf = async (
      table: 'tardinessReason' | 'absence' | 'attendanceCorrection' | 'paymentRequest',
    ) => new Set((await server.db.selectFrom(table).select('state').execute()).map(({ state }) => state));
    for (const state of ['accepted', 'refused']) expect(await statesOf('tardinessReason')).toContain(state);
    expect(await statesOf('absence')).toContain('accepted');
    expect(await statesOf('attendanceCorrection')).toContain('accepted');
    for (const state of ['paid', 'cancelled']) expect(await statesOf('paymentRequest')).toContain(state);
    const { latest, people } = await server.db
      .selectFrom('punch')
      .select(({ fn }) => [fn.max('at').as('latest'), fn.count<number>('employeeId').distinct().as('people')])
      .executeTakeFirstOrThrow();
    expect(latest.getTime()).toBeLessThanOrEqual(until);
    expect(people).toBe(39);
  });

  test('people keep coming while the clock runs', async () => {
    const early = await arrived('2026-06-08');
    server.clock.set(Date.parse('2026-06-08T09:20:00+05:00'));
    await living.catchUp();
    const later = await arrived('2026-06-08');
    expect(later).toBeGreaterThan(early);
    await living.catchUp();
    expect(await arrived('2026-06-08')).toBe(later);
  });

  test('its clock moves: people go on, are reminded, and what an owner does is left to the person', async () => {
    const example = demoStaff[0]!;
    const { id: employeeId } = (await records()).find(
      ({ phoneNumber }) => phoneNumber === example.phoneNumber,
    )!;
    const gate = await server.db.selectFrom('gate').select('id').limit(1).executeTakeFirstOrThrow();
    const own = { id: newId(), employeeId, organizationId: demoOrganizationId, gateId: gate.id };
    const at = new Date('2026-06-08T09:02:00+05:00');
    await server.db
      .insertInto('punch')
      .values({
        ...{ ...own, type: 'in', deviceId: 'own', typed: false },
        ...{ at, scannedAt: at, shiftDate: '2026-06-08' },
      })
      .execute();
    // The clock has run on since the last move: who came meanwhile has come.
    server.clock.set(Date.parse('2026-06-08T09:40:00+05:00'));
    expect(await move('shift')).toEqual({ status: 200, body: { now: '2026-06-09T03:50:00.000Z' } });
    const punches = await punchesOf('2026-06-08');
    const firstOf = new Map(punches.toReversed().map(({ employeeId: id, type }) => [id, type]));
    expect(firstOf.size).toBeGreaterThan(30);
    expect(new Set(firstOf.values())).toEqual(new Set(['in']));
    // Who came by a device of their own is left to it.
    expect(punches.filter((one) => one.employeeId === employeeId)).toEqual([
      { employeeId, id: own.id, type: 'in' },
    ]);
    const told = await server.db.selectFrom('notification').select('type').distinct().execute();
    expect(told.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['enterTardnessReason', 'infoCurrentDayWork']),
    );

    expect((await move('payday')).body.now).toBe('2026-06-19T05:00:00.000Z');
    owner = await server.signIn(demoCompany.employer.phoneNumber);
    expect((await runs())[0]).toMatchObject({ kind: 'advance', period: '2026-06', state: 'draft' });
    const waiting = bodyOf(await server.call('countWaitingRequests', { as: owner }));
    expect(waiting.count).toBeGreaterThan(0);
  });

  test('another destination, another type, or a second move at once, is refused', async () => {
    expect(await move('year')).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/to', code: 'wrongType' }] },
    });
    expect((await move('day', 'text/plain')).status).toBe(415);
    const both = await Promise.all([move('day'), move('day')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('a server that starts again goes on where it stopped', async () => {
    const lived = await livedUntil(server.db);
    expect(lived).toBe(server.clock.now());
    const before = await server.db.selectFrom('punch').select('id').execute();
    const other = await server.startBeside({
      begin: async (made) => {
        const { catchUp } = await startDemo(made, { lived });
        await catchUp();
      },
    });
    await other.close();
    expect(await server.db.selectFrom('punch').select('id').execute()).toHaveLength(before.length);
  });
});
