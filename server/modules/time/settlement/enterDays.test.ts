import { expect, it } from 'vitest';
import type { CompanyDate } from '#domain/calendar/index.ts';
import { newId } from '#server/identifier.ts';
import { hiredOn } from '#tests/support/worlds/people.ts';
import {
  company,
  earnedBy,
  other,
  salary,
  SALARY,
  server,
  usePayments,
} from '#tests/support/worlds/paymentsWorld.ts';
import { addWorkedDays, bodyOf, refusal } from '#tests/support/worlds/punching.ts';
import { joinColleague } from '#tests/support/worlds/staff.ts';
import { changesTold, told } from '#tests/support/worlds/auditWorld.ts';
import { anyone, otherCard, sampleCard } from '#tests/support/worlds/world.ts';

let statements = 0;
usePayments(() => ({
  onStatement: (_, path) => {
    if (path?.startsWith('/api/attendance/day-entries')) statements += 1;
  },
}));

const none = {
  ...{ ownDay: 0, notEmployed: 0, otherUnit: 0, periodClosed: 0, dayOff: 0, dayOpen: 0, taken: 0 },
};
const range = { firstDay: '2026-11-01', lastDay: '2026-11-18' } as const;
const reason = 'Qogʻozdagi jurnal';
/** Somebody without an account, employed from Tuesday, the 3rd, on. */
async function hired(lastName: string, cardNumber = sampleCard): Promise<string> {
  const body = { ...anyone(), lastName, cardNumber, salary: SALARY, status: 'active' as const };
  const { id } = bodyOf(await server.call('createEmployee', { as: company.employer, body }));
  await server.db.updateTable('employee').set(hiredOn('2026-11-03')).where('id', '=', id).execute();
  return id;
}
type Change = Partial<{ firstDay: CompanyDate; lastDay: CompanyDate; reason: string }>;
const preview = (employeeIds: string[], change: Change = {}, as = company.employer) =>
  server.call('previewDayEntry', {
    as,
    job: as.jobId,
    body: { employeeIds, ...range, ...change },
  });
const enter = (employeeIds: string[], change: Change = {}, headers: Record<string, string> = {}) =>
  server.call('enterDays', {
    as: company.employer,
    job: company.employer.jobId,
    headers,
    body: { employeeIds, ...range, reason, ...change },
  });
const monthOf = async (id: string) =>
  bodyOf(await server.call('getEmployeeMonth', { as: company.employer, path: { id } }));
const rowsOf = (id: string) =>
  server.db.selectFrom('attendanceCorrection').selectAll().where('employeeId', '=', id).execute();
const skippedOf = async (ids: string[], change: Change = {}) =>
  bodyOf(await preview(ids, change)).people.map(({ entered, skipped }) => ({ entered, skipped }));

it('people without an account have worked as their schedule has it, as the preview said', async () => {
  const ids = [await hired('Aliyev'), await hired('Zokirov')];
  // From the 3rd to the 17th 11 days are worked; the shift of the 18th has just begun.
  const skipped = { ...none, notEmployed: 2, dayOff: 4, dayOpen: 1 };
  const earned = { before: 0, after: earnedBy(11) };
  const fullNames = ['Aliyev Dilshod', 'Zokirov Dilshod'];
  const people = ids.map((employeeId, place) => ({
    ...{ employeeId, fullName: fullNames[place], entered: 11, skipped },
  }));
  const inAll = { entered: 22, skipped: { ...none, notEmployed: 4, dayOff: 8, dayOpen: 2 } };
  expect(bodyOf(await preview(ids))).toEqual({
    ...{ ...inAll, people: people.map((one) => ({ ...one, earned })) },
    earned: { before: 0, after: 2 * earnedBy(11) },
  });
  expect(await rowsOf(ids[0]!)).toEqual([]);

  const key = { 'idempotency-key': newId() };
  const answer = bodyOf(await enter(ids, {}, key));
  expect(answer).toEqual({ ...inAll, people: people.map((one) => ({ ...one, earned: null })), earned: null });
  expect(bodyOf(await enter(ids, {}, key))).toEqual(answer);
  const { days, corrections, totals } = await monthOf(ids[1]!);
  expect(totals).toMatchObject({ workedDaysUntilToday: 11, lateDays: 0 });
  expect(days.find(({ date }) => date === '2026-11-17')).toMatchObject({
    ...{ corrected: true, counting: 'byItself', counted: true },
    pairs: [{ in: '2026-11-17T04:00:00.000Z', out: '2026-11-17T13:00:00.000Z' }],
  });
  expect(corrections).toHaveLength(11);
  expect(corrections[0]).toMatchObject({ reason, state: 'accepted', proposedBy: 'employer' });
  const path = { id: ids[1]! };
  const earnings = await server.call('getEmployeeEarnings', { as: company.employer, path });
  expect(bodyOf(earnings)).toMatchObject({ earned: earned.after });
  const trail = (await told({ area: 'attendance' })).filter(({ event }) => event === 'correct');
  expect(trail).toHaveLength(22);
  expect(trail.map(({ reason: said }) => said)).toEqual(trail.map(() => reason));
  expect(trail.map(changesTold)).toContainEqual(['date: - → 2026-11-03', 'pairs:  → 09:00–18:00']);
  // Nothing is left to enter.
  expect(await skippedOf(ids)).toEqual(ids.map(() => ({ entered: 0, skipped: { ...skipped, taken: 11 } })));
  expect(refusal(await enter(ids))).toEqual([409, 'nothingChanged']);
});

it('days with anything on them are left as they are, and what was refused is nothing', async () => {
  const { jobId } = company.employee;
  const as = company.employee;
  await server.db.updateTable('employee').set(hiredOn('2026-11-02')).where('id', '=', jobId).execute();
  await addWorkedDays(server, company, jobId, ['2026-11-02'], { arrival: '09:40', departure: null });
  const propose = async (date: CompanyDate) =>
    bodyOf(
      await server.call('proposeCorrection', {
        ...{ as, body: { date, pairs: [{ in: '09:00', out: '18:00' }], reason } },
      }),
    ).id;
  await propose('2026-11-03');
  const refused = {
    kind: 'correction' as const,
    id: await propose('2026-11-04'),
    date: '2026-11-04' as const,
  };
  const body = { event: 'refuse' as const, items: [refused], note: 'Yoʻq' };
  bodyOf(await server.call('settle', { as: company.employer, body }));
  const away = { firstDay: '2026-11-05', lastDay: '2026-11-06', kind: 9 } as const;
  bodyOf(await server.call('proposeAbsence', { as, body: away }));
  const decided = {
    organizationId: company.organizationId,
    employeeId: jobId,
    decidedAt: server.clock.date(),
  };
  await server.db
    .insertInto('dayDecision')
    .values({
      ...{ ...decided, date: '2026-11-09', decision: 'counted', note: null },
      decidedByAccountId: company.employer.accountId,
    })
    .execute();
  const before = await salary();
  expect(await skippedOf([jobId], { firstDay: '2026-11-02', lastDay: '2026-11-10' })).toEqual([
    { entered: 2, skipped: { ...none, dayOff: 2, taken: 5 } },
  ]);
  bodyOf(await enter([jobId], { firstDay: '2026-11-02', lastDay: '2026-11-10' }));
  const rows = await rowsOf(jobId);
  expect(
    rows
      .filter(({ state }) => state === 'accepted')
      .map(({ date }) => date)
      .sort(),
  ).toEqual(['2026-11-04', '2026-11-10']);
  expect((await salary()).earned - before.earned).toBe(earnedBy(2));
  const { items } = bodyOf(await server.call('listNotifications', { as }));
  expect(items.filter(({ params }) => 'about' in params && params.about === 'daysEntered')).toMatchObject([
    { params: { day: '2026-11-04', reason } },
  ]);
});

it('one’s own record and a closed month are skipped and said', async () => {
  const own = await hired('Oʻzim', otherCard);
  const ids = [own, await hired('Aliyev')];
  const { accountId } = company.employer;
  await server.db.updateTable('employee').set({ accountId }).where('id', '=', own).execute();
  const days = { firstDay: '2026-11-16', lastDay: '2026-11-17' } as const;
  expect(bodyOf(await enter(ids, days))).toMatchObject({
    ...{ entered: 2, skipped: { ...none, ownDay: 2 } },
    people: [
      { entered: 0, skipped: { ...none, ownDay: 2 } },
      { entered: 2, skipped: none },
    ],
  });
  const { organizationId } = company;
  const closed = {
    organizationId,
    month: '2026-11',
    state: 'closed',
    changedAt: server.clock.date(),
  } as const;
  await server.db.insertInto('period').values(closed).execute();
  expect(await skippedOf([ids[1]!], { firstDay: '2026-11-12', lastDay: '2026-11-13' })).toEqual([
    { entered: 0, skipped: { ...none, periodClosed: 2 } },
  ]);
});

it('a manager sees no money, and enters the days of who was in their units on them', async () => {
  const ids = [await hired('Aliyev'), await hired('Begimov')];
  const as = company.employer;
  const unit = bodyOf(await server.call('createUnit', { as, body: { title: 'Ombor' } })).id;
  const moved = { unitId: unit, employeeIds: [ids[0]!], validFrom: '2026-11-17' as const };
  bodyOf(await server.call('assignUnit', { as, body: moved }));
  const manager = await joinColleague(server, as, { role: 'manager', unitIds: [unit] });
  const days = { firstDay: '2026-11-16', lastDay: '2026-11-17' } as const;
  const call = (employeeIds: string[]) =>
    server.call('previewDayEntry', { as: manager, body: { employeeIds, ...days } });
  expect(bodyOf(await call([ids[0]!]))).toMatchObject({
    ...{ entered: 1, skipped: { ...none, otherUnit: 1 }, earned: null },
  });
  expect(refusal(await call(ids))).toEqual([404, 'notFound']);
});

it('is refused for strangers, wrong days and without a reason', async () => {
  const id = await hired('Aliyev');
  expect(refusal(await preview([id, other.employee.jobId]))).toEqual([404, 'notFound']);
  expect(refusal(await enter([id, other.employee.jobId]))).toEqual([404, 'notFound']);
  const codes = (answer: { body: unknown }) => (answer.body as { errors: object[] }).errors;
  expect(codes(await preview([id], { lastDay: '2026-10-31' }))).toEqual([
    { pointer: '/lastDay', code: 'datesCross' },
  ]);
  const long = await enter([id], { lastDay: '2026-12-02' });
  expect([refusal(long), codes(long)]).toEqual([
    [422, 'rangeTooLong'],
    [{ pointer: '/lastDay', code: 'rangeTooLong' }],
  ]);
  expect(codes(await enter([id], { reason: ' ' }))).toEqual([{ pointer: '/reason', code: 'reasonRequired' }]);
  expect(await rowsOf(id)).toEqual([]);
});

it('the same days are entered once by two at once', async () => {
  const id = await hired('Aliyev');
  const both = await Promise.all([enter([id]), enter([id])]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await rowsOf(id)).toHaveLength(11);
});

it('asks the database as often for many people and days as for one', async () => {
  const ids = await Promise.all(
    Array.from({ length: 21 }, (_, place) => hired(`Aliyev${'abcdefghijklmnopqrstu'[place]}`)),
  );
  const [first, ...others] = ids;
  const counted = async (work: () => Promise<unknown>) => {
    statements = 0;
    await work();
    return statements;
  };
  const day = { firstDay: '2026-11-17', lastDay: '2026-11-17' } as const;
  // The first call reads the rules that are kept afterwards.
  await preview([first!], day);
  const one = [await counted(() => preview([first!], day)), await counted(() => enter([first!], day))];
  const many = [await counted(() => preview(others)), await counted(() => enter(others))];
  expect(many).toEqual(one);
});
