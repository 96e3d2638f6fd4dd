import { confirmedChange } from '#machines/flows/shared/confirmedChange/confirmedChange.ts';
import type { ChangeInput } from '#machines/flows/shared/confirmedChange/confirmedChangeSetup.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { EmployeeCards } from '../cardAdding/cardAddingMachine.ts';

export interface CardAct {
  verb: 'choose' | 'remove';
  employeeId: string;
  card: components['schemas']['Card'];
}
export type ChangeCardInput = ChangeInput<CardAct>;

/** Makes a card the default one, or takes it off (design of cards, product §4). */
export const cardChangeMachine = confirmedChange<CardAct, Record<never, string>, EmployeeCards>({
  id: 'cardChange',
  spec: '4',
});
