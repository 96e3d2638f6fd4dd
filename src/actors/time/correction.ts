import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type {
  Correction,
  DayEffect,
  PreviewCorrectionInput,
  ProposeCorrectionInput,
} from '#machines/flows/time/dayCorrection/dayCorrectionMachine.ts';
import type { WithdrawProposalInput } from '#machines/flows/time/proposalWithdrawal/proposalWithdrawalMachine.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { api } from '#src/session/client.ts';
import { onTardiness } from './tardiness.ts';

const toBody = ({ subject: { employee, date }, form }: PreviewCorrectionInput) => ({
  ...(employee ? { employeeId: employee.id } : {}),
  date,
  pairs: form.pairs.map((pair) => ({ ...pair })),
});

export const previewCorrection = fromPromise<DayEffect, PreviewCorrectionInput>(({ input, signal }) =>
  unwrap(api.POST('/attendance/corrections/effect', { body: toBody(input), signal })),
);

export const proposeCorrection = fromPromise<Correction, ProposeCorrectionInput>(({ input, signal }) =>
  unwrap(
    api.POST('/attendance/corrections', {
      params: { header: { 'Idempotency-Key': input.idempotencyKey } },
      body: { ...toBody(input), reason: input.form.reason.trim() },
      signal,
    }),
  ),
);

export const withdrawProposal = fromPromise<void, WithdrawProposalInput>(async ({ input, signal }) => {
  const { what, id } = input.subject;
  const params = { header: { 'Idempotency-Key': input.idempotencyKey }, path: { id } };
  if (what === 'correction')
    await unwrap(api.POST('/attendance/corrections/{id}/withdraw', { params, signal }));
  else await unwrap(api.POST('/attendance/absences/{id}/withdraw', { params, signal }));
});

/** Refreshes a month when one of its days was decided or corrected; the month also reloads itself every minute. */
export const watchMonth = fromCallback<EventObject, void>(({ sendBack }) =>
  onTardiness(() => sendBack({ type: 'month.refreshed' })),
);
