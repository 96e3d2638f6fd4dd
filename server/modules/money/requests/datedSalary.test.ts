import { describe, expect, it } from 'vitest';
import type { CompanyDate } from '#domain/calendar/index.ts';
import {
  company,
  earnedBy,
  ENABLED,
  other,
  SALARY,
  salary,
  server,
  TEN_DAYS_EARNED,
  usePayments,
  workedDays,
} from '#tests/support/worlds/paymentsWorld.ts';
import { addWorkedDays, bodyOf, faults, refusal } from '#tests/support/worlds/punching.ts';
import { staffOf, whole } from '#tests/support/worlds/staff.ts';
import { shownAfter } from '#tests/support/worlds/wholeMoney.ts';
import { hireSomebody } from '#tests/support/worlds/world.ts';

usePayments();

/** It is 18 November: 21 working days. */
const MORE = 700_000_000;
const MORE_PER_DAY = 33_333_333;

/** What follows from what was earned, where half of it may be asked for, in whole so'm. */
const earnedInNovember = (earned: number) => {
  const allowed = Math.floor(earned / 2);
  return { earned, allowed, enabled: allowed - (allowed % 100) };
};
const staff = () => staffOf(server, company.employer);
const update = (body: { salary: number; salaryFrom?: string }) =>
  staff().update(company.employee.jobId, body);
const record = () => staff().read(company.employee.jobId);
const withdraw = (validFrom: CompanyDate, version: number) =>
  server.call('withdrawSalary', {
    as: company.employer,
    path: { id: company.employee.jobId },
    body: { validFrom, version },
  });
const move = (validFrom: CompanyDate, to: string, version: number, as = company.employer) =>
  server.call('moveSalary', {
    as,
    path: { id: company.employee.jobId },
    body: { validFrom, to, version },
  });
const preview = (salaryFrom: string, amount = MORE) =>
  server.call('previewTerms', {
    as: company.employer,
    path: { id: company.employee.jobId },
    body: { salary: amount, salaryFrom },
  });
const close = (month: `${number}-${number}`) =>
  server.db
    .insertInto('period')
    .values({
      ...{ organizationId: company.organizationId, month, state: 'closed' },
      changedAt: server.clock.date(),
    })
    .execute();
const ownersPhone = async () => {
  const { accountId } = company.employer;
  const account = server.db.selectFrom('account').where('id', '=', accountId).select('phoneNumber');
  return (await account.executeTakeFirstOrThrow()).phoneNumber;
};
const audited = () =>
  server.db
    .selectFrom('auditEntry')
    .select(['event', 'validFrom', 'before', 'after'])
    .where('organizationId', '=', company.organizationId)
    .where('subject', '=', 'salary')
    .orderBy('at')
    .orderBy('id')
    .execute();

describe('a salary from a day on', () => {
  it('leaves what was earned before it, and pays the days after it', async () => {
    await workedDays();
    bodyOf(await update({ salary: MORE, salaryFrom: '2026-11-16' }));
    await addWorkedDays(server, company, company.employee.jobId, ['2026-11-16', '2026-11-17']);
    const seen = await salary();
    const earned = TEN_DAYS_EARNED + earnedBy(2, MORE);
    expect(seen).toEqual({
      ...{ ...shownAfter(12), ...earnedInNovember(earned), salary: MORE, salaryPerDay: MORE_PER_DAY },
      spans: [
        {
          ...{ from: '2026-11-01', to: '2026-11-15', salary: SALARY, share: '1/21' },
          ...{ counted: 10, earned: TEN_DAYS_EARNED },
        },
        {
          ...{ from: '2026-11-16', to: '2026-11-30', salary: MORE, share: '1/21' },
          ...{ counted: 2, earned: earnedBy(2, MORE) },
        },
      ],
    });
  });

  it('holds from today unless a day is named, in the list, the record and the file', async () => {
    const before = await record();
    const versions = [{ validFrom: '2026-11-18', salary: MORE }];
    expect(bodyOf(await update({ salary: MORE }))).toEqual({
      ...{ ...before, salary: MORE, version: 2 },
      salaries: { today: '2026-11-18', earliest: '2026-11-01', versions },
    });
    const listedNow = bodyOf(await server.call('listEmployees', { as: company.employer }));
    expect(listedNow.items.map(whole).map((one) => one.salary)).toEqual([MORE]);
    const [entry] = await staff().historyOf(company.employee.jobId);
    expect(entry?.changes).toEqual([
      { field: 'salary', from: String(SALARY), to: String(MORE), validFrom: '2026-11-18' },
    ]);
    expect(await audited()).toEqual([
      {
        ...{ event: 'save', validFrom: '2026-11-18' },
        ...{ before: { salary: SALARY }, after: { salary: MORE } },
      },
    ]);
  });

  it('is planned several times ahead, begins by itself, and is taken back before its day', async () => {
    bodyOf(await update({ salary: MORE, salaryFrom: '2026-12-01' }));
    bodyOf(await update({ salary: MORE + 100, salaryFrom: '2027-01-01' }));
    const planned = await record();
    expect([planned.salary, planned.version]).toEqual([SALARY, 3]);
    expect(planned.salaries.versions).toEqual([
      { validFrom: '2026-11-18', salary: SALARY },
      { validFrom: '2026-12-01', salary: MORE },
      { validFrom: '2027-01-01', salary: MORE + 100 },
    ]);
    const left = bodyOf(await withdraw('2027-01-01', 3));
    expect([left.version, left.salaries.versions.length]).toEqual([4, 2]);
    const [entry] = await staff().historyOf(company.employee.jobId);
    expect(entry?.changes).toEqual([
      { field: 'salary', from: String(MORE + 100), to: String(MORE), validFrom: '2027-01-01' },
    ]);
    server.clock.set(Date.parse('2026-12-01T00:00:30+05:00'));
    company.employer = { ...company.employer, ...(await server.signIn(await ownersPhone())) };
    expect((await record()).salary).toBe(MORE);
    expect(refusal(await withdraw('2026-12-01', 4))).toEqual([404, 'notFound']);
  });

  it('of a day replaces the one saved for that day before, and none stays that changes nothing', async () => {
    bodyOf(await update({ salary: MORE, salaryFrom: '2026-12-01' }));
    bodyOf(await update({ salary: MORE + 100, salaryFrom: '2026-12-01' }));
    expect((await record()).salaries.versions.at(-1)).toEqual({
      validFrom: '2026-12-01',
      salary: MORE + 100,
    });
    bodyOf(await update({ salary: SALARY, salaryFrom: '2026-12-01' }));
    expect((await record()).salaries.versions).toHaveLength(1);
  });
});

describe('a planned salary', () => {
  it('is given another first day in one step, with both days in the history', async () => {
    const planned = whole(bodyOf(await update({ salary: MORE, salaryFrom: '2026-12-01' })));
    const versions = [
      { validFrom: '2026-11-18', salary: SALARY },
      { validFrom: '2027-01-01', salary: MORE },
    ];
    expect(bodyOf(await move('2026-12-01', '2027-01-01', 2))).toEqual({
      ...{ ...planned, version: 3, salaries: { ...planned.salaries, versions } },
    });
    const entries = await staff().historyOf(company.employee.jobId);
    expect(entries.slice(0, 2).flatMap(({ changes }) => changes)).toEqual([
      { field: 'salary', from: String(SALARY), to: String(MORE), validFrom: '2027-01-01' },
      { field: 'salary', from: String(MORE), to: String(SALARY), validFrom: '2026-12-01' },
    ]);
    expect((await audited()).map(({ event, validFrom }) => [event, validFrom])).toEqual([
      ['save', '2026-12-01'],
      ['withdraw', '2026-12-01'],
      ['save', '2027-01-01'],
    ]);
    // To its own day: nothing is written.
    expect(bodyOf(await move('2027-01-01', '2027-01-01', 3)).version).toBe(3);
  });

  it('moved to the day of another one replaces it', async () => {
    bodyOf(await update({ salary: MORE, salaryFrom: '2026-12-01' }));
    bodyOf(await update({ salary: MORE + 100, salaryFrom: '2027-01-01' }));
    expect(bodyOf(await move('2026-12-01', '2027-01-01', 3)).salaries.versions).toEqual([
      { validFrom: '2026-11-18', salary: SALARY },
      { validFrom: '2027-01-01', salary: MORE },
    ]);
  });

  it('is moved to a day to come alone, by who has seen the newest record, of one’s own company', async () => {
    bodyOf(await update({ salary: MORE, salaryFrom: '2026-12-01' }));
    const today = await move('2026-12-01', '2026-11-18', 2);
    expect([refusal(today), faults(today)]).toEqual([[400, 'validationFailed'], ['/to notAhead']]);
    expect(faults(await move('2026-12-01', '2026-11-31', 2))).toEqual(['/to dateInvalid']);
    expect(refusal(await move('2026-12-01', '2027-01-01', 1))).toEqual([409, 'changedMeanwhile']);
    expect(refusal(await move('2026-12-02', '2027-01-01', 2))).toEqual([404, 'notFound']);
    expect(refusal(await move('2026-12-01', '2027-01-01', 2, other.employer))).toEqual([404, 'notFound']);
    expect((await record()).salaries.versions.at(-1)).toEqual({ validFrom: '2026-12-01', salary: MORE });
  });
});

describe('what a salary from a day on would change', () => {
  it('is said before, and is what saving it comes to', async () => {
    await workedDays();
    const before = await salary();
    const said = bodyOf(await preview('2026-11-09'));
    // Five days at each of both.
    const after = earnedInNovember(earnedBy(10, (SALARY + MORE) / 2));
    expect(said).toEqual({
      ...{ days: 5, unclear: null, earned: { before: TEN_DAYS_EARNED, after: after.earned } },
      enabled: { before: ENABLED, after: after.enabled },
    });
    expect(await salary()).toEqual(before);
    bodyOf(await update({ salary: MORE, salaryFrom: '2026-11-09' }));
    const { earned, allowed, enabled } = await salary();
    expect({ earned, allowed, enabled }).toEqual(after);
  });

  it('is nothing for a day to come, and is refused for a closed month', async () => {
    await workedDays();
    expect(bodyOf(await preview('2026-12-01'))).toEqual({
      ...{ days: 0, unclear: null, earned: { before: TEN_DAYS_EARNED, after: TEN_DAYS_EARNED } },
      enabled: { before: ENABLED, after: ENABLED },
    });
    await close('2026-11');
    const closed = await preview('2026-11-30');
    expect([refusal(closed), faults(closed)]).toEqual([[422, 'periodClosed'], ['/salaryFrom periodClosed']]);
  });
});

describe('other pay settings', () => {
  const pay = {
    ...{ advanceDay: '20', salaryDay: 5, advancePercent: 40, allowedPercent: 50, balanceLimit: 900_000_000 },
    validFrom: '2026-11-18' as CompanyDate,
  };
  const previewPay = async (change: object) =>
    bodyOf(await server.call('previewPaySettings', { as: company.employer, body: { ...pay, ...change } }));

  it('say what all people together may ask for before and after, and how many of them less or more', async () => {
    await workedDays();
    const colleague = await hireSomebody(server, company.employer);
    await addWorkedDays(server, company, colleague.jobId, ['2026-11-02']);
    const lower = await previewPay({ allowedPercent: 10 });
    // Of ten days and of one, by whole so'm: a half and a tenth.
    const before = ENABLED + 11_904_700;
    const { people, enabled, earned, days } = lower;
    const all = earnedBy(10) + earnedBy(1);
    expect({ people, enabled, earned, days }).toEqual({
      ...{ people: 2, enabled: { before, after: 23_809_500 + 2_380_900, less: 2, more: 0 } },
      earned: { before: all, after: all },
      days: { changed: 0, late: { before: 0, after: 0 }, counted: { before: 0, after: 0 } },
    });
    // What only one of them reaches is less for one.
    expect((await previewPay({ balanceLimit: ENABLED - 100 })).enabled).toEqual({
      ...{ before, after: before - 100, less: 1, more: 0 },
    });
    // Ahead of their day: by what stands today.
    expect((await previewPay({ allowedPercent: 10, validFrom: '2026-12-01' })).enabled).toEqual(
      lower.enabled,
    );
    expect((await previewPay({ advanceDay: '7' })).enabled).toEqual({
      before,
      after: before,
      less: 0,
      more: 0,
    });
    const { version } = bodyOf(await server.call('getSettings', { as: company.employer })).pay;
    const body = { ...pay, allowedPercent: 10, version };
    bodyOf(await server.call('updatePaySettings', { as: company.employer, body }));
    const theirs = bodyOf(await server.call('getSalary', { as: colleague }));
    expect((await salary()).enabled + theirs.enabled).toBe(lower.enabled.after);
  });
});

describe('a salary is refused', () => {
  it('from a day of a closed period, with nothing else saved', async () => {
    await close('2026-10');
    bodyOf(await update({ salary: MORE, salaryFrom: '2026-11-01' }));
    await close('2026-11');
    const answer = await staff().update(company.employee.jobId, {
      ...{ firstName: 'Boshqa', salary: SALARY, salaryFrom: '2026-11-30' },
    });
    expect([refusal(answer), faults(answer)]).toEqual([[422, 'periodClosed'], ['/salaryFrom periodClosed']]);
    const kept = await record();
    expect([kept.salary, kept.firstName === 'Boshqa', kept.salaries.earliest]).toEqual([
      MORE,
      false,
      '2026-12-01',
    ]);
    // Saving the rest without touching the salary is no change of it.
    expect(bodyOf(await staff().update(company.employee.jobId, { firstName: 'Boshqa' })).salary).toBe(MORE);
  });

  it('from a day that does not exist', async () => {
    const answer = await update({ salary: MORE, salaryFrom: '2026-11-31' });
    expect([refusal(answer), faults(answer)]).toEqual([
      [400, 'validationFailed'],
      ['/salaryFrom dateInvalid'],
    ]);
  });

  it('to be taken back by who has not seen the newest record, or by another company', async () => {
    bodyOf(await update({ salary: MORE, salaryFrom: '2026-12-01' }));
    const stale = await withdraw('2026-12-01', 1);
    expect(refusal(stale)).toEqual([409, 'changedMeanwhile']);
    expect((stale.body as { current?: unknown }).current).toEqual(await record());
    expect(refusal(await withdraw('2026-12-02', 2))).toEqual([404, 'notFound']);
    const foreign = await server.call('withdrawSalary', {
      as: other.employer,
      path: { id: company.employee.jobId },
      body: { validFrom: '2026-12-01', version: 2 },
    });
    expect(refusal(foreign)).toEqual([404, 'notFound']);
    expect((await record()).salaries.versions).toHaveLength(2);
  });
});
