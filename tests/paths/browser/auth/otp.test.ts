import { describe } from 'vitest';
import { otpMachine } from '#machines/flows/auth/otp/otpMachine.ts';
import { model } from './otp.model.ts';
import { walkEntrance } from '../support/entranceWalk.ts';

describe('a one-time code', () => {
  walkEntrance({
    machine: otpMachine,
    model,
    routes: {
      verify: { method: 'POST', path: '/api/auth/otp/*/verify' },
      resend: { method: 'POST', path: '/api/auth/otp/*/resend' },
    },
    phoneNumber: '998901000002',
    account: 'known',
    address: async (world) => `/auth/auth-otp/${await world.askCode()}`,
    // The history state that the previous page leaves, or none.
    begin: async ({ page, gates }, variant) => {
      if (variant === 'fromSignIn')
        await page.evaluate(() => {
          const usr = {
            phoneNumber: '998•••••••02',
            resendAt: Date.now() + 30_000,
            purpose: 'newDevice',
          };
          history.replaceState({ usr, key: 'came', idx: 0 }, '');
        });
      await gates.scripts.open();
    },
    shown: ([state = '']) => state.startsWith('open.') || state === 'over',
  });
});
