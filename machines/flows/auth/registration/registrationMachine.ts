import { phoneThenPassword } from '../phoneThenPassword/phoneThenPassword.ts';

/**
 * Registration with its start and end step (spec section 2): phone → code → password. A known phone number is led to
 * recovery.
 */
export const registrationMachine = phoneThenPassword('registration');
