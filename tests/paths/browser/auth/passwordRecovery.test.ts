import { describe } from 'vitest';
import { passwordRecoveryMachine } from '#machines/flows/auth/passwordRecovery/passwordRecoveryMachine.ts';
import { shown } from './phoneThenPassword.page.ts';
import { model } from './passwordRecovery.model.ts';
import { walkEntrance } from '../support/entranceWalk.ts';

describe('passwordRecovery', () => {
  walkEntrance({
    machine: passwordRecoveryMachine,
    model,
    routes: {
      start: { method: 'POST', path: '/api/auth/password-recovery' },
      complete: { method: 'POST', path: '/api/auth/password-recovery/complete' },
    },
    phoneNumber: '998901112233',
    account: 'known',
    address: () => '/auth/password-recovery',
    shown,
  });
});
