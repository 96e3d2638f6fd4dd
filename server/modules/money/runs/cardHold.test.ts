import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#server/identifier.ts';
import {
  ask,
  at,
  company,
  server,
  setState,
  TEN_DAYS_EARNED,
  usePayments,
  workedDays,
} from '#tests/support/worlds/paymentsWorld.ts';
import {
  acting,
  compute,
  confirm,
  make,
  paymentOf,
  read,
  retry,
} from '#tests/support/worlds/payRunsWorld.ts';
import { bodyOf, refusal } from '#tests/support/worlds/punching.ts';
import { joinColleague } from '#tests/support/worlds/staff.ts';
import { otherCard } from '#tests/support/worlds/world.ts';

usePayments();
beforeEach(() => workedDays());

const UNTIL = '2026-11-19T03:50:00.000Z';

const setCard = async () => {
  const body = { cardNumber: otherCard, makeDefault: true };
  const path = { id: company.employee.jobId };
  const { items } = bodyOf(await server.call('addCard', { as: company.employer, path, body, key: newId() }));
  return items[0]!.card.id;
};
const accountant = () => joinColleague(server, company.employer, { role: 'accountant' });
const warned = async (id: string) =>
  bodyOf(await server.call('listPayRunItems', { ...acting(), path: { id }, query: { show: 'warned' } }))
    .items;
const requestOf = async (id: string) =>
  bodyOf(await server.call('getPaymentRequest', { ...acting(), path: { id: await paymentOf(id) } }));

describe('a run that pays to a card which its confirmer has set', () => {
  it('points the person out, and is confirmed by somebody else', async () => {
    const colleague = await accountant();
    await setCard();
    const run = await make();
    expect(run).toMatchObject({ confirming: 'open', heldCards: 1, heldUntil: UNTIL, warned: 1 });
    expect(await warned(run.id)).toMatchObject([
      { employeeId: company.employee.jobId, cardHeldUntil: UNTIL },
    ]);
    expect(refusal(await confirm(run))).toEqual([409, 'runCardHeld']);
    expect((await read(run.id)).state).toBe('draft');
    const theirs = bodyOf(await server.call('getPayRun', { as: colleague, path: { id: run.id } }));
    expect(theirs).toMatchObject({ confirming: 'open', heldCards: 0, heldUntil: null, warned: 0 });
    bodyOf(await confirm(run, {}, { as: colleague as never }));
    expect(await requestOf(run.id)).toMatchObject({ state: 'approved', amount: TEN_DAYS_EARNED });
  });

  it.each([
    ['19T08:49', [409, 'runCardHeld']],
    ['19T08:50', [200, undefined]],
  ] as const)('at 2026-11-%s', async (time, expected) => {
    await accountant();
    await setCard();
    const { id } = await make('advance');
    await at(`2026-11-${time}:00+05:00`);
    const answer = await confirm(await read(id));
    expect([answer.status, (answer.body as { code?: string }).code]).toEqual(expected);
  });

  it('is confirmed by them without that person', async () => {
    await accountant();
    await setCard();
    const { id } = await make();
    const body = { event: 'exclude' as const, employeeId: company.employee.jobId, reason: 'Karta yangi' };
    const { run } = bodyOf(await server.call('changePayRun', { ...acting(), path: { id }, body }));
    expect(run).toMatchObject({ heldCards: 0, heldUntil: null, warned: 0 });
    expect(bodyOf(await confirm(run)).state).toBe('confirmed');
  });

  it('judges a request by the card that it names', async () => {
    await accountant();
    const card = await setCard();
    bodyOf(await ask(10_000_000));
    const { id, ...before } = await make('requests');
    expect(before).toMatchObject({ included: { count: 1 }, heldCards: 0, warned: 0 });
    bodyOf(await ask(20_000_000, { cardId: card }));
    const { run } = bodyOf(await compute(id));
    expect(run).toMatchObject({ included: { count: 2, amount: 30_000_000 }, heldCards: 1, warned: 1 });
    expect(refusal(await confirm(run))).toEqual([409, 'runCardHeld']);
  });

  it('of the only owner takes a note, and that payment can be undone', async () => {
    await setCard();
    const run = await make();
    expect(run).toMatchObject({ confirming: 'alone', heldCards: 1 });
    expect((await confirm(run)).body).toMatchObject({
      errors: [{ pointer: '/note', code: 'reasonRequired' }],
    });
    bodyOf(await confirm(run, { note: 'Boshqa egasi yoʻq' }));
    expect(await requestOf(run.id)).toMatchObject({
      ...{ state: 'approvedAlone', amount: TEN_DAYS_EARNED },
      undoUntil: '2026-11-18T04:00:00.000Z',
    });
  });

  it('leaves what failed to somebody else', async () => {
    await accountant();
    const run = await make();
    bodyOf(await confirm(run));
    await setState(await paymentOf(run.id), 'failed');
    await setCard();
    expect(refusal(await retry(run.id))).toEqual([403, 'cardSetByYou']);
    expect((await requestOf(run.id)).state).toBe('failed');
    await at('2026-11-19T08:50:00+05:00');
    expect(bodyOf(await retry(run.id))).toMatchObject({ changed: 1, refused: 0 });
    expect(await requestOf(run.id)).toMatchObject({ state: 'approved', card: { last4: '0006' } });
  });
});
