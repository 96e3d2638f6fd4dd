import { describe } from 'vitest';
import { signInMachine } from '#machines/flows/auth/signIn/signInMachine.ts';
import { model } from './signIn.model.ts';
import { letAppCome, walkEntrance } from '../support/entranceWalk.ts';

describe('signing in', () => {
  walkEntrance({
    machine: signInMachine,
    model,
    routes: {
      login: { method: 'POST', path: '/api/auth/login' },
      otp: { method: 'POST', path: '/api/auth/otp' },
    },
    phoneNumber: '998901000002',
    account: 'known',
    address: () => '/auth/login',
    begin: letAppCome,
    shown: ([state = '']) => !['codeAsked', 'signedIn'].includes(state),
  });
});
