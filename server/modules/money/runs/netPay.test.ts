import { describe, expect, it } from 'vitest';
import { fromSom, tiyin } from '#domain/money.ts';
import {
  ADVANCE,
  closeOctober,
  colleague,
  november,
  october,
  OWED,
  payRun,
  rows,
  useDebt,
  work,
} from '#tests/support/worlds/debtWorld.ts';
import {
  EARNED,
  type Nets,
  rowsOf,
  preview,
  set,
  rowIn,
  slipOf,
  paidByNet,
} from '#tests/support/worlds/netPayWorld.ts';
import { ask, at, company, earnedBy, server, workingDaysOf } from '#tests/support/worlds/paymentsWorld.ts';
import { acting, make, read } from '#tests/support/worlds/payRunsWorld.ts';
import { bodyOf, refusal } from '#tests/support/worlds/punching.ts';
import {
  booked,
  books,
  colleaguesRow,
  colleaguesSlip,
  debtorsRow,
  drafted,
  one,
  told,
  withColleague,
} from '#tests/support/worlds/wholeMoney.ts';

useDebt();

describe('net to pay', () => {
  it('pays what the accountant says, and shows the difference on run, payslip and ledger', async () => {
    await closeOctober();
    const run = await make('salary', october);
    const nets: Nets = [[colleague, 3_200_000]];
    expect(await preview(run.id, nets)).toEqual({
      rows: [
        {
          ...{ line: 2, match: 'sets', employeeName: 'Yusupova Dilshod', net: fromSom(3_200_000) },
          ...{ ours: EARNED, toPay: fromSom(3_200_000) },
        },
      ],
      set: { count: 1, amount: fromSom(3_200_000) },
      ...{ ours: EARNED, toPay: fromSom(3_200_000), kept: 0, dropped: 0 },
    });
    expect((await read(run.id)).byNet).toEqual({ count: 0, amount: 0 });
    const after = await set(run.id, nets);
    const [net, netDifference] = [fromSom(3_200_000), fromSom(200_000)];
    const owes = { carried: one(OWED), unpaid: 1 };
    expect(after).toEqual(drafted(run, { ...withColleague(net), ...owes, byNet: one(netDifference) }));
    expect(await rowIn(run.id)).toEqual(colleaguesRow(21, net, { netPay: net, netDifference }));
    await payRun(await read(run.id), '2026-11-03');
    const payments = [['salary', net, '2026-11-03']];
    expect(told(await slipOf())).toEqual(
      colleaguesSlip({ netDifference, toPay: net, salary: net, payments }),
    );
    expect(await booked()).toEqual(books({ carryOver: OWED, salaryExpense: net + earnedBy(2) }));
  });

  it('has advances taken off, and what they gave above it is owed', async () => {
    await closeOctober();
    const { jobId } = company.employee;
    const run = await make('salary', october);
    const read1 = await preview(run.id, [[jobId, 1_400_000]]);
    const net = fromSom(1_400_000);
    expect(read1.rows).toEqual([
      {
        line: 2,
        match: 'sets',
        ...{ net, employeeName: 'Rahimov Dilshod', ours: earnedBy(2) },
        toPay: net - ADVANCE,
      },
    ]);
    expect(read1.kept).toBe(1);
    await set(run.id, [[jobId, 1_400_000]]);
    const of = (netPay: number) => ({ paid: ADVANCE, netPay, netDifference: netPay - earnedBy(2) });
    expect(await rowIn(run.id, jobId)).toEqual(debtorsRow(2, fromSom(400_000), of(net)));
    await set(run.id, [[jobId, 300_000]]);
    const carried = fromSom(700_000);
    expect(await rows(run.id, 'unpaid')).toEqual([debtorsRow(2, 0, { ...of(fromSom(300_000)), carried })]);
  });

  it('lists who is unknown, twice in the file or the caller themselves, and takes none of them', async () => {
    await closeOctober();
    const run = await make('salary', october);
    const { jobId: own } = company.employee;
    const [row, theirs] = await rowsOf([
      [colleague, 1_000_000],
      [own, 2_000_000],
    ]);
    await server.db
      .updateTable('employee')
      .set({ accountId: company.employer.accountId })
      .where('id', '=', own)
      .execute();
    const body = {
      rows: [
        row!,
        { line: 3, pinfl: '30101909999992', net: 100 },
        { ...row!, line: 4, net: tiyin(200) },
        theirs!,
      ],
    };
    const path = { id: run.id };
    const answer = bodyOf(await server.call('previewNetPay', { ...acting(), path, body }));
    expect(answer).toMatchObject({
      rows: [
        { match: 'twice', employeeName: 'Yusupova Dilshod', ours: null, toPay: null },
        { match: 'unknown', employeeName: null },
        { match: 'twice', line: 4 },
        { match: 'own', ours: null },
      ],
      set: { count: 0, amount: 0 },
      kept: 1,
    });
    expect(bodyOf(await server.call('setNetPay', { ...acting(), path, body })).run.byNet.count).toBe(0);
  });

  it('is replaced by the next upload until it is paid by, and withdrawn by an empty one', async () => {
    await closeOctober();
    const { jobId } = company.employee;
    const run = await make('salary', october);
    await set(run.id, [
      [colleague, 3_200_000],
      [jobId, 1_500_000],
    ]);
    expect(await preview(run.id, [[jobId, 1_600_000]])).toMatchObject({ dropped: 1, kept: 1 });
    await set(run.id, [[jobId, 1_600_000]]);
    expect(await rowIn(run.id)).toEqual(colleaguesRow(21, EARNED));
    expect(await set(run.id, [])).toEqual(
      drafted(run, { ...withColleague(EARNED), carried: one(OWED), unpaid: 1 }),
    );
  });

  it('keeps who was left out and what was lowered', async () => {
    await closeOctober();
    const run = await make('salary', october);
    const exclude = { event: 'exclude', employeeId: colleague, reason: 'Keyin' } as const;
    bodyOf(await server.call('changePayRun', { ...acting(), path: { id: run.id }, body: exclude }));
    expect((await preview(run.id, [[colleague, 3_200_000]])).toPay).toBe(0);
    await set(run.id, [[colleague, 3_200_000]]);
    const [netPay, netDifference] = [fromSom(3_200_000), fromSom(200_000)];
    const out = { excluded: true, reason: 'Keyin' };
    expect(await rowIn(run.id)).toEqual(colleaguesRow(21, netPay, { ...out, netPay, netDifference }));
  });

  it('is of a draft of a salary alone', async () => {
    const run = await paidByNet(3_200_000);
    const body = { rows: await rowsOf([[colleague, 1]]) };
    expect(refusal(await server.call('previewNetPay', { ...acting(), path: { id: run.id }, body }))).toEqual([
      409,
      'illegalTransition',
    ]);
    await at('2026-11-18T12:00:00+05:00');
    await work((await workingDaysOf(november)).slice(0, 10));
    bodyOf(await ask(fromSom(100_000)));
    const asked = await make('requests', november);
    for (const operation of ['previewNetPay', 'setNetPay'] as const)
      expect(refusal(await server.call(operation, { ...acting(), path: { id: asked.id }, body }))).toEqual([
        409,
        'illegalTransition',
      ]);
  });
});
