import {
  confirmedChangeCases,
  refusal,
} from '#machines/flows/shared/confirmedChange/confirmedChangeCases.ts';
import { employeeInvitationMachine } from './employeeInvitationMachine.ts';

export const cases = confirmedChangeCases(employeeInvitationMachine, {
  subjects: { default: { id: '01935d2e-0000-7000-8000-000000000001', phoneNumber: '998901112233' } },
  answers: { default: undefined },
  refusals: { joined: refusal(409, 'employeeJoined'), tooMany: refusal(429, 'tooManyInvitations') },
});
