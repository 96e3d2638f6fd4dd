import {
  confirmedChangeCases,
  refusal,
} from '#machines/flows/shared/confirmedChange/confirmedChangeCases.ts';
import { colleaguePlaceMachine } from './colleaguePlaceMachine.ts';

export const cases = confirmedChangeCases(colleaguePlaceMachine, {
  subjects: {
    somebody: { id: null },
    colleague: {
      id: '01935d2e-0000-7000-8000-000000000005',
      name: 'Karimova Aziza',
      role: 'accountant',
      unitIds: [],
    },
  },
  fields: {
    phone: { field: 'phoneNumber', value: '998901112233' },
    noPhone: { field: 'phoneNumber', value: '' },
    manager: { field: 'role', value: 'manager' },
    owner: { field: 'role', value: 'owner' },
  },
  answers: { default: undefined },
  refusals: {
    known: refusal(409, 'alreadyColleague', { phoneNumber: 'alreadyColleague' }),
    last: refusal(409, 'lastOwner'),
  },
  goal: 'edges',
});
