import { fromPromise } from 'xstate';
import type { CompanyDate } from '#domain/calendar/index.ts';
import type { ApplyResultInput } from '#machines/flows/money/resultApplying/resultApplyingMachine.ts';
import type { ReadFile, ResultReading } from '#machines/flows/money/fileReading/resultFacts.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { api } from '#src/session/client.ts';

/** The server's reading of the rows: what they would settle in this register. */
export const readResult = fromPromise<ResultReading, { of: string; file: ReadFile }>(({ input, signal }) =>
  unwrap(
    api.POST('/payments/registers/{id}/result/reading', {
      params: { path: { id: input.of } },
      body: { rows: input.file.rows },
      signal,
    }),
  ),
);

export const applyResult = fromPromise<components['schemas']['PayoutResultApplied'], ApplyResultInput>(
  ({ input: { subject, form, idempotencyKey }, signal }) => {
    const { register, rows, reading } = subject;
    const { paidOn, reason, password } = form;
    return unwrap(
      api.POST('/payments/registers/{id}/result', {
        params: { path: { id: register.id }, header: { 'Idempotency-Key': idempotencyKey } },
        body: {
          rows: [...rows],
          reason,
          ...(reading.paid.count > 0 && { paidOn: paidOn as CompanyDate }),
          ...(password && { password }),
        },
        signal,
      }),
    );
  },
);
