import { fromPromise } from 'xstate';
import type {
  ChangeDecisionInput,
  DecidedDay,
  PreviewDecisionInput,
} from '#machines/flows/time/decisionChange/decisionChangeMachine.ts';
import type { DayEffect } from '#machines/flows/time/dayCorrection/dayCorrectionMachine.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { api } from '#src/session/client.ts';

function toBody({ subject: { employee, date, was }, form: { event } }: PreviewDecisionInput) {
  if (event === '') throw new Error('A decision is sent once it is chosen');
  return { employeeId: employee.id, date, was, event };
}

export const previewDecision = fromPromise<DayEffect, PreviewDecisionInput>(({ input, signal }) =>
  unwrap(api.POST('/attendance/decisions/effect', { body: toBody(input), signal })),
);

export const changeDecision = fromPromise<DecidedDay, ChangeDecisionInput>(({ input, signal }) =>
  unwrap(
    api.POST('/attendance/decisions', {
      params: { header: { 'Idempotency-Key': input.idempotencyKey } },
      body: { ...toBody(input), reason: input.form.reason.trim() },
      signal,
    }),
  ),
);
