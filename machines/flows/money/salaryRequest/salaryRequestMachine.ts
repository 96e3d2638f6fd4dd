import { toFailure } from '#machines/support/failure.ts';
import { required } from '#machines/support/required.ts';
import { salaryRequestSetup } from './salaryRequestSetup.ts';

/**
 * Requesting a part of what is earned (spec section 1, salary requests). What was typed survives failures, closing and
 * a reload.
 */
export const salaryRequestMachine = salaryRequestSetup.createMachine({
  id: 'salaryRequest',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({
    owner: input.owner,
    salary: null,
    cards: [],
    cardId: null,
    amount: null,
    note: '',
    amountProblem: null,
    noteProblem: null,
    idempotencyKey: null,
    request: null,
    failure: null,
  }),
  invoke: {
    id: 'draftKeeper',
    src: 'draftKeeper',
    input: ({ context }) => ({ owner: context.owner }),
    onError: {},
  },
  initial: 'recalling',
  states: {
    recalling: {
      tags: ['busy'],
      invoke: {
        id: 'loadDraft',
        src: 'loadDraft',
        input: ({ context }) => ({ owner: context.owner }),
        onDone: {
          target: 'loading',
          actions: { type: 'fillFromDraft', params: ({ event }) => ({ draft: event.output }) },
        },
        onError: { target: 'loading' },
      },
    },
    loading: {
      tags: ['busy'],
      invoke: {
        id: 'loadSalary',
        src: 'loadSalary',
        onDone: [
          {
            guard: { type: 'mayAsk', params: ({ event }) => event.output },
            target: 'editing',
            actions: { type: 'keepAskable', params: ({ event }) => event.output },
            meta: { spec: '1' },
          },
          {
            target: 'nothingEnabled',
            actions: { type: 'keepAskable', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'notLoaded',
          actions: { type: 'keepFailure', params: ({ event }) => ({ failure: toFailure(event.error) }) },
        },
      },
    },
    notLoaded: { tags: ['error'], on: { 'salary.retried': { target: 'loading', actions: 'forgetFailure' } } },
    nothingEnabled: {},
    editing: {
      tags: ['form'],
      on: {
        'amount.changed': { actions: [{ type: 'keepAmount', params: ({ event }) => event }, 'shareDraft'] },
        'amount.allChosen': { actions: ['chooseAll', 'shareDraft'] },
        'note.changed': { actions: [{ type: 'keepNote', params: ({ event }) => event }, 'shareDraft'] },
        'card.chosen': { actions: [{ type: 'keepCard', params: ({ event }) => event }, 'shareDraft'] },
        'request.submitted': [
          {
            guard: 'valid',
            target: 'sending',
            actions: [{ type: 'keepKey', params: ({ event }) => event }, 'shareDraft'],
            meta: { spec: '1' },
          },
          { actions: 'nameProblem', meta: { spec: '5' } },
        ],
      },
    },
    sending: {
      tags: ['busy', 'form'],
      entry: 'forgetFailure',
      invoke: {
        id: 'sendSalaryRequest',
        src: 'sendSalaryRequest',
        input: ({ context }) => ({
          idempotencyKey: required(context.idempotencyKey, 'idempotencyKey'),
          body: {
            amount: required(context.amount, 'amount'),
            cardId: required(context.cardId, 'cardId'),
            ...(context.note.trim() ? { note: context.note.trim() } : {}),
          },
        }),
        onDone: {
          target: 'requested',
          actions: [
            { type: 'keepRequest', params: ({ event }) => ({ request: event.output }) },
            'dropDraft',
            { type: 'notifyRequested', params: ({ event }) => ({ request: event.output }) },
          ],
          meta: { spec: '4' },
        },
        onError: [
          {
            guard: { type: 'refusedAmount', params: ({ event }) => ({ failure: toFailure(event.error) }) },
            target: 'reloading',
            actions: ['nameRefusal', 'shareDraft'],
          },
          {
            guard: { type: 'refused', params: ({ event }) => ({ failure: toFailure(event.error) }) },
            target: 'refused',
            actions: { type: 'keepFailure', params: ({ event }) => ({ failure: toFailure(event.error) }) },
          },
          {
            target: 'unsent',
            actions: { type: 'keepFailure', params: ({ event }) => ({ failure: toFailure(event.error) }) },
          },
        ],
      },
    },
    /** Another request used part of it meanwhile: the form stays and shows what is available now. */
    reloading: {
      tags: ['busy', 'form'],
      invoke: {
        id: 'reloadSalary',
        src: 'loadSalary',
        onDone: {
          target: 'editing',
          actions: { type: 'keepAskable', params: ({ event }) => event.output },
        },
        onError: { target: 'editing' },
      },
    },
    /** No answer: the request may or may not exist, so a retry sends the same key. */
    unsent: {
      tags: ['error', 'form'],
      on: { 'request.retried': { target: 'sending' } },
    },
    refused: {
      tags: ['error'],
      on: { 'request.edited': { target: 'loading', actions: 'forgetFailure' } },
    },
    requested: {},
  },
});
