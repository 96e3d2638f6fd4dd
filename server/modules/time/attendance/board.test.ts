import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyDate, CompanyMonth } from '#domain/calendar/index.ts';
import type { operations } from '#openapi/generated/contract.d.ts';
import { addAccount } from '#tests/support/worlds/people.ts';
import { startTestServer, workingMorning, type TestServer } from '#tests/support/server/server.ts';
import { addWorkedDays, bodyOf, faults } from '#tests/support/worlds/punching.ts';
import { boardRow, dayWith, nobody } from '#tests/support/worlds/wholeDays.ts';
import { anyone, makeCompany, sampleCard, type Company } from '#tests/support/worlds/world.ts';

type Shown = 'present' | 'checkedOut' | 'late' | 'absent' | 'notStarted';

let server: TestServer;
let company: Company;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set(Date.parse('2026-10-01T08:00:00+05:00'));
  company = await makeCompany(server);
  const stranger = await makeCompany(server);
  await addWorkedDays(server, stranger, stranger.employee.jobId, ['2026-11-17', '2026-11-18']);
  server.clock.set(Date.parse(workingMorning));
  company.employee = { ...company.employee, ...(await server.signIn(company.employee.phoneNumber)) };
  company.employer = { ...company.employer, ...(await server.signIn(await ownerPhone())) };
});
const ownerPhone = async () =>
  (
    await server.db
      .selectFrom('account')
      .select('phoneNumber')
      .where('id', '=', company.employer.accountId)
      .executeTakeFirstOrThrow()
  ).phoneNumber;

async function hire(names: { firstName: string; lastName: string }, join = true) {
  const { phoneNumber, ...identity } = { ...anyone(), ...names };
  const body = {
    ...identity,
    phoneNumber,
    cardNumber: sampleCard,
    salary: 400_000_000,
    status: 'active' as const,
  };
  const { id } = bodyOf(await server.call('createEmployee', { as: company.employer, body }));
  if (!join) return id;
  await addAccount(server, phoneNumber, identity);
  bodyOf(await server.call('acceptJob', { as: await server.signIn(phoneNumber), path: { employeeId: id } }));
  return id;
}
const board = async (query: NonNullable<operations['getDayBoard']['parameters']['query']> = {}) =>
  bodyOf(await server.call('getDayBoard', { as: company.employer, query }));

describe('the day board', () => {
  it('counts everyone and shows a page of them, today and on a day before', async () => {
    const early = await hire({ firstName: 'Anvar', lastName: 'Aliyev' });
    const late = await hire({ firstName: 'Bobur', lastName: 'Bekov' });
    const done = await hire({ firstName: 'Vali', lastName: 'Valiyev' });
    const waiting = await hire({ firstName: 'Zafar', lastName: 'Zokirov' }, false);
    await addWorkedDays(server, company, early, ['2026-11-18'], { arrival: '08:40', departure: null });
    await addWorkedDays(server, company, late, ['2026-11-18'], { arrival: '09:12', departure: null });
    await addWorkedDays(server, company, done, ['2026-11-18'], { arrival: '08:59', departure: '12:00' });
    server.clock.set(Date.parse('2026-11-18T12:30:00+05:00'));
    company.employer = { ...company.employer, ...(await server.signIn(await ownerPhone())) };

    const today = await board();
    expect([today.date, today.total, today.page, today.pageSize]).toEqual(['2026-11-18', 5, 1, 20]);
    expect(today.counts).toEqual({ ...nobody, present: 2, checkedOut: 1, late: 1, notStarted: 2 });
    expect(today.items.map((row) => [row.fullName, row.day.presence])).toEqual([
      ['Aliyev Anvar', 'present'],
      ['Bekov Bobur', 'present'],
      ['Rahimov Dilshod', 'notStarted'],
      ['Valiyev Vali', 'checkedOut'],
      ['Zokirov Zafar', 'notStarted'],
    ]);
    // Whoever has not signed up is employed all the same, and is marked.
    const unregistered = ({ items }: typeof today) =>
      items.filter(({ isRegistered }) => !isRegistered).map(({ employeeId }) => employeeId);
    expect(unregistered(today)).toEqual([waiting]);
    expect(unregistered(await board({ sort: '-arrivedAt' }))).toEqual([waiting]);
    expect(await board({ page: 2, pageSize: 10 })).toEqual({ ...today, items: [], page: 2, pageSize: 10 });

    expect(today.shiftStarted).toBe(true);
    const names = async (show: Shown, date?: CompanyDate) => {
      const shown = await board({ show, ...(date ? { date } : {}) });
      if (!date) expect(shown.counts).toEqual(today.counts);
      expect(shown.total).toBe(shown.counts[show]);
      return shown.items.map(({ fullName }) => fullName);
    };
    expect(await names('present')).toEqual(['Aliyev Anvar', 'Bekov Bobur']);
    expect(await names('late')).toEqual(['Bekov Bobur']);
    expect(await names('checkedOut')).toEqual(['Valiyev Vali']);
    expect(await names('notStarted')).toEqual(['Rahimov Dilshod', 'Zokirov Zafar']);
    expect(await names('absent')).toEqual([]);
    expect(await names('absent', '2026-11-17')).toEqual(['Rahimov Dilshod']);

    const before = await board({ date: '2026-11-17' });
    expect(before.total).toBe(1);
    expect(before.counts).toEqual({ ...nobody, absent: 1 });
    const sunday = await board({ date: '2026-11-15' });
    expect(sunday.counts).toEqual(nobody);
    const dayOff = dayWith('2026-11-15', [], { kind: 'dayOff', presence: 'dayOff' });
    expect(sunday.items).toEqual([boardRow(company.employee.jobId, dayOff)]);
  });

  it('says from the start of the shift on that the others are expected', async () => {
    server.clock.set(Date.parse('2026-11-18T08:59:00+05:00'));
    const shown = async (date: CompanyDate = '2026-11-18') => {
      const { shiftStarted, counts } = await board({ date });
      return { shiftStarted, counts };
    };
    const counts = { ...nobody, notStarted: 1 };
    expect(await shown()).toEqual({ shiftStarted: false, counts });
    server.clock.set(Date.parse('2026-11-18T09:00:00+05:00'));
    expect(await shown()).toEqual({ shiftStarted: true, counts });
    expect(await shown('2026-11-15')).toEqual({ shiftStarted: false, counts: nobody });
  });

  it('has whoever was employed on the day, whatever became of them since', async () => {
    const { jobId } = company.employee;
    await addWorkedDays(server, company, jobId, ['2026-11-17']);
    const leave = { ids: [jobId], event: 'leave' as const, reason: 'Tekshiruv' };
    bodyOf(await server.call('changeEmployeeStatus', { as: company.employer, body: leave }));
    const presences = async (date: CompanyDate) =>
      (await board({ date })).items.map(({ day }) => day.presence);
    expect(await presences('2026-11-16')).toEqual(['absent']);
    expect(await presences('2026-11-17')).toEqual(['checkedOut']);
    expect(await presences('2026-11-18')).toEqual(['notStarted']);
    server.clock.set(Date.parse('2026-11-19T08:50:00+05:00'));
    company.employer = { ...company.employer, ...(await server.signIn(await ownerPhone())) };
    const { items, total, counts } = await board();
    expect({ items, total, counts }).toEqual({ items: [], total: 0, counts: nobody });
  });
});

describe('my month', () => {
  const month = async (query: { month?: CompanyMonth } = {}) =>
    bodyOf(await server.call('getMyMonth', { as: company.employee, query }));

  it('reads every day and sums them up', async () => {
    const { jobId } = company.employee;
    await addWorkedDays(server, company, jobId, ['2026-11-02', '2026-11-03']);
    await addWorkedDays(server, company, jobId, ['2026-11-04'], { arrival: '09:30' });
    await addWorkedDays(server, company, jobId, ['2026-11-05'], { departure: null });
    const mine = await month();
    const { today, shiftStart, shiftEnd } = mine;
    expect([mine.month, today, shiftStart, shiftEnd]).toEqual(['2026-11', '2026-11-18', '09:00', '18:00']);
    expect(mine.days).toHaveLength(30);
    expect(mine.totals).toEqual({
      workedDaysUntilToday: 3,
      workingDaysInMonth: 21,
      minutesWorked: 2 * 550 + 515,
      lateDays: 1,
      tardinessMinutes: 30,
      absentDays: 8,
    });
    const shown = ['2026-11-01', '2026-11-02', '2026-11-04', '2026-11-05', '2026-11-06', '2026-11-18'];
    expect(mine.days.filter(({ date }) => shown.includes(date))).toEqual([
      dayWith('2026-11-01', [], { kind: 'dayOff', presence: 'dayOff' }),
      dayWith('2026-11-02', [['08:55', '18:05']]),
      dayWith('2026-11-04', [['09:30', '18:05']]),
      dayWith('2026-11-05', [['08:55', null]]),
      dayWith('2026-11-06', []),
      dayWith('2026-11-18', [], { presence: 'notStarted' }),
    ]);
  });

  it('has no absence before the day of being hired, and none of the days to come', async () => {
    const none = {
      workedDaysUntilToday: 0,
      minutesWorked: 0,
      lateDays: 0,
      tardinessMinutes: 0,
      absentDays: 0,
    };
    // 1 September is a holiday, as is 1 October.
    expect((await month({ month: '2026-09' })).totals).toEqual({ ...none, workingDaysInMonth: 21 });
    const october = { workingDaysInMonth: 21, absentDays: 21 };
    expect((await month({ month: '2026-10' })).totals).toEqual({ ...none, ...october });
    expect((await month({ month: '2026-12' })).totals).toEqual({ ...none, workingDaysInMonth: 22 });
  });

  it('is of no other month than a real one', async () => {
    const answer = await server.call('getMyMonth', { as: company.employee, query: { month: '2026-13' } });
    expect([answer.status, faults(answer)]).toEqual([400, ['/query/month monthInvalid']]);
  });
});
