import {
  confirmedChangeCases,
  refusal,
} from '#machines/flows/shared/confirmedChange/confirmedChangeCases.ts';
import { employeeStatusMachine } from './employeeStatusMachine.ts';

const person = { id: '01935d2e-0000-7000-8000-000000000001', name: 'Karimova Aziza' };

export const cases = confirmedChangeCases(employeeStatusMachine, {
  subjects: {
    block: { ...person, verb: 'block' },
    unblock: { ...person, verb: 'unblock' },
    leave: { ...person, verb: 'leave' },
    rehire: { ...person, verb: 'rehire' },
  },
  fields: {
    given: { field: 'reason', value: 'Taʼtilda' },
    blank: { field: 'reason', value: ' ' },
  },
  answers: { default: undefined },
  refusals: {
    illegal: refusal(409, 'illegalTransition'),
    tooLong: refusal(400, 'validationFailed', { reason: 'tooLong' }),
  },
  wrongly: ({ subject: { verb }, form }) =>
    (verb === 'block' || verb === 'leave') && form.reason === ''
      ? `${verb} was sent without a reason`
      : undefined,
});
