import { describe, expect, it } from 'vitest';
import { fromSom } from '#domain/money.ts';
import {
  close,
  closeOctober,
  colleague,
  correct,
  days,
  november,
  october,
  OWED,
  payRun,
  useDebt,
  work,
} from '#tests/support/worlds/debtWorld.ts';
import {
  EARNED,
  preview,
  set,
  rowIn,
  slipOf,
  bonus,
  deduct,
  paidByNet,
} from '#tests/support/worlds/netPayWorld.ts';
import { at, company, earnedBy, salary, server, workingDaysOf } from '#tests/support/worlds/paymentsWorld.ts';
import { acting, confirm, ledger, make, read, stop } from '#tests/support/worlds/payRunsWorld.ts';
import { bodyOf, refusal } from '#tests/support/worlds/punching.ts';
import {
  booked,
  books,
  colleaguesRow,
  colleaguesSlip,
  drafted,
  told,
  withColleague,
} from '#tests/support/worlds/wholeMoney.ts';

useDebt();

/** What a bonus of October adds to a row. */
const withBonus = async (som = 100_000) => {
  const { items } = bodyOf(await bonus(som, october));
  return { additions: fromSom(som), lines: items };
};
/** On a payslip: all of October's salary, by these payments. */
const given = (...sums: number[]) => {
  const all = sums.reduce((sum, one) => sum + one);
  return { toPay: all, salary: all, payments: sums.map((one) => ['salary', one, '2026-11-03']) };
};
const paidElsewhere = {
  ...{ line: 2, match: 'paidElsewhere', net: fromSom(5_000_000), employeeName: 'Yusupova Dilshod' },
  ...{ ours: null, toPay: null },
};

describe('once a salary is paid by it', () => {
  it('no day of its month is paid by another one, whatever is corrected', async () => {
    await paidByNet(3_200_000);
    await correct(days.slice(0, 2), [{ in: '09:00', out: '09:01' }], colleague);
    await correct(days.slice(0, 1), [{ in: '09:00', out: '18:00' }], colleague);
    const month = bodyOf(
      await server.call('getEmployeeMonth', {
        ...acting(),
        path: { id: colleague },
        query: { month: november },
      }),
    );
    expect(month.adjustments.map(({ amount }) => amount)).toEqual([0, 0, 0]);
    await at('2026-12-03T12:00:00+05:00');
    const worked = await workingDaysOf(november);
    await work(worked, colleague);
    await work(worked);
    await close(november);
    const run = await make('salary', november);
    expect(await rowIn(run.id)).toEqual(colleaguesRow(21, EARNED));
    await payRun(run, '2026-12-03');
    expect((await ledger()).balances.payable).toBe(0);
  });

  it('a correction pays nothing but what a later upload or another line adds', async () => {
    await paidByNet(3_200_000);
    const added = await withBonus();
    const run = await make('salary', october);
    expect(run).toEqual(drafted(run, { kind: 'correction', ...withColleague(added.additions) }));
    const [paid, netPay] = [fromSom(3_200_000), fromSom(3_500_000)];
    expect(await rowIn(run.id)).toEqual(
      colleaguesRow(21, added.additions, { ...added, paid, netDifference: fromSom(200_000) }),
    );
    await set(run.id, [[colleague, 3_500_000]]);
    const netDifference = fromSom(400_000);
    expect(await rowIn(run.id)).toEqual(
      colleaguesRow(21, fromSom(300_000), { ...added, paid, netPay, netDifference }),
    );
    await payRun(await read(run.id), '2026-11-03');
    expect(told(await slipOf())).toEqual(
      colleaguesSlip({ netDifference, ...added, ...given(paid, fromSom(300_000)) }),
    );
    expect(await booked()).toEqual(books({ carryOver: OWED, salaryExpense: netPay + earnedBy(2) }));
  });

  it('another upload needs nobody to be due: a wrong file is put right by a correction', async () => {
    await paidByNet(320_000);
    const run = await make('salary', october);
    expect(run).toEqual(drafted(run, { kind: 'correction' }));
    await set(run.id, [[colleague, 3_200_000]]);
    const [paid, rest, netPay] = [fromSom(320_000), fromSom(2_880_000), fromSom(3_200_000)];
    const netDifference = fromSom(200_000);
    expect(await rowIn(run.id)).toEqual(colleaguesRow(21, rest, { paid, netPay, netDifference }));
    await payRun(await read(run.id), '2026-11-03');
    expect(told(await slipOf())).toEqual(colleaguesSlip({ netDifference, ...given(paid, rest) }));
    expect(await booked()).toEqual(books({ carryOver: OWED, salaryExpense: netPay + earnedBy(2) }));
  });

  it('whoever was not employed in its month is due again once their payment is stopped', async () => {
    const body = { ids: [colleague], event: 'leave' as const, reason: 'Oʻz xohishi' };
    bodyOf(await server.call('changeEmployeeStatus', { as: company.employer, body }));
    await at('2026-11-18T12:00:00+05:00');
    await work((await workingDaysOf(november)).slice(0, 10));
    const run = await make('salary', november);
    await set(run.id, [[colleague, 500_000]]);
    bodyOf(await confirm(await read(run.id)));
    bodyOf(await stop(run.id));
    const again = await make('salary', november);
    const [employeeStatus, netDifference] = ['left', fromSom(500_000)];
    const row = colleaguesRow(0, netDifference, { netDifference });
    expect(await rowIn(again.id)).toEqual({ ...row, employeeStatus });
  });

  it('closing its month again gives and takes nothing', async () => {
    await paidByNet(3_200_000);
    await correct(days.slice(0, 1), [{ in: '09:00', out: '09:01' }], colleague);
    const reopen = { reason: 'Xato', version: 1 };
    bodyOf(await server.call('reopenMonth', { ...acting(), path: { month: october }, body: reopen }));
    const item = { kind: 'belowNorm' as const, id: colleague, date: days[0]! };
    bodyOf(await server.call('settle', { ...acting(), body: { event: 'dismiss', items: [item] } }));
    await close(october);
    const run = await make('salary', october);
    expect(run).toEqual(drafted(run, { kind: 'correction' }));
    const net = fromSom(3_200_000);
    const sums = { netDifference: net - earnedBy(20, EARNED), away: [{ kind: 24, days: 1 }] };
    expect(told(await slipOf())).toEqual(colleaguesSlip({ ...sums, ...given(net) }, 20));
    expect(await booked()).toEqual(books({ carryOver: OWED, salaryExpense: net + earnedBy(2) }));
  });
});

describe('what comes beside it', () => {
  it('a line of pay entered after the upload comes on top, one before it is part of it', async () => {
    await closeOctober();
    const run = await make('salary', october);
    const part = await withBonus(500_000);
    await set(run.id, [[colleague, 3_200_000]]);
    const net = { netPay: fromSom(3_200_000), netDifference: fromSom(-300_000) };
    expect(await rowIn(run.id)).toEqual(colleaguesRow(21, net.netPay, { ...part, ...net }));
    const { lines } = await withBonus();
    const both = { additions: fromSom(600_000), lines: lines.toSorted((a, b) => b.amount - a.amount) };
    expect(await rowIn(run.id)).toEqual(colleaguesRow(21, fromSom(3_300_000), { ...both, ...net }));
  });

  it('deductions are at most half of it', async () => {
    await closeOctober();
    const run = await make('salary', october);
    await set(run.id, [[colleague, 1_000_000]]);
    expect(refusal(await deduct(600_000, october))).toEqual([422, 'deductionAboveHalf']);
    const { items: lines } = bodyOf(await deduct(500_000, october));
    const rowOf = (net: number, more: { amount: number; netDifference: number; aboveHalf?: true }) =>
      colleaguesRow(21, more.amount, { deductions: fromSom(500_000), lines, netPay: fromSom(net), ...more });
    expect(await rowIn(run.id)).toEqual(
      rowOf(1_000_000, { amount: fromSom(500_000), netDifference: fromSom(-2_000_000) }),
    );
    // The net is what is left after the deduction: half of it more came in before that.
    await set(run.id, [[colleague, 400_000]]);
    expect(await rowIn(run.id)).toEqual(
      rowOf(400_000, { amount: fromSom(400_000), netDifference: fromSom(-2_100_000), aboveHalf: true }),
    );
    expect(refusal(await confirm(await read(run.id)))).toEqual([409, 'runAboveHalf']);
  });

  it('a day that was corrected before the upload is paid by it, and not by the next month', async () => {
    await closeOctober();
    const { jobId } = company.employee;
    await correct([days[2]!], [{ in: '09:00', out: '18:00' }]);
    const run = await make('salary', october);
    await set(run.id, [[jobId, 1_900_000]]);
    await payRun(await read(run.id), '2026-11-03');
    const { adjustments } = bodyOf(
      await server.call('getMyMonth', { as: company.employee, query: { month: november } }),
    );
    expect(adjustments).toMatchObject([{ date: days[2], amount: 0 }]);
  });

  it('nobody is paid by it for a month of which another one has paid corrected days', async () => {
    await closeOctober();
    await payRun(await make('salary', october), '2026-11-03');
    await correct(days.slice(0, 1), [{ in: '09:00', out: '09:01' }], colleague);
    await at('2026-11-18T12:00:00+05:00');
    await work((await workingDaysOf(november)).slice(0, 5), colleague);
    bodyOf(await confirm(await make('salary', november)));
    const added = await withBonus();
    const run = await make('salary', october);
    expect((await preview(run.id, [[colleague, 5_000_000]])).rows).toEqual([paidElsewhere]);
    await set(run.id, [[colleague, 5_000_000]]);
    expect(await rowIn(run.id)).toEqual(colleaguesRow(21, fromSom(100_000), { ...added, paid: EARNED }));
  });

  it('nor of which the closing of another one has taken days back', async () => {
    await closeOctober();
    await payRun(await make('salary', october), '2026-11-03');
    await at('2026-11-18T20:00:00+05:00');
    const worked = await workingDaysOf(november);
    await work(
      worked.filter((date) => date <= '2026-11-18'),
      colleague,
    );
    const leave = { ids: [colleague], event: 'leave' as const, reason: 'Oʻz xohishi' };
    bodyOf(await server.call('changeEmployeeStatus', { as: company.employer, body: leave }));
    await payRun(await make('salary', november), '2026-11-18');
    await correct(days.slice(0, 1), [{ in: '09:00', out: '09:01' }], colleague);
    await at('2026-12-03T12:00:00+05:00');
    await work(worked);
    await close(november);
    expect((await ledger()).balances.carryOver).toBeGreaterThan(OWED);
    bodyOf(await bonus(100_000, october));
    const run = await make('salary', october);
    expect((await preview(run.id, [[colleague, 5_000_000]])).rows).toEqual([paidElsewhere]);
  });

  it('an advance is asked for no further than what the month comes to by it, once it is confirmed', async () => {
    const { jobId } = company.employee;
    await at('2026-11-18T12:00:00+05:00');
    await work((await workingDaysOf(november)).slice(0, 10));
    bodyOf(await bonus(50_000, november, jobId));
    const run = await make('salary', november);
    const before = await salary();
    await set(run.id, [[jobId, 250_000]]);
    expect((await salary()).enabled).toBe(before.enabled);
    await payRun(await read(run.id), '2026-11-18');
    const after = await salary();
    expect(before.enabled).toBeGreaterThan(fromSom(250_000));
    expect(after).toMatchObject({ enabled: 0, limit: fromSom(250_000), limitOf: 'netPay' });
  });
});

describe('a draft that is not confirmed', () => {
  it('has changed nothing: no debt at the closing, and corrected days are paid by the next month', async () => {
    await at('2026-10-20T12:00:00+05:00');
    await work(days.slice(0, 12), colleague);
    await payRun(await make('salary', october), '2026-10-20');
    const added = await withBonus();
    const run = await make('salary', october);
    await set(run.id, [[colleague, 100_000]]);
    await closeOctober();
    await correct(days.slice(0, 1), [{ in: '09:00', out: '09:01' }], colleague);
    const cancel = { path: { id: run.id }, body: { reason: 'Xato fayl' } };
    bodyOf(await server.call('cancelPayRun', { ...acting(), ...cancel }));
    const again = await make('salary', october);
    const paid = earnedBy(12, EARNED);
    expect(await rowIn(again.id)).toEqual(
      colleaguesRow(21, EARNED + added.additions - paid, { ...added, paid }),
    );
    const { adjustments } = bodyOf(
      await server.call('getEmployeeMonth', {
        ...{ ...acting(), path: { id: colleague }, query: { month: november } },
      }),
    );
    expect(adjustments[0]!.amount).toBeLessThan(0);
  });

  it('pays by the earlier one again when a second upload is cancelled', async () => {
    await paidByNet(3_200_000);
    const added = await withBonus();
    const run = await make('salary', october);
    await set(run.id, [[colleague, 35_000_000]]);
    const cancel = { path: { id: run.id }, body: { reason: 'Xato fayl' } };
    bodyOf(await server.call('cancelPayRun', { ...acting(), ...cancel }));
    const before = { paid: fromSom(3_200_000), netDifference: fromSom(200_000) };
    expect(await rowIn((await make('salary', october)).id)).toEqual(
      colleaguesRow(21, fromSom(100_000), { ...added, ...before }),
    );
  });

  it('does not pay by it once another month has paid corrected days', async () => {
    await closeOctober();
    await payRun(await make('salary', october), '2026-11-03');
    await correct(days.slice(0, 1), [{ in: '09:00', out: '09:01' }], colleague);
    bodyOf(await bonus(100_000, october));
    const run = await make('salary', october);
    await set(run.id, [[colleague, 5_000_000]]);
    await at('2026-11-18T12:00:00+05:00');
    await work((await workingDaysOf(november)).slice(0, 5), colleague);
    bodyOf(await confirm(await make('salary', november)));
    expect(refusal(await confirm(await read(run.id)))).toEqual([409, 'runOutdated']);
  });
});
