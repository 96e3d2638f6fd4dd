import { beforeAll, afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyDate } from '#domain/calendar/index.ts';
import { addWorkedDays, bodyOf } from '#tests/support/worlds/punching.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { joinColleague, makeUnit } from '#tests/support/worlds/staff.ts';
import { effectOn } from '#tests/support/worlds/wholeDays.ts';
import { makeCompany, type Company } from '#tests/support/worlds/world.ts';

let server: TestServer;
let company: Company;
/** Working days of October. */
let dates: CompanyDate[];
let unitId: string;
const path = { month: '2026-10' as const };

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
/** October is closed: a person worked on all of its days but one, which was dismissed. It is 3 November. */
beforeEach(async () => {
  server.clock.set(Date.parse('2026-10-01T08:00:00+05:00'));
  company = await makeCompany(server);
  server.clock.set(Date.parse('2026-11-03T12:00:00+05:00'));
  const { phoneNumber } = await server.db
    .selectFrom('account')
    .select('phoneNumber')
    .where('id', '=', company.employer.accountId)
    .executeTakeFirstOrThrow();
  company.employer = { ...company.employer, ...(await server.signIn(phoneNumber)) };
  company.employee = { ...company.employee, ...(await server.signIn(company.employee.phoneNumber)) };
  const { days } = bodyOf(await server.call('getMyMonth', { as: company.employee, query: path }));
  dates = days.filter(({ kind }) => kind === 'working').map(({ date }) => date);
  const id = company.employee.jobId;
  const [first, ...others] = dates as [CompanyDate, ...CompanyDate[]];
  await addWorkedDays(server, company, id, [first], { arrival: '09:00', departure: '10:00' });
  await addWorkedDays(server, company, id, others);
  const items = [{ kind: 'belowNorm' as const, id, date: first }];
  bodyOf(await server.call('settle', { as: company.employer, body: { event: 'dismiss', items } }));
  const people = { people: [id], validFrom: '2026-10-01' as const };
  unitId = await makeUnit(server, company.employer, 'Sex', people);
  bodyOf(await server.call('closeMonth', { as: company.employer, path }));
  await server.closed();
});

const earnedBy = (days: number) => Math.floor((500_000_000 * days) / dates.length);
const until = (out: string, date = dates[0]!) => ({ date, pairs: [{ in: '09:00', out }] });
const preview = async (body: object, as: { accessToken: string } = company.employee) =>
  bodyOf(await server.call('previewCorrection', { as, body: { ...until('18:00'), ...body } }));
const propose = async (body: object, as: { accessToken: string } = company.employee) =>
  bodyOf(
    await server.call('proposeCorrection', { as, body: { ...until('18:00'), ...body, reason: 'Terminal' } }),
  );
const queued = async () =>
  bodyOf(await server.call('listToSettle', { as: company.employer, query: { kind: 'correction' } })).items;
const salary = async () => bodyOf(await server.call('getSalary', { as: company.employee }));
const adjustments = async () =>
  bodyOf(await server.call('getMyMonth', { as: company.employee, query: { month: '2026-11' } })).adjustments;
const same = (value: number) => ({ before: value, after: value });
/** What is said of the closed month, whatever is corrected: all of it was worked but the first day. */
const asClosed = () => ({
  ...{ minutesWorked: same((dates.length - 1) * 550 + 60), tardinessMinutes: same(0) },
  ...{ countedDays: same(dates.length - 1), absentDays: same(0) },
});

describe('the effect of correcting a day of a closed month', () => {
  it('is what the open month gets and may pay, as it comes to once it is accepted', async () => {
    const before = (await salary()).enabled;
    const effect = await preview({});
    const amount = earnedBy(dates.length) - earnedBy(dates.length - 1);
    const adjustment = { month: '2026-11', minutes: 9 * 60, countedPercent: 100, amount };
    expect(effect.adjustment).toEqual(adjustment);
    const { id, date } = await propose({});
    const [item] = await queued();
    expect(item!.effect).toEqual(effect);
    const items = [{ kind: 'correction' as const, id, date }];
    bodyOf(await server.call('settle', { as: company.employer, body: { event: 'accept', items } }));
    const after = (await salary()).enabled;
    expect(effect.enabled).toEqual({ before, after });
    expect(after).toBeGreaterThan(before);
    const { minutes, countedPercent } = adjustment;
    expect(await adjustments()).toEqual([{ date, countedIn: null, minutes, countedPercent, amount }]);
  });

  it('keeps what was decided of it, because nobody could decide anew', async () => {
    const [, date] = dates as [CompanyDate, CompanyDate];
    await server.db
      .insertInto('dayDecision')
      .values({
        ...{ organizationId: company.organizationId, employeeId: company.employee.jobId, date },
        ...{ decision: 'counted', decidedAt: server.clock.date(), note: null },
        decidedByAccountId: company.employer.accountId,
      })
      .execute();
    const adjustment = { minutes: -(550 - 60), countedPercent: 0, amount: 0 };
    expect((await preview(until('10:00', date))).adjustment).toEqual({ month: '2026-11', ...adjustment });
    await propose({ ...until('10:00', date), employeeId: company.employee.jobId }, company.employer);
    expect(await adjustments()).toEqual([{ date, countedIn: null, ...adjustment }]);
  });

  it('leaves the closed month as it was written down', async () => {
    const amount = earnedBy(dates.length - 2) - earnedBy(dates.length - 1);
    const effect = await preview(until('10:00', dates[3]));
    expect(effect).toEqual({
      ...{ adjustment: { month: '2026-11', minutes: -(490 + 60), countedPercent: -100, amount } },
      ...{ ...asClosed(), earned: same(earnedBy(dates.length - 1)), enabled: same(0) },
    });
  });

  it('is only what differs from an earlier correction of the day, and nothing when it is refused', async () => {
    await propose({ employeeId: company.employee.jobId }, company.employer);
    const adjustment = { month: '2026-11', minutes: -2 * 60, countedPercent: 0, amount: 0 };
    expect((await preview(until('16:00'))).adjustment).toEqual(adjustment);
    await propose(until('16:00'));
    const [item] = await queued();
    expect(item!.effect!.adjustment).toEqual(adjustment);
    const refused = item!.otherwise.find(({ verb }) => verb === 'refuse')!.effect;
    expect(refused.adjustment).toBeNull();
    expect(refused.enabled).toEqual(same((await salary()).enabled));
  });

  it('tells a manager no money', async () => {
    const manager = await joinColleague(server, company.employer, { role: 'manager', unitIds: [unitId] });
    expect(await preview({ employeeId: company.employee.jobId }, manager)).toEqual({
      adjustment: { month: '2026-11', minutes: 9 * 60, countedPercent: 100, amount: null },
      ...{ ...asClosed(), earned: null, enabled: null },
    });
  });

  it('has no adjustment on a day of an open month', async () => {
    const date = '2026-11-02' as const;
    await addWorkedDays(server, company, company.employee.jobId, [date], { departure: '10:00' });
    // From 08:55 to 10:00, and then from 09:00 to 18:00.
    expect(await preview(until('18:00', date))).toEqual(effectOn({ minutes: [65, 540], days: [0, 1] }));
  });
});
