import { describe, expect, it } from 'vitest';
import type { CompanyMonth } from '#domain/calendar/index.ts';
import { fromSom, tiyin, type Tiyin } from '#domain/money.ts';
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
import { at, company, earnedBy, salary, server } from '#tests/support/worlds/paymentsWorld.ts';
import { acting, confirm, ledger, make, read } from '#tests/support/worlds/payRunsWorld.ts';
import { bodyOf, refusal } from '#tests/support/worlds/punching.ts';
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

/** What the colleague has earned in October. */
const EARNED = fromSom(3_000_000);
/** All balances once October is paid, the colleague with so many so'm beside their days. */
const spent = (som: number, more: { deductions?: Tiyin } = {}) =>
  books({ carryOver: OWED, salaryExpense: EARNED + earnedBy(2) + fromSom(som), ...more });

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
    const id = expect.any(String) as string;
    const added = { id, period: october, addedAt: run.createdAt, addedBy: run.createdBy };
    const bonus = { ...added, kind: 'bonus', amount: fromSom(500_000), reason: 'Yaxshi ish uchun' } as const;
    expect(items).toEqual([bonus]);
    expect(months.slice(0, 3)).toEqual(['2026-12', november, october]);
    bodyOf(await add('sickPay', 100_000));
    bodyOf(await add('deduction', 200_000));
    const amount = tiyin(EARNED + fromSom(400_000));
    const sums = { additions: fromSom(600_000), deductions: fromSom(200_000) };
    const lines = [
      bonus,
      { ...bonus, kind: 'sickPay' as const, amount: fromSom(100_000) },
      { ...bonus, kind: 'deduction' as const, amount: fromSom(200_000) },
    ];
    expect(await theirRow(run.id)).toEqual(colleaguesRow(21, amount, { ...sums, lines }));
    expect((await read(run.id)).included).toEqual({ count: 1, amount });
    await payRun(await read(run.id), '2026-11-03');
    const payments = [['salary', amount, '2026-11-03']];
    expect(told(await theirSlip())).toEqual(
      colleaguesSlip({ ...sums, toPay: amount, salary: amount, lines, payments }),
    );
    const { kinds } = await ledger();
    expect(kinds.filter((kind) => kind === 'added' || kind === 'deducted')).toEqual(['added', 'deducted']);
    expect(await booked()).toEqual(spent(600_000, { deductions: fromSom(200_000) }));
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
    const { items: lines } = bodyOf(await add('bonus', 500_000));
    const lowered = (bonus: Tiyin) => ({ additions: bonus, proposed: tiyin(EARNED + bonus) });
    expect(await theirRow(run.id)).toEqual(
      colleaguesRow(21, lower.amount, { ...lowered(fromSom(500_000)), lines, reason: 'Yarmi' }),
    );
    const exclude = { event: 'exclude', employeeId: colleague, reason: 'Keyin' } as const;
    bodyOf(await server.call('changePayRun', { ...target, body: exclude }));
    const { items: both } = bodyOf(await add('bonus', 100_000));
    const out = { excluded: true, reason: 'Keyin', lines: both.toSorted((a, b) => b.amount - a.amount) };
    expect(await theirRow(run.id)).toEqual(
      colleaguesRow(21, lower.amount, { ...lowered(fromSom(600_000)), ...out }),
    );
  });

  it('is corrected after the salary: what was withdrawn is owed, what was added is paid', async () => {
    await closeOctober();
    await make('salary', october);
    const { items } = bodyOf(await add('bonus', 500_000));
    const [latest] = bodyOf(await server.call('listPayRuns', acting())).items;
    await payRun(latest!, '2026-11-03');
    bodyOf(await withdraw(items[0]!.id));
    const owing = await make('salary', october);
    const kind = 'correction' as const;
    expect(owing).toEqual(drafted(owing, { kind, unpaid: 1, carried: one(fromSom(500_000)) }));
    // Another line in its place, before the correction is confirmed.
    const { items: lines } = bodyOf(await add('otherPay', 700_000));
    expect(await read(owing.id)).toEqual(drafted(owing, { kind, ...withColleague(fromSom(200_000)) }));
    await payRun(await read(owing.id), '2026-11-03');
    expect(await booked()).toEqual(spent(700_000));
    const all = tiyin(EARNED + fromSom(700_000));
    const payments = [fromSom(3_500_000), fromSom(200_000)].map((sum) => ['salary', sum, '2026-11-03']);
    expect(told(await theirSlip())).toEqual(
      colleaguesSlip({ additions: fromSom(700_000), toPay: all, salary: all, lines, payments }),
    );
  });

  it('is paid to somebody who was not employed in the month', async () => {
    const body = { ids: [colleague], event: 'leave' as const, reason: 'Oʻz xohishi' };
    bodyOf(await server.call('changeEmployeeStatus', { as: company.employer, body }));
    await at('2026-11-18T12:00:00+05:00');
    const { items: lines } = bodyOf(await add('otherPay', 300_000, { period: november }));
    const run = await make('salary', november);
    const additions = fromSom(300_000);
    expect(await theirRow(run.id)).toEqual({
      ...colleaguesRow(0, additions, { additions, lines }),
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
    const carried = one(fromSom(300_000));
    expect(owing).toEqual(drafted(owing, { kind: 'correction', period: november, carried, unpaid: 1 }));
  });

  it('is entered also where it gives nobody more: what is added and deducted is the same', async () => {
    await closeOctober();
    await payRun(await make('salary', october), '2026-11-03');
    await at('2026-11-03T13:00:00+05:00');
    bodyOf(await add('bonus', 1_000_000));
    bodyOf(await add('deduction', 1_000_000));
    const paid = { toPay: EARNED, salary: EARNED, payments: [['salary', EARNED, '2026-11-03']] };
    expect(told(await theirSlip())).toEqual(colleaguesSlip(paid));
    const run = await make('salary', october);
    expect(run).toEqual(drafted(run, { kind: 'correction', unpaid: 1 }));
    const { lines, ...row } = (await theirRow(run.id))!;
    const same = { additions: fromSom(1_000_000), deductions: fromSom(1_000_000) };
    expect({ ...row, lines: [] }).toEqual(colleaguesRow(21, 0, { ...same, paid: EARNED }));
    expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['bonus', fromSom(1_000_000)],
      ['deduction', fromSom(1_000_000)],
    ]);
    bodyOf(await confirm(run));
    expect(await booked()).toEqual(spent(1_000_000, { deductions: fromSom(1_000_000) }));
    expect(told(await theirSlip())).toEqual(colleaguesSlip({ ...paid, ...same, lines }));
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
    const { amount } = run!.included;
    expect(again).toEqual(drafted(again, { kind: 'correction', ...withColleague(amount) }));
    await payRun(again, '2026-11-03');
    const { lines, ...slip } = told(await theirSlip());
    const sums = { additions: fromSom(500_000), deductions: fromSom(300_000) };
    const payments = [['salary', amount, '2026-11-03']];
    expect({ ...slip, lines: [] }).toEqual(
      colleaguesSlip({ ...sums, toPay: amount, salary: amount, payments }),
    );
    expect(lines.map(({ kind }) => kind)).toEqual(['bonus', 'deduction']);
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
    expect(refusal(await add('deduction', 1))).toEqual([422, 'deductionAboveHalf']);
    bodyOf(await add('bonus', 2));
    bodyOf(await add('deduction', 1));
  });

  it('of a month to come are judged when its salary is confirmed', async () => {
    await closeOctober();
    await at('2026-11-18T12:00:00+05:00');
    const { items } = bodyOf(await add('deduction', 100_000, { period: november }));
    const [deduction] = items;
    const run = await make('salary', november);
    const above = { aboveHalf: 1, unpaid: 1, carried: one(fromSom(100_000)) };
    expect(run).toEqual(drafted(run, { period: november, ...above }));
    expect(refusal(await confirm(run))).toEqual([409, 'runAboveHalf']);
    // As much again and more is added: half of it may be taken.
    bodyOf(await add('bonus', 200_000, { period: november }));
    const more = await read(run.id);
    expect(more).toEqual(drafted(run, { period: november, ...withColleague(fromSom(100_000)) }));
    const { items: lines } = bodyOf(await withdraw(deduction!.id));
    const additions = fromSom(200_000);
    expect(await theirRow(run.id)).toEqual(colleaguesRow(0, additions, { additions, lines }));
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
    expect(shown).toEqual({ today: '2026-10-16', own: true, months: [], items: [] });
  });

  it('of a month too far, beyond twenty, or of somebody else', async () => {
    const far = { period: '2027-06' as const };
    expect(refusal(await add('bonus', 100, far))).toEqual([422, 'monthOutOfRange']);
    for (let count = 0; count < 20; count += 1) bodyOf(await add('bonus', 100));
    expect(refusal(await add('bonus', 100))).toEqual([422, 'tooManyPayLines']);
    const { items } = bodyOf(await server.call('listPayLines', { ...acting(), path: { id: colleague } }));
    const [line] = items;
    expect(bodyOf(await withdraw(line!.id)).items).toHaveLength(19);
    expect(bodyOf(await withdraw(line!.id)).items).toHaveLength(19);
    const own = company.employee.jobId;
    expect(refusal(await withdraw(line!.id, own))).toEqual([404, 'notFound']);
  });
});
