import { describe } from 'vitest';
import { registrationMachine } from '#machines/flows/auth/registration/registrationMachine.ts';
import { shown } from './phoneThenPassword.page.ts';
import { model } from './registration.model.ts';
import { walkEntrance } from '../support/entranceWalk.ts';

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
