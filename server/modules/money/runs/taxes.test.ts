import { beforeEach, describe, expect, it } from 'vitest';
import { fromSom, tiyin } from '#domain/money.ts';
import {
  ADVANCE,
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
} from '#tests/support/worlds/debtWorld.ts';
import { bonus, deduct, EARNED, preview, rowIn, set, slipOf } from '#tests/support/worlds/netPayWorld.ts';
import { company, earnedBy, salary, server } from '#tests/support/worlds/paymentsWorld.ts';
import { acting, ledger, make, read } from '#tests/support/worlds/payRunsWorld.ts';
import { bodyOf, refusal } from '#tests/support/worlds/punching.ts';
import { staffOf } from '#tests/support/worlds/staff.ts';
import {
  booked,
  books,
  colleaguesRow,
  colleaguesSlip,
  drafted,
  one,
  told,
  withColleague,
} from '#tests/support/worlds/wholeMoney.ts';

useDebt();

type Basis = 'net' | 'gross';

const update = async (validFrom: `${number}-${number}-${number}`, salaryBasis?: Basis) => {
  const { version } = bodyOf(await server.call('getSettings', acting())).pay;
  const days = { advanceDay: '20', salaryDay: 5, advancePercent: 40, allowedPercent: 50 };
  const body = { ...days, balanceLimit: fromSom(10_000_000), version, validFrom };
  return server.call('updatePaySettings', {
    ...acting(),
    body: { ...body, ...(salaryBasis && { salaryBasis }) },
  });
};
/** Of the debtor, whose advance was above the two days that count: what they earned no tax of was given too much as well. */
const DEBTORS_TAX = tiyin(Math.trunc(earnedBy(2) * 0.12));
const tax = (som: number) => fromSom(som * 0.12);
/** What is withheld of the colleague, of which a part is for the pension, and of the debtor. */
const withheld = (theirs: number, part: number) => {
  const pension = Math.trunc(DEBTORS_TAX / 120) + part;
  return { incomeTax: theirs + DEBTORS_TAX - pension, pension };
};
/** On a payslip: the salary of October is paid. */
const paid = (amount: number) => ({
  ...{ toPay: amount, salary: amount, payments: [['salary', amount, '2026-11-03']] },
});
const inGross = async () => {
  bodyOf(await update('2026-10-01', 'gross'));
  await closeOctober();
};

describe('where salaries are in gross', () => {
  beforeEach(inGross);

  it('the salary is paid without income tax, which run, payslip, home and ledger say', async () => {
    const run = await make('salary', october);
    const { items: lines } = bodyOf(await bonus(500_000, october));
    const amount = fromSom(3_500_000 - 420_000);
    const sums = { additions: fromSom(500_000), tax: tax(3_500_000), lines };
    expect(await rowIn(run.id)).toEqual(colleaguesRow(21, amount, sums));
    const { ahead, salaryBasis } = await salary();
    // November, too.
    expect(salaryBasis).toBe('gross');
    expect(ahead?.lastMonth).toEqual({
      ...{ month: october, state: 'closed', earned: earnedBy(2), tax: DEBTORS_TAX, paid: ADVANCE, toCome: 0 },
      ...{ netDifference: 0, additions: 0, deductions: 0, carryOver: 0 },
      payday: { kind: 'salary', named: '2026-11-05', paid: '2026-11-05', because: null },
    });
    const draft = await read(run.id);
    expect(draft.tax).toEqual({ count: 2, amount: tax(3_500_000) + DEBTORS_TAX });
    await payRun(draft, '2026-11-03');
    expect(told(await slipOf())).toEqual(
      colleaguesSlip({ ...sums, pension: fromSom(3_500), ...paid(amount) }),
    );
    expect((await ledger()).kinds).toContain('taxed');
    const salaryExpense = EARNED + earnedBy(2) + fromSom(500_000);
    const carryOver = OWED + DEBTORS_TAX;
    expect(await booked()).toEqual(
      books({ carryOver, salaryExpense, ...withheld(tax(3_500_000), fromSom(3_500)) }),
    );
    expect((await salary()).carryOver).toBe(carryOver);
  });

  it('what is taken back of a month takes its tax with it', async () => {
    const run = await make('salary', october);
    const { items } = bodyOf(await bonus(500_000, october));
    await payRun(await read(run.id), '2026-11-03');
    const path = { id: colleague, lineId: items[0]!.id };
    bodyOf(await server.call('withdrawPayLine', { ...acting(), path, body: { reason: 'Xato' } }));
    const owing = await make('salary', october);
    const carried = fromSom(440_000);
    const less = { carried: one(carried), tax: one(0 - tax(500_000)), unpaid: 1 };
    expect(owing).toEqual(drafted(owing, { kind: 'correction', ...less }));
    await payRun(owing, '2026-11-03');
    const [salaryExpense, carryOver] = [EARNED + earnedBy(2), carried + OWED + DEBTORS_TAX];
    expect(await booked()).toEqual(
      books({ carryOver, salaryExpense, ...withheld(tax(3_000_000), fromSom(3_000)) }),
    );
    const sums = { tax: tax(3_000_000), pension: fromSom(3_000), carried };
    expect(told(await slipOf())).toEqual(colleaguesSlip({ ...sums, ...paid(fromSom(3_080_000)) }));
  });

  it('a month that comes to less when it is closed again is owed what was paid of it, after tax', async () => {
    await payRun(await make('salary', october), '2026-11-03');
    const body = { reason: 'Xato topildi', version: 1 };
    bodyOf(await server.call('reopenMonth', { ...acting(), path: { month: october }, body }));
    await correct(days.slice(0, 11), [{ in: '09:00', out: '09:01' }], colleague);
    const items = days.slice(0, 11).map((date) => ({ kind: 'belowNorm' as const, id: colleague, date }));
    bodyOf(await server.call('settle', { ...acting(), body: { event: 'dismiss', items } }));
    await close(october);
    const earned = Math.floor((EARNED * (days.length - 11)) / days.length);
    const taxed = Math.trunc(earned * 0.12);
    const given = fromSom(3_000_000 - 360_000);
    const carried = given - (earned - taxed);
    const [salaryExpense, carryOver] = [earned + earnedBy(2), OWED + DEBTORS_TAX + carried];
    const pension = Math.trunc(taxed / 120);
    expect(await booked()).toEqual(books({ carryOver, salaryExpense, ...withheld(taxed, pension) }));
    const sums = { tax: taxed, pension, carried, away: [{ kind: 24, days: 11 }] };
    expect(told(await slipOf())).toEqual(colleaguesSlip({ ...sums, ...paid(given) }, days.length - 11));
    const again = { kind: 'salary', period: october } as const;
    expect(refusal(await server.call('createPayRun', { ...acting(), body: again }))).toEqual([
      ...[409, 'nobodyToPay'],
    ]);
  });

  it('a payslip of a month that earns more than was paid says what is left of it after tax', async () => {
    await payRun(await make('salary', october), '2026-11-03');
    const body = { reason: 'Xato topildi', version: 1 };
    bodyOf(await server.call('reopenMonth', { ...acting(), path: { month: october }, body }));
    const update = { salary: fromSom(4_000_000), salaryFrom: '2026-10-01' as const };
    bodyOf(await staffOf(server, company.employer).update(colleague, update));
    await close(october);
    const left = fromSom(880_000);
    const sums = { tax: tax(4_000_000), pension: fromSom(4_000), toPay: fromSom(3_520_000), left };
    expect(told(await slipOf())).toEqual(
      colleaguesSlip({ ...paid(fromSom(2_640_000)), ...sums }, 21, fromSom(4_000_000)),
    );
    const run = await make('salary', october);
    const more = { ...withColleague(left), tax: one(tax(1_000_000)) };
    expect(run).toEqual(drafted(run, { kind: 'correction', ...more }));
  });

  it('the accountant’s net amount has its tax taken off already', async () => {
    const run = await make('salary', october);
    const net = fromSom(2_600_000);
    expect((await preview(run.id, [[colleague, 2_600_000]])).rows).toEqual([
      ...[
        {
          line: 2,
          match: 'sets',
          employeeName: 'Yusupova Dilshod',
          ours: fromSom(2_640_000),
          net,
          toPay: net,
        },
      ],
    ]);
    await set(run.id, [[colleague, 2_600_000]]);
    const netDifference = fromSom(-400_000);
    expect(await rowIn(run.id)).toEqual(colleaguesRow(21, net, { netPay: net, netDifference }));
    await payRun(await read(run.id), '2026-11-03');
    expect(told(await slipOf())).toEqual(colleaguesSlip({ netDifference, ...paid(net) }));
    const salaryExpense = net + earnedBy(2);
    expect(await booked()).toEqual(
      books({ carryOver: OWED + DEBTORS_TAX, salaryExpense, ...withheld(0, 0) }),
    );
  });

  it('deductions take at most half of what is left after tax', async () => {
    expect(refusal(await deduct(1_320_001, october))).toEqual([422, 'deductionAboveHalf']);
    const { items: lines } = bodyOf(await deduct(1_320_000, october));
    const run = await make('salary', october);
    const half = fromSom(1_320_000);
    expect(await rowIn(run.id)).toEqual(
      colleaguesRow(21, half, { deductions: half, tax: tax(3_000_000), lines }),
    );
    expect(run.aboveHalf).toBe(0);
  });

  it('what may be asked for is a part of what was earned, as before', async () => {
    const { enabled } = await salary();
    bodyOf(await update('2026-11-01', 'net'));
    expect((await salary()).enabled).toBe(enabled);
  });
});

describe('corrected days', () => {
  it('are taken back with the tax that was withheld of them, though the month that takes them back is in net', async () => {
    await inGross();
    bodyOf(await update('2026-11-01', 'net'));
    await payRun(await make('salary', october), '2026-11-03');
    await correct(days.slice(0, 1), [{ in: '09:00', out: '09:01' }], colleague);
    const { items: lines } = bodyOf(await bonus(500_000, november));
    const lost = EARNED - Math.floor((EARNED * (days.length - 1)) / days.length);
    const tax = tiyin(-Math.trunc(lost * 0.12));
    const run = await make('salary', november);
    const sums = { additions: fromSom(500_000), adjustments: tiyin(-lost), tax };
    expect(await rowIn(run.id)).toEqual(colleaguesRow(0, sums.additions - lost - tax, { ...sums, lines }));
  });
});

describe('what salaries are in', () => {
  const bases = async () => {
    const { current, planned } = bodyOf(await server.call('getSettings', acting())).pay;
    return [current, ...planned].map(({ validFrom, salaryBasis }) => `${validFrom} ${salaryBasis}`);
  };

  it('holds from its month on, before and after whatever else was saved, until it is withdrawn', async () => {
    bodyOf(await update('2026-11-20'));
    bodyOf(await update('2026-12-15'));
    bodyOf(await update('2026-12-01', 'gross'));
    expect((await bases()).slice(1)).toEqual(['2026-11-20 net', '2026-12-01 gross', '2026-12-15 gross']);
    // Saved again without saying so.
    bodyOf(await update('2026-12-01'));
    bodyOf(await update('2027-02-01', 'net'));
    bodyOf(await update('2027-03-05'));
    expect((await bases()).slice(2)).toEqual([
      ...['2026-12-01 gross', '2026-12-15 gross', '2027-02-01 net', '2027-03-05 net'],
    ]);
    const { version } = bodyOf(await server.call('getSettings', acting())).pay;
    const body = { section: 'pay', version, validFrom: '2026-12-01' } as const;
    bodyOf(await server.call('withdrawSettings', { ...acting(), body }));
    expect((await bases()).slice(1)).toEqual([
      ...['2026-11-20 net', '2026-12-15 net', '2027-02-01 net', '2027-03-05 net'],
    ]);
  });

  it('is a whole month’s: of the month before nothing is withheld', async () => {
    bodyOf(await update('2026-11-01', 'gross'));
    await closeOctober();
    expect(await rowIn((await make('salary', october)).id)).toEqual(colleaguesRow(21, EARNED));
    const { items: lines } = bodyOf(await bonus(100_000, november));
    expect(await rowIn((await make('salary', november)).id)).toEqual(
      colleaguesRow(0, fromSom(88_000), { additions: fromSom(100_000), tax: tax(100_000), lines }),
    );
  });

  it('changes with the first day of a month', async () => {
    const refused = { errors: [{ pointer: '/validFrom', code: 'notFirstOfMonth' }] };
    expect((await update('2026-11-02', 'gross')).body).toMatchObject(refused);
    const change = { advanceDay: '20', salaryDay: 5, advancePercent: 40, allowedPercent: 50 };
    const planned = { ...change, balanceLimit: 0, salaryBasis: 'gross', validFrom: '2026-11-02' } as const;
    const previewed = await server.call('previewPaySettings', { as: company.employer, body: planned });
    expect(previewed).toMatchObject({ status: 400, body: refused });
  });
});
