import { cases } from '#machines/flows/auth/passwordRecovery/passwordRecoveryMachine.cases.ts';
import { modelOf } from './phoneThenPassword.page.ts';

export const model = modelOf('passwordRecovery', cases);
