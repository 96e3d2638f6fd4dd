import { defineCases } from '#machines/support/cases.ts';
import { telegramSignInMachine } from './telegramSignInMachine.ts';

const number = (right: boolean, triesLeft: boolean, linked: boolean) => ({ right, triesLeft, linked });

export const cases = defineCases(telegramSignInMachine, {
  inputs: { default: undefined },
  cases: {
    'telegramSignIn.open': { default: {} },
    'telegramSignIn.giveNumber': {
      rightAndLinked: number(true, true, true),
      rightAndUnknown: number(true, true, false),
      wrong: number(false, true, true),
      wrongAgain: number(false, false, true),
    },
    'telegramSignIn.answerPhone': { default: {} },
    'telegramSignIn.deny': { default: {} },
  },
  invariant: (snapshot, { event }) =>
    snapshot.matches('confirmed') && event?.type === 'telegramSignIn.giveNumber' && !event.right
      ? 'a wrong number confirmed'
      : undefined,
});
