import { maskPhone } from '#domain/format/index.ts';
import Papa from 'papaparse';
import { beforeEach, expect, it } from 'vitest';
import { settlePayment } from '#tests/support/worlds/payoutsWorld.ts';
import {
  ask,
  company,
  other,
  review,
  server,
  salary,
  setState,
  usePayments,
  workedDays,
} from '#tests/support/worlds/paymentsWorld.ts';
import { bodyOf, refusal } from '#tests/support/worlds/punching.ts';
import { staffOf } from '#tests/support/worlds/staff.ts';
import { expectWholeBooks } from '#tests/support/worlds/wholeBooks.ts';

usePayments();
beforeEach(() => workedDays());

const today = '2026-11-18';
type Query = NonNullable<NonNullable<Parameters<typeof server.call<'listPayouts'>>[1]>['query']>;
type Caller = typeof company.employer | typeof company.employee;
const noPayouts = { items: [], page: 1, pageSize: 20, total: 0, totals: [] };
const approved = async (amount = 10_000_000) => {
  const { id } = bodyOf(await ask(amount));
  bodyOf(await review([id], 'approve'));
  return id;
};
const read = async (id: string, as = company.employer) =>
  bodyOf(await server.call('getPaymentRequest', { as, path: { id } }));
const entries = async () => {
  const body = bodyOf(await server.call('listLedgerEntries', { as: company.employer }));
  return {
    kinds: body.items.map(({ kind, effectiveOn }) => `${kind} ${effectiveOn}`).reverse(),
    balances: Object.fromEntries(body.balances.map(({ kind, balance }) => [kind, balance])),
  };
};

it('is said with its day and number, and both sides see it', async () => {
  const id = await approved();
  const before = await read(id);
  expect([before.byHand, before.settling, before.attempts]).toEqual([true, 'open', []]);

  const paid = { event: 'markPaid', paidOn: today, reference: ' 1024 ' } as const;
  const settled = bodyOf(await settlePayment(id, paid));
  const [at, by] = [server.clock.date().toISOString(), before.history.at(-1)!.by];
  const said = { id: expect.any(String) as string, at, by };
  const bank = { source: 'hand', outcome: 'settled', code: null, reference: '1024', note: null };
  const answers = [{ ...said, ...bank, paidOn: today }];
  const attempt = { n: 1, key: expect.any(String) as string, provider: 'hand', amount: 10_000_000, at, by };
  const event = { event: 'markPaid', fromState: 'approved', toState: 'paid', reason: null };
  const both = { ...before, state: 'paid', shownAs: 'paid', byHand: false, paidOn: today, cardShowing: null };
  const history = [...before.history, { ...said, ...event, amount: 10_000_000 }];
  expect(settled).toEqual({ ...both, history, attempts: [{ ...attempt, answers }] });
  // The employer has no name yet: the employee is told who it was, but not the number to call.
  const told = history.map((one) => ({ ...one, by: maskPhone(String(one.by)) }));
  expect(told.at(-1)!.by).toContain('•');
  expect(await read(id, company.employee)).toEqual({ ...both, history: told, attempts: [], settling: null });
  const { reserved, paid: given } = await salary();
  expect([reserved, given]).toEqual([0, 10_000_000]);
  const { items } = bodyOf(await server.call('listNotifications', { as: company.employee }));
  expect(items[0]?.params).toEqual({
    ...{ about: 'requestPaid', requestId: id, amount: 10_000_000, employeeName: null, reason: null },
  });
});

it('names the field that is wrong, and writes nothing', async () => {
  const id = await approved();
  const before = await read(id);
  const refusals = [
    [{ event: 'markPaid' }, '/paidOn', 'required'],
    [{ event: 'markPaid', paidOn: '2026-11-19' }, '/paidOn', 'dayNotYet'],
    [{ event: 'markPaid', paidOn: '2026-11-17' }, '/paidOn', 'beforeApproval'],
  ] as const;
  for (const [body, pointer, code] of refusals) {
    const answer = await settlePayment(id, body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ errors: [{ pointer, code }] });
  }
  expect(await read(id)).toEqual(before);
  expect((await entries()).kinds).toEqual([`approved ${today}`]);
});

it('of two at once counts once', async () => {
  const id = await approved();
  const body = { event: 'markPaid', paidOn: today } as const;
  const answers = await Promise.all(Array.from({ length: 5 }, () => settlePayment(id, body)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  expect((await read(id)).attempts).toHaveLength(1);
  const balances = { advance: 10_000_000, payoutPending: 0, inFlight: 0, bank: -10_000_000 };
  expect((await entries()).balances).toEqual(balances);
});

it('that came back is reserved again, and owed anew once it is approved another time', async () => {
  const id = await approved();
  bodyOf(await settlePayment(id, { event: 'markPaid', paidOn: today }));
  expect((await settlePayment(id, { event: 'markReturned' })).body).toMatchObject({
    errors: [{ pointer: '/reason', code: 'reasonRequired' }],
  });
  bodyOf(await settlePayment(id, { event: 'markReturned', reason: 'Karta yopilgan' }));
  const { state, shownAs, paidOn } = await read(id);
  const { reserved, paid } = await salary();
  expect([state, shownAs, paidOn, reserved, paid]).toEqual(['returned', 'inProgress', null, 10_000_000, 0]);
  const back = await entries();
  expect(back.kinds.slice(1)).toEqual([`settled ${today}`, `returned ${today}`, `returned ${today}`]);
  const nothing = { advance: 0, payoutPending: 0, inFlight: 0, bank: 0 };
  expect(back.balances).toEqual(nothing);

  bodyOf(await review([{ id, amount: 6_000_000 }], 'approve', 'Qisman'));
  bodyOf(await settlePayment(id, { event: 'markPaid', paidOn: today, reference: '2' }));
  const { attempts } = await read(id);
  expect(attempts.map(({ n, amount, key }) => [n, amount, key.split('.')[1]])).toEqual([
    [1, 10_000_000, '1'],
    [2, 6_000_000, '2'],
  ]);
  expect((await entries()).balances).toEqual({ ...nothing, advance: 6_000_000, bank: -6_000_000 });
  await expectWholeBooks(server.db, company.organizationId);
});

it('is only for what is approved', async () => {
  const { id } = bodyOf(await ask(10_000_000));
  for (const event of ['markPaid', 'markUnpaid', 'markReturned'] as const) {
    const answer = await settlePayment(id, { event, paidOn: today, reason: 'Sabab' });
    expect(refusal(answer)).toEqual([409, 'illegalTransition']);
  }
  await setState(id, 'sending');
  expect(refusal(await settlePayment(id, { event: 'markPaid', paidOn: today }))).toEqual([
    409,
    'illegalTransition',
  ]);
  expect(refusal(await review([id], 'cancel', 'Kerak emas'))).toEqual([409, 'illegalTransition']);
});

it('is in the list of payments, with the sums of each state and by name', async () => {
  const [first, second] = [await approved(), await approved(5_000_000)];
  bodyOf(await settlePayment(first, { event: 'markPaid', paidOn: today, reference: '1024' }));
  bodyOf(await settlePayment(second, { event: 'markPaid', paidOn: today }));
  bodyOf(await settlePayment(second, { event: 'markReturned', reason: 'Karta yopilgan' }));
  const list = async (query: Query = {}) =>
    bodyOf(await server.call('listPayouts', { as: company.employer, query }));
  const all = await list();
  expect(all.items.map(({ requestId, state }) => [requestId, state])).toEqual([
    [second, 'returned'],
    [first, 'paid'],
  ]);
  const changedAt = server.clock.date().toISOString();
  expect(all.items[1]).toEqual({
    ...{ requestId: first, employeeName: 'Rahimov Dilshod', period: '2026-11', amount: 10_000_000 },
    ...{
      state: 'paid',
      provider: 'hand',
      attempts: 1,
      paidOn: today,
      reference: '1024',
      code: null,
      changedAt,
    },
  });
  expect([...all.totals].sort((a, b) => b.amount - a.amount)).toEqual([
    { state: 'paid', count: 1, amount: 10_000_000 },
    { state: 'returned', count: 1, amount: 5_000_000 },
  ]);
  expect(await list({ state: 'paid' })).toEqual({ ...all, items: [all.items[1]], total: 1 });
  for (const query of [{ search: 'Rahimov' }, { month: '2026-11' }] as const)
    expect(await list(query)).toEqual(all);
  for (const query of [{ search: 'Hechkim' }, { month: '2026-10' }] as const)
    expect(await list(query)).toEqual(noPayouts);
});

it('is in the employee’s own list and in nobody else’s, and both get a file of what they see', async () => {
  const id = await approved();
  bodyOf(await settlePayment(id, { event: 'markPaid', paidOn: today, reference: '1024' }));
  const list = async (as: Caller) => bodyOf(await server.call('listPayouts', { as }));
  const file = async (as: Caller, wanted: { state?: 'failed' } = {}) => {
    const body = { format: 'csv', language: 'ru', ...wanted } as const;
    const text = bodyOf(await server.call('exportPayouts', { as, body })).toString();
    return Papa.parse<string[]>(text.slice(1), { skipEmptyLines: true }).data;
  };
  for (const as of [company.employee, company.employer]) {
    const { items } = await list(as);
    expect(items.map(({ requestId, state, code }) => [requestId, state, code])).toEqual([[id, 'paid', null]]);
    const [, ...rows] = await file(as);
    expect(rows.map((cells) => cells.slice(1))).toEqual([
      ['100000', '2026-11', 'Сама компания', 'Выплачена', '', today, '\t1024'],
    ]);
    expect(await file(as, { state: 'failed' })).toHaveLength(1);
  }
  for (const as of [other.employee, other.employer]) {
    expect(await list(as)).toEqual(noPayouts);
    expect(await file(as)).toHaveLength(1);
  }
  const colleague = await staffOf(server, company.employer).hire({ lastName: 'Aaronova' });
  await server.db
    .updateTable('payoutItem')
    .set({ employeeId: colleague.id })
    .where('requestId', '=', id)
    .execute();
  expect((await list(company.employee)).total).toBe(0);
});

it('keeps every attempt and answer as it was', async () => {
  const id = await approved();
  bodyOf(await settlePayment(id, { event: 'markPaid', paidOn: today }));
  for (const table of ['payoutAttempt', 'payoutAnswer'] as const) {
    await expect(server.db.updateTable(table).set({ n: 2 }).execute()).rejects.toThrow('append-only');
    await expect(server.db.deleteFrom(table).execute()).rejects.toThrow('append-only');
  }
});
