import { assign, emit, setup } from 'xstate';
import type { components } from '#openapi/generated/contract.d.ts';
import { isRefused, toFailure, type Failure } from '#machines/support/failure.ts';
import { notProvided } from '#machines/support/notProvided.ts';
import { required } from '#machines/support/required.ts';
import { amountProblem, type AmountProblem } from '#domain/fields/requestAmount.ts';

export type Salary = components['schemas']['Salary'];
export type PaymentRequest = components['schemas']['PaymentRequest'];

export interface SendRequestInput {
  idempotencyKey: string;
  body: components['schemas']['NewSalaryRequest'];
}

interface SalaryRequestContext {
  salary: Salary | null;
  /** Tiyin; null while the field is empty. */
  amount: number | null;
  note: string;
  amountProblem: AmountProblem | 'amountAboveEnabled' | null;
  /** Idempotency key, created when the form is first sent and reused for retries; a changed form takes a new one. */
  idempotencyKey: string | null;
  request: PaymentRequest | null;
  failure: Failure | null;
}

export type SalaryRequestEvent =
  | { type: 'amount.changed'; amount: number | null }
  | { type: 'amount.allChosen' }
  | { type: 'note.changed'; note: string }
  | { type: 'request.submitted'; newKey: string }
  | { type: 'request.retried' }
  | { type: 'request.edited' }
  | { type: 'salary.retried' };

/** Requesting a part of what is earned (spec section 1, salary requests). */
export const salaryRequestMachine = setup({
  types: {
    context: {} as SalaryRequestContext,
    events: {} as SalaryRequestEvent,
    tags: {} as 'busy' | 'error' | 'form',
    emitted: {} as { type: 'requested'; request: PaymentRequest },
    transitionMeta: {} as { spec: string },
  },
  actors: {
    loadSalary: notProvided<Salary, void>('loadSalary'),
    sendSalaryRequest: notProvided<PaymentRequest, SendRequestInput>('sendSalaryRequest'),
  },
  guards: {
    mayAsk: (_, params: { salary: Salary }) => params.salary.enabled >= params.salary.minimumRequest,
    valid: ({ context }) =>
      context.salary !== null && amountProblem(context.amount, context.salary) === undefined,
    refusedAmount: (_, params: { failure: Failure }) =>
      params.failure.kind === 'problem' && 'amount' in params.failure.fields,
    refused: (_, params: { failure: Failure }) => isRefused(params.failure),
  },
  actions: {
    keepSalary: assign({ salary: (_, params: { salary: Salary }) => params.salary, failure: null }),
    keepAmount: assign({
      amount: (_, params: { amount: number | null }) => params.amount,
      amountProblem: null,
      idempotencyKey: null,
    }),
    chooseAll: assign({
      amount: ({ context }) => context.salary?.enabled ?? null,
      amountProblem: null,
      idempotencyKey: null,
    }),
    keepNote: assign({ note: (_, params: { note: string }) => params.note, idempotencyKey: null }),
    keepKey: assign({
      idempotencyKey: ({ context }, params: { newKey: string }) => context.idempotencyKey ?? params.newKey,
    }),
    nameProblem: assign({
      amountProblem: ({ context }) =>
        context.salary ? (amountProblem(context.amount, context.salary) ?? null) : null,
    }),
    nameRefusal: assign({
      amountProblem: 'amountAboveEnabled',
      idempotencyKey: null,
    }),
    keepFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    forgetFailure: assign({ failure: null }),
    tellRequested: emit((_, params: { request: PaymentRequest }) => ({
      type: 'requested' as const,
      request: params.request,
    })),
    keepRequest: assign({ request: (_, params: { request: PaymentRequest }) => params.request }),
  },
}).createMachine({
  id: 'salaryRequest',
  options: { maxIterations: 1000 },
  context: {
    salary: null,
    amount: null,
    note: '',
    amountProblem: null,
    idempotencyKey: null,
    request: null,
    failure: null,
  },
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      invoke: {
        id: 'loadSalary',
        src: 'loadSalary',
        onDone: [
          {
            guard: { type: 'mayAsk', params: ({ event }) => ({ salary: event.output }) },
            target: 'editing',
            actions: { type: 'keepSalary', params: ({ event }) => ({ salary: event.output }) },
            meta: { spec: '1' },
          },
          {
            target: 'nothingEnabled',
            actions: { type: 'keepSalary', params: ({ event }) => ({ salary: event.output }) },
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
        'amount.changed': { actions: { type: 'keepAmount', params: ({ event }) => event } },
        'amount.allChosen': { actions: 'chooseAll' },
        'note.changed': { actions: { type: 'keepNote', params: ({ event }) => event } },
        'request.submitted': [
          {
            guard: 'valid',
            target: 'sending',
            actions: { type: 'keepKey', params: ({ event }) => event },
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
            cardId: required(context.salary, 'salary').card.id,
            ...(context.note.trim() ? { note: context.note.trim() } : {}),
          },
        }),
        onDone: {
          target: 'requested',
          actions: [
            { type: 'keepRequest', params: ({ event }) => ({ request: event.output }) },
            { type: 'tellRequested', params: ({ event }) => ({ request: event.output }) },
          ],
          meta: { spec: '4' },
        },
        onError: [
          {
            guard: { type: 'refusedAmount', params: ({ event }) => ({ failure: toFailure(event.error) }) },
            target: 'reloading',
            actions: 'nameRefusal',
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
          actions: { type: 'keepSalary', params: ({ event }) => ({ salary: event.output }) },
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
