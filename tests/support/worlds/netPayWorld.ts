import type { CompanyMonth } from '#domain/calendar/index.ts';
import { fromSom } from '#domain/money.ts';
import { closeOctober, colleague, october, payRun, rows } from './debtWorld.ts';
import { server } from './paymentsWorld.ts';
import { acting, make, read } from './payRunsWorld.ts';
import { bodyOf } from './punching.ts';

/** What the colleague has earned in October. */
export const EARNED = fromSom(3_000_000);

export const pinflOf = async (id: string) => {
  const { pinfl } = await server.db
    .selectFrom('employee')
    .select('pinfl')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return pinfl;
};
export type Nets = readonly (readonly [id: string, som: number])[];
export const rowsOf = (nets: Nets) =>
  Promise.all(
    nets.map(async ([id, som], place) => ({ line: place + 2, pinfl: await pinflOf(id), net: fromSom(som) })),
  );
export const preview = async (runId: string, nets: Nets) =>
  bodyOf(
    await server.call('previewNetPay', {
      ...acting(),
      path: { id: runId },
      body: { rows: await rowsOf(nets) },
    }),
  );
export const set = async (runId: string, nets: Nets) =>
  bodyOf(
    await server.call('setNetPay', { ...acting(), path: { id: runId }, body: { rows: await rowsOf(nets) } }),
  ).run;
export const rowIn = async (runId: string, id = colleague) =>
  (await rows(runId)).find(({ employeeId }) => employeeId === id);
export const slipOf = async (month: CompanyMonth = october, id = colleague) =>
  bodyOf(await server.call('getEmployeePayslip', { ...acting(), path: { id, month } }));
export const bonus = (som: number, period: CompanyMonth, id = colleague) =>
  server.call('addPayLine', {
    ...{ ...acting(), path: { id } },
    body: { period, kind: 'bonus', amount: fromSom(som), reason: 'Loyiha' },
  });
export const deduct = (som: number, period: CompanyMonth) =>
  server.call('addPayLine', {
    ...{ ...acting(), path: { id: colleague } },
    body: { period, kind: 'deduction', amount: fromSom(som), reason: 'Aliment' },
  });
/** October is closed, and the colleague's salary of it is paid by a net amount. */
export const paidByNet = async (som: number) => {
  await closeOctober();
  const run = await make('salary', october);
  await set(run.id, [[colleague, som]]);
  await payRun(await read(run.id), '2026-11-03');
  return run;
};
