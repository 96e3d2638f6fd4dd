import { fromPromise } from 'xstate';
import type { CompanyDate } from '#domain/calendar/index.ts';
import type { MakeRegisterInput } from '#machines/flows/money/registerMaking/registerMakingMachine.ts';
import type { SettleRegisterInput } from '#machines/flows/money/registerSettling/registerSettlingMachine.ts';
import type { ListPage, ListQuery } from '#machines/flows/shared/list/listQuery.ts';
import { required } from '#machines/support/required.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { api } from '#src/session/client.ts';
import { exportOf } from '../shared/saveFile.ts';

type Schemas = components['schemas'];
export type PayoutRegister = Schemas['PayoutRegister'];
export type RegisterPage = ListPage<PayoutRegister> &
  Pick<Schemas['PayoutRegisterList'], 'waiting' | 'stopped'>;

export const loadRegisters = fromPromise<ListPage<PayoutRegister>, ListQuery>(({ input, signal }) => {
  const { page, pageSize } = input;
  const query = { page, pageSize: pageSize as 10 | 20 | 50 | 100 };
  return unwrap(api.GET('/payments/registers', { params: { query }, signal }));
});

export const loadRegister = fromPromise<PayoutRegister, string>(({ input: id, signal }) =>
  unwrap(api.GET('/payments/registers/{id}', { params: { path: { id } }, signal })),
);

export const makeRegister = fromPromise<PayoutRegister, MakeRegisterInput>(({ input, signal }) =>
  unwrap(
    api.POST('/payments/registers', {
      params: { header: { 'Idempotency-Key': input.idempotencyKey } },
      signal,
    }),
  ),
);

export const settleRegister = fromPromise<Schemas['PayoutRegisterSettled'], SettleRegisterInput>(
  ({ input: { subject, form, idempotencyKey }, signal }) => {
    const { verb: event, register, payment } = subject;
    const { paidOn, reason, password } = form;
    return unwrap(
      api.POST('/payments/registers/{id}/settlement', {
        params: { path: { id: register.id }, header: { 'Idempotency-Key': idempotencyKey } },
        body: {
          event,
          ...(reason && { reason }),
          ...(payment && { requestIds: [payment.requestId] }),
          ...(event === 'markPaid' && { paidOn: paidOn as CompanyDate }),
          ...(password && { password }),
        },
        signal,
      }),
    );
  },
);

/** The register for the bank, as a file that the device keeps; its id is among the wanted ids. */
export const exportRegister = exportOf('register', ({ ids, format, language }, options) =>
  api.POST('/payments/registers/{id}/file', {
    params: { path: { id: required(ids?.[0], 'id') } },
    body: { format, language },
    ...options,
  }),
);
