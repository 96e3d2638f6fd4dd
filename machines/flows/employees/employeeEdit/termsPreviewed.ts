import { toFailure } from '#machines/support/failure.ts';
import { required } from '#machines/support/required.ts';
import { employeeEditSetup } from './employeeEditSetup.ts';

const failureIn = ({ event }: { event: { error: unknown } }) => ({ failure: toFailure(event.error) });

/**
 * The server computes the effect of a changed salary or first working day before anything is saved, by the code that
 * will apply it.
 */
export const previewing = employeeEditSetup.createStateConfig({
  tags: ['busy', 'formShown'],
  entry: 'forgetFailure',
  invoke: {
    id: 'previewTerms',
    src: 'previewTerms',
    input: ({ context: { id, base, form } }) => ({
      id,
      salary: required(form?.salary ?? null, 'salary'),
      salaryFrom: required(form?.salaryFrom ?? base?.today ?? null, 'salaryFrom'),
      ...(form?.firstDay && form.firstDay !== base?.form.firstDay ? { firstDay: form.firstDay } : {}),
    }),
    onDone: {
      target: 'confirming',
      actions: { type: 'keepEffect', params: ({ event }) => ({ effect: event.output }) },
    },
    onError: [
      {
        guard: { type: 'fieldsRefused', params: failureIn },
        target: 'editing.typing',
        actions: { type: 'nameRefusal', params: failureIn },
      },
      {
        guard: { type: 'repeatable', params: failureIn },
        target: 'editing.unsent',
        actions: { type: 'keepFailure', params: failureIn },
      },
      { target: 'editing.refused', actions: { type: 'keepFailure', params: failureIn } },
    ],
  },
});

export const confirming = employeeEditSetup.createStateConfig({
  tags: ['formShown'],
  on: {
    'save.confirmed': { target: 'saving', meta: { spec: '2' } },
    'save.dismissed': { target: 'editing', actions: 'forgetEffect' },
  },
});
