import { beforeEach, describe, expect, it } from 'vitest';
import { money, next, payDays, requests, taken, uncounted } from '#tests/support/worlds/overviewWorld.ts';
import {
  ask,
  at,
  company,
  other,
  review,
  server,
  setState,
  TEN_DAYS_EARNED,
  usePayments,
  workedDays,
} from '#tests/support/worlds/paymentsWorld.ts';
import { settlePayment } from '#tests/support/worlds/payoutsWorld.ts';
import { confirm, make, paymentOf } from '#tests/support/worlds/payRunsWorld.ts';
import { bodyOf, refusal } from '#tests/support/worlds/punching.ts';
import { joinColleague, makeUnit } from '#tests/support/worlds/staff.ts';

usePayments();
beforeEach(async () => {
  await workedDays();
  await uncounted();
});

const nothing = { count: 0, amount: 0 };
/** What the company is shown whose one person has earned ten days and got nothing of them. */
const earnedOnly = {
  ...{ asOf: '2026-11-18T03:50:00.000Z', today: '2026-11-18', unpaid: TEN_DAYS_EARNED },
  ...{ since: '2026-11', month: '2026-11', approved: nothing, sending: nothing, inDoubt: nothing },
  ...{ failed: nothing, returned: nothing, paid: nothing },
  registers: { toMake: nothing, toHandOver: nothing, unanswered: nothing },
};

describe('money', () => {
  it('that is paid for the month is in the list of payments', async () => {
    bodyOf(await ask(20_000_000));
    const [request] = await requests();
    bodyOf(await review([request!.id], 'approve'));
    bodyOf(await settlePayment(request!.id, { event: 'markPaid', paidOn: '2026-11-18' }));
    const query = { state: 'paid', month: '2026-11' } as const;
    const { total, items } = bodyOf(await server.call('listPayouts', { as: company.employer, query }));
    expect([total, items[0]!.amount]).toEqual([1, 20_000_000]);
    const { approved, paid } = await money();
    expect([approved, paid]).toEqual([nothing, { count: 1, amount: 20_000_000 }]);
  });

  it('is what is earned and not paid, and what became of payments', async () => {
    await server.figuresCounted();
    expect(await money()).toEqual(earnedOnly);
    bodyOf(await ask(20_000_000));
    expect(await money()).toEqual(earnedOnly);
    const items = await requests();
    bodyOf(await review([items[0]!.id], 'approve'));
    const [one, less] = [{ count: 1, amount: 20_000_000 }, { unpaid: TEN_DAYS_EARNED - 20_000_000 }];
    expect(await money()).toEqual({ ...earnedOnly, ...less, approved: one });
    const become = async (state: 'inDoubt' | 'returned' | 'paid') => {
      await setState(items[0]!.id, state);
      return money();
    };
    expect(await become('inDoubt')).toEqual({ ...earnedOnly, ...less, inDoubt: one });
    expect(await become('returned')).toEqual({ ...earnedOnly, returned: one });
    // Of payments it counts those that were settled, not what the state says.
    expect(await become('paid')).toEqual({ ...earnedOnly, ...less });
  });

  it('has the last month until it is paid, and of payments those for this month', async () => {
    await at('2026-12-01T09:00:00+05:00');
    await server.figuresCounted();
    expect(await money()).toMatchObject({ month: '2026-12', unpaid: TEN_DAYS_EARNED });
    await at('2027-01-01T09:00:00+05:00');
    await server.figuresCounted();
    // The month before last is not paid by the next run.
    expect((await money()).unpaid).toBe(0);
  });

  it('for another month is not counted as paid for this one', async () => {
    const { id } = bodyOf(await confirm(await make('salary')));
    const payment = await paymentOf(id);
    bodyOf(await settlePayment(payment, { event: 'markPaid', paidOn: '2026-11-18' }));
    const now = await money();
    expect([now.approved, now.paid]).toEqual([nothing, { count: 1, amount: TEN_DAYS_EARNED }]);
    await at('2026-12-01T09:00:00+05:00');
    await server.figuresCounted();
    const later = await money();
    expect([later.unpaid, later.paid]).toEqual([0, nothing]);
  });

  it('is not known before the days are counted', async () => {
    await taken('2026-11');
    expect(await money()).toMatchObject({ asOf: null, unpaid: null });
    expect((await next()).payDate).toBeNull();
    await payDays({ advanceDay: '20' });
    expect(await next()).toMatchObject({ period: '2026-11', asOf: null, cash: null });
  });

  it('is not known before both months are counted', async () => {
    await at('2026-12-01T09:00:00+05:00');
    await taken('2026-11');
    await server.figuresCounted();
    expect(await money()).toMatchObject({ since: '2026-11', month: '2026-12', asOf: null, unpaid: null });
    await server.db
      .updateTable('figuresMonth')
      .set({ leasedUntil: null })
      .where('organizationId', '=', company.organizationId)
      .execute();
    await server.figuresCounted();
    expect(await money()).toMatchObject({ today: '2026-12-01', unpaid: TEN_DAYS_EARNED });
  });

  it('is without what its approver may still take back', async () => {
    await server.figuresCounted();
    bodyOf(await ask(20_000_000));
    const [request] = await requests();
    await server.db
      .updateTable('paymentRequest')
      .set({ state: 'approvedAlone', undoUntil: new Date('2026-12-01T00:00:00Z') })
      .where('id', '=', request!.id)
      .execute();
    const approved = { count: 1, amount: 20_000_000 };
    expect(await money()).toEqual({ ...earnedOnly, unpaid: TEN_DAYS_EARNED - 20_000_000, approved });
  });

  it('is of one company, for its owners and accountants', async () => {
    await server.figuresCounted();
    expect(await money(other.employer)).toEqual({
      ...{ ...earnedOnly, unpaid: 0, asOf: expect.any(String) as string },
    });
    const accountant = await joinColleague(server, company.employer, { role: 'accountant' });
    expect(await money(accountant)).toEqual(earnedOnly);
    const unitId = await makeUnit(server, company.employer, 'Savdo', {
      ...{ people: [company.employee.jobId], validFrom: '2026-11-18' },
    });
    const manager = await joinColleague(server, company.employer, { role: 'manager', unitIds: [unitId] });
    expect(refusal(await server.call('getMoneyOverview', { as: manager }))).toEqual([403, 'forbidden']);
    expect(refusal(await server.call('getNextPayDate', { as: manager }))).toEqual([403, 'forbidden']);
  });
});
