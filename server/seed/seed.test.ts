import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readDay } from '#domain/attendance/readDay.ts';
import {
  addDays,
  companyDate,
  daysOfMonth,
  monthOf,
  previousMonth,
  type CompanyDate,
} from '#domain/calendar/index.ts';
import { newEmployeeSchema } from '#domain/employee.ts';
import { fieldErrors } from '#domain/fields/fieldErrors.ts';
import { cardNumberWarnings } from '#domain/fields/cardNumber.ts';
import { pinflWarnings } from '#domain/fields/pinfl.ts';
import { rulesOfPeople } from '#server/modules/time/schedules/index.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { holdsSampleCompany, seedSampleCompany } from './index.ts';
import { neighbourEmployees, sampleEmployees, sampleEmployer } from './people.ts';
import { employeeIdOf } from './company.ts';
import { sampleId } from './numbers.ts';

test('every sample person passes the rules of a real one, without a warning', () => {
  for (const who of [...sampleEmployees, ...neighbourEmployees]) {
    const status = who.status === 'blocked' ? 'blocked' : 'active';
    expect(fieldErrors(newEmployeeSchema, { ...who, status })).toEqual({});
    expect(pinflWarnings(who.pinfl)).toEqual([]);
    expect(cardNumberWarnings(who.cardNumber)).toEqual([]);
  }
  const people = [sampleEmployer, ...sampleEmployees, ...neighbourEmployees];
  for (const of of ['pinfl', 'phoneNumber', 'passportSerialNumber'] as const)
    expect(new Set(people.map((who) => who[of])).size).toBe(people.length);
});

const example = sampleEmployees[0]!;
const organizationId = sampleId('organization', 'Namuna Savdo');

describe.each([
  ['a working Wednesday', '2026-11-18T08:50:00+05:00'],
  ['a Sunday', '2026-11-22T12:00:00+05:00'],
  ['the 1st of a month', '2026-12-01T09:30:00+05:00'],
  ['New Year’s night', '2027-01-01T00:10:00+05:00'],
])('on %s', (_, now) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer({ now, seed: seedSampleCompany });
  });
  afterEach(() => server.close());

  test('last month and this one until now are there, and nothing of the future', async () => {
    const { db, clock } = server;
    const today = companyDate(clock.now());
    const { defaultRule } = await rulesOfPeople(db, organizationId);
    const punches = await db
      .selectFrom('punch')
      .select(['type', 'at', 'shiftDate'])
      .where('employeeId', '=', employeeIdOf(example))
      .orderBy('at')
      .execute();
    const dayOf = (date: CompanyDate) =>
      readDay({
        rule: defaultRule(date),
        punches: punches
          .filter(({ shiftDate }) => shiftDate === date)
          .map(({ type, at }) => ({ type, at: at.getTime() })),
        now: clock.now(),
      });
    const last = daysOfMonth(previousMonth(monthOf(today))).map(dayOf);
    const worked = last.filter(({ kind }) => kind === 'working');
    expect(worked.filter(({ presence }) => presence === 'absent')).toHaveLength(1);
    expect(worked.filter(({ presence }) => presence === 'missedCheckOut')).toHaveLength(1);
    expect(worked.filter(({ counted }) => counted)).toHaveLength(worked.length - 2);
    expect(worked.filter(({ punctuality }) => punctuality === 'late').length).toBeGreaterThan(1);
    expect(punches.every(({ shiftDate }) => shiftDate <= addDays(today, -1))).toBe(true);

    const { latest } = await db
      .selectFrom('punch')
      .select(({ fn }) => fn.max('at').as('latest'))
      .executeTakeFirstOrThrow();
    expect(latest.getTime()).toBeLessThanOrEqual(clock.now());
    const requests = await db.selectFrom('paymentRequest').selectAll().execute();
    expect(requests.length).toBeGreaterThan(5);
    for (const { requestedAt, reviewedAt } of requests)
      expect((reviewedAt ?? requestedAt).getTime()).toBeLessThan(clock.now());
    expect(new Set(requests.map(({ state }) => state))).toContain('inProcess');
  });

  test('its three sample sign-ins work, and the employee may ask for an amount that is not negative', async () => {
    for (const phone of ['998901000001', '998901000002', '998901000003', '998901000011'])
      expect((await server.signIn(phone)).accessToken).toBeTruthy();
    const salary = await server.call('getSalary', { as: await server.signIn('998901000002') });
    expect(salary.status).toBe(200);
  });

  test('a second start adds nothing', async () => {
    const count = () =>
      server.db
        .selectFrom('punch')
        .select(({ fn }) => fn.countAll<number>().as('all'))
        .executeTakeFirstOrThrow();
    const before = await count();
    await seedSampleCompany(server.services);
    expect(await count()).toEqual(before);
  });
});

test('by several processes at once, it is made once', async () => {
  const server = await startTestServer();
  try {
    expect(await holdsSampleCompany(server.db)).toBe(false);
    await Promise.all(Array.from({ length: 3 }, () => seedSampleCompany(server.services)));
    expect(await holdsSampleCompany(server.db)).toBe(true);
    const companies = await server.db.selectFrom('organization').select('id').execute();
    expect(companies).toHaveLength(2);
  } finally {
    await server.close();
  }
});
