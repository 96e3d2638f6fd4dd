import { beforeEach, describe, expect, it } from 'vitest';
import {
  ask,
  company,
  other,
  review,
  salary,
  server,
  setState,
  usePayments,
  withdraw,
  workedDays,
} from '#tests/support/paymentsWorld.ts';
import { bodyOf, refusal } from '#tests/support/punching.ts';

usePayments();

describe('a review', () => {
  beforeEach(() => workedDays());
  const three = async () => {
    const ids: string[] = [];
    for (const amount of [100_000, 200_000, 300_000]) ids.push(bodyOf(await ask(amount)).id);
    return ids;
  };

  it('approves one or many', async () => {
    const ids = await three();
    const { items } = bodyOf(await review(ids, 'approve'));
    expect(items.map(({ id, state }) => [id, state])).toEqual(ids.map((id) => [id, 'approved']));
    expect(items[0]).toMatchObject({ shownAs: 'inProgress', reviewedAt: '2026-11-18T03:50:00.000Z' });
  });

  it('cancels with a reason that the employee reads', async () => {
    const [id = ''] = await three();
    for (const reason of [undefined, '', '   ']) {
      const answer = await review([id], 'cancel', reason);
      expect(refusal(answer)).toEqual([422, 'reasonRequired']);
      expect(answer.body).toMatchObject({ errors: [{ pointer: '/reason', code: 'reasonRequired' }] });
    }
    const { items } = bodyOf(await review([id], 'cancel', ' Keyinroq '));
    expect(items[0]).toMatchObject({ state: 'cancelled', cancelReason: 'Keyinroq', cancelledBy: 'employer' });
    expect((await salary()).reserved).toBe(500_000);
  });

  it('changes all or none, and says who and what is legal', async () => {
    const [first = '', second = '', third = ''] = await three();
    await setState(second, 'paid');
    const answer = await review([first, second, third], 'approve');
    expect(refusal(answer)).toEqual([409, 'illegalTransition']);
    expect(answer.body).toMatchObject({
      legalEvents: [],
      errors: [{ pointer: '/ids/1', code: 'illegalTransition' }],
    });
    expect(refusal(await review([first, other.employee.jobId], 'approve'))).toEqual([404, 'notFound']);
    const { items } = bodyOf(
      await server.call('listPaymentRequests', { as: company.employer, query: { state: 'inProcess' } }),
    );
    expect(items.map(({ id }) => id)).toEqual([third, first]);
    bodyOf(await review([first], 'approve'));
    expect((await review([first], 'approve')).body).toMatchObject({ legalEvents: ['cancel'] });
    await setState(first, 'failed');
    expect(bodyOf(await review([first], 'approve')).items[0]!.state).toBe('approved');
  });

  it('of one request by two at once is done once', async () => {
    const [id = ''] = await three();
    const answers = await Promise.all([review([id], 'approve'), withdraw(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('comes too late for the employee to take it back', async () => {
    const [taken = '', approved = ''] = await three();
    expect(bodyOf(await withdraw(taken))).toMatchObject({
      state: 'cancelled',
      cancelledBy: 'employee',
      cancelReason: null,
    });
    expect((await withdraw(taken)).body).toMatchObject({ code: 'illegalTransition', legalEvents: [] });
    bodyOf(await review([approved], 'approve'));
    expect(refusal(await withdraw(approved))).toEqual([409, 'illegalTransition']);
    expect(refusal(await withdraw(approved, other.employee))).toEqual([404, 'notFound']);
  });
});

describe('the list', () => {
  it('is the company’s for an employer and their own for an employee, newest first', async () => {
    await workedDays();
    const ids: string[] = [];
    for (const state of ['inProcess', 'approved', 'failed', 'paid', 'cancelled'] as const) {
      const { id } = bodyOf(await ask(100_000));
      await setState(id, state);
      ids.unshift(id);
    }
    type Query = NonNullable<NonNullable<Parameters<typeof server.call<'listPaymentRequests'>>[1]>['query']>;
    const list = async (as: typeof company.employer | typeof company.employee, query: Query = {}) =>
      bodyOf(await server.call('listPaymentRequests', { as, query }));
    const states = async (query: Query) =>
      (await list(company.employer, query)).items.map(({ state }) => state);
    expect((await list(company.employer)).items.map(({ id }) => id)).toEqual(ids);
    expect((await list(company.employee)).items.map(({ id }) => id)).toEqual(ids);
    expect(await list(other.employer)).toMatchObject({ items: [], total: 0 });
    expect(await list(other.employee)).toMatchObject({ items: [], total: 0 });
    expect(await states({ shownAs: 'inProgress' })).toEqual(['failed', 'approved', 'inProcess']);
    expect(await states({ shownAs: 'paid' })).toEqual(['paid']);
    expect(await states({ state: 'failed' })).toEqual(['failed']);
    expect(await states({ state: 'failed', shownAs: 'paid' })).toEqual([]);
    expect(await list(company.employer, { page: 2, pageSize: 10 })).toMatchObject({
      items: [],
      total: 5,
      page: 2,
    });
  });
});
