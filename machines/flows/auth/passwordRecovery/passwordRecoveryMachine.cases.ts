import { defineCases } from '#machines/support/cases.ts';
import { phoneThenPasswordCases } from '../phoneThenPassword/phoneThenPasswordCases.ts';
import { passwordRecoveryMachine } from './passwordRecoveryMachine.ts';

export const cases = defineCases(passwordRecoveryMachine, phoneThenPasswordCases('passwordRecovery'));
