import { beforeEach, describe, expect, it } from 'vitest';
import { openStream } from '#tests/support/server/eventStream.ts';
import { standInKeys } from '#tests/support/standIns/multicardStandIn.ts';
import { chooseMulticard, multicard, usePaymentsByMulticard } from '#tests/support/worlds/multicardWorld.ts';
import {
  ask,
  company,
  other,
  review,
  salary,
  server,
  workedDays,
} from '#tests/support/worlds/paymentsWorld.ts';
import { choosePayouts, settlePayment } from '#tests/support/worlds/payoutsWorld.ts';
import { bodyOf, faults, refusal } from '#tests/support/worlds/punching.ts';
import { workingMorning } from '#tests/support/server/server.ts';
import {
  answerOf,
  approvedNow,
  booked,
  employersName,
  MORNING,
  none,
  one,
  readOf,
  readRequest,
} from '#tests/support/worlds/wholeMoney.ts';

usePaymentsByMulticard();

const MINUTE = 60_000;
const atMorning = async <T>(ask: () => Promise<T>): Promise<T> => {
  const now = server.clock.now();
  server.clock.set(Date.parse(workingMorning));
  const answer = await ask();
  server.clock.set(now);
  return answer;
};
const pass = async (ms: number) => {
  server.clock.set(server.clock.now() + ms);
  await server.paid();
};
/** Signed in for a quarter of an hour only: asks as if it were morning again. */
const read = async (id: string, as = company.employer) =>
  atMorning(async () => bodyOf(await server.call('getPaymentRequest', { as, path: { id } })));
const approved = async (amount = 10_000_000) => {
  const { id } = bodyOf(await ask(amount));
  bodyOf(await review([id], 'approve'));
  await server.paid();
  return id;
};
const readPayoutItem = async (id: string) =>
  (await server.db.selectFrom('payoutItem').selectAll().where('requestId', '=', id).execute())[0]!;
const timesPaid = async (id: string) => multicard.paidFor((await readPayoutItem(id)).id).length;
const nothingUnsettled = { byHand: none, waiting: none, sending: none, inDoubt: none, registers: [] };
const balances = () => atMorning(booked);

beforeEach(async () => {
  // Nobody asks about the payouts of the tests before.
  await server.db.updateTable('payoutItem').set({ nextAt: null }).execute();
  await workedDays();
});

describe('a provider', () => {
  beforeEach(chooseMulticard);

  it('pays what is approved, and the employee is told at once', async () => {
    const page = await openStream(server.url, company.employee);
    await page.next('ready');
    const id = await approved();
    for (let told = ''; told !== 'requestPaid';) {
      const { params } = (await page.nextPastChanges('notification')).data as { params: { about: string } };
      told = params.about;
    }
    await page.close();
    const key = `${(await readPayoutItem(id)).id}.1`;
    const [payment, ...others] = [...multicard.payments.values()];
    const answers = [answerOf('settled', { source: 'sending', reference: payment?.uuid })];
    const attempt = { n: 1, key, provider: 'multicard', amount: 10_000_000, at: MORNING, by: null, answers };
    expect(await readRequest(id)).toEqual(
      readOf(id, 10_000_000, {
        ...{ ...approvedNow, state: 'paid', shownAs: 'paid', paidOn: '2026-11-18', attempts: [attempt] },
        ...{ settling: 'open' },
        history: ['ask: Rahimov Dilshod', `approve: ${await employersName()}`, 'send', 'pay'],
      }),
    );
    const { payment_amount, status, store_invoice_id } = payment!;
    expect([payment_amount, status, store_invoice_id, others]).toEqual([10_000_000, 'success', key, []]);
    expect(await balances()).toEqual({ advance: 10_000_000, bank: -10_000_000 });
  });

  it.each([
    ['its answer is cut off', 'cutAfter'],
    ['it never answers', 'hangAfter'],
    ['it answers HTML', 'html'],
    ['it answers 500', 'status500'],
    ['it does not know', 'unknownError'],
  ] as const)('that paid though %s is asked, and pays once', async (_, fault) => {
    multicard.faults.confirm.push(fault);
    const id = await approved();
    const { state, shownAs } = await read(id);
    expect([state, shownAs]).toEqual(['inDoubt', 'inProgress']);
    expect(await balances()).toEqual({ advance: 10_000_000, inFlight: 10_000_000 });
    expect(refusal(await review([id], 'cancel', 'Kerak emas'))).toEqual([409, 'illegalTransition']);
    await pass(MINUTE);
    expect([(await read(id)).state, await timesPaid(id)]).toEqual(['paid', 1]);
    expect(await balances()).toEqual({ advance: 10_000_000, bank: -10_000_000 });
  });

  it('that has it in progress is asked until it is paid', async () => {
    multicard.faults.confirm.push('slowProgress');
    const id = await approved();
    await pass(MINUTE);
    expect((await read(id)).state).toBe('sending');
    multicard.progress();
    await pass(MINUTE);
    expect([(await read(id)).state, await timesPaid(id)]).toEqual(['paid', 1]);
  });

  it.each([
    ['draft', 'expiredCard'],
    ['confirm', 'declined'],
  ] as const)(
    'that refuses at the %s has paid nothing, and is asked anew once approved again',
    async (call, fault) => {
      multicard.faults[call].push(fault);
      const id = await approved();
      expect([(await read(id)).state, await timesPaid(id)]).toEqual(['failed', 0]);
      expect(await balances()).toEqual({});
      expect((await salary()).reserved).toBe(10_000_000);
      bodyOf(await review([id], 'approve'));
      await server.paid();
      expect([(await read(id)).state, await timesPaid(id)]).toEqual(['paid', 1]);
      expect((await read(id)).attempts.map(({ n }) => n)).toEqual([1, 2]);
    },
  );

  it.each([
    ['draft', 'cutBefore'],
    ['draft', 'cutAfter'],
    ['draft', 'hangBefore'],
    ['draft', 'hangAfter'],
    ['confirm', 'cutBefore'],
    ['confirm', 'hangBefore'],
  ] as const)(
    'that lost the %s (%s) is believed only the second time, half an hour later',
    async (call, fault) => {
      multicard.faults[call].push(fault);
      const id = await approved();
      for (let minutes = 0; minutes < 25; minutes += 5) {
        await pass(5 * MINUTE);
        expect((await read(id)).state).toBe('inDoubt');
      }
      await pass(10 * MINUTE);
      expect([(await read(id)).state, await timesPaid(id)]).toEqual(['failed', 0]);
      const [reference = null] = multicard.payments.keys();
      const news = { at: '2026-11-18T04:25:00.000Z', source: 'asking', code: 'notSent', reference };
      expect((await read(id)).attempts[0]?.answers.at(-1)).toEqual(answerOf('rejected', news));
      expect(await balances()).toEqual({});
    },
  );

  it('that never answers when it is asked is asked again', async () => {
    multicard.faults.confirm.push('cutAfter');
    multicard.faults.read.push('hangBefore');
    const id = await approved();
    await pass(MINUTE);
    expect((await read(id)).state).toBe('inDoubt');
    await pass(MINUTE);
    expect([(await read(id)).state, await timesPaid(id)]).toEqual(['paid', 1]);
  });

  it('whose money comes back the next day is noticed', async () => {
    const id = await approved();
    multicard.revert();
    await pass(24 * 60 * MINUTE);
    const { state, paidOn } = await read(id);
    expect([state, paidOn]).toEqual(['returned', null]);
    expect(await balances()).toEqual({});
  });

  it('whose money comes back is asked again while it gives no answer', async () => {
    const id = await approved();
    multicard.revert();
    multicard.faults.read.push('status500', 'cutAfter');
    await pass(24 * 60 * MINUTE);
    expect((await read(id)).state).toBe('paid');
    await pass(MINUTE);
    expect((await read(id)).state).toBe('paid');
    await pass(MINUTE);
    expect((await read(id)).state).toBe('returned');
  });

  it('signs in again when its token has run out', async () => {
    multicard.faults.draft.push('expiredToken');
    expect((await read(await approved())).state).toBe('paid');
  });

  it('is not asked again by a server that died while sending, but asked about', async () => {
    multicard.faults.confirm.push('cutAfter');
    const id = await approved();
    // As if no answer had been written.
    await server.db
      .updateTable('payoutItem')
      .set({ state: 'sending', nextAt: new Date(server.clock.now() + 30_000) })
      .where('requestId', '=', id)
      .execute();
    await server.db.updateTable('paymentRequest').set({ state: 'sending' }).where('id', '=', id).execute();
    await pass(29_000);
    expect((await read(id)).state).toBe('sending');
    await pass(1_000);
    expect([(await read(id)).state, await timesPaid(id)]).toEqual(['paid', 1]);
    expect((await read(id)).attempts).toHaveLength(1);
  });

  it('pays once though two servers look at the same time', async () => {
    const other = await server.startBeside();
    const ids = await Promise.all(Array.from({ length: 6 }, () => approved(1_000_000)));
    await server.paid();
    await other.close();
    expect(await Promise.all(ids.map(timesPaid))).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it('that leaves it in doubt is settled by a second person, once', async () => {
    multicard.faults.confirm.push('cutAfter');
    const id = await approved();
    const alone = { event: 'markPaid', paidOn: '2026-11-18', reason: 'Bank tasdiqladi' } as const;
    expect(faults(await settlePayment(id, alone))).toEqual(['/password required']);
    bodyOf(await settlePayment(id, { ...alone, password: 'Davomat1' }));
    await pass(MINUTE);
    expect((await read(id)).state).toBe('paid');
    expect(await balances()).toEqual({ advance: 10_000_000, bank: -10_000_000 });
  });
});

describe('what is left to pay from', () => {
  const balance = () => atMorning(() => server.call('getPayoutBalance', { as: company.employer }));

  it('is what the provider says', async () => {
    await chooseMulticard();
    expect(bodyOf(await balance())).toEqual({ provider: 'multicard', balance: 500_000_000 });
  });

  it('is nothing that a company has which pays by itself or by registers', async () => {
    expect(bodyOf(await balance())).toEqual({ provider: 'hand', balance: null });
    bodyOf(await choosePayouts({ version: 0, provider: 'file' }));
    expect(bodyOf(await balance())).toEqual({ provider: 'file', balance: null });
  });

  it.each(['cutBefore', 'hangBefore', 'html', 'status500'] as const)(
    'is unknown after %s, and told at the next look',
    async (fault) => {
      await chooseMulticard();
      multicard.faults.read.push(fault);
      expect(refusal(await balance())).toEqual([422, 'providerUnreachable']);
      expect(bodyOf(await balance())).toEqual({ provider: 'multicard', balance: 500_000_000 });
    },
  );

  it('is asked for with a new sign-in when the old one has ended', async () => {
    await chooseMulticard();
    bodyOf(await balance());
    multicard.faults.read.push('expiredToken');
    expect(bodyOf(await balance())).toEqual({ provider: 'multicard', balance: 500_000_000 });
  });
});

describe('the settings', () => {
  it('are kept without ever giving out the secret, and only if the provider takes them', async () => {
    const wanted = { version: 0, provider: 'multicard', ...standInKeys } as const;
    const refused = await choosePayouts({ ...wanted, secret: 'wrong' });
    expect(refusal(refused)).toEqual([422, 'providerRefused']);
    const { applicationId, storeId } = standInKeys;
    const kept = {
      ...{ version: 1, provider: 'multicard', offered: ['hand', 'file', 'sandbox', 'multicard'] },
      ...{ applicationId, storeId, balance: null, unsettled: nothingUnsettled },
    };
    expect(bodyOf(await choosePayouts(wanted))).toEqual({ ...kept, balance: 500_000_000 });
    const read = await server.call('getPayoutSettings', { as: company.employer });
    expect(bodyOf(read)).toEqual(kept);
    const { secretEncrypted } = await server.db
      .selectFrom('payoutSettings')
      .selectAll()
      .where('organizationId', '=', company.organizationId)
      .executeTakeFirstOrThrow();
    expect(secretEncrypted?.toString('latin1')).not.toContain(standInKeys.secret);
    const moved = { version: 1, provider: 'multicard', applicationId, storeId: '78' } as const;
    const after = { ...kept, version: 2, storeId: '78', balance: 500_000_000 };
    expect(bodyOf(await choosePayouts(moved))).toEqual(after);
    expect(refusal(await choosePayouts(moved))).toEqual([409, 'changedMeanwhile']);
  });

  it('name what is missing', async () => {
    for (const field of ['applicationId', 'storeId', 'secret'] as const) {
      const { [field]: _, ...rest } = standInKeys;
      const answer = await choosePayouts({ version: 0, provider: 'multicard', ...rest });
      expect(faults(answer)).toEqual([`/${field} required`]);
    }
  });

  it('stay while the provider has payments to settle', async () => {
    await chooseMulticard();
    multicard.faults.confirm.push('slowProgress');
    await approved();
    const refused = await choosePayouts({ version: 1, provider: 'hand' });
    expect(refusal(refused)).toEqual([409, 'payoutsOnTheirWay']);
    const { unsettled } = bodyOf(await server.call('getPayoutSettings', { as: company.employer }));
    expect(unsettled).toEqual({ ...nothingUnsettled, sending: one(10_000_000) });
    const theirs = bodyOf(await server.call('getPayoutSettings', { as: other.employer })).unsettled;
    expect(theirs).toEqual(nothingUnsettled);
  });

  it('of the sandbox decide by the amount', async () => {
    bodyOf(await choosePayouts({ version: 0, provider: 'sandbox' }));
    const states = async (ids: string[]) => Promise.all(ids.map(async (id) => (await read(id)).state));
    const ids = [];
    for (const som of [1_000, 1_001, 1_002, 1_003, 1_004]) ids.push(await approved(som * 100));
    expect(await states(ids)).toEqual(['paid', 'failed', 'inDoubt', 'sending', 'inDoubt']);
    await pass(MINUTE);
    await pass(MINUTE);
    expect(await states(ids)).toEqual(['paid', 'failed', 'paid', 'paid', 'failed']);
  });
});
