import { assign, emit, setup } from 'xstate';
import { mismatchCorrectionSchema } from '#domain/employee.ts';
import { fieldErrors } from '#domain/fields/fieldErrors.ts';
import { isRefused, toFailure, type Failure } from '#machines/support/failure.ts';
import { notProvided } from '#machines/support/notProvided.ts';

/** The fields by which a record and an account are joined. */
export interface MismatchForm {
  pinfl: string;
  phoneNumber: string;
}

export interface ResolveMismatchInput {
  id: string;
  version: number;
  form: MismatchForm;
  idempotencyKey: string;
}

interface MismatchContext {
  id: string;
  version: number;
  form: MismatchForm;
  errors: Partial<Record<keyof MismatchForm, string>>;
  /** Idempotency key of the form as it is now; a changed form takes a new one. */
  idempotencyKey: string | null;
  failure: Failure | null;
}

export type MismatchEvent =
  | { type: 'mismatch.opened'; version: number; form: MismatchForm }
  | { type: 'field.changed'; field: keyof MismatchForm; value: string }
  | { type: 'mismatch.submitted'; newKey: string }
  | { type: 'mismatch.dismissed' };

const errorsOf = (form: MismatchForm) => fieldErrors(mismatchCorrectionSchema, form);

/** The server's field errors. */
function refusedFields(failure: Failure): MismatchContext['errors'] {
  if (failure.kind !== 'problem') return {};
  const { pinfl, phoneNumber } = failure.fields;
  return { ...(pinfl ? { pinfl } : {}), ...(phoneNumber ? { phoneNumber } : {}) };
}

const failed = ({ event }: { event: { error: unknown } }) => ({ failure: toFailure(event.error) });

/**
 * Resolving a mismatch between a record and the account of its phone number: the employer corrects the record
 * (product §1).
 */
export const mismatchMachine = setup({
  types: {
    context: {} as MismatchContext,
    input: {} as { id: string },
    events: {} as MismatchEvent,
    tags: {} as 'busy' | 'error' | 'asking',
    /** `doubtful`: the shown record may be outdated. */
    emitted: {} as { type: 'resolved' } | { type: 'doubtful' },
    transitionMeta: {} as { spec: string },
  },
  actors: { resolveMismatch: notProvided<void, ResolveMismatchInput>('resolveMismatch') },
  guards: {
    incomplete: ({ context }) => Object.keys({ ...context.errors, ...errorsOf(context.form) }).length > 0,
    fieldsRefused: (_, { failure }: { failure: Failure }) => Object.keys(refusedFields(failure)).length > 0,
    refused: (_, { failure }: { failure: Failure }) =>
      isRefused(failure) && !(failure.kind === 'problem' && failure.code === 'requestRunning'),
  },
  actions: {
    fill: assign((_, { version, form }: { version: number; form: MismatchForm }) => ({
      version,
      form: { pinfl: form.pinfl, phoneNumber: form.phoneNumber },
      errors: {},
      idempotencyKey: null,
      failure: null,
    })),
    keepField: assign(({ context }, { field, value }: { field: keyof MismatchForm; value: string }) => {
      const { [field]: _, ...errors } = context.errors;
      return { form: { ...context.form, [field]: value }, errors, idempotencyKey: null };
    }),
    nameErrors: assign({ errors: ({ context }) => ({ ...context.errors, ...errorsOf(context.form) }) }),
    nameRefusal: assign({ errors: (_, { failure }: { failure: Failure }) => refusedFields(failure) }),
    keepKey: assign({
      idempotencyKey: ({ context }, { newKey }: { newKey: string }) => context.idempotencyKey ?? newKey,
    }),
    forgetKey: assign({ idempotencyKey: null }),
    keepFailure: assign({ failure: (_, { failure }: { failure: Failure }) => failure }),
    forgetFailure: assign({ failure: null }),
    tellResolved: emit({ type: 'resolved' as const }),
    tellDoubtful: emit({ type: 'doubtful' as const }),
  },
}).createMachine({
  id: 'mismatch',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({
    id: input.id,
    version: 0,
    form: { pinfl: '', phoneNumber: '' },
    errors: {},
    idempotencyKey: null,
    failure: null,
  }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'mismatch.opened': { target: 'correcting', actions: { type: 'fill', params: ({ event }) => event } },
      },
    },
    correcting: {
      tags: ['asking'],
      initial: 'typing',
      states: {
        typing: {},
        /** No answer: a retry sends the same form with the same key. */
        unsent: {
          tags: ['error'],
          on: { 'mismatch.dismissed': { target: '#mismatch.idle', actions: 'tellDoubtful' } },
        },
        /** Still a mismatch, or the record has changed. */
        refused: {
          tags: ['error'],
          on: { 'mismatch.dismissed': { target: '#mismatch.idle', actions: 'tellDoubtful' } },
        },
      },
      on: {
        'field.changed': { target: '.typing', actions: { type: 'keepField', params: ({ event }) => event } },
        'mismatch.submitted': [
          { guard: 'incomplete', target: '.typing', actions: 'nameErrors', meta: { spec: '5' } },
          { target: 'sending', actions: { type: 'keepKey', params: ({ event }) => event } },
        ],
        'mismatch.dismissed': { target: 'idle' },
      },
    },
    sending: {
      tags: ['asking', 'busy'],
      entry: 'forgetFailure',
      invoke: {
        id: 'resolveMismatch',
        src: 'resolveMismatch',
        input: ({ context: { id, version, form, idempotencyKey } }) => ({
          id,
          version,
          form,
          idempotencyKey: idempotencyKey ?? '',
        }),
        onDone: { target: 'idle', actions: 'tellResolved' },
        onError: [
          {
            guard: { type: 'fieldsRefused', params: failed },
            target: 'correcting.typing',
            actions: [{ type: 'nameRefusal', params: failed }, 'forgetKey'],
          },
          {
            guard: { type: 'refused', params: failed },
            target: 'correcting.refused',
            actions: [{ type: 'keepFailure', params: failed }, 'forgetKey'],
          },
          { target: 'correcting.unsent', actions: { type: 'keepFailure', params: failed } },
        ],
      },
    },
  },
});
