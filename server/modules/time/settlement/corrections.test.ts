import { describe, expect, it } from 'vitest';
import { earnedBy } from '#tests/support/worlds/paymentsWorld.ts';
import { addWorkedDays, bodyOf, refusal } from '#tests/support/worlds/punching.ts';
import {
  codes,
  company,
  DAY,
  day,
  hireOn,
  month,
  ofEmployee,
  other,
  propose,
  queue,
  salary,
  server,
  settle,
  setUp,
  subject,
  SUNDAY,
  whole,
  worked,
  type As,
} from '#tests/support/worlds/settlementWorld.ts';
import { hireSomebody } from '#tests/support/worlds/world.ts';
import type { Verb } from './queue.ts';

setUp();

describe('an employee who forgot to check out', () => {
  it('proposes the times, and the accepted correction counts, as its effect said', async () => {
    await worked({ arrival: '09:20', departure: null });
    expect(await day()).toMatchObject({ presence: 'missedCheckOut', punctuality: 'late', counted: false });
    const body = { date: DAY, pairs: whole };
    const effect = bodyOf(await server.call('previewCorrection', { as: company.employee, body }));
    const before = await salary();
    expect(effect).toMatchObject({
      minutesWorked: { before: 0, after: 540 },
      tardinessMinutes: { before: 20, after: 0 },
      countedDays: { before: 0, after: 1 },
      earned: { before: before.earned, after: before.earned + earnedBy(1) },
      enabled: { before: before.enabled },
    });
    const { id } = bodyOf(await propose());
    expect(await day()).toMatchObject({ presence: 'missedCheckOut', corrected: false });
    const [item, ...rest] = (await queue()).items;
    expect(rest).toEqual([]);
    expect(item).toMatchObject({
      ...{ kind: 'correction', id, date: DAY, reason: 'Belgilash esdan chiqdi', effect },
      ...{ verbs: ['accept', 'refuse'], wanted: [{ in: `${DAY}T04:00:00.000Z` }] },
      day: { pairs: [{ in: `${DAY}T04:20:00.000Z`, out: null }] },
      otherwise: [
        {
          verb: 'refuse',
          effect: { minutesWorked: { before: 0, after: 0 }, tardinessMinutes: { before: 20, after: 20 } },
        },
      ],
    });
    bodyOf(await settle('accept', [subject('correction', id)]));
    expect(await day()).toMatchObject({
      ...{ presence: 'checkedOut', punctuality: 'onTime', tardinessMinutes: 0, minutesWorked: 540 },
      ...{ counted: true, counting: 'byItself', corrected: true },
    });
    const after = await salary();
    expect([after.earned, after.enabled]).toEqual([effect.earned?.after, effect.enabled?.after]);
    expect(await month()).toMatchObject({
      totals: { workedDaysUntilToday: 1, lateDays: 0 },
      scanned: [{ date: DAY, pairs: [{ in: `${DAY}T04:20:00.000Z`, out: null }] }],
    });
    expect((await queue()).total).toBe(0);
    const board = bodyOf(await server.call('getDayBoard', { as: company.employer, query: { date: DAY } }));
    expect(board).toMatchObject({ counts: { checkedOut: 1, late: 0, absent: 0 } });
    const punches = await server.db.selectFrom('punch').select('type').execute();
    expect(punches).toHaveLength(1);
  });

  it('is settled by the end of the shift, which nobody had to type', async () => {
    await worked({ departure: null });
    expect((await queue()).items).toMatchObject([
      {
        ...{ kind: 'missedCheckOut', id: company.employee.jobId, verbs: ['settle'], shiftEnd: '18:00' },
        ...{ wanted: [{ in: `${DAY}T03:55:00.000Z`, out: `${DAY}T13:00:00.000Z` }] },
        effect: { minutesWorked: { before: 0, after: 545 }, countedDays: { before: 0, after: 1 } },
      },
    ]);
    bodyOf(await settle('settle', [subject('missedCheckOut')]));
    expect(await day()).toMatchObject({ presence: 'checkedOut', minutesWorked: 545, counted: true });
    expect(bodyOf(await settle('settle', [subject('missedCheckOut')])).items).toMatchObject([
      { outcome: 'refused', code: 'notFound' },
    ]);
    expect((await month()).corrections).toMatchObject([{ proposedBy: 'employer', state: 'accepted' }]);
  });
});

describe('a correction', () => {
  it('of somebody who did not punch at all puts them on the board', async () => {
    // Before the first working day nothing is absent, and nothing can be entered.
    expect((await day()).presence).toBe('notStarted');
    const early = await propose(ofEmployee(), company.employer);
    expect(codes(early)).toEqual([{ pointer: '/date', code: 'notEmployed' }]);
    await hireOn(DAY);
    expect((await day()).presence).toBe('absent');
    bodyOf(await propose(ofEmployee(), company.employer));
    const board = bodyOf(await server.call('getDayBoard', { as: company.employer, query: { date: DAY } }));
    expect(board).toMatchObject({
      counts: { checkedOut: 1, absent: 0 },
      items: [{ day: { corrected: true } }],
    });
    expect((await month()).scanned).toEqual([{ date: DAY, pairs: [] }]);
  });

  it('tells an employer who has proposed and decided it and when, the employee when', async () => {
    await worked();
    expect((await month()).scanned).toEqual([]);
    const { id } = bodyOf(await propose());
    server.clock.advance(60_000);
    bodyOf(await settle('accept', [subject('correction', id)]));
    const at = { proposedAt: '2026-11-18T03:50:00.000Z', decidedAt: '2026-11-18T03:51:00.000Z' };
    const path = { id: company.employee.jobId };
    const read = bodyOf(await server.call('getEmployeeMonth', { as: company.employer, path }));
    const { lastName, firstName } = company.employee.identity;
    // An account that has no name yet is called by its number.
    const { phoneNumber } = bodyOf(await server.call('getAccount', { as: company.employer }));
    expect(read.corrections).toMatchObject([
      { id, ...at, proposedByName: `${lastName} ${firstName}`, decidedByName: phoneNumber },
    ]);
    expect((await month()).corrections).toMatchObject([
      { id, ...at, proposedByName: null, decidedByName: null },
    ]);
  });

  it('takes away the lateness that a reason was due for', async () => {
    await worked({ arrival: '09:40' });
    const late = async () =>
      bodyOf(await server.call('listMyTardiness', { as: company.employee })).items.length;
    expect(await late()).toBe(1);
    bodyOf(await propose({ ...ofEmployee(), pairs: whole }, company.employer));
    expect(await late()).toBe(0);
  });

  it('is refused with a word, or withdrawn while it waits', async () => {
    await worked({ departure: null });
    const { id } = bodyOf(await propose());
    expect(codes(await settle('refuse', [subject('correction', id)], ' '))).toEqual([
      { pointer: '/note', code: 'reasonRequired' },
    ]);
    bodyOf(await settle('refuse', [subject('correction', id)], 'Kamera boshqacha koʻrsatdi'));
    expect((await month()).corrections).toMatchObject([
      { id, state: 'refused', note: 'Kamera boshqacha koʻrsatdi' },
    ]);
    const withdraw = (of: string, as: As = company.employee) =>
      server.call('withdrawCorrection', { as, path: { id: of } });
    expect(refusal(await withdraw(id))).toEqual([409, 'illegalTransition']);
    const second = bodyOf(await propose());
    expect(refusal(await withdraw(second.id, other.employee))).toEqual([404, 'notFound']);
    expect(bodyOf(await withdraw(second.id)).state).toBe('withdrawn');
    expect((await queue()).items).toMatchObject([{ kind: 'missedCheckOut' }]);
  });

  it('is replaced by a newer accepted one, and the chain stays', async () => {
    await worked();
    const first = bodyOf(await propose(ofEmployee(), company.employer));
    const pairs = [{ in: '10:00', out: '19:00' }];
    const second = bodyOf(await propose({ ...ofEmployee(), pairs }, company.employer));
    expect((await month()).corrections).toMatchObject([
      { id: second.id, state: 'accepted' },
      { id: first.id, state: 'replaced' },
    ]);
    expect(await day()).toMatchObject({ tardinessMinutes: 60, minutesWorked: 540 });
  });

  it('waits once for each day: a newer proposal takes back the older', async () => {
    await worked({ departure: null });
    const first = bodyOf(await propose());
    const second = bodyOf(await propose({ pairs: [{ in: '09:00', out: '17:00' }] }));
    expect((await queue()).items).toMatchObject([{ id: second.id }]);
    expect((await month()).corrections.map(({ id, state }) => [id, state])).toEqual([
      [second.id, 'proposed'],
      [first.id, 'withdrawn'],
    ]);
  });

  it.each<[string, object, number, string, string]>([
    ['the day after', { date: '2026-11-19' }, 400, '/date', 'timeInFuture'],
    ['a day whose shift is open', { date: '2026-11-18' }, 409, '/date', 'dayOpen'],
    ['a day before the company', { date: '2026-10-30' }, 422, '/date', 'periodClosed'],
    ['no reason', { reason: '  ' }, 400, '/reason', 'reasonRequired'],
    ['going before coming', { pairs: [{ in: '18:00', out: '09:00' }] }, 400, '/pairs/0/out', 'timesCross'],
    [
      'crossing pairs',
      {
        pairs: [
          { in: '09:00', out: '13:00' },
          { in: '12:30', out: '18:00' },
        ],
      },
      400,
      '/pairs/1/in',
      'timesCross',
    ],
    ['outside the shift', { pairs: [{ in: '04:30', out: '18:00' }] }, 422, '/pairs/0/in', 'outsideShift'],
  ])('is not taken for %s', async (_, change, status, pointer, code) => {
    await worked({ departure: null });
    const answer = await propose(change);
    expect(answer.status).toBe(status);
    expect(codes(answer)).toContainEqual({ pointer, code });
    const rows = await server.db
      .selectFrom('attendanceCorrection')
      .select('id')
      .where('organizationId', '=', company.organizationId)
      .execute();
    expect(rows).toEqual([]);
  });

  it('is not taken for the times that the day has, of a closed month, or of somebody else', async () => {
    await worked({ arrival: '09:00', departure: '18:00' });
    expect(refusal(await propose())).toEqual([409, 'nothingChanged']);
    const pairs = [{ in: '09:00', out: '17:00' }];
    const colleague = await hireSomebody(server, company.employer);
    const stranger = { pairs, employeeId: other.employee.jobId };
    expect(refusal(await propose({ pairs, employeeId: colleague.jobId }))).toEqual([404, 'notFound']);
    expect(refusal(await propose(stranger, company.employer))).toEqual([404, 'notFound']);
    expect(codes(await propose({ pairs }, company.employer))).toEqual([
      { pointer: '/employeeId', code: 'required' },
    ]);
    await server.db
      .insertInto('period')
      .values({
        organizationId: company.organizationId,
        month: '2026-11',
        state: 'closed',
        changedAt: server.clock.date(),
      })
      .execute();
    expect(refusal(await propose({ pairs }))).toEqual([422, 'periodClosed']);
  });

  it('is never an employer’s own', async () => {
    await worked({ departure: null });
    const { id } = bodyOf(await propose());
    await server.db
      .updateTable('employee')
      .set({ accountId: company.employer.accountId })
      .where('id', '=', company.employee.jobId)
      .execute();
    const own = { as: company.employer, job: company.employer.jobId };
    const body = { ...ofEmployee(), date: DAY, pairs: whole, reason: 'Oʻzim' };
    expect(refusal(await server.call('proposeCorrection', { ...own, body }))).toEqual([403, 'ownDay']);
    for (const item of [subject('correction', id), subject('missedCheckOut')])
      expect(
        refusal(await server.call('settle', { ...own, body: { event: 'accept', items: [item] } })),
      ).toEqual([403, 'ownDay']);
    expect(bodyOf(await server.call('listToSettle', own)).items).toMatchObject([{ own: true }]);
  });
});

describe('a day below its norm', () => {
  it.each<[Verb, number, string, number]>([
    ['count', 100, 'counted', 1],
    ['halve', 50, 'halved', 0.5],
    ['dismiss', 0, 'dismissed', 0],
  ])('waits, and is decided by %s', async (event, countedPercent, counting, days) => {
    await worked({ arrival: '09:00', departure: '11:00' });
    const before = await salary();
    expect(before).toMatchObject({ daysWorked: 0, uncountedDays: 1 });
    expect((await queue()).items).toMatchObject([
      {
        ...{ kind: 'belowNorm', verbs: ['count', 'halve', 'dismiss'] },
        effect: { countedDays: { before: 0, after: 1 }, earned: { after: earnedBy(1) } },
      },
    ]);
    const [item] = (await queue()).items;
    const effects = [{ verb: 'count', effect: item?.effect }, ...(item?.otherwise ?? [])];
    const own = effects.find(({ verb }) => verb === event)?.effect;
    expect(own).toMatchObject({
      ...{ minutesWorked: { before: 120, after: 120 }, countedDays: { before: 0, after: days } },
      earned: { before: 0, after: earnedBy(days) },
    });
    bodyOf(await settle(event, [subject('belowNorm')], 'Ruxsat olgan'));
    expect(await day()).toMatchObject({ countedPercent, counting, uncountedBecause: null });
    const earned = earnedBy(days);
    expect(await salary()).toMatchObject({ daysWorked: days, uncountedDays: 0, earned });
    expect((await month()).totals.workedDaysUntilToday).toBe(days);
    expect((await queue()).total).toBe(0);
    const said = { date: DAY, decision: counting, note: 'Ruxsat olgan' };
    const decidedAt = '2026-11-18T03:50:00.000Z';
    expect((await month()).decisions).toEqual([{ ...said, decidedAt, decidedByName: null }]);
    const path = { id: company.employee.jobId };
    const read = bodyOf(await server.call('getEmployeeMonth', { as: company.employer, path }));
    const { phoneNumber } = bodyOf(await server.call('getAccount', { as: company.employer }));
    expect(read.decisions).toEqual([{ ...said, decidedAt, decidedByName: phoneNumber }]);
  });

  it('that is a day off is approved without earning, and never halved', async () => {
    await worked({}, SUNDAY);
    const one = subject('notWorkingDay', company.employee.jobId, SUNDAY);
    expect((await queue()).items).toMatchObject([
      { kind: 'notWorkingDay', verbs: ['count', 'dismiss'], effect: null, otherwise: [] },
    ]);
    expect(refusal(await settle('halve', [one]))).toEqual([409, 'illegalTransition']);
    bodyOf(await settle('count', [one]));
    expect(await day(SUNDAY)).toMatchObject({ counting: 'counted', countedPercent: 0, counted: false });
    expect(await salary()).toMatchObject({ earned: 0, daysWorked: 0 });
  });

  it('does not wait while the shift is open', async () => {
    await addWorkedDays(server, company, company.employee.jobId, ['2026-11-18'], {
      arrival: '08:00',
      departure: '08:30',
    });
    expect((await queue()).total).toBe(0);
    const now = subject('belowNorm', company.employee.jobId, '2026-11-18');
    expect(bodyOf(await settle('count', [now])).items).toMatchObject([
      { outcome: 'refused', code: 'notFound' },
    ]);
  });
});
