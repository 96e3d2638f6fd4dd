import { phoneThenPassword } from '../phoneThenPassword/phoneThenPassword.ts';

/** Password recovery (spec sections 1 and 2): phone → code → new password, which ends the account's other sessions. */
export const passwordRecoveryMachine = phoneThenPassword('passwordRecovery');
