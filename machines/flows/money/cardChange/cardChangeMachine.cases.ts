import {
  confirmedChangeCases,
  refusal,
} from '#machines/flows/shared/confirmedChange/confirmedChangeCases.ts';
import type { EmployeeCards } from '../cardAdding/cardAddingMachine.ts';
import { cardChangeMachine, type CardAct } from './cardChangeMachine.ts';

const employeeId = '0192f3a0-0000-7000-8000-0000000000e1';
const first = {
  id: '0192f3a0-0000-7000-8000-00000000ca01',
  first4: '8600',
  last4: '0003',
  brand: 'uzcard',
} as const;
const second = {
  id: '0192f3a0-0000-7000-8000-00000000ca02',
  first4: '9860',
  last4: '0006',
  brand: 'humo',
} as const;
const kept = { isBusy: false, addedAt: '2026-11-18T03:50:00.000Z' };
const chosen: EmployeeCards = {
  items: [
    { card: second, isDefault: true, ...kept },
    { card: first, isDefault: false, ...kept },
  ],
};

export const cases = confirmedChangeCases(cardChangeMachine, {
  subjects: {
    choose: { verb: 'choose', employeeId, card: second } satisfies CardAct,
    remove: { verb: 'remove', employeeId, card: second } satisfies CardAct,
  },
  answers: { chosen },
  refusals: { gone: refusal(404, 'notFound'), busy: refusal(409, 'cardBusy') },
});
