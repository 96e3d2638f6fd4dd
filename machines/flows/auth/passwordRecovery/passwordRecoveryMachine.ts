import { phoneThenPassword } from '../phoneThenPassword/phoneThenPassword.ts';

/**
 * Password recovery (spec sections 1 and 2): phone → code → new password, which ends all other sessions of the
 * account.
 */
export const passwordRecoveryMachine = phoneThenPassword('passwordRecovery');
