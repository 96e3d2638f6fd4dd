import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#server/identifier.ts';
import {
  ask,
  cardId,
  company,
  ENABLED,
  freshCompany,
  other,
  requested,
  salary,
  server,
  usePayments,
  withdraw,
  workedDays,
} from '#tests/support/worlds/paymentsWorld.ts';
import { bodyOf, refusal } from '#tests/support/worlds/punching.ts';

usePayments();

describe('a request', () => {
  beforeEach(() => workedDays());

  it('is in process, with the card it goes to', async () => {
    const made = bodyOf(await ask(50_000_000, { note: '  Avans ' }));
    expect(made).toEqual({
      id: expect.any(String) as string,
      ...{ employeeId: company.employee.jobId, employeeName: 'Rahimov Dilshod' },
      ...{ kind: 'asked', runId: null, amount: 50_000_000, askedAmount: 50_000_000, period: '2026-11' },
      ...{ state: 'inProcess', shownAs: 'inProgress', note: 'Avans', reviewReason: null, cancelledBy: null },
      card: { id: cardId, first4: '8600', last4: '0003', brand: 'uzcard' },
      ...{ requestedAt: '2026-11-18T03:50:00.000Z', reviewedAt: null, undoUntil: null },
      // What only an employer is shown.
      ...{ own: false, alone: false, cardHeldUntil: null, funds: null },
    });
  });

  it('is of whole so’m, from the minimum up to what is enabled', async () => {
    for (const [amount, code] of [
      [100_050, 'amountNotWholeSom'],
      [99_900, 'amountTooSmall'],
      [ENABLED + 100, 'amountAboveEnabled'],
      [9_007_199_254_740_900, 'amountAboveEnabled'],
    ] as const) {
      const answer = await ask(amount);
      expect(refusal(answer)).toEqual([422, code]);
      expect(answer.body).toMatchObject({ errors: [{ pointer: '/amount', code }] });
    }
    bodyOf(await ask(ENABLED - 100_000));
    bodyOf(await ask(100_000));
    expect(refusal(await ask(100_000))).toEqual([422, 'amountAboveEnabled']);
  });

  it('goes to the employee’s own card', async () => {
    const theirs = bodyOf(await server.call('getSalary', { as: other.employee })).card.id;
    for (const card of [newId(), theirs])
      expect(refusal(await ask(100_000, { cardId: card }))).toEqual([404, 'notFound']);
    expect(await requested()).toEqual([]);
  });

  it('is not for anyone blocked, who may still take one back', async () => {
    const { id } = bodyOf(await ask(100_000));
    const block = { ids: [company.employee.jobId], event: 'block' as const, reason: 'Tekshiruv' };
    bodyOf(await server.call('changeEmployeeStatus', { as: company.employer, body: block }));
    expect(refusal(await ask(100_000))).toEqual([403, 'employeeBlocked']);
    expect((await salary()).status).toBe('blocked');
    expect(bodyOf(await withdraw(id)).state).toBe('cancelled');
  });

  it('sent twice with one key is asked for once', async () => {
    const key = newId();
    const send = () =>
      server.call('createSalaryRequest', { as: company.employee, body: { amount: 100_000, cardId }, key });
    expect(bodyOf(await send())).toEqual(bodyOf(await send()));
    expect(await requested()).toEqual([100_000]);
  });
});

describe('requests at the same moment', () => {
  it('never sum up to more than is enabled', async () => {
    const amounts = fc.array(fc.integer({ min: 1_000, max: 1_300_000 }), { minLength: 20, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(amounts, async (soms) => {
        await freshCompany();
        await workedDays();
        const before = await salary();
        const answers = await Promise.all(soms.map((som) => ask(som * 100)));
        const sum = (await requested()).reduce((total, amount) => total + amount, 0);
        expect(sum).toBeLessThanOrEqual(ENABLED);
        expect(await salary()).toEqual({ ...before, reserved: sum, enabled: ENABLED - sum });
        expect(answers.some(({ status }) => status === 201)).toBe(true);
        const left = ENABLED - sum;
        for (const [index, answer] of answers.entries())
          if (answer.status !== 201) {
            expect(refusal(answer)).toEqual([422, 'amountAboveEnabled']);
            expect((soms[index] ?? 0) * 100).toBeGreaterThan(left);
          }
      }),
      { numRuns: process.env.DAVOMAT_LONG ? 40 : 6 },
    );
  });

  it('of everything that is enabled, twenty times: one', async () => {
    await workedDays();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(ENABLED)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await requested()).toEqual([ENABLED]);
  });
});
