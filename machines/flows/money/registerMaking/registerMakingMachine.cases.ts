import { tiyin } from '#domain/money.ts';
import {
  confirmedChangeCases,
  refusal,
} from '#machines/flows/shared/confirmedChange/confirmedChangeCases.ts';
import { registerMakingMachine } from './registerMakingMachine.ts';

const sum = { count: 1, amount: tiyin(10_000_000) };
const nothing = { count: 0, amount: tiyin(0) };

export const cases = confirmedChangeCases(registerMakingMachine, {
  subjects: { waiting: sum },
  answers: {
    default: {
      id: '01935d2e-0000-7000-8000-000000000001',
      number: 1,
      createdBy: 'Karimova Aziza',
      createdAt: '2026-11-18T03:50:00.000Z',
      today: '2026-11-18',
      settling: 'open',
      fileSavedAt: null,
      handedOverAt: null,
      all: sum,
      open: sum,
      paid: nothing,
      unpaid: nothing,
    },
  },
  refusals: { nothingWaits: refusal(409, 'nothingWaits') },
});
