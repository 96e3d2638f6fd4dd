import { cases } from '#machines/flows/auth/registration/registrationMachine.cases.ts';
import { modelOf } from './phoneThenPassword.page.ts';

export const model = modelOf('registration', cases);
