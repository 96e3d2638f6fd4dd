import {
  confirmedChangeCases,
  refusal,
} from '#machines/flows/shared/confirmedChange/confirmedChangeCases.ts';
import { cardAddingMachine, type EmployeeCards } from './cardAddingMachine.ts';

export const humo = '9860120000000006';
const added: EmployeeCards = {
  items: [
    {
      card: { id: '0192f3a0-0000-7000-8000-00000000ca01', first4: '9860', last4: '0006', brand: 'humo' },
      isDefault: true,
      isBusy: false,
      addedAt: '2026-11-18T03:50:00.000Z',
    },
  ],
};

export const cases = confirmedChangeCases(cardAddingMachine, {
  subjects: { own: { employeeId: '0192f3a0-0000-7000-8000-0000000000e1' } },
  fields: {
    whole: { field: 'cardNumber', value: humo },
    wrong: { field: 'cardNumber', value: '9860120000000008' },
    other: { field: 'isDefault', value: '' },
  },
  answers: { added },
  refusals: {
    known: refusal(409, 'cardKnown', { cardNumber: 'cardKnown' }),
    tooMany: refusal(409, 'tooManyCards'),
  },
  wrongly: ({ form }) => (form.cardNumber === humo ? undefined : `a wrong card was sent: ${form.cardNumber}`),
});
