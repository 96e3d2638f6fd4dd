import { describe } from 'vitest';
import { telegramBotSignInMachine } from '#machines/flows/auth/telegramBotSignIn/telegramBotSignInMachine.ts';
import { desk } from '#tests/support/browser/app.ts';
import { walkEntrance } from '../support/entranceWalk.ts';
import { model } from './telegramBotSignIn.model.ts';

describe('signing in with the Telegram bot', () => {
  walkEntrance({
    machine: telegramBotSignInMachine,
    model,
    // Wide enough that the QR code for the phone is shown.
    viewport: desk,
    providers: { telegram: true },
    routes: {
      start: { method: 'POST', path: '/api/auth/telegram-bot' },
      ask: { method: 'POST', path: '/api/auth/telegram-bot/*' },
    },
    phoneNumber: '998901000002',
    account: 'known',
    address: () => '/auth/telegram-bot',
    begin: ({ gates }) => gates.scripts.open(),
    shown: ([state = '']) => !['codeAsked', 'signedIn'].includes(state),
  });
});
