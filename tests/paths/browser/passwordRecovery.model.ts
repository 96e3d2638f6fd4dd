import { cases } from '#machines/flows/passwordRecovery/passwordRecoveryMachine.cases.ts';
import { modelOf } from './phoneThenPassword.hands.ts';

export const model = modelOf('passwordRecovery', cases);
