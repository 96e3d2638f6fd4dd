import { assign, emit, setup } from 'xstate';
import { isRefused, toFailure, type Failure } from '#machines/support/failure.ts';
import { notProvided } from '#machines/support/notProvided.ts';

/** Verbs of the paymentRequest lifecycle that people (not the system) may send. */
export type ReviewVerb = 'approve' | 'cancel' | 'withdraw';

export interface SendReviewInput {
  ids: string[];
  verb: ReviewVerb;
  reason: string;
  idempotencyKey: string;
}

interface RequestReviewContext {
  ids: string[];
  verb: ReviewVerb;
  reason: string;
  reasonMissing: boolean;
  idempotencyKey: string | null;
  failure: Failure | null;
}

export type RequestReviewEvent =
  | { type: 'review.chosen'; ids: string[]; verb: ReviewVerb }
  | { type: 'reason.changed'; reason: string }
  | { type: 'review.confirmed'; newKey: string }
  | { type: 'review.retried' }
  | { type: 'review.dismissed' };

/** Approving and cancelling requests (employer), and withdrawing one (employee) (spec section 4, payment states). */
export const requestReviewMachine = setup({
  types: {
    context: {} as RequestReviewContext,
    events: {} as RequestReviewEvent,
    tags: {} as 'busy' | 'error' | 'asking',
    emitted: {} as { type: 'reviewed'; verb: ReviewVerb; count: number } | { type: 'outdated' },
    transitionMeta: {} as { spec: string },
  },
  actors: { sendReview: notProvided<void, SendReviewInput>('sendReview') },
  guards: {
    complete: ({ context }) => context.verb !== 'cancel' || context.reason.trim() !== '',
    refused: (_, params: { error: unknown }) => isRefused(toFailure(params.error)),
  },
  actions: {
    keepChoice: assign((_, params: { ids: string[]; verb: ReviewVerb }) => ({
      ids: params.ids,
      verb: params.verb,
      reason: '',
      reasonMissing: false,
      idempotencyKey: null,
      failure: null,
    })),
    keepReason: assign({
      reason: (_, params: { reason: string }) => params.reason,
      reasonMissing: false,
      idempotencyKey: null,
    }),
    keepKey: assign({
      idempotencyKey: ({ context }, params: { newKey: string }) => context.idempotencyKey ?? params.newKey,
    }),
    keepFailure: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error) }),
    nameMissingReason: assign({ reasonMissing: true }),
    tellReviewed: emit(({ context }) => ({
      type: 'reviewed' as const,
      verb: context.verb,
      count: context.ids.length,
    })),
    tellOutdated: emit({ type: 'outdated' as const }),
  },
}).createMachine({
  id: 'requestReview',
  options: { maxIterations: 1000 },
  context: {
    ids: [],
    verb: 'approve',
    reason: '',
    reasonMissing: false,
    idempotencyKey: null,
    failure: null,
  },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'review.chosen': {
          target: 'confirming',
          actions: { type: 'keepChoice', params: ({ event }) => event },
          meta: { spec: '4' },
        },
      },
    },
    confirming: {
      tags: ['asking'],
      on: {
        'reason.changed': { actions: { type: 'keepReason', params: ({ event }) => event } },
        'review.confirmed': [
          {
            guard: 'complete',
            target: 'sending',
            actions: { type: 'keepKey', params: ({ event }) => event },
            meta: { spec: '4' },
          },
          { actions: 'nameMissingReason', meta: { spec: '5' } },
        ],
        'review.dismissed': { target: 'idle' },
      },
    },
    sending: {
      tags: ['busy', 'asking'],
      invoke: {
        id: 'sendReview',
        src: 'sendReview',
        input: ({ context }) => ({
          ids: context.ids,
          verb: context.verb,
          reason: context.reason.trim(),
          idempotencyKey: context.idempotencyKey ?? '',
        }),
        onDone: {
          target: 'idle',
          actions: 'tellReviewed',
          meta: { spec: '4' },
        },
        onError: [
          {
            guard: { type: 'refused', params: ({ event }) => event },
            target: 'refused',
            actions: [{ type: 'keepFailure', params: ({ event }) => event }, 'tellOutdated'],
          },
          { target: 'unsent', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
    },
    /** No answer: a retry sends the same key, so nothing is decided twice. */
    unsent: {
      tags: ['error', 'asking'],
      on: { 'review.retried': { target: 'sending' }, 'review.dismissed': { target: 'idle' } },
    },
    refused: {
      tags: ['error', 'asking'],
      on: { 'review.dismissed': { target: 'idle' } },
    },
  },
});
