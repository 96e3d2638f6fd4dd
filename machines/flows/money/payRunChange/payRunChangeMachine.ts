import { MINIMUM_REQUEST } from '#domain/accrual.ts';
import { firstError } from '#domain/fields/fieldErrors.ts';
import { reasonSchema } from '#domain/fields/reason.ts';
import { approvedAmountProblem } from '#domain/fields/requestAmount.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import { confirmedChange } from '#machines/flows/shared/confirmedChange/confirmedChange.ts';
import type { ChangeInput } from '#machines/flows/shared/confirmedChange/confirmedChangeSetup.ts';
import { reasonRule } from '#machines/lifecycles/lifecycle.ts';
import { payRunMachine } from '#machines/lifecycles/payRunMachine.ts';
import type { components } from '#openapi/generated/contract.d.ts';

type Schemas = components['schemas'];

/** `amount` is tiyin in digits, empty like its field. */
export type PayRunChangeForm = Record<'amount' | 'reason', string>;

type Run = Pick<Schemas['PayRun'], 'id' | 'kind' | 'period' | 'number' | 'included'>;
type Item = Pick<Schemas['PayRunItem'], 'employeeId' | 'requestId' | 'employeeName' | 'proposed' | 'amount'>;

/** How many people it changed, and how many it had to leave as they are. */
export type RunChanged = Schemas['PayRunComputed'] & Partial<Pick<Schemas['PayRunReviewed'], 'refused'>>;

/** Net amounts of a file, and what the server said they would change. */
export interface NetUpload {
  rows: Schemas['NetPayRows']['rows'];
  reading: Pick<Schemas['NetPayReading'], 'set' | 'ours' | 'kept' | 'dropped'>;
}

/** What is done with a person of the run, or with all of it. */
export type ChangedRun =
  | { verb: Schemas['PayRunChange']['event']; run: Run; item: Item }
  | { verb: 'compute'; run: Run; item: null }
  | { verb: 'setNet'; run: Run; item: null; upload: NetUpload }
  | { verb: 'dropNet'; run: Run; item: null }
  | { verb: 'retry'; run: Run & Pick<Schemas['PayRun'], 'payments'>; item: null }
  | { verb: 'stop'; run: Run & Pick<Schemas['PayRun'], 'waiting'>; item: null }
  | { verb: 'cancel'; run: Run; item: null };

export type ChangePayRunInput = ChangeInput<ChangedRun, PayRunChangeForm>;

export const runAmountIn = ({ amount }: Pick<PayRunChangeForm, 'amount'>): Tiyin | null =>
  amount === '' ? null : tiyin(Number(amount));

export const payRunChangeFields = ({ verb }: ChangedRun): readonly (keyof PayRunChangeForm)[] => [
  ...(verb === 'lower' ? (['amount'] as const) : []),
  ...(reasonRule(payRunMachine, verb) === 'required' ? (['reason'] as const) : []),
];

function amountError(form: PayRunChangeForm, { proposed, requestId }: Item): string | undefined {
  const amount = runAmountIn(form);
  if (!amount) return 'required';
  const problem = requestId === null ? undefined : approvedAmountProblem(amount, MINIMUM_REQUEST);
  if (problem) return problem;
  return amount >= proposed ? 'amountAboveProposed' : undefined;
}

function errorsOf(form: PayRunChangeForm, changed: ChangedRun): Partial<PayRunChangeForm> {
  const fields = payRunChangeFields(changed);
  const amount = changed.verb === 'lower' ? amountError(form, changed.item) : undefined;
  const reason = fields.includes('reason') ? firstError(reasonSchema, form.reason) : undefined;
  return { ...(amount && { amount }), ...(reason && { reason }) };
}

/**
 * A draft is changed before it is confirmed (spec section 2): a person is left out, taken in again or gets less, or all of it is
 * computed again, paid by net amounts or given up. Leaving out, paying less and giving up need a reason. Of a confirmed run, what failed or came back is sent
 * again, and what nobody has sent yet is stopped, with a reason.
 */
export const payRunChangeMachine = confirmedChange<ChangedRun, PayRunChangeForm, RunChanged>({
  id: 'payRunChange',
  spec: '2',
  form: { initial: () => ({ amount: '', reason: '' }), errors: errorsOf },
});
