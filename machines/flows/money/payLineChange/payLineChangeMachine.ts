import type { CompanyMonth } from '#domain/calendar/index.ts';
import { firstError } from '#domain/fields/fieldErrors.ts';
import { reasonSchema } from '#domain/fields/reason.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import type { PayLineKind } from '#domain/payLines.ts';
import { confirmedChange } from '#machines/flows/shared/confirmedChange/confirmedChange.ts';
import type { ChangeInput } from '#machines/flows/shared/confirmedChange/confirmedChangeSetup.ts';
import type { components } from '#openapi/generated/contract.d.ts';

type Line = Pick<components['schemas']['PayLine'], 'id' | 'period' | 'kind' | 'amount'>;

/** `amount` is tiyin in digits, empty like its field. */
export type PayLineForm = Record<'period' | 'kind' | 'amount' | 'reason', string>;

interface Whose {
  employeeId: string;
  employeeName: string;
}

export type ChangedPayLine = Whose &
  (
    | {
        verb: 'add';
        /** To choose from, the latest first; `period` is chosen at first. */
        months: readonly CompanyMonth[];
        period: CompanyMonth;
        /** What may still be deducted from the month; null where that is not known yet. */
        mostDeducted: Tiyin | null;
        line: null;
      }
    | { verb: 'withdraw'; line: Line }
  );

export type ChangePayLineInput = ChangeInput<ChangedPayLine, PayLineForm>;

export const lineAmountIn = ({ amount }: Pick<PayLineForm, 'amount'>): Tiyin | null =>
  amount === '' ? null : tiyin(Number(amount));

export const payLineFields = (changed: ChangedPayLine): readonly (keyof PayLineForm)[] =>
  changed.verb === 'withdraw'
    ? ['reason']
    : [...(changed.months.length > 1 ? (['period'] as const) : []), 'kind', 'amount', 'reason'];

function amountError(form: PayLineForm, changed: ChangedPayLine): string | undefined {
  if (changed.verb === 'withdraw') return undefined;
  const amount = lineAmountIn(form);
  if (!amount) return 'required';
  const { mostDeducted } = changed;
  const isTooMuch = form.kind === 'deduction' && mostDeducted !== null && amount > mostDeducted;
  return isTooMuch ? 'deductionAboveHalf' : undefined;
}

function errorsOf(form: PayLineForm, changed: ChangedPayLine): Partial<PayLineForm> {
  const amount = amountError(form, changed);
  const reason = firstError(reasonSchema, form.reason);
  return { ...(amount && { amount }), ...(reason && { reason }) };
}

const firstKind: PayLineKind = 'bonus';

/**
 * An owner or accountant adds to somebody's salary of a month beside its days, deducts from it, or takes such a line back; with a reason.
 * A draft of that salary has it at once.
 */
export const payLineChangeMachine = confirmedChange<ChangedPayLine, PayLineForm>({
  id: 'payLineChange',
  spec: '2',
  form: {
    initial: (changed) => ({
      period: changed.verb === 'add' ? changed.period : '',
      kind: firstKind,
      amount: '',
      reason: '',
    }),
    errors: errorsOf,
  },
});
