import { fromPromise } from 'xstate';
import type {
  AssignUnitInput,
  PreviewUnitInput,
} from '#machines/flows/employees/unitAssignment/unitAssignmentMachine.ts';
import { required } from '#machines/support/required.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { api } from '#src/session/client.ts';

const moveOf = ({ subject, form }: PreviewUnitInput) => ({
  unitId: form.unitId === 'none' ? null : form.unitId,
  employeeIds: subject.rows.map(({ id }) => id),
  validFrom: required(form.validFrom, 'validFrom'),
});

export const previewUnit = fromPromise<components['schemas']['AssignmentEffect'], PreviewUnitInput>(
  ({ input, signal }) =>
    unwrap(api.POST('/organization/unit-assignments/effect', { body: moveOf(input), signal })),
);

export const assignUnit = fromPromise<void, AssignUnitInput>(async ({ input, signal }) => {
  const answer = api.POST('/organization/unit-assignments', {
    params: { header: { 'Idempotency-Key': input.idempotencyKey } },
    body: { ...moveOf(input), version: input.effect.version },
    signal,
  });
  await unwrap(answer);
});
