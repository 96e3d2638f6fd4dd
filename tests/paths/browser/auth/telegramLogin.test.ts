import { describe } from 'vitest';
import { telegramLoginMachine } from '#machines/flows/auth/telegramLogin/telegramLoginMachine.ts';
import { widgetAnswer } from '#tests/support/standIns/telegram.ts';
import { walkEntrance } from '../support/entranceWalk.ts';
import { model, telegramId } from './telegramLogin.model.ts';

let signings = 0;

describe('signing in with the Telegram widget', () => {
  walkEntrance({
    machine: telegramLoginMachine,
    model,
    providers: { telegram: true },
    routes: {
      widget: { method: 'GET', path: '/widget.js' },
      telegram: { method: 'POST', path: '/api/auth/telegram' },
    },
    phoneNumber: '998901000002',
    account: 'known',
    // Each signed answer is accepted once, so each path needs its own.
    address: ({ server }, variant) => {
      if (variant === 'empty') return '/auth/telegram';
      const seconds = Math.floor(server.clock.now() / 1000);
      return `/auth/telegram?${widgetAnswer(telegramId, seconds, `ali${(signings += 1)}`)}`;
    },
    begin: ({ gates }) => gates.scripts.open(),
    shown: ([state = '']) => !['codeAsked', 'signedIn'].includes(state),
  });
});
