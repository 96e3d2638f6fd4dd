import { assign, emit, sendTo, setup } from 'xstate';
import type { components } from '#openapi/generated/contract.d.ts';
import { draftDropped, draftStubs, type DraftEvent } from '#machines/support/draft.ts';
import { isRefused, type Failure } from '#machines/support/failure.ts';
import { notProvided } from '#machines/support/notProvided.ts';
import { hasHiddenSigns } from '#domain/fields/hiddenSigns.ts';
import { amountProblem, type AmountProblem } from '#domain/fields/requestAmount.ts';
import type { Tiyin } from '#domain/money.ts';

export type Salary = components['schemas']['Salary'];
export type PaymentRequest = components['schemas']['PaymentRequest'];
type Card = components['schemas']['Card'];

/** What a request is made from. */
export interface Askable {
  salary: Salary;
  /** Those that it may be paid to, the default one first. */
  cards: readonly Card[];
}

export interface SendRequestInput {
  idempotencyKey: string;
  body: components['schemas']['NewSalaryRequest'];
}

export interface SalaryRequestInput {
  /** Drafts belong to one account in one job. */
  owner: string;
}

/** What survives a reload. A request that was sent keeps its key, so that sending it again asks once. */
export interface RequestDraft {
  amount: Tiyin | null;
  note: string;
  /** Null: the default one. */
  cardId: string | null;
  idempotencyKey: string | null;
}

interface SalaryRequestContext extends SalaryRequestInput {
  salary: Salary | null;
  cards: readonly Card[];
  /** The chosen card's id; null: the default one. */
  cardId: string | null;
  /** Tiyin; null while the field is empty. */
  amount: Tiyin | null;
  note: string;
  amountProblem: AmountProblem | 'amountAboveEnabled' | null;
  noteProblem: 'hiddenSigns' | null;
  /** Idempotency key, created when the form is first sent and reused for retries; a changed form takes a new one. */
  idempotencyKey: string | null;
  request: PaymentRequest | null;
  failure: Failure | null;
}

export type SalaryRequestEvent =
  | { type: 'amount.changed'; amount: Tiyin | null }
  | { type: 'amount.allChosen' }
  | { type: 'note.changed'; note: string }
  | { type: 'card.chosen'; cardId: string }
  | { type: 'request.submitted'; newKey: string }
  | { type: 'request.retried' }
  | { type: 'request.edited' }
  | { type: 'salary.retried' };

export const salaryRequestSetup = setup({
  types: {
    context: {} as SalaryRequestContext,
    input: {} as SalaryRequestInput,
    events: {} as SalaryRequestEvent,
    tags: {} as 'busy' | 'error' | 'form',
    emitted: {} as { type: 'requested'; request: PaymentRequest },
    transitionMeta: {} as { spec: string },
  },
  actors: {
    ...draftStubs<RequestDraft, SalaryRequestInput>(),
    loadSalary: notProvided<Askable, void>('loadSalary'),
    sendSalaryRequest: notProvided<PaymentRequest, SendRequestInput>('sendSalaryRequest'),
  },
  guards: {
    mayAsk: (_, params: { salary: Salary }) => params.salary.enabled >= params.salary.minimumRequest,
    valid: ({ context }) =>
      context.salary !== null &&
      amountProblem(context.amount, context.salary) === undefined &&
      !hasHiddenSigns(context.note),
    refusedAmount: (_, params: { failure: Failure }) =>
      params.failure.kind === 'problem' && 'amount' in params.failure.fields,
    refused: (_, params: { failure: Failure }) => isRefused(params.failure),
  },
  actions: {
    fillFromDraft: assign((_, { draft }: { draft: RequestDraft | null }) => ({ ...draft })),
    shareDraft: sendTo(
      'draftKeeper',
      ({ context: { amount, note, cardId, idempotencyKey } }): DraftEvent<RequestDraft> => ({
        type: 'draft.changed',
        draft: { amount, note, cardId, idempotencyKey },
      }),
    ),
    dropDraft: sendTo('draftKeeper', draftDropped),
    /** A card that was removed meanwhile is no longer chosen, and what was sent for it was not taken. */
    keepAskable: assign(({ context: { cardId, idempotencyKey } }, { salary, cards }: Askable) => ({
      salary,
      cards,
      failure: null,
      ...(cards.some(({ id }) => id === cardId)
        ? { idempotencyKey }
        : { cardId: null, idempotencyKey: null }),
    })),
    keepAmount: assign({
      amount: (_, params: { amount: Tiyin | null }) => params.amount,
      amountProblem: null,
      idempotencyKey: null,
    }),
    chooseAll: assign({
      amount: ({ context }) => context.salary?.enabled ?? null,
      amountProblem: null,
      idempotencyKey: null,
    }),
    /** One of theirs: it may have been removed since it was shown. */
    keepCard: assign(({ context }, { cardId }: { cardId: string }) =>
      context.cards.some(({ id }) => id === cardId) ? { cardId, idempotencyKey: null } : {},
    ),
    keepNote: assign({
      note: (_, params: { note: string }) => params.note,
      noteProblem: null,
      idempotencyKey: null,
    }),
    /** With the card: the default one may have changed before it is sent again. */
    keepKey: assign({
      idempotencyKey: ({ context }, params: { newKey: string }) => context.idempotencyKey ?? params.newKey,
      cardId: ({ context }) => context.cardId ?? context.salary?.card.id ?? null,
    }),
    nameProblem: assign({
      amountProblem: ({ context }) =>
        context.salary ? (amountProblem(context.amount, context.salary) ?? null) : null,
      noteProblem: ({ context }) => (hasHiddenSigns(context.note) ? 'hiddenSigns' : null),
    }),
    nameRefusal: assign({
      amountProblem: 'amountAboveEnabled',
      idempotencyKey: null,
    }),
    keepFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    forgetFailure: assign({ failure: null }),
    notifyRequested: emit((_, params: { request: PaymentRequest }) => ({
      type: 'requested' as const,
      request: params.request,
    })),
    keepRequest: assign({ request: (_, params: { request: PaymentRequest }) => params.request }),
  },
});
