import { assign, setup } from 'xstate';
import { firstError } from '#domain/fields/fieldErrors.ts';
import { otpCodeSchema } from '#domain/fields/oneTimeCode.ts';
import { isRefused, retryAfterOf, toFailure, type Failure } from '#machines/support/failure.ts';
import { listenerNotProvided, notProvided } from '#machines/support/notProvided.ts';
import type { ProvedNext } from './askedCode.ts';

export interface OtpInput {
  otpId: string;
  /** Masked; null when the page was opened by its URL alone. */
  phoneNumber: string | null;
  resendInSeconds: number;
}

export interface SentCode {
  phoneNumber: string;
  resendInSeconds: number;
}

interface OtpContext extends OtpInput {
  code: string;
  /** Error code of the field. */
  error: string | null;
  failure: Failure | null;
  /** Seconds to wait after too many guesses. */
  waitSeconds: number;
  /** What the code allowed, when it did not sign in. */
  next: ProvedNext | null;
}

export type OtpEvent =
  { type: 'code.changed'; code: string } | { type: 'code.submitted' } | { type: 'code.resendAsked' };

const isComplete = (code: string) => firstError(otpCodeSchema, code) === undefined;

/** Only starting over helps: too many wrong tries, already used, or unknown on this device. */
const isOver = (failure: Failure) =>
  failure.kind === 'problem' &&
  (failure.status === 404 || failure.code === 'otpLocked' || failure.code === 'otpUsed');

const otp = setup({
  types: {
    context: {} as OtpContext,
    input: {} as OtpInput,
    events: {} as OtpEvent,
    tags: {} as 'busy' | 'error' | 'open' | 'mayResend' | 'counting' | 'limited',
    transitionMeta: {} as { spec: string },
  },
  actors: {
    /** Resolves with null when signed in, otherwise with what the ticket now stored on this device allows. */
    verifyCode: notProvided<ProvedNext | null, { otpId: string; code: string }>('verifyCode'),
    resendCode: notProvided<SentCode, { otpId: string }>('resendCode'),
    /** Sends `code.changed` when the browser offers the code from the SMS (WebOTP). */
    readMessages: listenerNotProvided('readMessages'),
  },
  guards: {
    completes: (_, params: { code: string }) => isComplete(params.code),
    complete: ({ context }) => isComplete(context.code),
    over: (_, params: { error: unknown }) => isOver(toFailure(params.error)),
    refused: (_, params: { error: unknown }) => isRefused(toFailure(params.error)),
    mustWait: (_, params: { error: unknown }) => retryAfterOf(toFailure(params.error)) > 0,
    proved: (_, params: { next: ProvedNext | null }) => params.next !== null,
  },
  actions: {
    keepCode: assign((_, params: { code: string }) => ({ code: params.code, error: null, failure: null })),
    nameError: assign({ error: ({ context }) => firstError(otpCodeSchema, context.code) ?? null }),
    keepFailure: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error) }),
    keepSent: assign((_, params: { sent: SentCode }) => ({
      ...params.sent,
      code: '',
      error: null,
      failure: null,
    })),
    keepWait: assign({
      resendInSeconds: (_, params: { error: unknown }) => retryAfterOf(toFailure(params.error)),
    }),
    keepLimit: assign({
      waitSeconds: (_, params: { error: unknown }) => retryAfterOf(toFailure(params.error)),
    }),
    keepNext: assign({ next: (_, params: { next: ProvedNext | null }) => params.next }),
    forgetFailure: assign({ code: '', error: null, failure: null }),
  },
  delays: {
    resendWait: ({ context }) => context.resendInSeconds * 1000,
    guessWait: ({ context }) => context.waitSeconds * 1000,
  },
});

const errorOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

/** Entering the one-time code (spec section 1; product §5), and sending it again. */
export const otpMachine = otp.createMachine({
  id: 'otp',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({ ...input, code: '', error: null, failure: null, waitSeconds: 0, next: null }),
  initial: 'open',
  states: {
    open: {
      type: 'parallel',
      tags: ['open'],
      invoke: { id: 'readMessages', src: 'readMessages', onError: {} },
      states: {
        answer: {
          initial: 'typing',
          on: {
            // The sixth digit submits the code.
            'code.changed': [
              {
                guard: { type: 'completes', params: ({ event }) => event },
                target: '.verifying',
                actions: { type: 'keepCode', params: ({ event }) => event },
              },
              { target: '.typing', actions: { type: 'keepCode', params: ({ event }) => event } },
            ],
            'code.submitted': [
              { guard: 'complete', target: '.verifying' },
              { target: '.typing', actions: 'nameError', meta: { spec: '5' } },
            ],
          },
          states: {
            typing: {},
            verifying: {
              tags: ['busy'],
              on: { 'code.changed': {}, 'code.submitted': {} },
              invoke: {
                id: 'verifyCode',
                src: 'verifyCode',
                input: ({ context }) => ({ otpId: context.otpId, code: context.code }),
                onDone: [
                  {
                    guard: { type: 'proved', params: ({ event }) => ({ next: event.output }) },
                    target: '#otp.proved',
                    actions: { type: 'keepNext', params: ({ event }) => ({ next: event.output }) },
                  },
                  { target: '#otp.signedIn', meta: { spec: '4' } },
                ],
                onError: [
                  {
                    guard: { type: 'over', params: errorOf },
                    target: '#otp.over',
                    actions: { type: 'keepFailure', params: errorOf },
                  },
                  {
                    guard: { type: 'mustWait', params: errorOf },
                    target: 'limited',
                    actions: [
                      { type: 'keepFailure', params: errorOf },
                      { type: 'keepLimit', params: errorOf },
                    ],
                  },
                  {
                    guard: { type: 'refused', params: errorOf },
                    target: 'refused',
                    actions: { type: 'keepFailure', params: errorOf },
                    meta: { spec: '8' },
                  },
                  { target: 'unsent', actions: { type: 'keepFailure', params: errorOf } },
                ],
              },
            },
            /** Wrong or expired. */
            refused: { tags: ['error'] },
            unsent: { tags: ['error'] },
            limited: {
              tags: ['error', 'limited'],
              on: { 'code.changed': {}, 'code.submitted': {} },
              after: { guessWait: { target: 'typing', actions: 'forgetFailure' } },
            },
          },
        },
        sending: {
          initial: 'counting',
          states: {
            counting: { tags: ['counting'], after: { resendWait: { target: 'resting' } } },
            resting: { tags: ['mayResend'], on: { 'code.resendAsked': { target: 'resending' } } },
            resending: {
              invoke: {
                id: 'resendCode',
                src: 'resendCode',
                input: ({ context }) => ({ otpId: context.otpId }),
                onDone: {
                  target: ['counting', '#otp.open.answer.typing'],
                  actions: { type: 'keepSent', params: ({ event }) => ({ sent: event.output }) },
                },
                onError: [
                  {
                    guard: { type: 'over', params: errorOf },
                    target: '#otp.over',
                    actions: { type: 'keepFailure', params: errorOf },
                  },
                  {
                    guard: { type: 'mustWait', params: errorOf },
                    target: 'counting',
                    actions: [
                      { type: 'keepFailure', params: errorOf },
                      { type: 'keepWait', params: errorOf },
                    ],
                  },
                  {
                    target: 'resting',
                    actions: { type: 'keepFailure', params: errorOf },
                  },
                ],
              },
            },
          },
        },
      },
    },
    over: { tags: ['error'] },
    /** Continued with the ticket: setting a password. */
    proved: {},
    /** Continued by the startup machine. */
    signedIn: {},
  },
});
