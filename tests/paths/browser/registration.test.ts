import { describe } from 'vitest';
import { registrationMachine } from '#machines/flows/registration/registrationMachine.ts';
import { shown } from './phoneThenPassword.hands.ts';
import { model } from './registration.model.ts';
import { walkEntrance } from './support/entranceWalk.ts';

describe('registration', () => {
  walkEntrance({
    machine: registrationMachine,
    model,
    routes: {
      start: { method: 'POST', path: '/api/auth/registration' },
      complete: { method: 'POST', path: '/api/auth/registration/complete' },
    },
    phoneNumber: '998901112233',
    account: 'unknown',
    address: () => '/auth/registration',
    shown,
  });
});
