import { beforeEach, describe, expect, it } from 'vitest';
import {
  applied,
  found,
  payByFile,
  reading,
  row,
  type Bank,
  type Row,
} from '#tests/support/worlds/bankResultWorld.ts';
import { company, server, usePayments } from '#tests/support/worlds/paymentsWorld.ts';
import { bodyOf, refusal } from '#tests/support/worlds/punching.ts';
import { otherCard } from '#tests/support/worlds/world.ts';
import { expectWholeBooks } from '#tests/support/worlds/wholeBooks.ts';
import { one } from '#tests/support/worlds/wholeMoney.ts';

usePayments();
let bank: Bank;
type Register = Awaited<ReturnType<Bank['register']>>;
let first: Register;
let second: Register;
/** Two advances of the same person and sums as in both registers, without keys or days. */
const rows = [row(2, 10_000_000), row(3, 5_000_000)];
const dated = (day: NonNullable<Row['day']>) => rows.map((one) => ({ ...one, day }));

/** How both rows are found in the second register. */
const all = (match: Parameters<typeof found>[1]) =>
  rows.map((one, place) => found(one, match, second.requests[place]));
const missing = { count: 2, amount: 15_000_000 };

beforeEach(async () => {
  bank = await payByFile();
  first = await bank.register(10_000_000, 5_000_000);
  bodyOf(await bank.apply(first, rows));
  second = await bank.register(10_000_000, 5_000_000);
});

describe('a bank’s result of an earlier register', () => {
  it('is known by its rows in every register of the company', async () => {
    const readBefore = new Date(server.clock.now()).toISOString();
    const old = all('settledEarlier').toReversed();
    expect(await bank.preview(second, rows.toReversed())).toEqual(
      reading({ readBefore, old: 'settledEarlier', missing, rows: old }),
    );
    expect(refusal(await bank.apply(second, rows))).toEqual([409, 'resultReadBefore']);
    expect(await bank.states(second.requests)).toEqual(['sending', 'sending']);
    await expectWholeBooks(server.db, company.organizationId);
  });

  it('settles nothing when its rows all fit what earlier registers had', async () => {
    const part = [rows[0]!];
    const old = all('settledEarlier').slice(0, 1);
    expect(await bank.preview(second, part)).toEqual(reading({ old: 'settledEarlier', missing, rows: old }));
    expect(refusal(await bank.apply(second, part))).toEqual([409, 'resultSettledEarlier']);
    expect(await bank.states(second.requests)).toEqual(['sending', 'sending']);
  });

  it('settles when one of its rows is new', async () => {
    const third = await bank.register(10_000_000, 7_000_000);
    const fresh = [row(2, 10_000_000), row(3, 7_000_000)];
    expect(bodyOf(await bank.apply(third, fresh))).toEqual(applied(third, { settled: 2 }));
    expect(await bank.states(third.requests)).toEqual(['paid', 'paid']);
  });

  it('of a day before the register settles nothing, and of a day after it settles', async () => {
    expect(await bank.preview(second, dated('2026-11-17'))).toEqual(
      reading({ old: 'beforeRegister', missing, rows: all('beforeRegister') }),
    );
    expect(refusal(await bank.apply(second, dated('2026-11-17')))).toEqual([409, 'resultBeforeRegister']);
    expect(refusal(await bank.apply(second, dated('2026-11-18')))).toEqual([409, 'resultSettledEarlier']);
    expect(await bank.states(second.requests)).toEqual(['sending', 'sending']);
    expect(bodyOf(await bank.apply(second, dated('2026-11-19')))).toEqual(applied(second, { settled: 2 }));
    expect(await bank.states(second.requests)).toEqual(['paid', 'paid']);
  });

  it('with the keys of both registers settles each of them, and no other payment of either', async () => {
    const third = await bank.register(3_000_000);
    const keyed: [Row, Row, Row] = [
      row(2, 5_000_000, { key: await bank.keyOf(second.requests[1]!) }),
      row(3, 3_000_000, { key: await bank.keyOf(third.requests[0]!) }),
      row(4, 10_000_000),
    ];
    expect(bodyOf(await bank.apply(third, keyed))).toEqual(applied(third, { settled: 1 }));
    const [paid, open] = [one(5_000_000), one(10_000_000)];
    const [other, own] = second.requests as [string, string];
    const seen = [
      ...[found(keyed[0], 'settles', own), found(keyed[1], 'unmatched')],
      found(keyed[2], 'settledEarlier', other),
    ];
    expect(await bank.preview(second, keyed)).toEqual(
      reading({ paid, missing: open, settling: 'open', rows: seen }),
    );
    const { register, ...counts } = applied(second, { settled: 1 });
    expect(bodyOf(await bank.apply(second, keyed))).toEqual({
      ...{ ...counts, register: { ...register, open, paid, settling: 'open' } },
    });
    expect(await bank.states(second.requests)).toEqual(['sending', 'paid']);
  });

  it('given for two registers at once settles one of them', async () => {
    const third = await bank.register(10_000_000, 5_000_000);
    const fresh = dated('2026-11-19');
    const answers = await Promise.all([second, third].map((one) => bank.apply(one, fresh)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const states = await bank.states([...second.requests, ...third.requests]);
    expect(states.filter((state) => state === 'paid')).toHaveLength(2);
  });
});

it('a row with the key of one payment and the card of another settles neither', async () => {
  const key = await bank.keyOf(second.requests[0]!);
  const mixed = [row(2, 10_000_000, { key, cardNumber: otherCard })];
  const seen = [found(mixed[0]!, 'otherCard', second.requests[0])];
  expect(await bank.preview(second, mixed)).toEqual(reading({ missing, rows: seen }));
  expect(refusal(await bank.apply(second, mixed))).toEqual([409, 'nothingMatches']);
  const anybody = [row(2, 10_000_000, { key, pinfl: '31203956789018' })];
  expect((await bank.preview(second, anybody)).rows).toEqual([
    found(anybody[0]!, 'otherPerson', second.requests[0]),
  ]);
  expect(refusal(await bank.apply(second, anybody))).toEqual([409, 'nothingMatches']);
  expect(await bank.states(second.requests)).toEqual(['sending', 'sending']);
});
