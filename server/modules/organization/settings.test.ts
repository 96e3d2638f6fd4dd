import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { addWorkedDays, bodyOf, faults, refusal } from '#tests/support/worlds/punching.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { makeCompany, type Company } from '#tests/support/worlds/world.ts';
import { readSettings } from './sections.ts';

let server: TestServer;
let company: Company;
beforeEach(async () => {
  server ??= await startTestServer({ now: '2026-11-18T12:00:00+05:00' });
  server.clock.set(Date.parse('2026-11-18T12:00:00+05:00'));
  company = await makeCompany(server);
});
afterAll(() => server.close());

const settings = async () => bodyOf(await server.call('getSettings', { as: company.employer }));
const work = {
  validFrom: '2026-11-19',
  daysOff: [7],
  shiftStart: '10:00',
  shiftEnd: '19:00',
  breakMinutes: 60,
  graceMinutes: 5,
  closingMinutes: 240,
  countFromPercent: 50,
  punchGapSeconds: 60,
  takesLatePunches: true,
  reasonDays: 1,
};
const pay = {
  validFrom: '2026-11-18',
  advanceDay: '20',
  salaryDay: 5,
  advancePercent: 40,
  allowedPercent: 30,
  balanceLimit: 300_000_000,
};
const saveWork = async (over: Partial<typeof work> = {}, version?: number) =>
  server.call('updateWorkSettings', {
    as: company.employer,
    body: { ...work, ...over, version: version ?? (await settings()).work.version },
  });
const savePay = async (over: Partial<typeof pay> = {}) =>
  server.call('updatePaySettings', {
    as: company.employer,
    body: { ...pay, ...over, version: (await settings()).pay.version },
  });

describe('a dated setting', () => {
  it('of the reason for being late is that of the late day', async () => {
    await addWorkedDays(server, company, company.employee.jobId, ['2026-11-17'], { arrival: '09:20' });
    await server.db
      .updateTable('workSettings')
      .set({ reasonDays: 3 })
      .where('organizationId', '=', company.organizationId)
      .execute();
    const late = async () => bodyOf(await server.call('listMyTardiness', { as: company.employee })).items[0];
    const { deadline } = (await late())!;
    expect(deadline).toBe('2026-11-20T13:00:00.000Z');
    const { current } = (await settings()).work;
    bodyOf(await saveWork({ ...current, validFrom: '2026-11-18', reasonDays: 1 }));
    expect(await late()).toMatchObject({ deadline, state: 'due' });
    server.clock.set(Date.parse(deadline));
    const as = await server.signIn(company.employee.phoneNumber);
    const expired = await server.call('giveTardinessReason', {
      ...{ as, job: company.employee.jobId, path: { date: '2026-11-17' as const }, body: { reason: 'Qor' } },
    });
    expect(refusal(expired)).toEqual([409, 'reasonExpired']);
  });

  it('holds from its day on and changes nothing before', async () => {
    const { jobId } = company.employee;
    await addWorkedDays(server, company, jobId, ['2026-11-16', '2026-11-17'], { arrival: '09:30' });
    const month = async () => bodyOf(await server.call('getMyMonth', { as: company.employee })).days;
    const before = await month();
    expect(before.find(({ date }) => date === '2026-11-17')).toMatchObject({ tardinessMinutes: 30 });
    const saved = bodyOf(await saveWork());
    expect(saved.work.planned).toEqual([work]);
    expect(saved.work.current).toMatchObject({ shiftStart: '09:00', daysOff: [6, 7] });
    const after = await month();
    const until = (days: typeof before) => days.filter(({ date }) => date < work.validFrom);
    expect(until(after)).toEqual(until(before));
    expect(after.find(({ date }) => date === '2026-11-21')).toMatchObject({
      kind: 'working',
      normMinutes: 480,
    });
    server.clock.set(Date.parse('2026-11-19T09:00:00+05:00'));
    const now = await readSettings(server.db, company.organizationId, server.clock.now());
    expect(now.work).toMatchObject({ current: work, planned: [] });
    const as = await server.signIn(company.employee.phoneNumber);
    expect(bodyOf(await server.call('getMyMonth', { as })).shiftStart).toBe('10:00');
  });

  it('may be planned several times and withdrawn; of one day the later save stands, the history keeps both', async () => {
    bodyOf(await saveWork());
    bodyOf(await saveWork({ validFrom: '2026-12-01' }));
    const saved = bodyOf(await saveWork({ graceMinutes: 15 }));
    expect(saved.work.planned.map(({ validFrom, graceMinutes }) => [validFrom, graceMinutes])).toEqual([
      ['2026-11-19', 15],
      ['2026-12-01', 5],
    ]);
    const withdraw = (validFrom: string, version: number) =>
      server.call('withdrawSettings', {
        as: company.employer,
        body: { section: 'work', validFrom, version },
      });
    const left = bodyOf(await withdraw('2026-11-19', saved.work.version));
    expect(left.work.planned.map(({ validFrom }) => validFrom)).toEqual(['2026-12-01']);
    expect(refusal(await withdraw('2026-11-25', left.work.version))).toEqual([404, 'notFound']);
    expect(refusal(await withdraw('2026-12-01', saved.work.version))).toEqual([409, 'changedMeanwhile']);
    const rows = await server.db
      .selectFrom('workSettings')
      .where('organizationId', '=', company.organizationId)
      .where('validFrom', '=', '2026-11-19')
      .select(['graceMinutes', 'replacedAt'])
      .orderBy('savedAt')
      .execute();
    expect(rows.map(({ graceMinutes, replacedAt }) => [graceMinutes, replacedAt !== null])).toEqual([
      [5, true],
      [15, true],
    ]);
    const audited = await server.db
      .selectFrom('auditEntry')
      .where('organizationId', '=', company.organizationId)
      .select(['event', 'validFrom', 'byAccountId'])
      .execute();
    const mine = company.employer.accountId;
    expect(audited.filter(({ validFrom }) => validFrom === '2026-11-19')).toEqual([
      { event: 'save', validFrom: '2026-11-19', byAccountId: mine },
      { event: 'save', validFrom: '2026-11-19', byAccountId: mine },
      { event: 'withdraw', validFrom: '2026-11-19', byAccountId: mine },
    ]);
  });

  it('of percent and limit is that of the day of asking', async () => {
    await addWorkedDays(server, company, company.employee.jobId, ['2026-11-16', '2026-11-17']);
    bodyOf(await savePay({ validFrom: '2026-11-20', allowedPercent: 10 }));
    const percent = async () => {
      const as = await server.signIn(company.employee.phoneNumber);
      return bodyOf(await server.call('getSalary', { as })).allowedPercent;
    };
    expect(await percent()).toBe(50);
    server.clock.set(Date.parse('2026-11-20T12:00:00+05:00'));
    expect(await percent()).toBe(10);
  });
});

describe('a save is refused', () => {
  it('when someone saved the section since, with the settings as they are now', async () => {
    const { version } = (await settings()).work;
    bodyOf(await saveWork());
    const late = await saveWork({ shiftStart: '08:00' }, version);
    expect(refusal(late)).toEqual([409, 'changedMeanwhile']);
    expect(late.body).toMatchObject({ settings: { work: { planned: [work] } } });
  });

  it.each<[Partial<typeof work>, string]>([
    [{ validFrom: '2026-02-30' }, '/validFrom dateInvalid'],
    [{ daysOff: [1, 2, 3, 4, 5, 6, 7] }, '/daysOff daysOffInvalid'],
    [{ shiftStart: '24:00' }, '/shiftStart timeInvalid'],
    [{ shiftStart: '10:00', shiftEnd: '10:30', breakMinutes: 30 }, '/breakMinutes breakTooLong'],
    [{ shiftStart: '10:00', shiftEnd: '10:00' }, '/shiftEnd shiftEmpty'],
    [{ countFromPercent: 0 }, '/countFromPercent from1To100'],
    [{ punchGapSeconds: 59 }, '/punchGapSeconds from60To3600'],
    [{ reasonDays: 0 }, '/reasonDays from1To5'],
    [{ reasonDays: 6 }, '/reasonDays from1To5'],
  ])('work hours with %j', async (over, fault) => {
    const answer = await saveWork(over);
    expect([answer.status, faults(answer)]).toEqual([400, [fault]]);
    expect((await settings()).work.planned).toEqual([]);
  });

  it.each<[Record<string, unknown>, string]>([
    [{ allowedPercent: 51 }, '/allowedPercent from1To50'],
    [{ advancePercent: 0 }, '/advancePercent from1To50'],
    [{ advanceDay: '32' }, '/advanceDay dayOfMonthInvalid'],
    [{ salaryDay: 0 }, '/salaryDay dayOfMonthInvalid'],
    [{ salaryDay: null }, '/salaryDay required'],
    [{ balanceLimit: null }, '/balanceLimit required'],
    [{ balanceLimit: 150 }, '/balanceLimit balanceLimitInvalid'],
  ])('pay with %j', async (over, fault) => {
    const answer = await savePay(over);
    expect([answer.status, faults(answer)]).toEqual([400, [fault]]);
  });

  it('for a day later than two years ahead, as its effect is', async () => {
    const as = company.employer;
    const far = { validFrom: '2028-11-19' as const };
    const preview = await server.call('previewWorkSettings', { as, body: { ...work, ...far } });
    for (const answer of [await saveWork(far), await savePay(far), preview])
      expect([refusal(answer), faults(answer)]).toEqual([[422, 'dateTooFar'], ['/validFrom dateTooFar']]);
    bodyOf(await saveWork({ validFrom: '2028-11-18' }));
  });

  it('for a day of a closed month, or before the company', async () => {
    await server.db
      .insertInto('period')
      .values({
        ...{ organizationId: company.organizationId, month: '2026-11', state: 'closed' },
        changedAt: server.clock.date(),
      })
      .execute();
    expect((await settings()).earliest).toBe('2026-12-01');
    const answer = await saveWork({ validFrom: '2026-11-30' });
    expect([refusal(answer), faults(answer)]).toEqual([[422, 'periodClosed'], ['/validFrom periodClosed']]);
    const as = company.employer;
    const previews = [
      await server.call('previewWorkSettings', { as, body: { ...work, validFrom: '2026-11-30' } }),
      await server.call('previewPaySettings', { as, body: { ...pay, validFrom: '2026-11-30' } }),
    ];
    for (const preview of previews)
      expect([refusal(preview), faults(preview)]).toEqual([
        [422, 'periodClosed'],
        ['/validFrom periodClosed'],
      ]);
    bodyOf(await saveWork({ validFrom: '2026-12-01' }));
  });
});

describe('details', () => {
  const details = {
    ...{ title: 'Yangi nom', tin: '123456789', mfo: '00444', dbibt: '07794', ifut: '62010', thsht: '152' },
    ...{ okpo: '12345678', accountCredit: '20208000900000000001' },
  };
  const save = (body: object, version: number) =>
    server.call('updateDetails', { as: company.employer, body: { ...details, ...body, version } });

  it('keep a title with a link that a company has, and take no new one', async () => {
    const title = 'Olma.uz MChJ';
    const { version } = (await settings()).details;
    expect(faults(await save({ title }, version))).toEqual(['/title titleInvalid']);
    await server.db
      .updateTable('organization')
      .set({ title })
      .where('id', '=', company.organizationId)
      .execute();
    expect(bodyOf(await save({ title }, version)).details).toMatchObject({ title, mfo: '00444' });
  });

  it('are saved whole, and refused by their fields', async () => {
    const { version } = (await settings()).details;
    expect(bodyOf(await save({}, version)).details).toEqual({ ...details, version: version + 1 });
    const { okpo: _, ...former } = details;
    const kept = await server.call('updateDetails', {
      as: company.employer,
      body: { ...former, version: version + 1 },
    });
    expect(bodyOf(kept).details).toMatchObject({ okpo: '12345678' });
    expect(refusal(await save({}, version))).toEqual([409, 'changedMeanwhile']);
    const wrong = await save({ accountCredit: '2020', mfo: '1', ifut: '12', okpo: '1' }, version + 1);
    expect(faults(wrong).sort()).toEqual([
      '/accountCredit accountCreditInvalid',
      '/ifut classifierInvalid',
      '/mfo mfoInvalid',
      '/okpo okpoInvalid',
    ]);
    expect(faults(await save({ accountCredit: '0'.repeat(20) }, version + 1))).toEqual([
      '/accountCredit accountCreditInvalid',
    ]);
  });
});

describe('the effect', () => {
  it('counts days that would be read otherwise, and says when is paid', async () => {
    const { jobId } = company.employee;
    await addWorkedDays(server, company, jobId, ['2026-11-16', '2026-11-17'], { arrival: '09:30' });
    const preview = async (validFrom: string) =>
      bodyOf(
        await server.call('previewWorkSettings', {
          as: company.employer,
          body: { ...work, daysOff: [6, 7], validFrom },
        }),
      );
    const early = await preview('2026-11-17');
    expect(early).toMatchObject({ people: 1, days: { late: { before: 1, after: 0 } } });
    expect(early.months[0]).toMatchObject({ month: '2026-11', workingDays: { before: 21, after: 21 } });
    for (const change of [
      { status: 'blocked' },
      { status: 'left', employment: '{[2026-11-16,2026-11-18)}' },
    ] as const) {
      await server.db.updateTable('employee').set(change).where('id', '=', jobId).execute();
      expect(await preview('2026-11-17')).toMatchObject({
        people: 1,
        days: { late: { before: 1, after: 0 } },
      });
    }
    // Who has left has no days to come.
    expect(await preview('2026-11-19')).toMatchObject({ people: 0, days: { changed: 0 } });
    expect((await settings()).work.planned).toEqual([]);
    const paid = bodyOf(
      await server.call('previewPaySettings', { as: company.employer, body: { ...pay, advanceDay: '10' } }),
    ).payDates;
    expect(paid.some(({ tooLate }) => tooLate)).toBe(true);
  });
});
