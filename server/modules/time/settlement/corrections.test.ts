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
import {
  boardRow,
  correctionOf,
  dayWith,
  decidedBy,
  effectOn,
  nobody,
  pairsAt,
  waiting,
} from '#tests/support/worlds/wholeDays.ts';
import { hireSomebody } from '#tests/support/worlds/world.ts';

setUp();

/** The day with the times that were proposed. */
const corrected = (times: Parameters<typeof dayWith>[1] = [['09:00', '18:00']]) =>
  dayWith(DAY, times, { corrected: true });
/** What an employer enters counts at once. */
const byEmployer = { proposedBy: 'employer', state: 'accepted', decidedAt: '2026-11-18T03:50:00.000Z' };

describe('an employee who forgot to check out', () => {
  it('proposes the times, and the accepted correction counts, as its effect said', async () => {
    await worked({ arrival: '09:20', departure: null });
    const scanned = dayWith(DAY, [['09:20', null]]);
    expect(await day()).toEqual(scanned);
    const body = { date: DAY, pairs: whole };
    const effect = bodyOf(await server.call('previewCorrection', { as: company.employee, body }));
    expect(effect).toEqual(effectOn({ minutes: [0, 540], late: [20, 0], days: [0, 1] }));
    const { id } = bodyOf(await propose());
    expect(await day()).toEqual(scanned);
    expect((await queue()).items).toEqual([
      waiting('correction', scanned, {
        ...{ id, reason: 'Belgilash esdan chiqdi', since: '2026-11-18T03:50:00.000Z', effect },
        ...{ verbs: ['accept', 'refuse'], wanted: pairsAt(DAY, [['09:00', '18:00']]) },
        otherwise: [{ verb: 'refuse', effect: effectOn({ late: [20, 20] }) }],
      }),
    ]);
    bodyOf(await settle('accept', [subject('correction', id)]));
    expect(await day()).toEqual(corrected());
    const after = await salary();
    expect([after.earned, after.enabled]).toEqual([effect.earned?.after, effect.enabled?.after]);
    const mine = await month();
    expect(mine.scanned).toEqual([{ date: DAY, pairs: scanned.pairs }]);
    expect(mine.totals).toEqual({
      ...{ workedDaysUntilToday: 1, workingDaysInMonth: 21, minutesWorked: 540 },
      ...{ lateDays: 0, tardinessMinutes: 0, absentDays: 0 },
    });
    expect((await queue()).total).toBe(0);
    const board = bodyOf(await server.call('getDayBoard', { as: company.employer, query: { date: DAY } }));
    expect(board.counts).toEqual({ ...nobody, checkedOut: 1 });
    const punches = await server.db.selectFrom('punch').select('type').execute();
    expect(punches).toHaveLength(1);
  });

  it('is settled by the end of the shift, which nobody had to type', async () => {
    await worked({ departure: null });
    const settled = [['08:55', '18:00']] as const;
    expect((await queue()).items).toEqual([
      waiting('missedCheckOut', dayWith(DAY, [['08:55', null]]), {
        ...{ verbs: ['settle'], wanted: pairsAt(DAY, settled) },
        effect: effectOn({ minutes: [0, 545], days: [0, 1] }),
      }),
    ]);
    bodyOf(await settle('settle', [subject('missedCheckOut')]));
    expect(await day()).toEqual(corrected(settled));
    expect(bodyOf(await settle('settle', [subject('missedCheckOut')])).items).toEqual([
      { ...subject('missedCheckOut'), outcome: 'refused', code: 'notFound' },
    ]);
    expect((await month()).corrections).toEqual([
      correctionOf(expect.any(String) as string, { ...byEmployer, pairs: pairsAt(DAY, settled), reason: '' }),
    ]);
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
    expect(board.counts).toEqual({ ...nobody, checkedOut: 1 });
    expect(board.items).toEqual([boardRow(company.employee.jobId, corrected())]);
    expect((await month()).scanned).toEqual([{ date: DAY, pairs: [] }]);
  });

  it('tells an employer who has proposed and decided it and when, the employee when', async () => {
    await worked();
    expect((await month()).scanned).toEqual([]);
    const { id } = bodyOf(await propose());
    server.clock.advance(60_000);
    bodyOf(await settle('accept', [subject('correction', id)]));
    const decidedAt = '2026-11-18T03:51:00.000Z';
    const path = { id: company.employee.jobId };
    const read = bodyOf(await server.call('getEmployeeMonth', { as: company.employer, path }));
    const { lastName, firstName } = company.employee.identity;
    // An account that has no name yet is called by its number.
    const { phoneNumber } = bodyOf(await server.call('getAccount', { as: company.employer }));
    const accepted = correctionOf(id, { state: 'accepted', decidedAt });
    expect(read.corrections).toEqual([
      {
        ...accepted,
        acceptedAt: decidedAt,
        proposedByName: `${lastName} ${firstName}`,
        decidedByName: phoneNumber,
      },
    ]);
    expect((await month()).corrections).toEqual([accepted]);
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
    const refused = correctionOf(id, {
      ...{ state: 'refused', decidedAt: '2026-11-18T03:50:00.000Z', note: 'Kamera boshqacha koʻrsatdi' },
    });
    expect((await month()).corrections).toEqual([refused]);
    const withdraw = (of: string, as: As = company.employee) =>
      server.call('withdrawCorrection', { as, path: { id: of } });
    expect(refusal(await withdraw(id))).toEqual([409, 'illegalTransition']);
    const second = bodyOf(await propose());
    expect(refusal(await withdraw(second.id, other.employee))).toEqual([404, 'notFound']);
    expect(bodyOf(await withdraw(second.id)).state).toBe('withdrawn');
    expect((await queue()).items.map(({ kind }) => kind)).toEqual(['missedCheckOut']);
  });

  it('is replaced by a newer accepted one, and the chain stays', async () => {
    await worked();
    const first = bodyOf(await propose(ofEmployee(), company.employer));
    const pairs = [{ in: '10:00', out: '19:00' }];
    const second = bodyOf(await propose({ ...ofEmployee(), pairs }, company.employer));
    const later = [['10:00', '19:00']] as const;
    expect((await month()).corrections).toEqual([
      correctionOf(second.id, { ...byEmployer, pairs: pairsAt(DAY, later) }),
      correctionOf(first.id, { ...byEmployer, state: 'replaced' }),
    ]);
    expect(await day()).toEqual(corrected(later));
  });

  it('waits once for each day: a newer proposal takes back the older', async () => {
    await worked({ departure: null });
    const first = bodyOf(await propose());
    const second = bodyOf(await propose({ pairs: [{ in: '09:00', out: '17:00' }] }));
    expect((await queue()).items.map(({ id }) => id)).toEqual([second.id]);
    expect((await month()).corrections.map(({ id, state }) => [id, state])).toEqual([
      [second.id, 'proposed'],
      [first.id, 'withdrawn'],
    ]);
  });

  const crossing = [
    { in: '09:00', out: '13:00' },
    { in: '12:30', out: '18:00' },
  ];
  it.each<[string, object, number, string, string]>([
    ['the day after', { date: '2026-11-19' }, 400, '/date', 'timeInFuture'],
    ['a day whose shift is open', { date: '2026-11-18' }, 409, '/date', 'dayOpen'],
    ['a day before the company', { date: '2026-10-30' }, 422, '/date', 'periodClosed'],
    ['no reason', { reason: '  ' }, 400, '/reason', 'reasonRequired'],
    ['going before coming', { pairs: [{ in: '18:00', out: '09:00' }] }, 400, '/pairs/0/out', 'timesCross'],
    ['crossing pairs', { pairs: crossing }, 400, '/pairs/1/in', 'timesCross'],
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
    expect(bodyOf(await server.call('listToSettle', own)).items.map((one) => one.own)).toEqual([true]);
  });
});

describe('a day below its norm', () => {
  it.each([
    ['count', 'counted', 1],
    ['halve', 'halved', 0.5],
    ['dismiss', 'dismissed', 0],
  ] as const)('waits, and is decided by %s', async (event, counting, days) => {
    await worked({ arrival: '09:00', departure: '11:00' });
    const before = await salary();
    expect([before.daysWorked, before.uncountedDays]).toEqual([0, 1]);
    const [short, minutes] = [[['09:00', '11:00']] as const, [120, 120] as const];
    const worth = (after: number) => effectOn({ minutes, days: [0, after] });
    expect((await queue()).items).toEqual([
      waiting('belowNorm', dayWith(DAY, short), {
        ...{ verbs: ['count', 'halve', 'dismiss'], effect: worth(1) },
        otherwise: [
          { verb: 'halve', effect: worth(0.5) },
          { verb: 'dismiss', effect: worth(0) },
        ],
      }),
    ]);
    bodyOf(await settle(event, [subject('belowNorm')], 'Ruxsat olgan'));
    expect(await day()).toEqual(dayWith(DAY, short, decidedBy[event]));
    const after = await salary();
    expect([after.daysWorked, after.uncountedDays, after.earned]).toEqual([days, 0, earnedBy(days)]);
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
    const times = [['08:55', '18:05']] as const;
    expect((await queue()).items).toEqual([
      waiting('notWorkingDay', dayWith(SUNDAY, times, { kind: 'dayOff' }), { verbs: ['count', 'dismiss'] }),
    ]);
    expect(refusal(await settle('halve', [one]))).toEqual([409, 'illegalTransition']);
    bodyOf(await settle('count', [one]));
    const approved = { kind: 'dayOff', counting: 'counted', uncountedBecause: null } as const;
    expect(await day(SUNDAY)).toEqual(dayWith(SUNDAY, times, approved));
    const { earned, daysWorked } = await salary();
    expect([earned, daysWorked]).toEqual([0, 0]);
  });

  it('does not wait while the shift is open', async () => {
    await addWorkedDays(server, company, company.employee.jobId, ['2026-11-18'], {
      arrival: '08:00',
      departure: '08:30',
    });
    expect((await queue()).total).toBe(0);
    const now = subject('belowNorm', company.employee.jobId, '2026-11-18');
    expect(bodyOf(await settle('count', [now])).items).toEqual([
      { ...now, outcome: 'refused', code: 'notFound' },
    ]);
  });
});
