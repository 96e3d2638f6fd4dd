import { beforeEach, describe, expect, it } from 'vitest';
import { tiyin } from '#domain/money.ts';
import {
  ask,
  company,
  ENABLED,
  freshCompany,
  other,
  review,
  salary,
  server,
  setState,
  TEN_DAYS_EARNED,
  usePayments,
  withdraw,
  workedDays,
} from '#tests/support/worlds/paymentsWorld.ts';
import { bodyOf, refusal } from '#tests/support/worlds/punching.ts';
import { limitPerson } from '#tests/support/worlds/salaries.ts';

usePayments();

const block = async () => {
  const body = { ids: [company.employee.jobId], event: 'block' as const, reason: 'Tekshiruv' };
  bodyOf(await server.call('changeEmployeeStatus', { as: company.employer, body }));
};
const limitTo = (balanceLimit: number) =>
  limitPerson(
    server.db,
    { organizationId: company.organizationId, employeeId: company.employee.jobId },
    tiyin(balanceLimit),
    server.clock.date(),
  );
const read = async (id: string, as = company.employer) =>
  bodyOf(await server.call('getPaymentRequest', { as, path: { id } }));
const results = async (...[requests, event, reason]: Parameters<typeof review>) =>
  bodyOf(await review(requests, event, reason)).items;
const codes = async (...args: Parameters<typeof review>) =>
  (await results(...args)).map(({ request, code }) => code ?? request?.state);

describe('a review', () => {
  beforeEach(() => workedDays());
  const three = async () => {
    const ids: string[] = [];
    for (const amount of [100_000, 200_000, 300_000]) ids.push(bodyOf(await ask(amount)).id);
    return ids;
  };

  it('approves one or many', async () => {
    const made = bodyOf(await ask(400_000));
    const ids = [made.id, ...(await three())];
    const items = await results(ids, 'approve');
    expect(items.map(({ id, request }) => [id, request?.state])).toEqual(ids.map((id) => [id, 'approved']));
    const request = { ...made, state: 'approved', reviewedAt: '2026-11-18T03:50:00.000Z' };
    expect(items[0]).toEqual({ id: made.id, outcome: 'reviewed', code: null, legalEvents: [], request });
  });

  it('cancels with a reason that the employee reads', async () => {
    await three();
    const made = bodyOf(await ask(400_000));
    const { id } = made;
    for (const reason of [undefined, '', '   ']) {
      const answer = await review([id], 'cancel', reason);
      expect(refusal(answer)).toEqual([400, 'validationFailed']);
      expect(answer.body).toMatchObject({ errors: [{ pointer: '/reason', code: 'reasonRequired' }] });
    }
    const [item] = await results([id], 'cancel', ' Keyinroq ');
    expect(item?.request).toEqual({
      ...{ ...made, state: 'cancelled', shownAs: 'cancelled', reviewedAt: '2026-11-18T03:50:00.000Z' },
      ...{ reviewReason: 'Keyinroq', cancelledBy: 'employer' },
    });
    expect((await salary()).reserved).toBe(600_000);
  });

  it('gives a result for each request', async () => {
    const [first = '', second = '', third = ''] = await three();
    await setState(second, 'paid');
    const stranger = other.employee.jobId;
    const items = await results([first, second, stranger, third], 'approve');
    expect(items.map(({ id, code, request }) => [id, code, request?.id, request?.state])).toEqual([
      [first, null, first, 'approved'],
      [second, 'illegalTransition', second, 'paid'],
      [stranger, 'notFound', undefined, undefined],
      [third, null, third, 'approved'],
    ]);
    expect(items[1]?.legalEvents).toEqual(['markReturned']);
    expect(refusal(await review([first, first], 'approve'))).toEqual([400, 'validationFailed']);
  });

  it('is a conflict when the event is illegal for every request', async () => {
    const [first = '', second = ''] = await three();
    await results([first], 'approve');
    const answer = await review([first], 'approve');
    expect(refusal(answer)).toEqual([409, 'illegalTransition']);
    expect(answer.body).toMatchObject({
      legalEvents: ['markPaid', 'cancel'],
      errors: [{ pointer: '/requests/0', code: 'illegalTransition' }],
    });
    await setState(second, 'paid');
    expect((await review([first, second], 'approve')).body).toMatchObject({ status: 409, legalEvents: [] });
    await setState(first, 'failed');
    expect(await codes([first], 'approve')).toEqual(['approved']);
  });

  it('of one request by two at once is done once', async () => {
    const [id = ''] = await three();
    const answers = await Promise.all([review([id], 'approve'), withdraw(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('comes too late for the employee to take it back', async () => {
    const made = bodyOf(await ask(400_000));
    const [taken, [approved = '']] = [made.id, await three()];
    const cancelled = { state: 'cancelled', shownAs: 'cancelled', cancelledBy: 'employee' };
    expect(bodyOf(await withdraw(taken))).toEqual({ ...made, ...cancelled });
    expect((await withdraw(taken)).body).toMatchObject({ code: 'illegalTransition', legalEvents: [] });
    bodyOf(await review([approved], 'approve'));
    expect(refusal(await withdraw(approved))).toEqual([409, 'illegalTransition']);
    expect(refusal(await withdraw(approved, other.employee))).toEqual([404, 'notFound']);
  });
});

describe('an approval', () => {
  beforeEach(() => workedDays());

  it('is refused for a blocked person, a cancellation is not', async () => {
    const { id } = bodyOf(await ask(100_000));
    await block();
    const can = { enabled: ENABLED - 100_000, approvable: 0 };
    expect((await read(id)).funds).toEqual({ employeeStatus: 'blocked', earned: TEN_DAYS_EARNED, ...can });
    expect(await codes([id], 'approve')).toEqual(['employeeNotActive']);
    expect(await codes([id], 'cancel', 'Bloklangan')).toEqual(['cancelled']);
  });

  it('is of no more than the month allows now', async () => {
    const made = bodyOf(await ask(ENABLED));
    const { id } = made;
    await limitTo(20_000_000);
    const may = { enabled: 0, approvable: 20_000_000 };
    const funds = { employeeStatus: 'active', earned: TEN_DAYS_EARNED, ...may };
    expect((await read(id)).funds).toEqual(funds);
    const [refused] = await results([id], 'approve');
    const refusing = { outcome: 'refused', code: 'amountAboveEnabled', legalEvents: [] };
    expect(refused).toEqual({ id, ...refusing, request: { ...made, funds } });
    expect(await codes([{ id, amount: 20_000_100 }], 'approve', 'Limit')).toEqual(['amountAboveEnabled']);
    expect(await codes([{ id, amount: 20_000_000 }], 'approve', 'Limit')).toEqual(['approved']);
    const { reserved, enabled } = await salary();
    expect([reserved, enabled]).toEqual([20_000_000, 0]);
  });

  it('never approves two requests that no longer fit together', async () => {
    const ids: string[] = [];
    for (const amount of [30_000_000, 40_000_000]) ids.push(bodyOf(await ask(amount)).id);
    await limitTo(50_000_000);
    expect(await codes(ids, 'approve')).toEqual(['amountAboveEnabled', 'amountAboveEnabled']);
    expect(await codes([{ id: ids[0]!, amount: 10_000_000 }, ids[1]!], 'approve', 'Limit')).toEqual([
      'approved',
      'approved',
    ]);
    expect((await salary()).reserved).toBe(50_000_000);
  });

  it('judges a failed payment again before it is sent again', async () => {
    const { id } = bodyOf(await ask(40_000_000));
    await results([id], 'approve');
    await setState(id, 'failed');
    await limitTo(30_000_000);
    expect(await codes([id], 'approve')).toEqual(['amountAboveEnabled']);
  });

  it('may be of less than asked, with a reason that the employee is told', async () => {
    const made = bodyOf(await ask(40_000_000, { note: 'Davolanish' }));
    const { id } = made;
    const withoutReason = await review([{ id, amount: 25_000_000 }], 'approve');
    expect(withoutReason.body).toMatchObject({ status: 400, errors: [{ code: 'reasonRequired' }] });
    const [item] = await results([{ id, amount: 25_000_000 }], 'approve', ' Qolgani keyingi oyda ');
    const less = { amount: 25_000_000, reviewReason: 'Qolgani keyingi oyda' };
    expect(item?.request).toEqual({
      ...{ ...made, ...less, state: 'approved', reviewedAt: '2026-11-18T03:50:00.000Z' },
    });
    const told = bodyOf(await server.call('listNotifications', { as: company.employee }));
    expect(told.items[0]?.params).toEqual({
      ...{ about: 'requestApprovedForLess', requestId: id, employeeName: null },
      ...{ amount: 25_000_000, askedAmount: 40_000_000, reason: 'Qolgani keyingi oyda' },
    });
    expect((await salary()).reserved).toBe(25_000_000);
  });

  it.each([
    [40_000_100, 'amountAboveAsked'],
    [99_900, 'amountTooSmall'],
    [25_000_050, 'amountNotWholeSom'],
  ])('of %i is refused: %s', async (amount, code) => {
    const { id } = bodyOf(await ask(40_000_000));
    expect(await codes([{ id, amount }], 'approve', 'Sabab')).toEqual([code]);
  });

  it('and a new request at the same moment never sum up to more than is enabled', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = bodyOf(await ask(30_000_000));
      await limitTo(40_000_000);
      await Promise.all([review([id], 'approve'), ask(20_000_000), ask(10_000_000)]);
      expect((await salary()).reserved).toBeLessThanOrEqual(40_000_000);
      await freshCompany();
      await workedDays();
    }
  });
});

describe('the history of a request', () => {
  it('keeps every review', async () => {
    await workedDays();
    const { id } = bodyOf(await ask(40_000_000));
    await results([{ id, amount: 30_000_000 }], 'approve', 'Kamroq');
    await setState(id, 'failed');
    await results([{ id, amount: 20_000_000 }], 'approve', 'Yana kamroq');
    await results([id], 'cancel', 'Karta yopilgan');
    const { history } = await read(id);
    expect(
      history.map(({ event, fromState, toState, amount, reason }) => [
        event,
        fromState,
        toState,
        amount,
        reason,
      ]),
    ).toEqual([
      ['ask', null, 'inProcess', 40_000_000, null],
      ['approve', 'inProcess', 'approved', 30_000_000, 'Kamroq'],
      ['approve', 'failed', 'approved', 20_000_000, 'Yana kamroq'],
      ['cancel', 'approved', 'cancelled', 20_000_000, 'Karta yopilgan'],
    ]);
    expect(history[0]?.by).toBe('Rahimov Dilshod');
    expect(new Set(history.map(({ id: eventId }) => eventId)).size).toBe(4);
  });

  it('is the person’s own or the company’s', async () => {
    await workedDays();
    const { id } = bodyOf(await ask(100_000));
    expect((await read(id, company.employee)).funds).toBeNull();
    for (const as of [other.employee, other.employer])
      expect(refusal(await server.call('getPaymentRequest', { as, path: { id } }))).toEqual([
        404,
        'notFound',
      ]);
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
    expect(await states({ shownAs: 'inProgress' })).toEqual(['failed', 'approved', 'inProcess']);
    expect(await states({ shownAs: 'paid' })).toEqual(['paid']);
    expect(await states({ state: 'failed' })).toEqual(['failed']);
    expect(await states({ state: 'failed', shownAs: 'paid' })).toEqual([]);
    const { items, total, page } = await list(company.employer, { page: 2, pageSize: 10 });
    expect([items, total, page]).toEqual([[], 5, 2]);
  });
});
