import { describe, expect, it } from 'vitest';
import { newId } from '#server/identifier.ts';
import { reservingStates } from '#machines/lifecycles/paymentRequestMachine.ts';
import {
  ask,
  cardId,
  company,
  other,
  review,
  server,
  usePayments,
  workedDays,
} from '#tests/support/worlds/paymentsWorld.ts';
import { bodyOf, refusal } from '#tests/support/worlds/punching.ts';
import type { Session } from '#tests/support/server/server.ts';
import { otherCard as humo, sampleCard } from '#tests/support/worlds/world.ts';

usePayments();

/** Passes the check digit. */
const uzcard = '8600120000000110';

const id = () => company.employee.jobId;
const list = (as: Session = company.employee) => server.call('listCards', { as, path: { id: id() } });
const add = (
  cardNumber: string,
  { makeDefault = false, as = company.employee }: { makeDefault?: boolean; as?: Session } = {},
) => server.call('addCard', { as, path: { id: id() }, body: { cardNumber, makeDefault }, key: newId() });
const choose = (card: string, as: Session = company.employee) =>
  server.call('setDefaultCard', { as, path: { id: id(), cardId: card } });
const remove = (card: string, as: Session = company.employee) =>
  server.call('removeCard', { as, path: { id: id(), cardId: card } });
const shown = async () =>
  bodyOf(await list()).items.map(({ card, isDefault, isBusy }) => [card.last4, isDefault, isBusy]);
const news = async (as: Session) =>
  bodyOf(await server.call('listNotifications', { as }))
    .items.filter(({ params }) => 'last4' in params)
    .map(({ params }) => params);

describe('a person’s cards', () => {
  it('are listed with the default one first, never whole', async () => {
    const { items } = bodyOf(await add(humo));
    const addedAt = server.clock.date().toISOString();
    const shown = { isBusy: false, addedAt };
    const card = { id: expect.any(String) as string, first4: '9860', last4: '0006', brand: 'humo' };
    expect(items).toEqual([
      { card: { id: cardId, first4: '8600', last4: '0003', brand: 'uzcard' }, isDefault: true, ...shown },
      { card, isDefault: false, ...shown },
    ]);
    expect(bodyOf(await list(company.employer)).items).toEqual(items);
  });

  it('are added once: the same again is refused at its field', async () => {
    bodyOf(await add(humo));
    const again = await add(humo);
    expect(refusal(again)).toEqual([409, 'cardKnown']);
    expect(again.body).toMatchObject({ errors: [{ pointer: '/cardNumber', code: 'cardKnown' }] });
    expect(await shown()).toHaveLength(2);
  });

  it('has a wrong number refused at its field', async () => {
    for (const wrong of ['8600', '8600120000000004x', '8600120000000004'])
      expect(await add(wrong)).toMatchObject({ status: 400 });
    expect(await shown()).toHaveLength(1);
  });

  it('are ten at most, also when ten are added at once', async () => {
    const numbers = Array.from({ length: 12 }, (_, n) =>
      withCheckDigit(`98601300000${String(n).padStart(4, '0')}`),
    );
    const answers = await Promise.all(numbers.map((number) => add(number)));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(refusal)).toEqual(refused.map(() => [409, 'tooManyCards']));
    expect(refused).toHaveLength(3);
    expect(await shown()).toHaveLength(10);
  });

  it('of which one becomes the default, to which the next request goes, and the history says so', async () => {
    const { items } = bodyOf(await add(humo, { makeDefault: true }));
    expect(items.map(({ card, isDefault }) => [card.last4, isDefault])).toEqual([
      ['0006', true],
      ['0003', false],
    ]);
    expect(bodyOf(await server.call('getSalary', { as: company.employee })).card.last4).toBe('0006');
    bodyOf(await choose(cardId));
    bodyOf(await choose(cardId));
    expect(bodyOf(await server.call('getSalary', { as: company.employee })).card.last4).toBe('0003');
    const history = bodyOf(
      await server.call('getEmployeeHistory', { as: company.employer, path: { id: id() } }),
    ).items.flatMap((event) => ('changes' in event ? event.changes : []));
    const [first, second] = ['8600 •••• •••• 0003', '9860 •••• •••• 0006'];
    expect(history.filter(({ field }) => field === 'cardNumber')).toEqual([
      { field: 'cardNumber', from: second, to: first, validFrom: null },
      { field: 'cardNumber', from: first, to: second, validFrom: null },
    ]);
  });

  it('stay while they are the default, or a request to them is neither paid nor cancelled', async () => {
    await workedDays();
    expect(refusal(await remove(cardId))).toEqual([409, 'cardIsDefault']);
    const request = bodyOf(await ask(10_000_000));
    bodyOf(await add(humo, { makeDefault: true }));
    for (const state of reservingStates) {
      const undoUntil = state === 'approvedAlone' ? new Date() : null;
      await server.db
        .updateTable('paymentRequest')
        .set({ state, undoUntil })
        .where('id', '=', request.id)
        .execute();
      expect([state, ...refusal(await remove(cardId))]).toEqual([state, 409, 'cardBusy']);
    }
    await server.db
      .updateTable('paymentRequest')
      .set({ state: 'paid', undoUntil: null })
      .where('id', '=', request.id)
      .execute();
    bodyOf(await remove(cardId));
    expect(await shown()).toEqual([['0006', true, false]]);
    expect(bodyOf(await server.call('listPaymentRequests', { as: company.employee })).items).toMatchObject([
      { card: { last4: '0003' } },
    ]);
    expect(refusal(await ask(10_000_000, { cardId }))).toEqual([409, 'cardGone']);
    expect(refusal(await choose(cardId))).toEqual([404, 'notFound']);
    const { items } = bodyOf(await add('8600120000000003'));
    expect(items.map(({ card }) => card.id)).toContain(cardId);
  });

  it('are told to the other side when they change', async () => {
    bodyOf(await add(humo));
    const named = { recordId: id(), employeeName: 'Rahimov Dilshod' };
    expect(await news(company.employer)).toEqual([{ about: 'cardAdded', last4: '0006', ...named }]);
    expect(await news(company.employee)).toEqual([]);
    const { items } = bodyOf(await add(uzcard, { as: company.employer, makeDefault: true }));
    bodyOf(await remove(items[2]!.card.id, company.employer));
    const own = { recordId: id(), employeeName: null };
    expect(await news(company.employee)).toEqual([
      { about: 'cardRemoved', last4: items[2]!.card.last4, ...own },
      { about: 'cardAdded', last4: '0110', ...own },
    ]);
  });

  it('have one default when both sides choose another at once', async () => {
    const added = [bodyOf(await add(humo)), bodyOf(await add(uzcard))].map(({ items }) => items[1]!.card.id);
    const both = [company.employee, company.employer] as const;
    for (let round = 0; round < 3; round += 1) {
      for (const answer of await Promise.all(both.map((as, at) => choose(added[at]!, as)))) bodyOf(answer);
      expect((await shown()).filter(([, isDefault]) => isDefault)).toHaveLength(1);
      bodyOf(await choose(cardId));
    }
  });

  it('are whole in nothing that either side is answered', async () => {
    await workedDays();
    bodyOf(await add(humo, { makeDefault: true }));
    const request = bodyOf(await ask(10_000_000));
    bodyOf(await review([request.id], 'approve'));
    const { employer, employee } = company;
    const record = { as: employer, path: { id: id() } };
    const answers = await Promise.all([
      server.call('listEmployees', { as: employer }),
      server.call('getEmployee', record),
      server.call('getEmployeeHistory', record),
      server.call('listAuditTrail', { as: employer }),
      server.call('listTransactions', { as: employer }),
      server.call('getSalary', { as: employee }),
      ...[employer, employee].flatMap((as) => [
        list(as),
        server.call('listPaymentRequests', { as }),
        server.call('getPaymentRequest', { as, path: { id: request.id } }),
        server.call('listNotifications', { as }),
      ]),
    ]);
    const texts = answers.map((answer) => JSON.stringify(bodyOf(answer as never)));
    expect(texts.filter((text) => /0003|0006/.test(text)).length).toBeGreaterThan(8);
    for (const text of texts) for (const whole of [sampleCard, humo]) expect(text).not.toContain(whole);
  });

  it('of somebody else are not found', async () => {
    const path = { id: other.employee.jobId };
    expect(refusal(await server.call('listCards', { as: company.employee, path }))).toEqual([
      404,
      'notFound',
    ]);
    const theirs = bodyOf(await server.call('listCards', { as: other.employee, path })).items[0]!.card.id;
    expect(refusal(await choose(theirs))).toEqual([404, 'notFound']);
    expect(refusal(await remove(theirs, company.employer))).toEqual([404, 'notFound']);
  });
});

/** Luhn's. */
function withCheckDigit(first: string): string {
  const sum = [...first]
    .toReversed()
    .map((digit, at) => (at % 2 === 0 ? Number(digit) * 2 : Number(digit)))
    .reduce((all, value) => all + (value > 9 ? value - 9 : value), 0);
  return `${first}${(10 - (sum % 10)) % 10}`;
}
