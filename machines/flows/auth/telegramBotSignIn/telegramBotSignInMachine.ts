import { assign, setup } from 'xstate';
import type { AskedCode } from '#machines/flows/auth/otp/askedCode.ts';
import { isRefused, toFailure, type Failure } from '#machines/support/failure.ts';
import { notProvided } from '#machines/support/notProvided.ts';
import type { ProviderOutcome } from '#machines/support/providerOutcome.ts';
import { required } from '#machines/support/required.ts';

export interface BotSignIn {
  signInId: string;
  /** Link that opens the bot; also shown as a QR code. */
  link: string;
  /** The number that the bot asks for. */
  number: string;
  expiresInSeconds: number;
}

export type BotAnswer = ProviderOutcome | { kind: 'waiting' | 'opened' | 'denied' | 'expired' };

interface TelegramBotSignInContext {
  signIn: BotSignIn | null;
  /** Somebody has opened the bot and it asks for the number; stays true while the page polls. */
  opened: boolean;
  failure: Failure | null;
  askedCode: AskedCode | null;
  displayName: string;
}

const isOver = (error: unknown): boolean => {
  const failure = toFailure(error);
  return failure.kind === 'problem' && failure.status === 404;
};

/** Interval between polls. */
const askEveryMs = 2_000;

/** `/auth/telegram-bot`: the page shows a number and polls until it was given to the bot (product §5). */
export const telegramBotSignInMachine = setup({
  types: {
    context: {} as TelegramBotSignInContext,
    events: {} as { type: 'signIn.restarted' },
    tags: {} as 'busy' | 'error' | 'shown' | 'over',
    transitionMeta: {} as { spec: string },
  },
  actors: {
    startSignIn: notProvided<BotSignIn, void>('startSignIn'),
    askSignIn: notProvided<BotAnswer, { signInId: string }>('askSignIn'),
  },
  guards: {
    is: (_, params: { answer: BotAnswer; kind: BotAnswer['kind'] }) => params.answer.kind === params.kind,
    goesOn: (_, params: { answer: BotAnswer }) => ['waiting', 'opened'].includes(params.answer.kind),
    over: (_, params: { error: unknown }) => isOver(params.error),
    refused: (_, params: { error: unknown }) => isRefused(toFailure(params.error)),
  },
  actions: {
    keepSignIn: assign({ signIn: (_, params: { signIn: BotSignIn }) => params.signIn }),
    keepFailure: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error) }),
    keepOutcome: assign((_, { answer }: { answer: BotAnswer }) => ({
      askedCode: answer.kind === 'codeAsked' ? answer.asked : null,
      displayName: answer.kind === 'unlinked' ? answer.displayName : '',
    })),
    forget: assign({ signIn: null, opened: false, failure: null }),
    keepOpened: assign((_, { answer }: { answer: BotAnswer }) => ({
      opened: answer.kind === 'opened',
      failure: null,
    })),
  },
  delays: {
    askEvery: askEveryMs,
    lives: ({ context }) => required(context.signIn, 'signIn').expiresInSeconds * 1000,
  },
}).createMachine({
  id: 'telegramBotSignIn',
  options: { maxIterations: 1000 },
  context: { signIn: null, opened: false, failure: null, askedCode: null, displayName: '' },
  initial: 'starting',
  states: {
    starting: {
      tags: ['busy'],
      entry: 'forget',
      invoke: {
        id: 'startSignIn',
        src: 'startSignIn',
        onDone: {
          target: 'shown',
          actions: { type: 'keepSignIn', params: ({ event }) => ({ signIn: event.output }) },
          meta: { spec: '1' },
        },
        onError: { target: 'unstarted', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    unstarted: { tags: ['error', 'over'], on: { 'signIn.restarted': { target: 'starting' } } },
    shown: {
      tags: ['shown'],
      after: { lives: { target: 'expired' } },
      initial: 'waiting',
      states: {
        waiting: { after: { askEvery: { target: 'asking' } } },
        asking: {
          invoke: {
            id: 'askSignIn',
            src: 'askSignIn',
            input: ({ context }) => ({ signInId: required(context.signIn, 'signIn').signInId }),
            onDone: [
              {
                guard: { type: 'goesOn', params: ({ event }) => ({ answer: event.output }) },
                target: 'waiting',
                actions: { type: 'keepOpened', params: ({ event }) => ({ answer: event.output }) },
              },
              {
                guard: { type: 'is', params: ({ event }) => ({ answer: event.output, kind: 'denied' }) },
                target: '#telegramBotSignIn.denied',
              },
              {
                guard: { type: 'is', params: ({ event }) => ({ answer: event.output, kind: 'expired' }) },
                target: '#telegramBotSignIn.expired',
              },
              {
                guard: { type: 'is', params: ({ event }) => ({ answer: event.output, kind: 'signedIn' }) },
                target: '#telegramBotSignIn.signedIn',
                meta: { spec: '4' },
              },
              {
                guard: { type: 'is', params: ({ event }) => ({ answer: event.output, kind: 'codeAsked' }) },
                target: '#telegramBotSignIn.codeAsked',
                actions: { type: 'keepOutcome', params: ({ event }) => ({ answer: event.output }) },
              },
              {
                target: '#telegramBotSignIn.unlinked',
                actions: { type: 'keepOutcome', params: ({ event }) => ({ answer: event.output }) },
              },
            ],
            onError: [
              {
                guard: { type: 'over', params: ({ event }) => event },
                target: '#telegramBotSignIn.expired',
              },
              {
                guard: { type: 'refused', params: ({ event }) => event },
                target: '#telegramBotSignIn.refused',
                actions: { type: 'keepFailure', params: ({ event }) => event },
              },
              // No answer, or too many requests: a confirmation that happens meanwhile is seen when the network is back.
              { target: 'waiting', actions: { type: 'keepFailure', params: ({ event }) => event } },
            ],
          },
        },
      },
    },
    denied: { tags: ['over'], on: { 'signIn.restarted': { target: 'starting' } } },
    expired: { tags: ['over'], on: { 'signIn.restarted': { target: 'starting' } } },
    refused: { tags: ['error', 'over'], on: { 'signIn.restarted': { target: 'starting' } } },
    unlinked: {},
    codeAsked: {},
    signedIn: {},
  },
});
