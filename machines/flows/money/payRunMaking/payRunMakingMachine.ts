import { monthOf, type CompanyDate, type CompanyMonth } from '#domain/calendar/index.ts';
import { salaryMonthOf, type NewRunKind } from '#domain/payRun.ts';
import { confirmedChange } from '#machines/flows/shared/confirmedChange/confirmedChange.ts';
import type { ChangeInput } from '#machines/flows/shared/confirmedChange/confirmedChangeSetup.ts';
import type { components } from '#openapi/generated/contract.d.ts';

type Schemas = components['schemas'];

/** `kind` and `period` as in the contract. */
export type PayRunForm = Record<'kind' | 'period', string>;

export interface NewRun {
  today: CompanyDate;
}

export type MakePayRunInput = ChangeInput<NewRun, PayRunForm>;

/** An advance is always of this month. */
export const payRunOf = ({ kind, period }: PayRunForm, { today }: NewRun): Schemas['NewPayRun'] => ({
  kind: kind as NewRunKind,
  period: kind === 'advance' ? monthOf(today) : (period as CompanyMonth),
});

/** Computes what everybody gets as advance or salary, or gathers requests, as a draft (spec section 2, salary and advance payments). */
export const payRunMakingMachine = confirmedChange<NewRun, PayRunForm, Schemas['PayRun']>({
  id: 'payRunMaking',
  spec: '2',
  form: {
    initial: ({ today }) => ({ kind: 'salary', period: salaryMonthOf(today) }),
    errors: () => ({}),
  },
});
