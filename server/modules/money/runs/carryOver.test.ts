import { describe, expect, it } from 'vitest';
import { fromSom, tiyin } from '#domain/money.ts';
import {
  ADVANCE,
  advance,
  close,
  closeOctober,
  colleague,
  correct,
  days,
  november,
  october,
  OWED,
  payRun,
  rows,
  slip,
  useDebt,
  work,
} from '#tests/support/worlds/debtWorld.ts';
import {
  ask,
  at,
  company,
  earnedBy,
  review,
  salary,
  server,
  workingDaysOf,
} from '#tests/support/worlds/paymentsWorld.ts';
import { acting, compute, confirm, ledger, make, read, stop } from '#tests/support/worlds/payRunsWorld.ts';
import { settlePayment } from '#tests/support/worlds/payoutsWorld.ts';
import { bodyOf, refusal } from '#tests/support/worlds/punching.ts';

useDebt();

describe('somebody who was given more than they earned', () => {
  it('is in the salary with nothing, and owes the rest', async () => {
    await closeOctober();
    const run = await make('salary', october);
    expect(run).toMatchObject({
      ...{ included: { count: 1, amount: fromSom(3_000_000) }, unpaid: 1, withoutCard: 0 },
      ...{ carried: { count: 1, amount: OWED }, takenBack: { count: 0, amount: 0 } },
    });
    expect((await rows(run.id)).map(({ proposed }) => proposed).sort()).toEqual([0, fromSom(3_000_000)]);
    const { jobId: employeeId } = company.employee;
    const unpaid = await rows(run.id, 'unpaid');
    expect(unpaid).toMatchObject([
      {
        employeeId,
        earned: earnedBy(2),
        paid: ADVANCE,
        proposed: 0,
        amount: 0,
        carried: OWED,
        payment: null,
      },
    ]);
    const exclude = { event: 'exclude', employeeId, reason: 'Keyin' } as const;
    const path = { id: run.id };
    expect(refusal(await server.call('changePayRun', { ...acting(), path, body: exclude }))).toEqual([
      ...[404, 'notFound'],
    ]);
    expect(bodyOf(await compute(run.id))).toMatchObject({ changed: 0, run: { unpaid: 1 } });
    await payRun(run, '2026-11-03');
    expect(await ledger()).toMatchObject({
      kinds: [
        ...['approved', 'settled', 'accrued', 'accrued', 'offset', 'carriedOver', 'approved', 'settled'],
      ],
      balances: { advance: 0, payable: 0, carryOver: OWED, salaryExpense: fromSom(3_000_000) + earnedBy(2) },
    });
    expect(await slip(october)).toMatchObject({
      ...{ earned: earnedBy(2), advances: ADVANCE, carried: OWED, toPay: 0, salary: 0, left: 0 },
    });
    await server.figuresCounted();
    const query = { month: october, due: 'owing' } as const;
    const { items, counts, totals } = bodyOf(await server.call('listEarnings', { ...acting(), query }));
    expect(items.map((item) => [item.employeeId, item.owing, item.unpaid])).toEqual([[employeeId, OWED, 0]]);
    expect([counts, totals.owing]).toEqual([{ unpaid: 0, owing: 1 }, OWED]);
  });

  it('may ask for less, and pays it back by the next salary', async () => {
    await closeOctober();
    await payRun(await make('salary', october), '2026-11-03');
    const next = await workingDaysOf(november);
    await at('2026-11-17T20:00:00+05:00');
    await work(next.slice(0, 11));
    const before = Math.floor(earnedBy(11) / 2) - OWED;
    expect(await salary()).toMatchObject({ carryOver: OWED, enabled: before - (before % 100) });
    expect(refusal(await ask(fromSom(800_000)))).toEqual([422, 'amountAboveEnabled']);
    const draft = await make('advance', november);
    const share = fromSom(2_000_000) - OWED;
    expect(await rows(draft.id)).toMatchObject([{ carryOver: OWED, proposed: share - (share % 100) }]);

    await at('2026-12-03T12:00:00+05:00');
    await work(next.slice(11));
    // Of the colleague, who has no account, no day of November was entered.
    const body = { decision: 'absent' as const, employeeIds: [colleague] };
    const path = { month: november };
    bodyOf(await server.call('decideUnregistered', { ...acting(), path, body }));
    await close(november);
    const run = await make('salary', november);
    const amount = fromSom(5_000_000) - OWED;
    expect(run).toMatchObject({
      ...{ included: { count: 1, amount }, takenBack: { count: 1, amount: OWED }, unpaid: 0 },
    });
    expect(await rows(run.id)).toMatchObject([{ carryOver: OWED, carried: 0 - OWED, amount }]);
    await payRun(run, '2026-12-03');
    const { kinds, balances } = await ledger();
    expect(kinds.filter((kind) => kind === 'takenBack')).toHaveLength(1);
    expect(balances).toMatchObject({ payable: 0, carryOver: 0, advance: 0 });
    expect(await slip(november)).toMatchObject({
      ...{
        earned: fromSom(5_000_000),
        advances: 0,
        carried: 0 - OWED,
        toPay: amount,
        salary: amount,
        left: 0,
      },
    });
    // A later salary of the month takes nothing back twice.
    expect(await salary()).toMatchObject({ carryOver: 0 });
    expect(
      refusal(
        await server.call('createPayRun', {
          ...acting(),
          body: { kind: 'salary', period: november },
        }),
      ),
    ).toEqual([409, 'nobodyToPay']);
  });

  it('is paid by another salary of the month once its days count after all', async () => {
    await at('2026-10-28T12:00:00+05:00');
    await work(days.slice(0, 10), colleague);
    await payRun(await make('salary', october), '2026-10-28');
    expect((await ledger()).balances).toMatchObject({ carryOver: OWED, payable: 0 });
    await correct(days.slice(2, 10), [{ in: '09:00', out: '18:00' }]);
    const run = await make('salary', october);
    const amount = earnedBy(10) - ADVANCE;
    // Nothing of another month is taken back: the debt of this one was none.
    expect(run).toMatchObject({ included: { count: 1, amount }, takenBack: { count: 0 } });
    await payRun(run, '2026-10-28');
    expect((await ledger()).balances).toMatchObject({ carryOver: 0, payable: 0, advance: 0 });
  });
});

describe('what somebody owes', () => {
  const oweFromOctober = async () => {
    await closeOctober();
    await payRun(await make('salary', october), '2026-11-03');
  };

  it('stays when they are left out of a salary, and the next run takes it back', async () => {
    await oweFromOctober();
    const next = await workingDaysOf(november);
    await at('2026-11-20T12:00:00+05:00');
    await work(next.slice(0, 13));
    await work(next.slice(0, 1), colleague);
    const run = await make('salary', november);
    const { jobId: employeeId } = company.employee;
    const exclude = { event: 'exclude', employeeId, reason: 'Nizo' } as const;
    const path = { id: run.id };
    const { run: left } = bodyOf(await server.call('changePayRun', { ...acting(), path, body: exclude }));
    expect(left).toMatchObject({ included: { count: 1 }, takenBack: { count: 0, amount: 0 } });
    await payRun(left, '2026-11-20');
    expect((await ledger()).balances).toMatchObject({ carryOver: OWED });
    expect(await salary()).toMatchObject({ carryOver: OWED });
    const rest = await make('salary', november);
    expect(rest).toMatchObject({
      ...{ included: { count: 1, amount: earnedBy(13) - OWED }, takenBack: { count: 1, amount: OWED } },
    });
    await payRun(rest, '2026-11-20');
    expect((await ledger()).balances).toMatchObject({ carryOver: 0, payable: 0 });
  });

  it('is settled by a run that pays nobody', async () => {
    await closeOctober();
    const run = await make('salary', october);
    const employeeId = colleague;
    const exclude = { event: 'exclude', employeeId, reason: 'Nizo' } as const;
    const path = { id: run.id };
    const { run: left } = bodyOf(await server.call('changePayRun', { ...acting(), path, body: exclude }));
    expect(left).toMatchObject({ included: { count: 0, amount: 0 }, unpaid: 1 });
    const none = { count: 0, amount: 0 };
    expect(bodyOf(await confirm(left)).payments).toEqual({
      ...{ underWay: none, paid: none, failed: none, cancelled: none },
    });
    expect((await ledger()).balances).toMatchObject({ carryOver: OWED, payable: 0, advance: 0 });
  });

  it('is nothing once the advance came back, before the salary is confirmed or after', async () => {
    await closeOctober();
    const run = await make('salary', october);
    expect(run.carried).toEqual({ count: 1, amount: OWED });
    bodyOf(await settlePayment(advance, { event: 'markReturned', reason: 'Karta yopilgan' }));
    bodyOf(await confirm(run));
    expect(await read(run.id)).toMatchObject({ unpaid: 0, carried: { count: 0 } });
    expect((await ledger()).balances).toMatchObject({ payable: earnedBy(2), advance: 0 });
    expect(await salary()).toMatchObject({ carryOver: 0 });
  });

  it('is counted again when the advance comes back after the salary', async () => {
    await oweFromOctober();
    bodyOf(await settlePayment(advance, { event: 'markReturned', reason: 'Karta yopilgan' }));
    const { kinds, balances } = await ledger();
    expect(kinds.at(-1)).toBe('takenBack');
    expect(balances).toMatchObject({ payable: earnedBy(2), advance: 0, carryOver: 0 });
    expect(await salary()).toMatchObject({ carryOver: 0 });
    bodyOf(await review([advance], 'cancel', 'Karta yopilgan'));
    const rest = await make('salary', october);
    expect(rest).toMatchObject({ included: { count: 1, amount: earnedBy(2) }, carried: { count: 0 } });
  });

  it('is counted again when the salary that gave too much is stopped', async () => {
    await at('2026-10-28T12:00:00+05:00');
    const ten = days.slice(0, 10);
    const theirs = (count: number) => earnedBy(count, fromSom(3_000_000));
    const less = tiyin(theirs(10) - theirs(5));
    await work(ten, colleague);
    const first = await make('salary', october);
    bodyOf(await confirm(first));
    await correct(ten.slice(5), [{ in: '09:00', out: '09:01' }], colleague);
    const second = await make('salary', october);
    expect(second).toMatchObject({
      ...{ kind: 'correction', included: { count: 0 }, carried: { count: 1, amount: less } },
    });
    bodyOf(await confirm(second));
    expect((await ledger()).balances).toMatchObject({ carryOver: OWED + less });
    // What the days come to since then is for the next salary to say.
    await correct(ten.slice(4, 5), [{ in: '09:00', out: '09:01' }], colleague);
    bodyOf(await stop(first.id));
    expect((await ledger()).balances).toMatchObject({ carryOver: OWED, payable: theirs(5) });
    const third = await make('salary', october);
    expect(third).toMatchObject({ included: { count: 1, amount: theirs(4) }, carried: { count: 0 } });
    bodyOf(await confirm(third));
    expect((await ledger()).balances).toMatchObject({ carryOver: OWED, payable: 0 });
  });

  it('grows only by what was read', async () => {
    await at('2026-10-28T12:00:00+05:00');
    await work(days.slice(0, 10), colleague);
    const run = await make('salary', october);
    await correct(days.slice(1, 2), [{ in: '09:00', out: '09:01' }]);
    expect(refusal(await confirm(run))).toEqual([409, 'runOutdated']);
    const { changed, run: computed } = bodyOf(await compute(run.id));
    expect([changed, computed.carried.amount]).toEqual([1, ADVANCE - earnedBy(1)]);
    bodyOf(await confirm(computed));
    expect((await ledger()).balances).toMatchObject({ carryOver: ADVANCE - earnedBy(1) });
  });
});

describe('an advance that did not arrive before the salary', () => {
  it('is not owed by the person, and is taken off the salary when it is paid after all', async () => {
    bodyOf(await settlePayment(advance, { event: 'markReturned', reason: 'Karta yopilgan' }));
    await closeOctober();
    const run = await make('salary', october);
    expect(run).toMatchObject({ unpaid: 0, carried: { count: 0 } });
    await payRun(run, '2026-11-03');
    expect((await ledger()).balances).toMatchObject({ payable: earnedBy(2), advance: 0 });
    bodyOf(await review([{ id: advance, amount: fromSom(200_000) }], 'approve', 'Ishlangani shuncha'));
    const { kinds, balances } = await ledger();
    expect(kinds.slice(-2)).toEqual(['approved', 'offset']);
    expect(balances).toMatchObject({ payable: earnedBy(2) - fromSom(200_000), advance: 0 });
    bodyOf(await review([advance], 'cancel', 'Karta yopilgan'));
    expect((await ledger()).balances).toMatchObject({ payable: earnedBy(2), advance: 0, payoutPending: 0 });
  });
});
