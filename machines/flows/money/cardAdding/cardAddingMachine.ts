import { cardNumberSchema } from '#domain/fields/cardNumber.ts';
import { firstError } from '#domain/fields/fieldErrors.ts';
import { confirmedChange } from '#machines/flows/shared/confirmedChange/confirmedChange.ts';
import type { ChangeInput } from '#machines/flows/shared/confirmedChange/confirmedChangeSetup.ts';
import type { components } from '#openapi/generated/contract.d.ts';

export type EmployeeCards = components['schemas']['EmployeeCards'];

/** The person whose card it is. */
export interface CardOwner {
  employeeId: string;
}

/** `isDefault` is `yes` or nothing. */
export type CardForm = Record<'cardNumber' | 'isDefault', string>;
export type AddCardInput = ChangeInput<CardOwner, CardForm>;

/** Another card for a person to be paid to (spec section 5, card number). */
export const cardAddingMachine = confirmedChange<CardOwner, CardForm, EmployeeCards>({
  id: 'cardAdding',
  spec: '5',
  form: {
    initial: () => ({ cardNumber: '', isDefault: 'yes' }),
    errors: ({ cardNumber }) => {
      const error = firstError(cardNumberSchema, cardNumber);
      return error === undefined ? {} : { cardNumber: error };
    },
  },
});
