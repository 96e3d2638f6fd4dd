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
import { bodyOf, faults, refusal } from '#tests/support/worlds/punching.ts';
import { joinColleague } from '#tests/support/worlds/staff.ts';
import {
  confirmedOf,
  debtorsRow,
  drafted,
  none,
  one,
  otherCardOf,
  readRequest,
  salaryOf,
} from '#tests/support/worlds/wholeMoney.ts';
import { otherCard } from '#tests/support/worlds/world.ts';

usePayments();
beforeEach(() => workedDays());

const UNTIL = '2026-11-19T03:50:00.000Z';

const setCard = async () => {
  const body = { cardNumber: otherCard, makeDefault: true };
  const path = { id: company.employee.jobId };
  const { items } = bodyOf(await server.call('addCard', { as: company.employer, path, body, key: newId() }));
  return otherCardOf(items[0]!.card.id);
};
const accountant = () => joinColleague(server, company.employer, { role: 'accountant' });
const warned = async (id: string) =>
  bodyOf(await server.call('listPayRunItems', { ...acting(), path: { id }, query: { show: 'warned' } }))
    .items;

describe('a run that pays to a card which its confirmer has set', () => {
  it('points the person out, and is confirmed by somebody else', async () => {
    const colleague = await accountant();
    const card = await setCard();
    const run = await make();
    const ofMonth = { period: '2026-11', included: one(TEN_DAYS_EARNED) };
    expect(run).toEqual(drafted(run, { ...ofMonth, heldCards: 1, heldUntil: UNTIL, warned: 1 }));
    expect(await warned(run.id)).toEqual([debtorsRow(10, TEN_DAYS_EARNED, { cardHeldUntil: UNTIL })]);
    expect(refusal(await confirm(run))).toEqual([409, 'runCardHeld']);
    expect((await read(run.id)).state).toBe('draft');
    const theirs = bodyOf(await server.call('getPayRun', { as: colleague, path: { id: run.id } }));
    expect(theirs).toEqual(drafted(run, ofMonth));
    bodyOf(await confirm(run, {}, { as: colleague as never }));
    const id = await paymentOf(run.id);
    expect(await readRequest(id)).toEqual(
      salaryOf(run, id, {
        ...{ card, cardHeldUntil: UNTIL },
        ...{ byHand: true, settling: 'others', cardShowing: 'others' },
        history: ['ask: Karimova Aziza', 'approve: Karimova Aziza'],
      }),
    );
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
    const made = await make();
    const { id } = made;
    const body = { event: 'exclude' as const, employeeId: company.employee.jobId, reason: 'Karta yangi' };
    const { run } = bodyOf(await server.call('changePayRun', { ...acting(), path: { id }, body }));
    const without = { included: none, excluded: made.included, heldCards: 0, heldUntil: null, warned: 0 };
    expect(run).toEqual({ ...made, ...without });
    expect(bodyOf(await confirm(run)).state).toBe('confirmed');
  });

  it('judges a request by the card that it names', async () => {
    await accountant();
    const card = await setCard();
    bodyOf(await ask(10_000_000));
    const before = await make('requests');
    const ofMonth = { kind: 'requests', period: '2026-11' };
    expect(before).toEqual(drafted(before, { ...ofMonth, included: one(10_000_000) }));
    bodyOf(await ask(20_000_000, { cardId: card.id }));
    const { run } = bodyOf(await compute(before.id));
    const included = { count: 2, amount: 30_000_000 };
    expect(run).toEqual({ ...before, included, heldCards: 1, heldUntil: UNTIL, warned: 1 });
    expect(refusal(await confirm(run))).toEqual([409, 'runCardHeld']);
  });

  it('of the only owner takes a note, and that payment can be undone', async () => {
    const card = await setCard();
    const run = await make();
    expect([run.confirming, run.heldCards]).toEqual(['alone', 1]);
    expect(faults(await confirm(run))).toEqual(['/note reasonRequired']);
    bodyOf(await confirm(run, { note: 'Boshqa egasi yoʻq' }));
    const id = await paymentOf(run.id);
    expect(await readRequest(id)).toEqual(
      salaryOf(run, id, {
        ...{ state: 'approvedAlone', card, alone: true },
        ...{ cardHeldUntil: UNTIL, undoUntil: '2026-11-18T04:00:00.000Z' },
        ...{ reviewReason: 'Boshqa egasi yoʻq' },
        history: [`ask: ${run.createdBy}`, `approve: ${run.createdBy}`],
      }),
    );
  });

  it('leaves what failed to somebody else', async () => {
    await accountant();
    const run = await make();
    bodyOf(await confirm(run));
    const id = await paymentOf(run.id);
    await setState(id, 'failed');
    const card = await setCard();
    expect(refusal(await retry(run.id))).toEqual([403, 'cardSetByYou']);
    expect((await readRequest(id)).state).toBe('failed');
    await at('2026-11-19T08:50:00+05:00');
    expect(bodyOf(await retry(run.id))).toEqual({ changed: 1, refused: 0, run: confirmedOf(run) });
    expect(await readRequest(id)).toEqual(
      salaryOf(run, id, {
        ...{ reviewedAt: UNTIL, card },
        ...{ byHand: true, settling: 'open', cardShowing: 'open', today: '2026-11-19' },
        history: ['ask', 'approve', 'approve'].map((event) => `${event}: ${run.createdBy}`),
      }),
    );
  });
});
