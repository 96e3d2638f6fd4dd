import { describe, expect, it } from 'vitest';
import type { CompanyMonth } from '#domain/calendar/index.ts';
import { fromSom, tiyin } from '#domain/money.ts';
import type { PayLineKind } from '#domain/payLines.ts';
import {
  closeOctober,
  colleague,
  november,
  october,
  OWED,
  payRun,
  rows,
  useDebt,
} from '#tests/support/worlds/debtWorld.ts';
import { at, company, salary, server } from '#tests/support/worlds/paymentsWorld.ts';
import { acting, confirm, ledger, make, read } from '#tests/support/worlds/payRunsWorld.ts';
import { bodyOf, refusal } from '#tests/support/worlds/punching.ts';

useDebt();

/** What the colleague has earned in October. */
const EARNED = fromSom(3_000_000);

const add = (
  kind: PayLineKind,
  amount: number,
  {
    id = colleague,
    period = october,
    as = company.employer,
  }: { id?: string; period?: CompanyMonth; as?: typeof company.employer } = {},
) =>
  server.call('addPayLine', {
    ...{ as, job: as.jobId, path: { id } },
    body: { period, kind, amount: fromSom(amount), reason: ' Yaxshi ish uchun ' },
  });
const withdraw = (lineId: string, id = colleague) =>
  server.call('withdrawPayLine', { ...acting(), path: { id, lineId }, body: { reason: 'Xato' } });
const theirRow = async (runId: string) =>
  (await rows(runId)).find(({ employeeId }) => employeeId === colleague);
const theirSlip = async (month: CompanyMonth = october) =>
  bodyOf(await server.call('getEmployeePayslip', { ...acting(), path: { id: colleague, month } }));

describe('pay beside the days', () => {
  it('is in the draft at once, and with its reason on run, payslip and ledger', async () => {
    await closeOctober();
    const run = await make('salary', october);
    const { items, months } = bodyOf(await add('bonus', 500_000));
    expect(items).toMatchObject([
      { kind: 'bonus', amount: fromSom(500_000), period: october, reason: 'Yaxshi ish uchun' },
    ]);
    expect(months.slice(0, 3)).toEqual(['2026-12', november, october]);
    bodyOf(await add('sickPay', 100_000));
    bodyOf(await add('deduction', 200_000));
    const amount = tiyin(EARNED + fromSom(400_000));
    expect(await theirRow(run.id)).toMatchObject({
      ...{
        earned: EARNED,
        additions: fromSom(600_000),
        deductions: fromSom(200_000),
        proposed: amount,
        amount,
      },
      lines: [{ kind: 'bonus' }, { kind: 'sickPay' }, { kind: 'deduction' }],
    });
    expect((await read(run.id)).included).toEqual({ count: 1, amount });
    await payRun(await read(run.id), '2026-11-03');
    expect(await theirSlip()).toMatchObject({
      ...{ earned: EARNED, additions: fromSom(600_000), deductions: fromSom(200_000) },
      ...{ toPay: amount, salary: amount, left: 0 },
      lines: [{ kind: 'bonus', reason: 'Yaxshi ish uchun' }, { kind: 'sickPay' }, { kind: 'deduction' }],
    });
    const { kinds, balances } = await ledger();
    expect(kinds.filter((kind) => kind === 'added' || kind === 'deducted')).toEqual(['added', 'deducted']);
    expect(balances).toMatchObject({ payable: 0, deductions: fromSom(200_000) });
  });

  it('is no part of what may be asked for', async () => {
    await closeOctober();
    const { enabled } = await salary();
    bodyOf(await add('bonus', 900_000, { id: company.employee.jobId, period: november }));
    expect((await salary()).enabled).toBe(enabled);
  });

  it('keeps what was lowered and who was left out', async () => {
    await closeOctober();
    const run = await make('salary', october);
    const target = { ...acting(), path: { id: run.id } };
    const lower = {
      event: 'lower',
      employeeId: colleague,
      amount: fromSom(1_000_000),
      reason: 'Yarmi',
    } as const;
    bodyOf(await server.call('changePayRun', { ...target, body: lower }));
    bodyOf(await add('bonus', 500_000));
    expect(await theirRow(run.id)).toMatchObject({
      ...{ amount: fromSom(1_000_000), proposed: EARNED + fromSom(500_000), reason: 'Yarmi' },
    });
    const exclude = { event: 'exclude', employeeId: colleague, reason: 'Keyin' } as const;
    bodyOf(await server.call('changePayRun', { ...target, body: exclude }));
    bodyOf(await add('bonus', 100_000));
    expect(await theirRow(run.id)).toMatchObject({ excluded: true, reason: 'Keyin' });
  });

  it('is corrected after the salary: what was withdrawn is owed, what was added is paid', async () => {
    await closeOctober();
    await make('salary', october);
    const { items } = bodyOf(await add('bonus', 500_000));
    const [latest] = bodyOf(await server.call('listPayRuns', acting())).items;
    await payRun(latest!, '2026-11-03');
    bodyOf(await withdraw(items[0]!.id));
    const owing = await make('salary', october);
    expect(owing).toMatchObject({
      kind: 'correction',
      unpaid: 1,
      carried: { count: 1, amount: fromSom(500_000) },
    });
    // Another line in its place, before the correction is confirmed.
    bodyOf(await add('otherPay', 700_000));
    expect(await read(owing.id)).toMatchObject({
      ...{ included: { count: 1, amount: fromSom(200_000) }, carried: { count: 0 } },
    });
    await payRun(await read(owing.id), '2026-11-03');
    expect((await ledger()).balances).toMatchObject({ payable: 0, carryOver: OWED });
    expect(await theirSlip()).toMatchObject({ additions: fromSom(700_000), carried: 0, left: 0 });
  });

  it('is paid to somebody who was not employed in the month', async () => {
    const body = { ids: [colleague], event: 'leave' as const, reason: 'Oʻz xohishi' };
    bodyOf(await server.call('changeEmployeeStatus', { as: company.employer, body }));
    await at('2026-11-18T12:00:00+05:00');
    bodyOf(await add('otherPay', 300_000, { period: november }));
    const run = await make('salary', november);
    expect(await theirRow(run.id)).toMatchObject({
      earned: 0,
      proposed: fromSom(300_000),
      employeeStatus: 'left',
    });
  });

  it('is owed by somebody who was not employed in the month, once it was paid and withdrawn', async () => {
    const body = { ids: [colleague], event: 'leave' as const, reason: 'Oʻz xohishi' };
    bodyOf(await server.call('changeEmployeeStatus', { as: company.employer, body }));
    await at('2026-11-18T12:00:00+05:00');
    const { items } = bodyOf(await add('otherPay', 300_000, { period: november }));
    bodyOf(await confirm(await make('salary', november)));
    bodyOf(await withdraw(items[0]!.id));
    const owing = await make('salary', november);
    expect(owing).toMatchObject({ kind: 'correction', carried: { count: 1, amount: fromSom(300_000) } });
  });

  it('is entered also where it gives nobody more: what is added and deducted is the same', async () => {
    await closeOctober();
    await payRun(await make('salary', october), '2026-11-03');
    await at('2026-11-03T13:00:00+05:00');
    bodyOf(await add('bonus', 1_000_000));
    bodyOf(await add('deduction', 1_000_000));
    expect(await theirSlip()).toMatchObject({ additions: 0, deductions: 0, lines: [] });
    const run = await make('salary', october);
    expect(run).toMatchObject({ kind: 'correction', included: { count: 0 }, unpaid: 1 });
    expect(await theirRow(run.id)).toMatchObject({ proposed: 0, lines: [{}, {}] });
    bodyOf(await confirm(run));
    expect((await ledger()).balances).toMatchObject({ payable: 0, deductions: fromSom(1_000_000) });
    expect(await theirSlip()).toMatchObject({
      additions: fromSom(1_000_000),
      deductions: fromSom(1_000_000),
      left: 0,
    });
    expect(
      refusal(await server.call('createPayRun', { ...acting(), body: { kind: 'salary', period: october } })),
    ).toEqual([...[409, 'nobodyToPay']]);
  });

  it('counts again when its payment comes to nothing, and the next correction pays it', async () => {
    await closeOctober();
    await make('salary', october);
    bodyOf(await add('bonus', 500_000));
    bodyOf(await add('deduction', 300_000));
    const [run] = bodyOf(await server.call('listPayRuns', acting())).items;
    bodyOf(await confirm(run!));
    const stopped = { ...acting(), path: { id: run!.id }, body: { reason: 'Keyinroq' } };
    bodyOf(await server.call('stopPayRun', stopped));
    const again = await make('salary', october);
    expect(again).toMatchObject({ kind: 'correction', included: run!.included, carried: { count: 0 } });
    await payRun(again, '2026-11-03');
    expect(await theirSlip()).toMatchObject({ salary: run!.included.amount, left: 0 });
  });
});

describe('deductions', () => {
  it('take at most half of what a month that is over has earned and added', async () => {
    await closeOctober();
    expect(await add('deduction', 1_500_001)).toMatchObject({
      status: 422,
      body: {
        code: 'deductionAboveHalf',
        errors: [{ pointer: '/amount', code: 'deductionAboveHalf' }],
        detail: 'deductions would be 150000100 tiyin of at most 150000000',
      },
    });
    bodyOf(await add('deduction', 1_500_000));
    expect(refusal(await add('deduction', 1))).toMatchObject([422, 'deductionAboveHalf']);
    bodyOf(await add('bonus', 2));
    bodyOf(await add('deduction', 1));
  });

  it('of a month to come are judged when its salary is confirmed', async () => {
    await closeOctober();
    await at('2026-11-18T12:00:00+05:00');
    const { items } = bodyOf(await add('deduction', 100_000, { period: november }));
    const [deduction] = items;
    const run = await make('salary', november);
    expect(run).toMatchObject({ aboveHalf: 1, unpaid: 1, carried: { count: 1, amount: fromSom(100_000) } });
    expect(refusal(await confirm(run))).toEqual([409, 'runAboveHalf']);
    // As much again and more is added: half of it may be taken.
    bodyOf(await add('bonus', 200_000, { period: november }));
    const more = await read(run.id);
    expect(more).toMatchObject({ aboveHalf: 0, included: { count: 1, amount: fromSom(100_000) } });
    bodyOf(await withdraw(deduction!.id));
    expect(await theirRow(run.id)).toMatchObject({ deductions: 0, amount: fromSom(200_000) });
    expect(refusal(await confirm(more))).toEqual([409, 'runTotalsChanged']);
    bodyOf(await confirm(await read(run.id)));
  });
});

describe('a line is refused', () => {
  it('of oneself', async () => {
    const { jobId: id } = company.employee;
    await server.db
      .updateTable('employee')
      .set({ accountId: company.employer.accountId })
      .where('id', '=', id)
      .execute();
    expect(refusal(await add('bonus', 100, { id, period: november }))).toEqual([403, 'ownPayLine']);
    const shown = bodyOf(await server.call('listPayLines', { ...acting(), path: { id } }));
    expect(shown).toMatchObject({ own: true, months: [], items: [] });
  });

  it('of a month too far, beyond twenty, or of somebody else', async () => {
    const far = { period: '2027-06' as const };
    expect(refusal(await add('bonus', 100, far))).toMatchObject([422, 'monthOutOfRange']);
    for (let count = 0; count < 20; count += 1) bodyOf(await add('bonus', 100));
    expect(refusal(await add('bonus', 100))).toMatchObject([422, 'tooManyPayLines']);
    const { items } = bodyOf(await server.call('listPayLines', { ...acting(), path: { id: colleague } }));
    const [line] = items;
    expect(bodyOf(await withdraw(line!.id)).items).toHaveLength(19);
    expect(bodyOf(await withdraw(line!.id)).items).toHaveLength(19);
    const own = company.employee.jobId;
    expect(refusal(await withdraw(line!.id, own))).toEqual([404, 'notFound']);
  });
});
