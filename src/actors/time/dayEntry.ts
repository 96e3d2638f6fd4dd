import { fromPromise } from 'xstate';
import type {
  EnterDaysInput,
  EnteredDays,
  PreviewEntryInput,
} from '#machines/flows/time/dayEntry/dayEntryMachine.ts';
import { required } from '#machines/support/required.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { api } from '#src/session/client.ts';

const toBody = ({ form }: PreviewEntryInput) => ({
  employeeIds: [...form.employeeIds],
  firstDay: required(form.firstDay, 'firstDay'),
  lastDay: required(form.lastDay, 'lastDay'),
});

export const previewDayEntry = fromPromise<EnteredDays, PreviewEntryInput>(({ input, signal }) =>
  unwrap(api.POST('/attendance/day-entries/effect', { body: toBody(input), signal })),
);

export const enterDays = fromPromise<EnteredDays, EnterDaysInput>(({ input, signal }) =>
  unwrap(
    api.POST('/attendance/day-entries', {
      params: { header: { 'Idempotency-Key': input.idempotencyKey } },
      body: { ...toBody(input), reason: input.form.reason.trim() },
      signal,
    }),
  ),
);
