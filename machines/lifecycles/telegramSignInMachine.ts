import { setup } from 'xstate';
import type { LifecycleMeta } from './lifecycle.ts';

export type TelegramSignInLifecycleEvent =
  | { type: 'telegramSignIn.open' }
  | { type: 'telegramSignIn.giveNumber'; right: boolean; triesLeft: boolean; linked: boolean }
  | { type: 'telegramSignIn.answerPhone' }
  | { type: 'telegramSignIn.deny' };

export type TelegramSignInState = 'waiting' | 'opened' | 'phoneAsked' | 'confirmed' | 'denied';

/**
 * Lifecycle of a sign-in confirmed in the Telegram bot (product §5): the link opens it, then the bot asks for the
 * number shown on the page, then, if this Telegram account is not linked yet, for the phone number, which the person
 * may refuse. Pure.
 */
export const telegramSignInMachine = setup({
  types: { events: {} as TelegramSignInLifecycleEvent, transitionMeta: {} as LifecycleMeta },
  guards: {
    rightAndLinked: (_, params: { right: boolean; linked: boolean }) => params.right && params.linked,
    right: (_, params: { right: boolean }) => params.right,
    triesLeft: (_, params: { triesLeft: boolean }) => params.triesLeft,
  },
}).createMachine({
  id: 'telegramSignIn',
  options: { maxIterations: 1000 },
  initial: 'waiting',
  states: {
    waiting: {
      on: { 'telegramSignIn.open': { target: 'opened', meta: { by: 'system', spec: '1' } } },
    },
    opened: {
      on: {
        'telegramSignIn.giveNumber': [
          {
            guard: { type: 'rightAndLinked', params: ({ event }) => event },
            target: 'confirmed',
            meta: { by: 'system', spec: '1' },
          },
          {
            guard: { type: 'right', params: ({ event }) => event },
            target: 'phoneAsked',
            meta: { by: 'system', spec: '1' },
          },
          {
            guard: { type: 'triesLeft', params: ({ event }) => event },
            target: 'opened',
            meta: { by: 'system', spec: '1' },
          },
          { target: 'denied', meta: { by: 'system', spec: '1' } },
        ],
        'telegramSignIn.deny': { target: 'denied', meta: { by: 'system', spec: '1' } },
      },
    },
    phoneAsked: {
      on: {
        'telegramSignIn.answerPhone': { target: 'confirmed', meta: { by: 'system', spec: '1' } },
        'telegramSignIn.deny': { target: 'denied', meta: { by: 'system', spec: '1' } },
      },
    },
    confirmed: { type: 'final' },
    denied: { type: 'final' },
  },
});
