import { describe } from 'vitest';
import { googleSignInMachine } from '#machines/flows/auth/googleSignIn/googleSignInMachine.ts';
import { model } from './googleSignIn.model.ts';
import { letAppCome, walkEntrance } from '../support/entranceWalk.ts';

describe('signing in with Google', () => {
  walkEntrance({
    machine: googleSignInMachine,
    model,
    providers: { google: true, telegram: true },
    routes: {
      script: { method: 'GET', path: '/gsi/client' },
      refusal: { method: 'GET', path: '/popup-refused' },
      google: { method: 'POST', path: '/api/auth/google' },
    },
    phoneNumber: '998901000002',
    account: 'known',
    address: () => '/auth/login',
    begin: letAppCome,
    // Part of the sign-in screen, whose `<main>` shows another machine.
    shown: () => false,
  });
});
