import { beforeEach, describe, expect, it } from 'vitest';
import type { components } from '#openapi/generated/contract.d.ts';
import { applied, found, reading, row, type Row } from '#tests/support/worlds/bankResultWorld.ts';
import { ask, company, other, server, usePayments, workedDays } from '#tests/support/worlds/paymentsWorld.ts';
import { choosePayouts } from '#tests/support/worlds/payoutsWorld.ts';
import { bodyOf, faults, refusal } from '#tests/support/worlds/punching.ts';
import { joinColleague } from '#tests/support/worlds/staff.ts';
import { otherCard } from '#tests/support/worlds/world.ts';
import { expectWholeBooks } from '#tests/support/worlds/wholeBooks.ts';
import { answerOf, one } from '#tests/support/worlds/wholeMoney.ts';

type Schemas = components['schemas'];
type By = typeof company.employer;

usePayments();
let by: By;
let register: Schemas['PayoutRegister'];
/** Of 100,000, 50,000 and 50,000 so'm. */
let requests: string[];

beforeEach(async () => {
  await workedDays();
  bodyOf(await choosePayouts({ version: 0, provider: 'file' }));
  requests = [];
  for (const amount of [10_000_000, 5_000_000, 5_000_000]) requests.push(await approved(amount));
  register = bodyOf(
    await server.call('createPayoutRegister', { as: company.employer, job: company.employer.jobId }),
  );
  by = (await joinColleague(server, company.employer, { role: 'accountant' })) as unknown as By;
});

async function approved(amount: number): Promise<string> {
  const { id } = bodyOf(await ask(amount));
  const body = { event: 'approve' as const, requests: [{ id }] };
  const as = company.employer;
  bodyOf(await server.call('reviewPaymentRequests', { as, job: as.jobId, body }));
  return id;
}
const preview = (rows: Row[], as = by) =>
  server.call('readPayoutResult', { as, job: as.jobId, path: { id: register.id }, body: { rows } });
const apply = (rows: Row[], more: Partial<Schemas['PayoutResult']> = {}, as = by) =>
  server.call('applyPayoutResult', {
    ...{ as, job: as.jobId, path: { id: register.id } },
    body: { rows, paidOn: '2026-11-18', reason: 'Bank fayli', ...more },
  });
/** All that is said of the register by itself. */
const registered = () => ({ ...register, requests: undefined });
const states = async () => {
  const rows = await server.db
    .selectFrom('paymentRequest')
    .select(['id', 'state'])
    .where('id', 'in', requests)
    .execute();
  return requests.map((id) => rows.find((one) => one.id === id)?.state);
};
const keyOf = async (id: string) => {
  const found = bodyOf(await server.call('getPaymentRequest', { as: company.employer, path: { id } }));
  return found.attempts[0]!.key;
};

describe('a bank’s result file', () => {
  it('says what it would settle, and writes nothing', async () => {
    const rows = [
      row(2, 10_000_000),
      row(3, 5_000_000, { outcome: 'unpaid', note: 'Karta yopilgan' }),
      row(4, 7_000_000),
      row(5, 10_000_000),
      row(6, 5_000_000, { cardNumber: otherCard }),
    ];
    expect(bodyOf(await preview(rows))).toEqual(
      reading({
        ...{ settling: 'open', paid: one(10_000_000), unpaid: one(5_000_000), missing: one(5_000_000) },
        rows: [
          found(rows[0]!, 'settles', requests[0]),
          found(rows[1]!, 'settles', requests[1]),
          found(rows[2]!, 'unmatched'),
          found(rows[3]!, 'surplus'),
          found(rows[4]!, 'unmatched'),
        ],
      }),
    );
    expect(await states()).toEqual(['sending', 'sending', 'sending']);
  });

  it('settles each payment as its row says, with the bank’s own words, and is refused the second time', async () => {
    const failed = row(3, 5_000_000, {
      outcome: 'unpaid',
      note: 'Karta yopilgan',
      key: await keyOf(requests[1]!),
    });
    const rows = [row(2, 10_000_000), failed];
    const sums = { paid: one(10_000_000), unpaid: one(5_000_000), open: one(5_000_000) };
    expect(bodyOf(await apply(rows))).toEqual({
      ...{ register: { ...registered(), ...sums, settling: 'open' }, settled: 2, late: 0, refused: 0 },
    });
    expect(await states()).toEqual(['paid', 'failed', 'sending']);
    const path = { id: requests[1]! };
    const { attempts } = bodyOf(await server.call('getPaymentRequest', { as: company.employer, path }));
    expect(attempts.map(({ answers }) => answers)).toEqual([
      [answerOf('rejected', { note: 'Karta yopilgan', by: 'Karimova Aziza' })],
    ]);
    // In another order and on other lines it is the same.
    const again = [{ ...failed, line: 7 }, row(9, 10_000_000)];
    expect(refusal(await apply(again))).toEqual([409, 'resultReadBefore']);
    expect(bodyOf(await preview(again)).readBefore).toBe(new Date(server.clock.now()).toISOString());
    await expectWholeBooks(server.db, company.organizationId);
  });

  it('of another company, or with nothing that is open, settles nothing', async () => {
    expect(refusal(await apply([row(2, 1_000_000)]))).toEqual([409, 'nothingMatches']);
    expect(refusal(await apply([row(2, 10_000_000)], {}, other.employer))).toEqual([404, 'notFound']);
    expect(refusal(await preview([row(2, 10_000_000)], other.employer))).toEqual([404, 'notFound']);
    expect(await states()).toEqual(['sending', 'sending', 'sending']);
  });

  it('leaves to somebody else what one approved, who may apply the same file', async () => {
    const rows = [row(2, 10_000_000), row(3, 5_000_000), row(4, 5_000_000)];
    const own = company.employer;
    const settling = rows.map((one, index) => found(one, 'settles', requests[index]));
    expect(bodyOf(await preview(rows, own))).toEqual(
      reading({ settling: 'others', refused: 3, rows: settling }),
    );
    expect(refusal(await apply(rows, {}, own))).toEqual([403, 'secondPersonNeeded']);
    // One of them was approved by the accountant.
    const accountant = server.db
      .selectFrom('account')
      .select('id')
      .where('phoneNumber', '=', (by as unknown as { phoneNumber: string }).phoneNumber);
    await server.db
      .updateTable('paymentRequest')
      .set({ reviewedByAccountId: accountant })
      .where('id', '=', requests[0]!)
      .execute();
    const open = { open: one(10_000_000), paid: { count: 2, amount: 10_000_000 } };
    expect(bodyOf(await apply(rows))).toEqual({
      ...{ register: { ...registered(), ...open, settling: 'others' }, settled: 2, late: 0, refused: 1 },
    });
    expect(await states()).toEqual(['sending', 'paid', 'paid']);
    expect(bodyOf(await apply(rows, {}, own))).toEqual(applied(register, { settled: 1 }));
    expect(refusal(await apply(rows))).toEqual([409, 'resultReadBefore']);
  });

  it('names the field that is wrong, and writes nothing', async () => {
    const rows = [row(2, 10_000_000)];
    for (const [more, pointer, code] of [
      [{ paidOn: '2026-11-19' }, '/paidOn', 'dayNotYet'],
      [{ paidOn: '2026-11-17' }, '/paidOn', 'beforeRegister'],
      [{ reason: ' ' }, '/reason', 'reasonRequired'],
    ] as const)
      expect(faults(await apply(rows, more))).toEqual([`${pointer} ${code}`]);
    expect(await states()).toEqual(['sending', 'sending', 'sending']);
  });

  it('of five at once counts once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => apply([row(2, 10_000_000)])));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    await expectWholeBooks(server.db, company.organizationId);
  });
});
