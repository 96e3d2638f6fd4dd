import * as fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { findFault } from '#server/modules/ledger/index.ts';
import { standInKeys, startMulticard, type MulticardStandIn } from '#tests/support/multicardStandIn.ts';
import {
  ask,
  company,
  freshCompany,
  review,
  server,
  usePayments,
  workedDays,
} from '#tests/support/paymentsWorld.ts';
import { choosePayouts, settlePayment } from '#tests/support/payoutsWorld.ts';
import { isLong } from '#tests/support/long.ts';
import { bodyOf } from '#tests/support/punching.ts';
import { workingMorning } from '#tests/support/server.ts';

let multicard: MulticardStandIn;
usePayments(async () => {
  multicard = await startMulticard();
  return { config: { multicardUrl: multicard.url } };
});
afterAll(() => multicard.close());

const of = <const T extends string>(...all: T[]) => fc.constantFrom(...all);
const draft = fc.option(of('cutBefore', 'cutAfter', 'html', 'status500', 'expiredCard', 'expiredToken'));
const confirm = fc.option(
  of('cutBefore', 'cutAfter', 'html', 'status500', 'slowProgress', 'declined', 'unknownError'),
);
const read = fc.option(of('cutBefore', 'html', 'status500'));
const which = fc.nat(3);
const step = fc.oneof(
  fc.record({ do: of('ask'), draft, confirm }),
  fc.record({ do: of('again'), which, confirm }),
  fc.record({ do: of('pass'), minutes: fc.constantFrom(1, 6, 31, 24 * 60), read }),
  fc.record({ do: of('progress') }),
  fc.record({ do: of('revert') }),
  fc.record({ do: of('cancel'), which }),
  fc.record({ do: of('return'), which }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** What the person has, by the stand-in's own books. */
const received = (itemId: string) => multicard.paidFor(itemId).length;

const items = () =>
  server.db
    .selectFrom('payoutItem')
    .select(['payoutItem.id', 'payoutItem.requestId', 'payoutItem.state', 'payoutItem.amount'])
    .where('payoutItem.organizationId', '=', company.organizationId)
    .execute();
const balanceOf = async (kind: 'advance' | 'payoutPending' | 'inFlight' | 'bank') => {
  const rows = await server.db
    .selectFrom('ledgerAccount')
    .select(['debit', 'credit'])
    .where('organizationId', '=', company.organizationId)
    .where('kind', '=', kind)
    .execute();
  return rows.reduce((sum, { debit, credit }) => sum + Math.abs(debit - credit), 0);
};
const stages = {
  waiting: 'payoutPending',
  sending: 'inFlight',
  accepted: 'inFlight',
  inDoubt: 'inFlight',
  paid: 'bank',
} as const;

/** Nothing is paid twice, and the books say of each payout where its money is. */
async function judge() {
  const all = await items();
  for (const one of all) {
    expect(received(one.id), `${one.state} was paid so often`).toBeLessThanOrEqual(1);
    if (one.state === 'waiting' || one.state === 'failed' || one.state === 'cancelled')
      expect(received(one.id), `${one.state} but paid`).toBe(0);
  }
  for (const stage of ['payoutPending', 'inFlight', 'bank'] as const) {
    const there = all.filter(({ state }) => stages[state as keyof typeof stages] === stage);
    expect(await balanceOf(stage), stage).toBe(there.reduce((sum, { amount }) => sum + amount, 0));
  }
  expect(await findFault(server.db, company.organizationId)).toBeUndefined();
}

const asMorning = async (work: () => Promise<unknown>) => {
  const now = server.clock.now();
  server.clock.set(Date.parse(workingMorning));
  await work();
  server.clock.set(now);
};

async function act(ids: string[], one: Step): Promise<void> {
  const { faults } = multicard;
  if (one.do === 'pass') {
    if (one.read) faults.read.push(one.read);
    server.clock.set(server.clock.now() + one.minutes * 60_000);
  } else if (one.do === 'progress') multicard.progress();
  else if (one.do === 'revert') multicard.revert();
  else if (one.do === 'ask') {
    if (one.draft) faults.draft.push(one.draft);
    if (one.confirm) faults.confirm.push(one.confirm);
    const { id } = bodyOf(await ask(1_000_000));
    ids.push(id);
    bodyOf(await review([id], 'approve'));
  } else {
    const id = ids[one.which];
    if (id === undefined) return;
    if (one.do === 'cancel') await review([id], 'cancel', 'Kerak emas');
    else if (one.do === 'again') {
      if (one.confirm) faults.confirm.push(one.confirm);
      await review([id], 'approve');
    } else {
      // A person says it only of what has come back.
      const item = (await items()).find(({ requestId }) => requestId === id);
      if (item && received(item.id) === 0)
        await settlePayment(id, { event: 'markReturned', reason: 'Qaytdi' });
    }
  }
}

it(
  'whatever goes wrong in whatever order, nothing is paid twice and nothing is lost',
  { timeout: 600_000 },
  () =>
    fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
        await freshCompany();
        multicard.forget();
        for (const list of Object.values(multicard.faults)) list.length = 0;
        await workedDays();
        bodyOf(await choosePayouts({ version: 0, provider: 'multicard', ...standInKeys }));
        const ids: string[] = [];
        for (const one of steps) {
          await (one.do === 'pass' ? act(ids, one) : asMorning(() => act(ids, one)));
          await server.paid();
          await judge();
        }
        // Once nothing goes wrong any more, nothing stays open.
        for (const list of Object.values(multicard.faults)) list.length = 0;
        multicard.progress();
        for (let hours = 0; hours < 3; hours += 1) {
          server.clock.set(server.clock.now() + 60 * 60_000);
          await server.paid();
        }
        await judge();
        for (const { id, state } of await items()) {
          expect(['paid', 'failed', 'returned', 'cancelled']).toContain(state);
          if (received(id) === 1) expect(state).toBe('paid');
        }
      }),
      { numRuns: isLong ? 400 : 6 },
    ),
);
