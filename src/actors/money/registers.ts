import { fromPromise } from 'xstate';
import type { CompanyDate } from '#domain/calendar/index.ts';
import type { MakeRegisterInput } from '#machines/flows/money/registerMaking/registerMakingMachine.ts';
import type { SettleRegisterInput } from '#machines/flows/money/registerSettling/registerSettlingMachine.ts';
import type { ListPage, ListQuery } from '#machines/flows/shared/list/listQuery.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { api } from '#src/session/client.ts';
import { nameOf, saveFile, type WantedFile } from '../shared/saveFile.ts';

type Schemas = components['schemas'];
export type PayoutRegister = Schemas['PayoutRegister'];
export type RegisterPage = ListPage<PayoutRegister> &
  Pick<Schemas['PayoutRegisterList'], 'waiting' | 'stopped'>;

export const loadRegisters = fromPromise<ListPage<PayoutRegister>, ListQuery>(({ input, signal }) => {
  const { page, pageSize } = input;
  const query = { page, pageSize: pageSize as 10 | 20 | 50 | 100 };
  return unwrap(api.GET('/payments/registers', { params: { query }, signal }));
});

export const loadRegisterOf = (id: string) =>
  fromPromise<PayoutRegister, void>(({ signal }) =>
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
export const exportRegister = fromPromise<{ name: string }, { wanted: WantedFile | null }>(
  async ({ input: { wanted }, signal }) => {
    const id = wanted?.ids?.[0];
    if (!wanted || id === undefined) throw new Error('nobody asked for a file');
    const { format, language } = wanted;
    const answer = api.POST('/payments/registers/{id}/file', {
      params: { path: { id } },
      body: { format, language },
      parseAs: 'blob',
      signal,
    });
    const file = await unwrap(answer);
    const name = nameOf((await answer).response, `register.${format}`);
    saveFile(file, name);
    return { name };
  },
);
