import { cases } from '#machines/flows/registration/registrationMachine.cases.ts';
import { modelOf } from './phoneThenPassword.hands.ts';

export const model = modelOf('registration', cases);
