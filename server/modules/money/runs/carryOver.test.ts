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
import {
  booked,
  books,
  debtorsRow,
  debtorsSlip,
  drafted,
  none,
  one,
  shownAfter,
  told,
  withColleague,
} from '#tests/support/worlds/wholeMoney.ts';

useDebt();

/** What October has cost: the colleague's whole month and the debtor's two days. */
const OCTOBER = { salaryExpense: fromSom(3_000_000) + earnedBy(2) };

describe('somebody who was given more than they earned', () => {
  it('is in the salary with nothing, and owes the rest', async () => {
    await closeOctober();
    const run = await make('salary', october);
    const draft = drafted(run, { ...withColleague(fromSom(3_000_000)), unpaid: 1, carried: one(OWED) });
    expect(run).toEqual(draft);
    expect((await rows(run.id)).map(({ proposed }) => proposed).sort()).toEqual([0, fromSom(3_000_000)]);
    const { jobId: employeeId } = company.employee;
    expect(await rows(run.id, 'unpaid')).toEqual([debtorsRow(2, 0, { paid: ADVANCE, carried: OWED })]);
    const exclude = { event: 'exclude', employeeId, reason: 'Keyin' } as const;
    const path = { id: run.id };
    expect(refusal(await server.call('changePayRun', { ...acting(), path, body: exclude }))).toEqual([
      ...[404, 'notFound'],
    ]);
    expect(bodyOf(await compute(run.id))).toEqual({ changed: 0, run: draft });
    await payRun(run, '2026-11-03');
    expect((await ledger()).kinds).toEqual([
      ...['approved', 'settled', 'accrued', 'accrued', 'offset', 'carriedOver', 'approved', 'settled'],
    ]);
    expect(await booked()).toEqual(books({ ...OCTOBER, carryOver: OWED }));
    const away = [
      { kind: 16, days: 11 },
      { kind: 24, days: 8 },
    ];
    const payments = [['asked', ADVANCE, '2026-10-16']];
    expect(told(await slip(october))).toEqual(
      debtorsSlip(october, 2, { away, advances: ADVANCE, carried: OWED, payments }),
    );
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
    expect(await salary()).toEqual({ ...shownAfter(11), carryOver: OWED, enabled: before - (before % 100) });
    expect(refusal(await ask(fromSom(800_000)))).toEqual([422, 'amountAboveEnabled']);
    const draft = await make('advance', november);
    const share = fromSom(2_000_000);
    const rest = share - OWED - ((share - OWED) % 100);
    expect(await rows(draft.id)).toEqual([debtorsRow(11, rest, { share, carryOver: OWED })]);

    await at('2026-12-03T12:00:00+05:00');
    await work(next.slice(11));
    // Of the colleague, who has no account, no day of November was entered.
    const body = { decision: 'absent' as const, employeeIds: [colleague] };
    const path = { month: november };
    bodyOf(await server.call('decideUnregistered', { ...acting(), path, body }));
    await close(november);
    const run = await make('salary', november);
    const amount = fromSom(5_000_000) - OWED;
    expect(run).toEqual(drafted(run, { period: november, included: one(amount), takenBack: one(OWED) }));
    expect(await rows(run.id)).toEqual([debtorsRow(21, amount, { carryOver: OWED, carried: 0 - OWED })]);
    await payRun(run, '2026-12-03');
    expect((await ledger()).kinds.filter((kind) => kind === 'takenBack')).toHaveLength(1);
    const salaryExpense = OCTOBER.salaryExpense + fromSom(5_000_000);
    expect(await booked()).toEqual(books({ salaryExpense }));
    const payments = [['salary', amount, '2026-12-03']];
    expect(told(await slip(november))).toEqual(
      debtorsSlip(november, 21, { carried: 0 - OWED, toPay: amount, salary: amount, payments }),
    );
    // A later salary of the month takes nothing back twice.
    expect((await salary()).carryOver).toBe(0);
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
    const salaryExpense = earnedBy(10, fromSom(3_000_000));
    expect(await booked()).toEqual(books({ carryOver: OWED, salaryExpense: salaryExpense + earnedBy(2) }));
    await correct(days.slice(2, 10), [{ in: '09:00', out: '18:00' }]);
    const run = await make('salary', october);
    const amount = earnedBy(10) - ADVANCE;
    // Nothing of another month is taken back: the debt of this one was none.
    expect(run).toEqual(drafted(run, { kind: 'correction', included: one(amount) }));
    await payRun(run, '2026-10-28');
    expect(await booked()).toEqual(books({ salaryExpense: salaryExpense + earnedBy(10) }));
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
    const theirs = earnedBy(1, fromSom(3_000_000));
    const excluded = one(earnedBy(13) - OWED);
    expect(left).toEqual(drafted(run, { period: november, ...withColleague(theirs), excluded }));
    await payRun(left, '2026-11-20');
    const salaryExpense = OCTOBER.salaryExpense + theirs;
    expect(await booked()).toEqual(books({ carryOver: OWED, salaryExpense }));
    const shown = shownAfter(13);
    const enabled = shown.allowed - OWED;
    expect(await salary()).toEqual({ ...shown, carryOver: OWED, enabled: enabled - (enabled % 100) });
    const rest = await make('salary', november);
    const correction = { kind: 'correction', period: november } as const;
    expect(rest).toEqual(drafted(rest, { ...correction, included: excluded, takenBack: one(OWED) }));
    await payRun(rest, '2026-11-20');
    expect(await booked()).toEqual(books({ salaryExpense: salaryExpense + earnedBy(13) }));
  });

  it('is settled by a run that pays nobody', async () => {
    await closeOctober();
    const run = await make('salary', october);
    const employeeId = colleague;
    const exclude = { event: 'exclude', employeeId, reason: 'Nizo' } as const;
    const path = { id: run.id };
    const { run: left } = bodyOf(await server.call('changePayRun', { ...acting(), path, body: exclude }));
    const excluded = one(fromSom(3_000_000));
    expect(left).toEqual(drafted(run, { excluded, carried: one(OWED), unpaid: 1 }));
    expect(bodyOf(await confirm(left)).payments).toEqual({
      ...{ underWay: none, paid: none, failed: none, cancelled: none },
    });
    expect(await booked()).toEqual(books({ carryOver: OWED, salaryExpense: earnedBy(2) }));
  });

  it('is nothing once the advance came back, before the salary is confirmed or after', async () => {
    await closeOctober();
    const run = await make('salary', october);
    expect(run.carried).toEqual({ count: 1, amount: OWED });
    bodyOf(await settlePayment(advance, { event: 'markReturned', reason: 'Karta yopilgan' }));
    const { confirmedAt, confirmedBy } = bodyOf(await confirm(run));
    const all = one(fromSom(3_000_000));
    const payments = { underWay: all, paid: none, failed: none, cancelled: none };
    expect(await read(run.id)).toEqual({
      ...drafted(run, { ...withColleague(all.amount), confirmedAt, confirmedBy, payments, waiting: all }),
      ...{ state: 'confirmed', confirming: null, provider: null },
    });
    expect(await booked()).toEqual({ ...OCTOBER, payable: earnedBy(2), payoutPending: all.amount });
    expect((await salary()).carryOver).toBe(0);
  });

  it('is counted again when the advance comes back after the salary', async () => {
    await oweFromOctober();
    bodyOf(await settlePayment(advance, { event: 'markReturned', reason: 'Karta yopilgan' }));
    expect((await ledger()).kinds.at(-1)).toBe('takenBack');
    expect(await booked()).toEqual(books({ ...OCTOBER, payable: earnedBy(2) }));
    expect((await salary()).carryOver).toBe(0);
    bodyOf(await review([advance], 'cancel', 'Karta yopilgan'));
    const rest = await make('salary', october);
    expect(rest).toEqual(drafted(rest, { kind: 'correction', included: one(earnedBy(2)) }));
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
    expect(second).toEqual(drafted(second, { kind: 'correction', carried: one(less), unpaid: 1 }));
    bodyOf(await confirm(second));
    const five = { salaryExpense: earnedBy(2) + theirs(5) };
    expect(await booked()).toEqual(books({ ...five, carryOver: OWED + less, payoutPending: theirs(10) }));
    // What the days come to since then is for the next salary to say.
    await correct(ten.slice(4, 5), [{ in: '09:00', out: '09:01' }], colleague);
    bodyOf(await stop(first.id));
    expect(await booked()).toEqual(books({ ...five, carryOver: OWED, payable: theirs(5) }));
    const third = await make('salary', october);
    expect(third).toEqual(drafted(third, { kind: 'correction', ...withColleague(theirs(4)) }));
    bodyOf(await confirm(third));
    const four = { salaryExpense: earnedBy(2) + theirs(4), payoutPending: theirs(4) };
    expect(await booked()).toEqual(books({ ...four, carryOver: OWED }));
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
    const payoutPending = earnedBy(10, fromSom(3_000_000));
    const salaryExpense = earnedBy(1) + payoutPending;
    expect(await booked()).toEqual(books({ carryOver: ADVANCE - earnedBy(1), salaryExpense, payoutPending }));
  });
});

describe('an advance that did not arrive before the salary', () => {
  it('is not owed by the person, and is taken off the salary when it is paid after all', async () => {
    bodyOf(await settlePayment(advance, { event: 'markReturned', reason: 'Karta yopilgan' }));
    await closeOctober();
    const run = await make('salary', october);
    expect(run).toEqual(drafted(run, withColleague(fromSom(3_000_000))));
    await payRun(run, '2026-11-03');
    const unpaid = books({ ...OCTOBER, payable: earnedBy(2) });
    expect(await booked()).toEqual(unpaid);
    bodyOf(await review([{ id: advance, amount: fromSom(200_000) }], 'approve', 'Ishlangani shuncha'));
    expect((await ledger()).kinds.slice(-2)).toEqual(['approved', 'offset']);
    const payoutPending = fromSom(200_000);
    expect(await booked()).toEqual({ ...unpaid, payable: earnedBy(2) - payoutPending, payoutPending });
    bodyOf(await review([advance], 'cancel', 'Karta yopilgan'));
    expect(await booked()).toEqual(unpaid);
  });
});
