import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newEmployeeSchema } from '#domain/employee.ts';
import { fieldErrors } from '#domain/fields/fieldErrors.ts';
import { cardNumberWarnings } from '#domain/fields/cardNumber.ts';
import { pinflWarnings } from '#domain/fields/pinfl.ts';
import { newId } from '#server/identifier.ts';
import { findFault } from '#server/modules/ledger/index.ts';
import { bodyOf } from '#tests/support/punching.ts';
import { startTestServer, type Session, type TestServer } from '#tests/support/server.ts';
import { demoOrganizationId, foundDemo, startDemo } from './index.ts';
import { demoCompany, demoStaff, secondOwner } from './people.ts';

test('everybody passes the rules of a real person, without a warning', () => {
  for (const who of demoStaff) {
    expect(fieldErrors(newEmployeeSchema, { ...who, status: 'active' })).toEqual({});
    expect([pinflWarnings(who.pinfl), cardNumberWarnings(who.cardNumber)]).toEqual([[], []]);
  }
  const people = [demoCompany.employer, secondOwner, ...demoStaff];
  for (const of of ['pinfl', 'phoneNumber', 'passportSerialNumber'] as const)
    expect(new Set(people.map((who) => who[of])).size).toBe(people.length);
});

/** The Monday after June's salaries. */
const july = '2026-07-06T08:50:00+05:00';

describe('a company that has lived for five weeks', () => {
  let server: TestServer;
  let owner: Session;
  const until = Date.parse(july);
  const months: string[] = [];
  beforeAll(async () => {
    server = await startTestServer({
      config: { demo: true },
      seed: foundDemo,
      begin: (made) => startDemo(made, { until, onMonth: (date) => months.push(date) }),
    });
    owner = await server.signIn(demoCompany.employer.phoneNumber);
  });
  afterAll(() => server.close());

  const runs = async () => bodyOf(await server.call('listPayRuns', { as: owner })).items;
  const records = () =>
    server.db.selectFrom('employee').select(['id', 'phoneNumber']).orderBy('phoneNumber').execute();
  const move = async (to: string) => {
    const answer = await fetch(`${server.url}/dev/clock/move`, {
      method: 'POST',
      body: JSON.stringify({ to }),
    });
    return { status: answer.status, body: (await answer.json()) as { now?: string; errors?: unknown } };
  };

  test('its first month is closed and paid to the tiyin, and the ledger is whole', async () => {
    expect([server.clock.date(), months]).toEqual([new Date(july), ['2026-06-01', '2026-07-01']]);
    expect(await server.db.selectFrom('period').select(['month', 'state']).execute()).toEqual([
      { month: '2026-06', state: 'closed' },
    ]);
    const [salary, advance, ...others] = await runs();
    expect([salary?.kind, advance?.kind, others]).toEqual(['salary', 'advance', []]);
    for (const run of [salary!, advance!]) {
      expect(run).toMatchObject({ state: 'confirmed', period: '2026-06', byCalendar: true });
      expect(run.payments?.paid).toEqual(run.included);
    }
    const people = await records();
    expect(people).toHaveLength(39);
    let paid = 0;
    for (const { id } of people) {
      const path = { id, month: '2026-06' };
      const slip = bodyOf(await server.call('getEmployeePayslip', { as: owner, path }));
      expect([slip.left, slip.toPay]).toEqual([0, slip.salary]);
      paid += slip.salary;
    }
    expect(salary!.included).toEqual({ count: 39, amount: paid });
    expect(await findFault(server.db, demoOrganizationId)).toBeUndefined();
  });

  test('its people came late, were away, asked for money, and were answered', async () => {
    const statesOf = async (
      table: 'tardinessReason' | 'absence' | 'attendanceCorrection' | 'paymentRequest',
    ) => new Set((await server.db.selectFrom(table).select('state').execute()).map(({ state }) => state));
    for (const state of ['accepted', 'refused', 'given'])
      expect(await statesOf('tardinessReason')).toContain(state);
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

  test('its clock moves: people go on, and what an owner does is left to the person', async () => {
    const example = demoStaff[0]!;
    const { id: employeeId } = (await records()).find(
      ({ phoneNumber }) => phoneNumber === example.phoneNumber,
    )!;
    const gate = await server.db.selectFrom('gate').select('id').limit(1).executeTakeFirstOrThrow();
    const own = {
      id: newId(),
      employeeId,
      organizationId: demoOrganizationId,
      gateId: gate.id,
      deviceId: 'own',
      typed: false,
    };
    const at = new Date('2026-07-06T09:02:00+05:00');
    await server.db
      .insertInto('punch')
      .values({ ...own, type: 'in', at, scannedAt: at, shiftDate: '2026-07-06' })
      .execute();
    expect(await move('shift')).toEqual({ status: 200, body: { now: '2026-07-07T03:50:00.000Z' } });
    const punches = await server.db
      .selectFrom('punch')
      .where('shiftDate', '=', '2026-07-06')
      .select(['employeeId', 'id'])
      .execute();
    expect(new Set(punches.map((one) => one.employeeId)).size).toBeGreaterThan(20);
    // Who came by a device of their own is left to it.
    expect(punches.filter((one) => one.employeeId === employeeId)).toEqual([{ employeeId, id: own.id }]);

    expect((await move('payday')).body.now).toBe('2026-07-20T05:00:00.000Z');
    owner = await server.signIn(demoCompany.employer.phoneNumber);
    expect((await runs())[0]).toMatchObject({ kind: 'advance', period: '2026-07', state: 'draft' });
    const waiting = bodyOf(await server.call('countWaitingRequests', { as: owner }));
    expect(waiting.count).toBeGreaterThan(0);
  });

  test('another destination, or a second move at once, is refused', async () => {
    expect(await move('year')).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/to', code: 'wrongType' }] },
    });
    const both = await Promise.all([move('day'), move('day')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('a server that starts again goes on from the last thing that happened', async () => {
    const before = server.clock.now();
    server.clock.set(until);
    const other = await server.startBeside({ begin: (made) => startDemo(made, { until }) });
    await other.close();
    expect(server.clock.now()).toBeGreaterThan(before - 24 * 3_600_000);
    expect(server.clock.now()).toBeLessThanOrEqual(before);
  });
});
