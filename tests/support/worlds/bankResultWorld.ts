import { tiyin } from '#domain/money.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { ask, company, review, server, workedDays } from './paymentsWorld.ts';
import { choosePayouts } from './payoutsWorld.ts';
import { bodyOf } from './punching.ts';
import { joinColleague } from './staff.ts';
import { none } from './wholeMoney.ts';
import { sampleCard } from './world.ts';

type Schemas = components['schemas'];
export type Row = Schemas['PayoutResultRow'];

/** Of the employee's, by its card, without a key. */
export const row = (line: number, amount: number, more: Partial<Row> = {}): Row => ({
  ...{ line, amount: tiyin(amount), outcome: 'paid', cardNumber: sampleCard },
  ...more,
});

type Reading = Schemas['PayoutResultReading'];
/** What reading a result says, of which nothing else is known. */
export const reading = (more: Partial<Record<keyof Reading, unknown>>) => ({
  ...{ readBefore: null, old: null, rows: [], paid: none, unpaid: none, missing: none, late: none },
  ...{ refused: 0, settling: null, ...more },
});
/** A row as it is found, of the employee's request or of none. */
export const found = (
  { line, amount, outcome }: Row,
  match: Reading['rows'][number]['match'],
  requestId: string | null = null,
) => ({ line, amount, outcome, match, requestId, employeeName: requestId && 'Rahimov Dilshod' });
/** What applying a result says of a register of which all is paid by then. */
export const applied = (register: Schemas['PayoutRegister'], more: { settled?: number; late?: number }) => ({
  // What the world adds to a register is not said.
  register: { ...register, requests: undefined, open: none, paid: register.all, settling: null },
  ...{ settled: 0, late: 0, refused: 0, ...more },
});

/** The employer approves and makes registers, and the accountant says what the bank did. */
export async function payByFile() {
  await workedDays();
  bodyOf(await choosePayouts({ version: 0, provider: 'file' }));
  const { employer } = company;
  const joined = await joinColleague(server, employer, { role: 'accountant' });
  const by = { as: joined, job: joined.jobId };

  const approve = async (id: string) => bodyOf(await review([id], 'approve'));
  const approved = async (amount: number) => {
    const { id } = bodyOf(await ask(amount));
    await approve(id);
    return id;
  };
  const make = () => server.call('createPayoutRegister', { as: employer, job: employer.jobId });
  const read = async (id: string) =>
    bodyOf(await server.call('getPaymentRequest', { as: employer, path: { id } }));
  return {
    ...{ accountant: joined, approve, approved, make, read },
    /** Requests of these amounts, which the bank has in a register. */
    register: async (...amounts: number[]) => {
      const requests: string[] = [];
      for (const amount of amounts) requests.push(await approved(amount));
      return { requests, ...bodyOf(await make()) };
    },
    keyOf: async (id: string, n = 1) => (await read(id)).attempts.find((attempt) => attempt.n === n)!.key,
    states: async (ids: readonly string[]) => {
      const states = [];
      for (const id of ids) states.push((await read(id)).state);
      return states;
    },
    preview: async ({ id }: { id: string }, rows: Row[]) =>
      bodyOf(await server.call('readPayoutResult', { ...by, path: { id }, body: { rows } })),
    apply: ({ id }: { id: string }, rows: Row[]) =>
      server.call('applyPayoutResult', {
        ...{ ...by, path: { id } },
        body: { rows, paidOn: '2026-11-18', reason: 'Bank fayli' },
      }),
    /** By hand. */
    settle: async ({ id }: { id: string }, event: 'markPaid' | 'markUnpaid') => {
      const paidOn = event === 'markPaid' ? { paidOn: '2026-11-18' as const } : {};
      const body = { event, reason: 'Bank javobi', ...paidOn };
      return bodyOf(await server.call('settlePayoutRegister', { ...by, path: { id }, body }));
    },
    sumsOf: async ({ id }: { id: string }) => {
      const { open, paid, unpaid } = bodyOf(
        await server.call('getPayoutRegister', { as: employer, path: { id } }),
      );
      return { open: open.count, paid: paid.count, unpaid: unpaid.count };
    },
  };
}

export type Bank = Awaited<ReturnType<typeof payByFile>>;
