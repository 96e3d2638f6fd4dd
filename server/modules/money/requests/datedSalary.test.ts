import { describe, expect, it } from 'vitest';
import type { CompanyDate } from '#domain/calendar/index.ts';
import {
  company,
  earnedBy,
  other,
  SALARY,
  salary,
  server,
  TEN_DAYS_EARNED,
  usePayments,
  workedDays,
} from '#tests/support/worlds/paymentsWorld.ts';
import { addWorkedDays, bodyOf, refusal } from '#tests/support/worlds/punching.ts';
import { staffOf, whole } from '#tests/support/worlds/staff.ts';
import { hireSomebody } from '#tests/support/worlds/world.ts';

usePayments();

/** It is 18 November: 21 working days. */
const MORE = 700_000_000;
const MORE_PER_DAY = 33_333_333;

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
const faults = (answer: { body: unknown }) =>
  (answer.body as { errors: { pointer: string; code: string }[] }).errors.map(
    ({ pointer, code }) => `${pointer} ${code}`,
  );
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
    expect(seen).toMatchObject({
      salary: MORE,
      salaryPerDay: MORE_PER_DAY,
      daysWorked: 12,
      earned: TEN_DAYS_EARNED + earnedBy(2, MORE),
    });
    expect(seen.spans).toEqual([
      {
        ...{ from: '2026-11-01', to: '2026-11-15', salary: SALARY, share: '1/21' },
        ...{ counted: 10, earned: TEN_DAYS_EARNED },
      },
      {
        ...{ from: '2026-11-16', to: '2026-11-30', salary: MORE, share: '1/21' },
        ...{ counted: 2, earned: earnedBy(2, MORE) },
      },
    ]);
  });

  it('holds from today unless a day is named, in the list, the record and the file', async () => {
    const saved = bodyOf(await update({ salary: MORE }));
    expect(saved).toMatchObject({ salary: MORE, version: 2 });
    expect(saved.salaries).toEqual({
      today: '2026-11-18',
      earliest: '2026-11-01',
      versions: [{ validFrom: '2026-11-18', salary: MORE }],
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
    bodyOf(await update({ salary: MORE, salaryFrom: '2026-12-01' }));
    const moved = bodyOf(await move('2026-12-01', '2027-01-01', 2));
    expect(moved).toMatchObject({ salary: SALARY, version: 3 });
    expect(moved.salaries.versions).toEqual([
      { validFrom: '2026-11-18', salary: SALARY },
      { validFrom: '2027-01-01', salary: MORE },
    ]);
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
    expect(said).toMatchObject({
      days: 5,
      earned: { before: before.earned },
      enabled: { before: before.enabled },
    });
    expect(await salary()).toEqual(before);
    bodyOf(await update({ salary: MORE, salaryFrom: '2026-11-09' }));
    const after = await salary();
    expect([said.earned.after, said.enabled.after]).toEqual([after.earned, after.enabled]);
    expect(after.earned).toBeGreaterThan(before.earned);
    expect(after.enabled).toBeGreaterThan(before.enabled);
  });

  it('is nothing for a day to come, and is refused for a closed month', async () => {
    await workedDays();
    const { earned, enabled } = await salary();
    expect(bodyOf(await preview('2026-12-01'))).toEqual({
      days: 0,
      unclear: null,
      earned: { before: earned, after: earned },
      enabled: { before: enabled, after: enabled },
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
    const { enabled } = await salary();
    const lower = await previewPay({ allowedPercent: 10 });
    expect(lower.enabled).toMatchObject({ less: 2, more: 0 });
    expect(lower.enabled.before).toBeGreaterThan(enabled);
    expect(lower.days).toMatchObject({ changed: 0 });
    // What only one of them reaches is less for one.
    const { before } = lower.enabled;
    expect((await previewPay({ balanceLimit: enabled - 100 })).enabled).toEqual({
      ...{ before, after: before - 100, less: 1, more: 0 },
    });
    // Ahead of their day: by what stands today.
    expect((await previewPay({ allowedPercent: 10, validFrom: '2026-12-01' })).enabled).toEqual(
      lower.enabled,
    );
    expect((await previewPay({ advanceDay: '7' })).enabled).toMatchObject({ less: 0, more: 0 });
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
    expect(stale.body).toMatchObject({ current: { version: 2 } });
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
