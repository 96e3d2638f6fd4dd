import type { CompanyDate } from '#domain/calendar/index.ts';
import type { Tiyin } from '#domain/money.ts';
import { confirmedChange } from '#machines/flows/shared/confirmedChange/confirmedChange.ts';
import type { ChangeInput } from '#machines/flows/shared/confirmedChange/confirmedChangeSetup.ts';

export interface MovedSalary {
  id: string;
  /** Version of the record. */
  version: number;
  validFrom: CompanyDate;
  salary: Tiyin;
  today: CompanyDate;
}

export type MovingForm = { to: string };

export type MoveSalaryInput = ChangeInput<MovedSalary, MovingForm>;

/** Moves a planned salary to another future day. */
export const salaryMovingMachine = confirmedChange<MovedSalary, MovingForm>({
  id: 'salaryMoving',
  spec: '2',
  form: {
    initial: () => ({ to: '' }),
    errors: ({ to }, { validFrom }) => {
      if (to === '') return { to: 'required' };
      return to === validFrom ? { to: 'sameDay' } : {};
    },
  },
});
