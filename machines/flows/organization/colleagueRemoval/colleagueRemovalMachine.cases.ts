import {
  confirmedChangeCases,
  refusal,
} from '#machines/flows/shared/confirmedChange/confirmedChangeCases.ts';
import { colleagueRemovalMachine } from './colleagueRemovalMachine.ts';

const person = { id: '01935d2e-0000-7000-8000-000000000005', name: 'Karimova Aziza' };

export const cases = confirmedChangeCases(colleagueRemovalMachine, {
  subjects: {
    joined: { ...person, state: 'joined' as const },
    invited: { ...person, state: 'invited' as const },
  },
  answers: { default: undefined },
  refusals: { gone: refusal(404, 'notFound'), last: refusal(409, 'lastOwner') },
});
