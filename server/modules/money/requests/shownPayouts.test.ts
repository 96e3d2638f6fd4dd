import Papa from 'papaparse';
import { beforeEach, describe, expect, it } from 'vitest';
import { ask, company, server, usePayments, workedDays } from '#tests/support/worlds/paymentsWorld.ts';
import { choosePayouts } from '#tests/support/worlds/payoutsWorld.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';

usePayments();
beforeEach(async () => {
  await workedDays();
  // Their payments wait for a register.
  bodyOf(await choosePayouts({ version: 0, provider: 'file' }));
});

const approved = async (amount: number) => {
  const { id } = bodyOf(await ask(amount));
  const body = { event: 'approve' as const, requests: [{ id }] };
  bodyOf(await server.call('reviewPaymentRequests', { as: company.employer, body }));
  return id;
};

describe('payments', () => {
  it('are listed and saved by what people see of them', async () => {
    await approved(10_000_000);
    const cancelled = await approved(5_000_000);
    const body = { event: 'cancel' as const, reason: 'Xato', requests: [{ id: cancelled }] };
    bodyOf(await server.call('reviewPaymentRequests', { as: company.employer, body }));
    const amounts = async (query: { state?: 'waiting'; shownAs?: 'inProgress' | 'paid' | 'cancelled' }) =>
      bodyOf(await server.call('listPayouts', { as: company.employer, query })).items.map(
        ({ amount }) => amount,
      );
    expect(await amounts({})).toHaveLength(2);
    expect(await amounts({ shownAs: 'inProgress' })).toEqual([10_000_000]);
    expect(await amounts({ shownAs: 'cancelled' })).toEqual([5_000_000]);
    expect(await amounts({ shownAs: 'paid' })).toEqual([]);
    expect(await amounts({ state: 'waiting', shownAs: 'paid' })).toEqual([]);
    const saved = await server.call('exportPayouts', {
      as: company.employer,
      body: { format: 'csv', language: 'ru', shownAs: 'inProgress' },
    });
    const text = String(bodyOf(saved));
    expect(
      Papa.parse<string[]>(text.trim().replace('\ufeff', '')).data.map((row) => row.slice(4, 6)),
    ).toEqual([
      ['Статус', 'Этап'],
      ['В процессе', 'В очереди'],
    ]);
  });
});
