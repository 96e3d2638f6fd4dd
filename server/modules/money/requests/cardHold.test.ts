import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#server/identifier.ts';
import {
  ask,
  at,
  cardId,
  company,
  review,
  SALARY,
  server,
  setState,
  usePayments,
  workedDays,
} from '#tests/support/worlds/paymentsWorld.ts';
import { acting } from '#tests/support/worlds/payRunsWorld.ts';
import { choosePayouts, settlePayment } from '#tests/support/worlds/payoutsWorld.ts';
import { bodyOf, faults, refusal } from '#tests/support/worlds/punching.ts';
import { samplePassword, type Session } from '#tests/support/server/server.ts';
import { joinColleague } from '#tests/support/worlds/staff.ts';
import {
  approvedNow,
  employersName,
  one,
  otherCardOf,
  readOf,
  readRequest,
} from '#tests/support/worlds/wholeMoney.ts';
import { otherCard } from '#tests/support/worlds/world.ts';

usePayments();

/** The clock of the world says 08:50 on 18 November. */
const SET_AT = '2026-11-18T08:50:00+05:00';
const LAST_MINUTE = '2026-11-19T08:49:00+05:00';
const A_DAY_LATER = '2026-11-19T08:50:00+05:00';
const UNTIL = '2026-11-19T03:50:00.000Z';

/** Adds a card of the employee, which is their default one from then on. */
const setCard = async (as: Session = company.employer) => {
  const body = { cardNumber: otherCard, makeDefault: true };
  const path = { id: company.employee.jobId };
  const { items } = bodyOf(await server.call('addCard', { as, path, body, key: newId() }));
  return items[0]!.card.id;
};
const read = async (id: string, caller: { as: Session; job?: string } = acting()) =>
  bodyOf(await server.call('getPaymentRequest', { ...caller, path: { id } }));
const approveAs = (as: Session, ids: readonly string[]) =>
  server.call('reviewPaymentRequests', {
    as,
    body: { event: 'approve', requests: ids.map((id) => ({ id })) },
  });

describe('where somebody else may approve', () => {
  let accountant: Session;
  beforeEach(async () => {
    await workedDays();
    accountant = await joinColleague(server, company.employer, { role: 'accountant' });
  });

  it('whoever set a card approves nothing to it until 24 hours have passed', async () => {
    const card = await setCard();
    const { id } = bodyOf(await ask(10_000_000, { cardId: card }));
    const asked = await read(id);
    expect([asked.own, asked.alone, asked.cardHeldUntil]).toEqual([false, false, UNTIL]);
    expect(refusal(await review([id], 'approve'))).toEqual([403, 'cardSetByYou']);
    await at(LAST_MINUTE);
    expect(await read(id)).toEqual({ ...asked, today: '2026-11-19' });
    expect(refusal(await review([id], 'approve'))).toEqual([403, 'cardSetByYou']);
    await at(A_DAY_LATER);
    expect(await read(id)).toEqual({ ...asked, cardHeldUntil: null, today: '2026-11-19' });
    bodyOf(await review([id], 'approve'));
    const { state, amount, card: to } = await read(id);
    expect([state, amount, to]).toEqual(['approved', 10_000_000, asked.card]);
  });

  it('somebody else approves it at once, and they cancel it', async () => {
    const card = await setCard();
    const [first, second] = [
      bodyOf(await ask(10_000_000, { cardId: card })).id,
      bodyOf(await ask(20_000_000, { cardId: card })).id,
    ];
    expect((await read(first, { as: accountant })).cardHeldUntil).toBeNull();
    bodyOf(await approveAs(accountant, [first]));
    bodyOf(await review([second], 'cancel', 'Sabab'));
    expect([(await read(first)).state, (await read(second)).state]).toEqual(['approved', 'cancelled']);
  });

  it('of many, what goes to another card is approved', async () => {
    const held = await setCard();
    const [toHeld, toOwn] = [
      bodyOf(await ask(10_000_000, { cardId: held })).id,
      bodyOf(await ask(20_000_000, { cardId })).id,
    ];
    const { items } = bodyOf(await review([toHeld, toOwn], 'approve'));
    expect(items.map(({ code, request }) => [code, request?.state, request?.cardHeldUntil])).toEqual([
      ['cardSetByYou', 'inProcess', UNTIL],
      [null, 'approved', null],
    ]);
  });

  it('a card that the person has set is held from nobody', async () => {
    const card = await setCard(company.employee);
    const { id } = bodyOf(await ask(10_000_000, { cardId: card }));
    expect((await read(id)).cardHeldUntil).toBeNull();
    bodyOf(await review([id], 'approve'));
    expect((await read(id)).state).toBe('approved');
  });

  it('choosing one of a person’s cards sets it too', async () => {
    await setCard(company.employee);
    const path = { id: company.employee.jobId, cardId };
    bodyOf(await server.call('setDefaultCard', { as: company.employer, path }));
    const { id } = bodyOf(await ask(10_000_000));
    expect(refusal(await review([id], 'approve'))).toEqual([403, 'cardSetByYou']);
  });

  it('so does adding one again that the person had removed', async () => {
    const removed = await setCard(company.employee);
    const of = { as: company.employee, path: { id: company.employee.jobId, cardId } };
    bodyOf(await server.call('setDefaultCard', of));
    bodyOf(await server.call('removeCard', { ...of, path: { ...of.path, cardId: removed } }));
    expect(await setCard()).toBe(removed);
    const { id } = bodyOf(await ask(10_000_000, { cardId: removed }));
    expect(refusal(await review([id], 'approve'))).toEqual([403, 'cardSetByYou']);
  });

  it('so does changing the record', async () => {
    const path = { id: company.employee.jobId };
    const record = bodyOf(await server.call('getEmployee', { as: company.employer, path }));
    const version = 'version' in record ? record.version : 0;
    const body = {
      ...{ version, ...company.employee.identity, phoneNumber: company.employee.phoneNumber },
      ...{ cardNumber: otherCard, salary: SALARY, chosenStatus: 'active' as const },
      ...{ accountCredit: null, ownBalanceLimit: null },
    };
    bodyOf(await server.call('updateEmployee', { as: company.employer, path, body }));
    const salary = bodyOf(await server.call('getSalary', { as: company.employee }));
    const { id } = bodyOf(await ask(10_000_000, { cardId: salary.card.id }));
    expect(refusal(await review([id], 'approve'))).toEqual([403, 'cardSetByYou']);
  });

  it('what failed is judged by the card that it would go to now', async () => {
    const { id } = bodyOf(await ask(10_000_000));
    bodyOf(await review([id], 'approve'));
    await setState(id, 'failed');
    expect((await read(id)).cardHeldUntil).toBeNull();
    const card = await setCard();
    expect((await read(id)).cardHeldUntil).toBe(UNTIL);
    expect(refusal(await review([id], 'approve'))).toEqual([403, 'cardSetByYou']);
    await at(A_DAY_LATER);
    bodyOf(await review([id], 'approve'));
    const approve = `approve: ${await employersName()}`;
    expect(await readRequest(id)).toEqual(
      readOf(id, 10_000_000, {
        ...{ ...approvedNow, reviewedAt: UNTIL, card: otherCardOf(card), today: '2026-11-19' },
        ...{ byHand: true, settling: 'open', cardShowing: 'open' },
        history: ['ask: Rahimov Dilshod', approve, approve],
      }),
    );
  });

  it('nor do they say that it was paid', async () => {
    const card = await setCard();
    const { id } = bodyOf(await ask(10_000_000, { cardId: card }));
    bodyOf(await approveAs(accountant, [id]));
    expect((await read(id)).settling).toBe('others');
    const paid = { event: 'markPaid', paidOn: '2026-11-18' } as const;
    expect(refusal(await settlePayment(id, paid))).toEqual([403, 'cardSetByYou']);
    await at(LAST_MINUTE);
    expect(refusal(await settlePayment(id, paid))).toEqual([403, 'cardSetByYou']);
    await at(A_DAY_LATER);
    bodyOf(await settlePayment(id, paid));
    const { attempts: _, ...settled } = await readRequest(id);
    expect({ ...settled, attempts: [] }).toEqual(
      readOf(id, 10_000_000, {
        ...{ ...approvedNow, state: 'paid', shownAs: 'paid', paidOn: '2026-11-18', today: '2026-11-19' },
        ...{ card: otherCardOf(card), settling: 'open' },
        history: ['ask: Rahimov Dilshod', 'approve: Karimova Aziza', `markPaid: ${await employersName()}`],
      }),
    );
  });

  it('nor what the bank said of it in a register', async () => {
    bodyOf(await choosePayouts({ version: 0, provider: 'file' }));
    const held = await setCard();
    const ids = [
      bodyOf(await ask(10_000_000, { cardId: held })).id,
      bodyOf(await ask(20_000_000, { cardId })).id,
    ];
    bodyOf(await approveAs(accountant, ids));
    const register = bodyOf(await server.call('createPayoutRegister', { as: accountant }));
    const path = { id: register.id };
    const body = { event: 'markPaid', reason: 'Bank javobi', paidOn: '2026-11-18' } as const;
    const settled = bodyOf(await server.call('settlePayoutRegister', { ...acting(), path, body }));
    const left = { ...register, requests: undefined, open: one(10_000_000), paid: one(20_000_000) };
    expect(settled).toEqual({ register: { ...left, settling: 'others' }, settled: 1, refused: 1 });
    expect(await Promise.all(ids.map(async (id) => (await read(id)).state))).toEqual(['sending', 'paid']);
  });
});

describe('the only employer, who has set a card', () => {
  let id: string;
  let card: string;
  const proven = { password: samplePassword, reason: 'Yolgʻiz ish beruvchiman' };
  const approve = (more: { password?: string; reason?: string }, ids = [id]) =>
    server.call('reviewPaymentRequests', {
      ...acting(),
      body: { event: 'approve', requests: ids.map((one) => ({ id: one })), ...more },
    });

  beforeEach(async () => {
    await workedDays();
    card = await setCard();
    id = bodyOf(await ask(10_000_000, { cardId: card })).id;
  });

  it('approves with their password and a note, and may undo it for ten minutes', async () => {
    const held = { card: otherCardOf(card), alone: true, cardHeldUntil: UNTIL };
    const asked = readOf(id, 10_000_000, { ...held, history: ['ask: Rahimov Dilshod'] });
    expect(await readRequest(id)).toEqual(asked);
    expect(faults(await approve({ reason: proven.reason }))).toEqual(['/password required']);
    expect(faults(await approve({ password: proven.password }))).toEqual(['/reason reasonRequired']);
    bodyOf(await approve(proven));
    expect(await readRequest(id)).toEqual({
      ...{ ...asked, ...approvedNow, state: 'approvedAlone', reviewReason: proven.reason },
      undoUntil: '2026-11-18T04:00:00.000Z',
      history: ['ask: Rahimov Dilshod', `approve: ${await employersName()}`],
    });
    const audited = await server.db
      .selectFrom('auditEntry')
      .select(['event', 'subjectId'])
      .where('organizationId', '=', company.organizationId)
      .where('subject', '=', 'paymentRequest')
      .execute();
    expect(audited).toEqual([{ event: 'approveAlone', subjectId: id }]);
    bodyOf(
      await server.call('reviewPaymentRequests', {
        ...acting(),
        body: { event: 'undo', requests: [{ id }] },
      }),
    );
    expect((await read(id)).state).toBe('inProcess');
  });

  it('never together with others, but cancels it like any other', async () => {
    const another = bodyOf(await ask(20_000_000, { cardId })).id;
    const { items } = bodyOf(await approve(proven, [id, another]));
    expect(items.map(({ outcome, code }) => [outcome, code])).toEqual([
      ['refused', 'cardSetByYou'],
      ['reviewed', null],
    ]);
    bodyOf(await review([id], 'cancel', 'Sabab'));
    expect((await read(id)).state).toBe('cancelled');
  });

  it('approves without either a day later', async () => {
    await at(SET_AT.replace('18T', '19T'));
    const { alone, cardHeldUntil } = await read(id);
    expect([alone, cardHeldUntil]).toEqual([false, null]);
    bodyOf(await review([id], 'approve'));
    const { state, undoUntil } = await read(id);
    expect([state, undoUntil]).toEqual(['approved', null]);
  });
});
