import { fromPromise } from 'xstate';
import type { CompanyMonth } from '#domain/calendar/index.ts';
import type { PayLineKind } from '#domain/payLines.ts';
import {
  lineAmountIn,
  type ChangePayLineInput,
} from '#machines/flows/money/payLineChange/payLineChangeMachine.ts';
import { required } from '#machines/support/required.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { api } from '#src/session/client.ts';

export type PayLine = components['schemas']['PayLine'];
export type PayLineList = components['schemas']['PayLineList'];

export const loadPayLines = fromPromise<PayLineList, string>(({ input: id, signal }) =>
  unwrap(api.GET('/employees/{id}/pay-lines', { params: { path: { id } }, signal })),
);

export const changePayLine = fromPromise<void, ChangePayLineInput>(
  async ({ input: { subject, form, idempotencyKey }, signal }) => {
    const { employeeId: id, verb, line } = subject;
    const header = { 'Idempotency-Key': idempotencyKey };
    const { reason } = form;
    if (verb === 'withdraw') {
      const params = { path: { id, lineId: line.id }, header };
      await unwrap(
        api.POST('/employees/{id}/pay-lines/{lineId}/withdrawal', { params, body: { reason }, signal }),
      );
      return;
    }
    const amount = required(lineAmountIn(form), 'amount');
    const body = { period: form.period as CompanyMonth, kind: form.kind as PayLineKind, amount, reason };
    await unwrap(api.POST('/employees/{id}/pay-lines', { params: { path: { id }, header }, body, signal }));
  },
);
