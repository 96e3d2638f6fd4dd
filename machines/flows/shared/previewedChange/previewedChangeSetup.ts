import { assign, emit, setup } from 'xstate';
import { isRepeatable, toFailure, type Failure } from '#machines/support/failure.ts';
import { notProvided } from '#machines/support/notProvided.ts';
import { required } from '#machines/support/required.ts';

/** Keyed by field; inside a list, by path: `pairs.0.in`. */
export type PreviewedErrors<Form> = Partial<
  Record<(keyof Form & string) | `${keyof Form & string}.${string}`, string>
>;

export interface PreviewedInput<Subject, Form> {
  subject: Subject;
  form: Form;
}

/** For as long as no answer comes it is the same, key included. */
export interface PreviewedSend<Subject, Form, Effect> extends PreviewedInput<Subject, Form> {
  /** What the person has seen. */
  effect: Effect;
  idempotencyKey: string;
}

export interface PreviewedContext<Subject, Form, Effect> {
  /** What will be changed. Stays after the sheet has closed, until the next choice. */
  subject: Subject | null;
  form: Form;
  errors: PreviewedErrors<Form>;
  /** The effect of the current form; null until the server has computed it. */
  effect: Effect | null;
  /** Made when the change is confirmed, kept for its retries. */
  idempotencyKey: string | null;
  failure: Failure | null;
}

export type PreviewedEvent<Subject, Form> =
  | { type: 'change.chosen'; subject: Subject }
  | { type: 'fields.changed'; change: Partial<Form> }
  | { type: 'effect.asked' }
  | { type: 'change.confirmed'; newKey: string }
  | { type: 'change.retried' }
  | { type: 'change.dismissed' };

export interface PreviewedOptions<Subject, Form, Effect> {
  id: string;
  /** Section of the specification that the change stands for. */
  spec: string;
  initial: (subject: Subject) => Form;
  errors: (form: Form, subject: Subject) => PreviewedErrors<Form>;
  /** Whether there is anything to confirm; without it there always is. */
  isWorthwhile?: (effect: Effect) => boolean;
}

export const failureIn = ({ event }: { event: { error: unknown } }) => ({ failure: toFailure(event.error) });

/** The fields of this form that the server named in its refusal. */
function errorsIn<Form extends object>(failure: Failure, form: Form): PreviewedErrors<Form> {
  if (failure.kind !== 'problem') return {};
  const named = Object.entries(failure.fields).filter(([path]) => path.split('.')[0]! in form);
  return Object.fromEntries(named) as PreviewedErrors<Form>;
}

/** Guards and actions of `previewedChange`. */
export function previewedChangeSetup<Subject, Form extends object, Effect, Output>({
  initial,
  errors: errorsOf,
  isWorthwhile,
}: PreviewedOptions<Subject, Form, Effect>) {
  type Context = PreviewedContext<Subject, Form, Effect>;
  const currentErrors = ({ form, subject }: Context) => errorsOf(form, required(subject, 'subject'));
  return setup({
    types: {
      context: {} as Context,
      events: {} as PreviewedEvent<Subject, Form>,
      /** `asking`: its sheet is open. `shown`: with the effect. `repeatable`: the same can be sent again. */
      tags: {} as 'asking' | 'editing' | 'shown' | 'busy' | 'error' | 'repeatable',
      emitted: {} as
        | { type: 'changed'; subject: Subject; output: Output }
        /** What is shown may no longer be true: the change got no answer, or was refused as things stand now. */
        | { type: 'doubtful' },
      transitionMeta: {} as { spec: string },
    },
    actors: {
      previewChange: notProvided<Effect, PreviewedInput<Subject, Form>>('previewChange'),
      sendChange: notProvided<Output, PreviewedSend<Subject, Form, Effect>>('sendChange'),
    },
    guards: {
      complete: ({ context }) => Object.keys(currentErrors(context)).length === 0,
      fieldsRefused: ({ context }, { failure }: { failure: Failure }) =>
        Object.keys(errorsIn(failure, context.form)).length > 0,
      isWorthwhile: ({ context: { effect } }) => effect !== null && (isWorthwhile?.(effect) ?? true),
      isRepeatable: (_, { failure }: { failure: Failure }) => isRepeatable(failure),
    },
    actions: {
      keepChoice: assign((_, { subject }: { subject: Subject }) => ({
        subject,
        form: initial(subject),
        errors: {},
        effect: null,
        idempotencyKey: null,
        failure: null,
      })),
      keepFields: assign(({ context }, { change }: { change: Partial<Form> }) => {
        const left = Object.entries(context.errors).filter(([path]) => !(path.split('.')[0]! in change));
        return {
          form: { ...context.form, ...change },
          errors: Object.fromEntries(left) as PreviewedErrors<Form>,
          effect: null,
          failure: null,
        };
      }),
      nameErrors: assign(({ context }) => ({ errors: currentErrors(context), failure: null })),
      nameRefusedFields: assign(({ context }, { failure }: { failure: Failure }) => ({
        errors: errorsIn(failure, context.form),
      })),
      keepEffect: assign((_, { effect }: { effect: Effect }) => ({ effect })),
      keepKey: assign((_, { newKey }: { newKey: string }) => ({ idempotencyKey: newKey })),
      keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
      forgetFailure: assign({ failure: null }),
      announceChanged: emit(({ context }, { output }: { output: Output }) => ({
        type: 'changed' as const,
        subject: required(context.subject, 'subject'),
        output,
      })),
      announceDoubtful: emit({ type: 'doubtful' as const }),
    },
  });
}
