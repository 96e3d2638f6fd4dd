import { defineCases } from '#machines/support/cases.ts';
import { phoneThenPasswordCases } from '../phoneThenPassword/phoneThenPasswordCases.ts';
import { registrationMachine } from './registrationMachine.ts';

export const cases = defineCases(registrationMachine, phoneThenPasswordCases('registration'));
