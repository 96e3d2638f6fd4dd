import { fromPromise } from 'xstate';
import type {
  Absence,
  PreviewAbsenceInput,
  ProposeAbsenceInput,
} from '#machines/flows/time/absenceEntry/absenceEntryMachine.ts';
import type { ChangeKindInput } from '#machines/flows/organization/absenceKindChange/absenceKindChangeMachine.ts';
import { required } from '#machines/support/required.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { api } from '#src/session/client.ts';
import { base64Of, readChosen } from './absenceFile.ts';

type Schemas = components['schemas'];

export const loadAbsenceKinds = fromPromise<Schemas['AbsenceKind'][], void>(async ({ signal }) => {
  const { items } = await unwrap(api.GET('/attendance/absence-kinds', { signal }));
  return items;
});

export const changeAbsenceKind = fromPromise<Schemas['AbsenceKind'][], ChangeKindInput>(
  async ({ input: { subject, form, idempotencyKey }, signal }) => {
    const { treatment, shown, unentered, ...letters } = form;
    const { items } = await unwrap(
      api.PUT('/attendance/absence-kinds/{number}', {
        params: { path: { number: subject.number }, header: { 'Idempotency-Key': idempotencyKey } },
        body: {
          letters,
          treatment,
          shown: shown === 'yes',
          // Marking another kind changes this one too, so an unchanged field is not sent: an older form must not undo
          // that.
          ...((unentered === 'yes') !== subject.unentered && { unentered: unentered === 'yes' }),
        },
        signal,
      }),
    );
    return items;
  },
);

const toBody = ({ subject: { employee }, form }: PreviewAbsenceInput) => ({
  ...(employee ? { employeeId: employee.id } : {}),
  firstDay: required(form.firstDay, 'firstDay'),
  lastDay: required(form.lastDay, 'lastDay'),
  kind: Number(form.kind),
});

export const previewAbsence = fromPromise<Schemas['DayEffect'], PreviewAbsenceInput>(
  async ({ input, signal }) => {
    if (input.form.file) await readChosen(input.form.file);
    return unwrap(api.POST('/attendance/absences/effect', { body: toBody(input), signal }));
  },
);

export const proposeAbsence = fromPromise<Absence, ProposeAbsenceInput>(async ({ input, signal }) => {
  const note = input.form.note.trim();
  const file = input.form.file && (await base64Of(await readChosen(input.form.file)));
  return unwrap(
    api.POST('/attendance/absences', {
      params: { header: { 'Idempotency-Key': input.idempotencyKey } },
      body: { ...toBody(input), ...(note ? { note } : {}), ...(file ? { file } : {}) },
      signal,
    }),
  );
});
