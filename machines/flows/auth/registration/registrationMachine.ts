import { phoneThenPassword } from '../phoneThenPassword/phoneThenPassword.ts';

/** Sign-up with its start and end step (spec section 2): phone → code → password. A known phone is led to recovery. */
export const registrationMachine = phoneThenPassword('registration');
