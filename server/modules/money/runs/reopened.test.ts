import { beforeEach, describe, expect, it } from 'vitest';
import type { CompanyDate } from '#domain/calendar/index.ts';
import { close, correct, november, october, payRun, slip, work } from '#tests/support/worlds/debtWorld.ts';
import {
  at,
  company,
  SALARY,
  salary,
  server,
  usePayments,
  workingDaysOf,
} from '#tests/support/worlds/paymentsWorld.ts';
import { acting, ledger, make } from '#tests/support/worlds/payRunsWorld.ts';
import { bodyOf, refusal } from '#tests/support/worlds/punching.ts';
import { booked, books } from '#tests/support/worlds/wholeMoney.ts';

usePayments(() => ({}), '2026-10-01T08:00:00+05:00');

const WHOLE = [{ in: '09:00', out: '18:00' }];
const SHORT = [{ in: '09:00', out: '09:01' }];
let days: CompanyDate[];
let last: CompanyDate;
/** What October earns by all of its days but one. */
let allButOne: number;
let oneDay: number;

/** Everybody else is nobody; it is 3 November. */
beforeEach(async () => {
  days = await workingDaysOf(october);
  last = days.at(-1)!;
  allButOne = Math.floor((SALARY * (days.length - 1)) / days.length);
  oneDay = SALARY - allButOne;
  await at('2026-11-03T12:00:00+05:00');
  await work(days);
});

const dismiss = async () => {
  const items = [{ kind: 'belowNorm' as const, id: company.employee.jobId, date: last }];
  bodyOf(await server.call('settle', { ...acting(), body: { event: 'dismiss', items } }));
};
const closeWithout = async () => {
  await correct([last], SHORT);
  await dismiss();
  await close(october);
};
const reopen = async (version = 1) => {
  const body = { reason: 'Xato topildi', version };
  bodyOf(await server.call('reopenMonth', { ...acting(), path: { month: october }, body }));
};
const pay = async (month: typeof october | typeof november, on: CompanyDate) => {
  const run = await make('salary', month);
  await payRun(run, on);
  return run.included.amount;
};
const nobodyIn = async (period: typeof october | typeof november) =>
  expect(
    refusal(await server.call('createPayRun', { ...acting(), body: { kind: 'salary', period } })),
  ).toEqual([...[409, 'nobodyToPay']]);
/** Two days of November are worked, and paid before it is over. */
const payNovember = async () => {
  await at('2026-11-18T12:00:00+05:00');
  await work(['2026-11-02', '2026-11-03']);
  return pay(november, '2026-11-18');
};
const TWO_DAYS = Math.floor((SALARY * 2) / 21);
/** The last day of October, as a correction of it changes the pay of November. */
const added = () => ({ date: last, countedIn: null, minutes: 540, countedPercent: 100, amount: oneDay });
const taken = () => ({ ...added(), minutes: -540, countedPercent: -100, amount: -oneDay });
const adjustments = async (month: typeof october | typeof november) =>
  bodyOf(await server.call('getMyMonth', { as: company.employee, query: { month } })).adjustments;

describe('a month that is reopened after a day of it was corrected', () => {
  it('pays nothing again that another month has paid', async () => {
    await closeWithout();
    expect(await pay(october, '2026-11-03')).toBe(allButOne);
    await correct([last], WHOLE);
    expect(await adjustments(november)).toEqual([added()]);
    expect(await payNovember()).toBe(TWO_DAYS + oneDay);
    await reopen();
    expect(await adjustments(november)).toEqual([added()]);
    expect(await adjustments(october)).toEqual([{ ...taken(), countedIn: november }]);
    await close(october);
    await nobodyIn(october);
    await nobodyIn(november);
    const { earned, adjustments: corrected, toPay, salary: given, left } = await slip(october);
    expect([earned, corrected, toPay, given, left]).toEqual([SALARY, -oneDay, allButOne, allButOne, 0]);
    expect(await booked()).toEqual(books({ salaryExpense: SALARY + TWO_DAYS }));
    // Corrected once more, and reopened once more: what is mirrored stays so.
    await correct([last], SHORT);
    expect(await adjustments(november)).toEqual([added(), taken()]);
    await reopen(2);
    expect(await adjustments(november)).toEqual([added()]);
    await dismiss();
    await close(october);
    expect((await salary()).carryOver).toBe(oneDay);
    await nobodyIn(october);
  });

  it('takes nothing again that another month has taken', async () => {
    await close(october);
    expect(await pay(october, '2026-11-03')).toBe(SALARY);
    await correct([last], SHORT);
    expect(await payNovember()).toBe(TWO_DAYS - oneDay);
    await reopen();
    await dismiss();
    await close(october);
    await nobodyIn(october);
    await nobodyIn(november);
    expect((await salary()).carryOver).toBe(0);
    expect(await booked()).toEqual(books({ salaryExpense: allButOne + TWO_DAYS }));
  });

  it('gets back what no salary has entered yet', async () => {
    await closeWithout();
    await pay(october, '2026-11-03');
    await correct([last], WHOLE);
    await reopen();
    expect([await adjustments(november), await adjustments(october)]).toEqual([[], []]);
    await close(october);
    expect(await pay(october, '2026-11-03')).toBe(oneDay);
    expect(await payNovember()).toBe(TWO_DAYS);
  });

  it('is owed at once where it comes to less than was paid, and pays what it comes to more', async () => {
    await close(october);
    await pay(october, '2026-11-03');
    await reopen();
    await correct([last], SHORT);
    await dismiss();
    expect((await salary()).carryOver).toBe(0);
    await close(october);
    expect((await salary()).carryOver).toBe(oneDay);
    expect((await ledger()).kinds.slice(-2)).toEqual(['accrued', 'carriedOver']);
    expect(await booked()).toEqual(books({ carryOver: oneDay, salaryExpense: allButOne }));
    await nobodyIn(october);
    await reopen(2);
    await correct([last], WHOLE);
    await close(october);
    // The day is paid already: what was owed for it is no longer.
    await payRun(await make('salary', october), '2026-11-03');
    expect((await salary()).carryOver).toBe(0);
    expect(await booked()).toEqual(books({ salaryExpense: SALARY }));
  });
});
