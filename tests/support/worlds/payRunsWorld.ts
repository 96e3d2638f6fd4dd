import type { NewRunKind } from '#domain/payRun.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { company, server } from './paymentsWorld.ts';
import { bodyOf } from './punching.ts';
import { samplePassword } from '../server/server.ts';
import { expectWholeBooks } from './wholeBooks.ts';

type Schemas = components['schemas'];
export type Run = Schemas['PayRun'];

/** The day of the world's clock. */
export const today = '2026-11-18';

/** The employer, who may also be an employee of the company. */
export const acting = () => ({ as: company.employer, job: company.employer.jobId });

export const make = async (kind: NewRunKind = 'salary', period: Run['period'] = '2026-11'): Promise<Run> =>
  bodyOf(await server.call('createPayRun', { ...acting(), body: { kind, period } }));

export const confirm = (
  { id, included }: Pick<Run, 'id' | 'included'>,
  more: Partial<Schemas['PayRunConfirmation']> = {},
  caller: { as: typeof company.employer; job?: string } = acting(),
) =>
  server.call('confirmPayRun', {
    ...caller,
    path: { id },
    body: { ...included, password: samplePassword, ...more },
  });

export const compute = (id: string) => server.call('computePayRun', { ...acting(), path: { id } });

export const retry = (id: string) => server.call('retryPayRun', { ...acting(), path: { id } });

export const stop = (id: string, reason = 'Hisob tekshiriladi') =>
  server.call('stopPayRun', { ...acting(), path: { id }, body: { reason } });

export const read = async (id: string) =>
  bodyOf(await server.call('getPayRun', { ...acting(), path: { id } }));

/** The payment of the first person in the run. */
export const paymentOf = async (id: string) => {
  const { items } = bodyOf(await server.call('listPayRunItems', { ...acting(), path: { id }, query: {} }));
  return items[0]!.payment!.id;
};

/** What the ledger has, oldest first, having proved that nothing of it was changed. */
export const ledger = async () => {
  const body = bodyOf(await server.call('listLedgerEntries', acting()));
  await expectWholeBooks(server.db, company.organizationId);
  return {
    kinds: body.items.map(({ kind }) => kind).reverse(),
    balances: Object.fromEntries(body.balances.map(({ kind, balance }) => [kind, balance])),
  };
};

export const block = async () => {
  const body = { ids: [company.employee.jobId], event: 'block' as const, reason: 'Tekshiruv' };
  bodyOf(await server.call('changeEmployeeStatus', { as: company.employer, body }));
};
