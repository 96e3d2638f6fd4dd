import { fromPromise } from 'xstate';
import type {
  ChangePayRunInput,
  RunChanged,
} from '#machines/flows/money/payRunChange/payRunChangeMachine.ts';
import { runAmountIn } from '#machines/flows/money/payRunChange/payRunChangeMachine.ts';
import type { ConfirmPayRunInput } from '#machines/flows/money/payRunConfirming/payRunConfirmingMachine.ts';
import { payRunOf, type MakePayRunInput } from '#machines/flows/money/payRunMaking/payRunMakingMachine.ts';
import type { ListPage, ListQuery } from '#machines/flows/shared/list/listQuery.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { api } from '#src/session/client.ts';

type Schemas = components['schemas'];
export type PayRun = Schemas['PayRun'];
export type PayRunItem = Schemas['PayRunItem'];
export type PayRunPage = ListPage<PayRun> & Pick<Schemas['PayRunList'], 'today'>;

const pageOf = ({ page, pageSize }: ListQuery) => ({ page, pageSize: pageSize as 10 | 20 | 50 | 100 });

export const loadPayRuns = fromPromise<ListPage<PayRun>, ListQuery>(({ input, signal }) =>
  unwrap(api.GET('/payments/runs', { params: { query: pageOf(input) }, signal })),
);

export const loadPayRun = fromPromise<PayRun, string>(({ input: id, signal }) =>
  unwrap(api.GET('/payments/runs/{id}', { params: { path: { id } }, signal })),
);

/** `filter.show` is as in the contract. */
export const loadPayRunItems = fromPromise<ListPage<PayRunItem>, ListQuery & { of: string }>(
  ({ input, signal }) => {
    const search = input.search.trim();
    const show = input.filter['show'] as Schemas['PayRunItemFilter'] | undefined;
    const query = { ...pageOf(input), ...(search ? { search } : {}), ...(show ? { show } : {}) };
    return unwrap(
      api.GET('/payments/runs/{id}/items', { params: { path: { id: input.of }, query }, signal }),
    );
  },
);

export const makePayRun = fromPromise<PayRun, MakePayRunInput>(
  ({ input: { subject, form, idempotencyKey }, signal }) =>
    unwrap(
      api.POST('/payments/runs', {
        params: { header: { 'Idempotency-Key': idempotencyKey } },
        body: payRunOf(form, subject),
        signal,
      }),
    ),
);

export const changePayRun = fromPromise<RunChanged, ChangePayRunInput>(
  async ({ input: { subject, form, idempotencyKey }, signal }) => {
    const { verb, run, item } = subject;
    const { reason } = form;
    const params = { path: { id: run.id }, header: { 'Idempotency-Key': idempotencyKey } };
    if (verb === 'retry') return unwrap(api.POST('/payments/runs/{id}/retry', { params, signal }));
    if (verb === 'stop')
      return unwrap(api.POST('/payments/runs/{id}/stop', { params, body: { reason }, signal }));
    if (verb === 'compute') return unwrap(api.POST('/payments/runs/{id}/computation', { params, signal }));
    if (verb === 'setNet' || verb === 'dropNet') {
      const body = { rows: verb === 'setNet' ? subject.upload.rows : [] };
      return unwrap(api.POST('/payments/runs/{id}/net-pay', { params, body, signal }));
    }
    if (verb === 'cancel') {
      const body = { reason };
      const cancelled = await unwrap(api.POST('/payments/runs/{id}/cancellation', { params, body, signal }));
      return { run: cancelled, changed: 0 };
    }
    const amount = runAmountIn(form);
    const body = {
      event: verb,
      employeeId: item.employeeId,
      ...(item.requestId !== null && { requestId: item.requestId }),
      ...(verb === 'lower' && amount !== null && { amount }),
      ...(reason && { reason }),
    };
    const changed = await unwrap(api.POST('/payments/runs/{id}/change', { params, body, signal }));
    return { run: changed.run, changed: 1 };
  },
);

export const confirmPayRun = fromPromise<PayRun, ConfirmPayRunInput>(
  ({ input: { subject, form, idempotencyKey }, signal }) => {
    const { id, included } = subject;
    const { note, password } = form;
    return unwrap(
      api.POST('/payments/runs/{id}/confirmation', {
        params: { path: { id }, header: { 'Idempotency-Key': idempotencyKey } },
        body: { ...included, password, ...(note && { note }) },
        signal,
      }),
    );
  },
);
