import { required } from '#machines/support/required.ts';
import { failureIn, previewedChangeSetup, type PreviewedOptions } from './previewedChangeSetup.ts';

/**
 * A change that is filled in, whose effect the server computes and the person sees before it is sent. While no answer
 * comes it is sent again under the same key; what the server refuses at a field leads back to the form.
 */
export function previewedChange<Subject, Form extends object, Effect, Output>(
  options: PreviewedOptions<Subject, Form, Effect>,
) {
  const { id, spec } = options;
  const chart = previewedChangeSetup<Subject, Form, Effect, Output>(options);

  const asked = chart.createStateConfig({
    on: {
      'effect.asked': [
        { guard: 'complete', target: 'previewing', meta: { spec } },
        { target: 'editing', actions: 'nameErrors', meta: { spec: '5' } },
      ],
    },
  }).on;
  const changed = chart.createStateConfig({
    on: {
      'fields.changed': { target: 'editing', actions: { type: 'keepFields', params: ({ event }) => event } },
    },
  }).on;
  return chart.createMachine({
    id,
    options: { maxIterations: 1000 },
    context: {
      subject: null,
      form: {} as Form,
      errors: {},
      effect: null,
      idempotencyKey: null,
      failure: null,
    },
    initial: 'idle',
    states: {
      idle: {
        on: {
          'change.chosen': {
            target: 'editing',
            actions: { type: 'keepChoice', params: ({ event }) => event },
            meta: { spec },
          },
        },
      },
      editing: {
        tags: ['asking', 'editing'],
        on: { ...changed, ...asked, 'change.dismissed': { target: 'idle' } },
      },
      previewing: {
        tags: ['asking', 'busy'],
        entry: 'forgetFailure',
        invoke: {
          id: 'previewChange',
          src: 'previewChange',
          input: ({ context }) => ({ subject: required(context.subject, 'subject'), form: context.form }),
          onDone: {
            target: 'confirming',
            actions: { type: 'keepEffect', params: ({ event }) => ({ effect: event.output }) },
            meta: { spec },
          },
          onError: [
            {
              guard: { type: 'fieldsRefused', params: failureIn },
              target: 'editing',
              actions: { type: 'nameRefusedFields', params: failureIn },
            },
            { target: 'unpreviewed', actions: { type: 'keepFailure', params: failureIn } },
          ],
        },
        on: { 'change.dismissed': { target: 'idle' } },
      },
      /** The effect did not come, or the server says why there is none; the form can be changed. */
      unpreviewed: {
        tags: ['asking', 'editing', 'error'],
        on: { ...changed, 'effect.asked': { target: 'previewing' }, 'change.dismissed': { target: 'idle' } },
      },
      confirming: {
        tags: ['asking', 'editing', 'shown'],
        on: {
          ...changed,
          'change.confirmed': {
            ...(options.isWorthwhile && { guard: 'isWorthwhile' as const }),
            target: 'sending',
            actions: { type: 'keepKey', params: ({ event }) => event },
            meta: { spec },
          },
          'change.dismissed': { target: 'idle' },
        },
      },
      sending: {
        tags: ['asking', 'shown', 'busy'],
        entry: 'forgetFailure',
        invoke: {
          id: 'sendChange',
          src: 'sendChange',
          input: ({ context }) => ({
            subject: required(context.subject, 'subject'),
            form: context.form,
            effect: required(context.effect, 'effect'),
            idempotencyKey: required(context.idempotencyKey, 'idempotencyKey'),
          }),
          onDone: {
            target: 'idle',
            actions: { type: 'announceChanged', params: ({ event }) => ({ output: event.output }) },
            meta: { spec },
          },
          onError: [
            {
              guard: { type: 'fieldsRefused', params: failureIn },
              target: 'editing',
              actions: { type: 'nameRefusedFields', params: failureIn },
            },
            {
              guard: { type: 'isRepeatable', params: failureIn },
              target: 'unsent',
              actions: { type: 'keepFailure', params: failureIn },
            },
            { target: 'refused', actions: { type: 'keepFailure', params: failureIn } },
          ],
        },
      },
      /** No answer, or a temporary refusal: the same request is sent again with the same key. */
      unsent: {
        tags: ['asking', 'shown', 'error', 'repeatable'],
        on: {
          'change.retried': { target: 'sending' },
          'change.dismissed': { target: 'idle', actions: 'announceDoubtful' },
        },
      },
      /** What was seen may no longer hold: the effect can be asked for again. */
      refused: {
        tags: ['asking', 'editing', 'error'],
        on: {
          ...changed,
          'effect.asked': { target: 'previewing' },
          'change.dismissed': { target: 'idle', actions: 'announceDoubtful' },
        },
      },
    },
  });
}
