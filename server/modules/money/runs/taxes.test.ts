import { beforeEach, describe, expect, it } from 'vitest';
import { fromSom, tiyin } from '#domain/money.ts';
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
} from '#tests/support/worlds/debtWorld.ts';
import { bonus, deduct, EARNED, preview, rowIn, set, slipOf } from '#tests/support/worlds/netPayWorld.ts';
import { company, earnedBy, salary, server } from '#tests/support/worlds/paymentsWorld.ts';
import { acting, ledger, make, read } from '#tests/support/worlds/payRunsWorld.ts';
import { bodyOf, refusal } from '#tests/support/worlds/punching.ts';
import { staffOf } from '#tests/support/worlds/staff.ts';

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
const inGross = async () => {
  bodyOf(await update('2026-10-01', 'gross'));
  await closeOctober();
};

describe('where salaries are in gross', () => {
  beforeEach(inGross);

  it('the salary is paid without income tax, which run, payslip, home and ledger say', async () => {
    const run = await make('salary', october);
    bodyOf(await bonus(500_000, october));
    const amount = fromSom(3_500_000 - 420_000);
    expect(await rowIn(run.id)).toMatchObject({
      ...{ earned: EARNED, additions: fromSom(500_000), tax: tax(3_500_000), amount },
    });
    const { ahead, salaryBasis } = await salary();
    // November, too.
    expect(salaryBasis).toBe('gross');
    expect(ahead?.lastMonth).toMatchObject({ earned: earnedBy(2), tax: DEBTORS_TAX, toCome: 0 });
    const draft = await read(run.id);
    expect(draft.tax).toEqual({ count: 2, amount: tax(3_500_000) + DEBTORS_TAX });
    await payRun(draft, '2026-11-03');
    expect(await slipOf()).toMatchObject({
      ...{ earned: EARNED, tax: tax(3_500_000), pension: fromSom(3_500), toPay: amount, left: 0 },
    });
    const { kinds, balances } = await ledger();
    expect(kinds).toContain('taxed');
    const all = tax(3_500_000) + DEBTORS_TAX;
    expect(balances.incomeTax! + balances.pension!).toBe(all);
    expect(balances).toMatchObject({ payable: 0, pension: Math.trunc(DEBTORS_TAX / 120) + fromSom(3_500) });
    expect(balances.carryOver).toBe(OWED + DEBTORS_TAX);
    expect(await salary()).toMatchObject({ carryOver: OWED + DEBTORS_TAX });
  });

  it('what is taken back of a month takes its tax with it', async () => {
    const run = await make('salary', october);
    const { items } = bodyOf(await bonus(500_000, october));
    await payRun(await read(run.id), '2026-11-03');
    const path = { id: colleague, lineId: items[0]!.id };
    bodyOf(await server.call('withdrawPayLine', { ...acting(), path, body: { reason: 'Xato' } }));
    const owing = await make('salary', october);
    expect(owing).toMatchObject({ kind: 'correction', carried: { count: 1, amount: fromSom(440_000) } });
    await payRun(owing, '2026-11-03');
    const { balances } = await ledger();
    expect(balances.incomeTax! + balances.pension!).toBe(tax(3_000_000) + DEBTORS_TAX);
    expect(balances).toMatchObject({ payable: 0, carryOver: fromSom(440_000) + OWED + DEBTORS_TAX });
    expect(await slipOf()).toMatchObject({ tax: tax(3_000_000), carried: fromSom(440_000), left: 0 });
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
    const { balances } = await ledger();
    const given = fromSom(3_000_000 - 360_000) - (earned - taxed);
    expect(balances).toMatchObject({ payable: 0, carryOver: OWED + DEBTORS_TAX + given });
    expect(balances.incomeTax! + balances.pension!).toBe(taxed + DEBTORS_TAX);
    expect(await slipOf()).toMatchObject({ earned, tax: taxed, carried: given, left: 0 });
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
    expect(await slipOf()).toMatchObject({ tax: tax(4_000_000), left: fromSom(880_000) });
    const run = await make('salary', october);
    expect(run).toMatchObject({ kind: 'correction', included: { count: 1, amount: fromSom(880_000) } });
  });

  it('the accountant’s net amount has its tax taken off already', async () => {
    const run = await make('salary', october);
    expect((await preview(run.id, [[colleague, 2_600_000]])).rows).toMatchObject([
      { ours: fromSom(2_640_000), toPay: fromSom(2_600_000) },
    ]);
    await set(run.id, [[colleague, 2_600_000]]);
    expect(await rowIn(run.id)).toMatchObject({ tax: 0, netDifference: fromSom(-400_000) });
    await payRun(await read(run.id), '2026-11-03');
    expect(await slipOf()).toMatchObject({ tax: 0, pension: 0, toPay: fromSom(2_600_000), left: 0 });
    expect((await ledger()).balances).toMatchObject({ payable: 0 });
  });

  it('deductions take at most half of what is left after tax', async () => {
    expect(refusal(await deduct(1_320_001, october))).toMatchObject([422, 'deductionAboveHalf']);
    bodyOf(await deduct(1_320_000, october));
    const run = await make('salary', october);
    expect(await rowIn(run.id)).toMatchObject({ aboveHalf: false, amount: fromSom(1_320_000) });
    expect(run).toMatchObject({ aboveHalf: 0 });
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
    bodyOf(await bonus(500_000, november));
    const lost = EARNED - Math.floor((EARNED * (days.length - 1)) / days.length);
    const tax = -Math.trunc(lost * 0.12);
    const run = await make('salary', november);
    expect(await rowIn(run.id)).toMatchObject({
      ...{ earned: 0, adjustments: -lost, tax, amount: fromSom(500_000) - lost - tax },
    });
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
    expect(await rowIn((await make('salary', october)).id)).toMatchObject({ tax: 0, amount: EARNED });
    bodyOf(await bonus(100_000, november));
    expect(await rowIn((await make('salary', november)).id)).toMatchObject({ tax: tax(100_000) });
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
