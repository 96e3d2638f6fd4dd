import { toFailure } from '#machines/support/failure.ts';
import { required } from '#machines/support/required.ts';
import {
  confirmedChangeSetup,
  trimForm,
  type ChangeForm,
  type ChangeOptions,
  type NoForm,
} from './confirmedChangeSetup.ts';

const failureIn = ({ event }: { event: { error: unknown } }) => ({ failure: toFailure(event.error) });

/**
 * One change that is asked about before it is sent: choose → confirm → send → made, unsent or refused. `isRepeatable` decides
 * for all of them which failures leave it unsent. Provide the actor `sendChange` and show it with `ChangeDialog`.
 */
export function confirmedChange<Subject, Form extends ChangeForm = NoForm, Output = void>(
  options: ChangeOptions<Subject, Form, Output>,
) {
  const { id, spec, form, made, report, blocked } = options;
  const { chart, remainingOf } = confirmedChangeSetup(options);
  const outputIn = ({ event }: { event: { output: Output } }) => ({ output: event.output });

  const typing = chart.createStateConfig({
    on: {
      'field.changed': { actions: { type: 'keepField', params: ({ event }) => event } },
      'change.confirmed': [
        {
          guard: 'complete',
          target: 'sending',
          actions: { type: 'keepKey', params: ({ event }) => event },
          meta: { spec },
        },
        { actions: 'nameErrors', meta: { spec: '5' } },
      ],
    },
  }).on;
  const nothingAsked = chart.createStateConfig({
    on: {
      'change.confirmed': {
        target: 'sending',
        actions: { type: 'keepKey', params: ({ event }) => event },
        meta: { spec },
      },
    },
  }).on;

  const choice = {
    target: 'confirming',
    actions: { type: 'keepChoice', params: ({ event }: { event: { subject: Subject } }) => event },
    meta: { spec },
  } as const;
  const blockedChoice = {
    guard: { type: 'isBlocked', params: ({ event }: { event: { subject: Subject } }) => event },
    target: 'refused',
    actions: [
      { type: 'keepChoice', params: ({ event }: { event: { subject: Subject } }) => event },
      { type: 'keepBlock', params: ({ event }: { event: { subject: Subject } }) => event },
    ],
    meta: { spec },
  } as const;

  /** Shows the result of each item. */
  const finished = chart.createStateConfig({
    tags: ['reporting'],
    on: {
      'remaining.retried': {
        guard: 'someRemain',
        target: 'sending',
        actions: { type: 'keepKey', params: ({ event }) => event },
      },
      'change.dismissed': { target: 'idle' },
    },
  });

  const answered = {
    actions: [
      ...(report ? [{ type: 'keepReport' as const, params: outputIn }] : []),
      { type: 'announceChanged' as const, params: outputIn },
    ],
    meta: { spec },
  };
  const sending = chart.createStateConfig({
    tags: ['asking', 'busy'],
    entry: 'forgetFailure',
    invoke: {
      id: 'sendChange',
      src: 'sendChange',
      input: ({ context }) => ({
        subject: required(remainingOf(context), 'what remains to be changed'),
        form: trimForm(context.form),
        idempotencyKey: required(context.idempotencyKey, 'idempotencyKey'),
      }),
      onDone: [
        ...(report?.isNews
          ? [{ guard: { type: 'isNoNews' as const, params: outputIn }, target: 'idle', ...answered }]
          : []),
        { target: report ? 'finished' : 'idle', ...answered },
      ],
      onError: [
        ...(made
          ? [
              {
                guard: { type: 'isMade' as const, params: failureIn },
                target: 'idle',
                actions: { type: 'announceChanged' as const, params: { output: made.output } },
              },
            ]
          : []),
        ...(form
          ? [
              {
                guard: { type: 'fieldsRefused' as const, params: failureIn },
                target: 'confirming',
                actions: { type: 'nameRefusedFields' as const, params: failureIn },
              },
            ]
          : []),
        {
          guard: { type: 'isRepeatable', params: failureIn },
          target: 'unsent',
          actions: { type: 'keepFailure', params: failureIn },
        },
        { target: 'refused', actions: { type: 'keepFailure', params: failureIn } },
      ],
    },
  });

  return chart.createMachine({
    id,
    options: { maxIterations: 1000 },
    context: {
      subject: null,
      form: {} as Form,
      errors: {},
      idempotencyKey: null,
      report: null,
      failure: null,
    },
    initial: 'idle',
    states: {
      idle: {
        on: {
          'change.chosen': blocked ? [blockedChoice, choice] : choice,
        },
      },
      confirming: {
        tags: ['asking', 'editing'],
        on: { ...(form ? typing : nothingAsked), 'change.dismissed': { target: 'idle' } },
      },
      sending,
      /** No answer, or a temporary refusal: the same request is sent again with the same key. */
      unsent: {
        tags: ['asking', 'error', 'repeatable'],
        on: {
          'change.retried': { target: 'sending' },
          'change.dismissed': { target: 'idle', actions: 'announceDoubtful' },
        },
      },
      refused: {
        tags: ['asking', 'error'],
        on: { 'change.dismissed': { target: 'idle', actions: 'announceDoubtful' } },
      },
      ...(report ? { finished } : ({} as { finished: typeof finished })),
    },
  });
}
