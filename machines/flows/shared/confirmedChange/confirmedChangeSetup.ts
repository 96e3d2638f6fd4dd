import { assign, emit, setup } from 'xstate';
import { isRepeatable, type Failure } from '#machines/support/failure.ts';
import { notProvided } from '#machines/support/notProvided.ts';
import { required } from '#machines/support/required.ts';

/** The dialog's fields, as typed. */
export type ChangeForm = Record<string, string>;

/** A change that asks for nothing. */
export type NoForm = Record<never, string>;

export type ChangeErrors<Form> = Partial<Record<keyof Form, string>>;

/** Input of the actor that sends a change. Retries without an answer get the same input, key included. */
export interface ChangeInput<Subject, Form = NoForm> {
  subject: Subject;
  /** Trimmed. */
  form: Form;
  idempotencyKey: string;
}

export interface ChangeContext<Subject, Form, Output> {
  /** What will be changed, and how. Stays after the dialog has closed, until the next choice. */
  subject: Subject | null;
  form: Form;
  errors: ChangeErrors<Form>;
  /** Made when the change is confirmed, kept for its retries. */
  idempotencyKey: string | null;
  /** What is known so far about a change that reports. */
  report: Output | null;
  failure: Failure | null;
}

export type ChangeEvent<Subject, Form> =
  | { type: 'change.chosen'; subject: Subject }
  | { type: 'field.changed'; field: keyof Form & string; value: string }
  | { type: 'change.confirmed'; newKey: string }
  /** No answer came: the same request again. */
  | { type: 'change.retried' }
  /** After a report: sends the refused items again. */
  | { type: 'remaining.retried'; newKey: string }
  | { type: 'change.dismissed' };

export type ChangeEmitted<Subject, Output> =
  | { type: 'changed'; subject: Subject; output: Output }
  /** What is shown may no longer be true: the change got no answer, or was refused as things stand now. */
  | { type: 'doubtful' };

export interface ChangeOptions<Subject, Form, Output> {
  id: string;
  /** Section of the specification that the change stands for. */
  spec: string;
  /** Fields of the dialog; left out when nothing is asked. */
  form?: {
    initial: (subject: Subject) => Form;
    errors: (form: Form, subject: Subject) => ChangeErrors<Form>;
  };
  /** A known obstacle: the dialog opens with this refusal and nothing is sent. */
  blocked?: (subject: Subject) => Failure | null;
  /** Which refusal means that the change has already been made, and the output to report then. */
  made?: { by: (failure: Failure) => boolean; output: Output };
  /**
   * For a change of many items, each answered separately: the dialog shows the results, and the refused items can be
   * sent again.
   */
  report?: {
    merge: (known: Output | null, answer: Output) => Output;
    /** What is still to be changed; null when nothing is. */
    remaining: (subject: Subject, known: Output | null) => Subject | null;
    /** Whether the result says more than that the change is made; otherwise the dialog closes. Always by default. */
    isNews?: (subject: Subject, known: Output) => boolean;
  };
}

export const trimForm = <Form extends ChangeForm>(form: Form): Form =>
  Object.fromEntries(Object.entries(form).map(([name, value]) => [name, value.trim()])) as Form;

/** The fields of this form that the server named in its refusal. */
function errorsIn<Form extends ChangeForm>(failure: Failure, form: Form): ChangeErrors<Form> {
  if (failure.kind !== 'problem') return {};
  const named = Object.entries(failure.fields).filter(([name]) => name in form);
  return Object.fromEntries(named) as ChangeErrors<Form>;
}

/** Guards and actions of `confirmedChange`. */
export function confirmedChangeSetup<Subject, Form extends ChangeForm, Output>(
  options: ChangeOptions<Subject, Form, Output>,
) {
  type Context = ChangeContext<Subject, Form, Output>;
  const { form, made, report } = options;
  const errorsOf = ({ form: typed, subject, errors }: Context): ChangeErrors<Form> => ({
    ...errors,
    ...form?.errors(typed, required(subject, 'subject')),
  });
  /** The items to send next. */
  const remainingOf = ({ subject, report: known }: Context): Subject | null => {
    const chosen = required(subject, 'subject');
    return report ? report.remaining(chosen, known) : chosen;
  };
  const chart = setup({
    types: {
      context: {} as Context,
      events: {} as ChangeEvent<Subject, Form>,
      /** `asking`: its dialog is open. `repeatable`: the same can be sent again. `reporting`: its result is shown. */
      tags: {} as 'asking' | 'editing' | 'busy' | 'error' | 'repeatable' | 'reporting',
      emitted: {} as ChangeEmitted<Subject, Output>,
      transitionMeta: {} as { spec: string },
    },
    actors: { sendChange: notProvided<Output, ChangeInput<Subject, Form>>('sendChange') },
    guards: {
      complete: ({ context }) => Object.keys(errorsOf(context)).length === 0,
      isBlocked: (_, { subject }: { subject: Subject }) => !!options.blocked?.(subject),
      isMade: (_, { failure }: { failure: Failure }) => made?.by(failure) ?? false,
      fieldsRefused: ({ context }, { failure }: { failure: Failure }) =>
        Object.keys(errorsIn(failure, context.form)).length > 0,
      isRepeatable: (_, { failure }: { failure: Failure }) => isRepeatable(failure),
      isNoNews: ({ context }, { output }: { output: Output }) =>
        report?.isNews?.(required(context.subject, 'subject'), report.merge(context.report, output)) ===
        false,
      someRemain: ({ context }) => remainingOf(context) !== null,
    },
    actions: {
      keepChoice: assign((_, { subject }: { subject: Subject }) => ({
        subject,
        form: form?.initial(subject) ?? ({} as Form),
        errors: {},
        idempotencyKey: null,
        report: null,
        failure: null,
      })),
      keepField: assign(({ context }, { field, value }: { field: keyof Form & string; value: string }) => {
        const errors = { ...context.errors };
        delete errors[field];
        return { form: { ...context.form, [field]: value }, errors };
      }),
      nameErrors: assign({ errors: ({ context }) => errorsOf(context) }),
      nameRefusedFields: assign({
        errors: ({ context }, { failure }: { failure: Failure }) => errorsIn(failure, context.form),
      }),
      keepBlock: assign((_, { subject }: { subject: Subject }) => ({
        failure: options.blocked?.(subject) ?? null,
      })),
      keepKey: assign({ idempotencyKey: (_, { newKey }: { newKey: string }) => newKey }),
      keepReport: assign({
        report: ({ context }, { output }: { output: Output }) =>
          report ? report.merge(context.report, output) : output,
      }),
      keepFailure: assign({ failure: (_, { failure }: { failure: Failure }) => failure }),
      forgetFailure: assign({ failure: null }),
      announceChanged: emit(({ context }, { output }: { output: Output }) => ({
        type: 'changed' as const,
        subject: required(context.subject, 'subject'),
        output,
      })),
      announceDoubtful: emit({ type: 'doubtful' as const }),
    },
  });
  return { chart, remainingOf };
}
