import { tiyin, type Tiyin } from '#domain/money.ts';
import type { components } from '#openapi/generated/contract.d.ts';

export type Shown = components['schemas']['PaymentRequestShown'];

/** The states that people see (spec section 4), as a list's filter. */
export const shownStates = ['inProgress', 'paid', 'cancelled'] as const satisfies Shown[];

export interface Sum {
  count: number;
  amount: Tiyin;
}

export type ShownSums = Record<'all' | Shown, Sum>;

/** Amounts and numbers of each state of a lifecycle, as people see them: in all, in progress, paid and cancelled (spec section 3). */
export function shownSums<State>(
  totals: readonly (Sum & { state: State })[],
  shownAs: (state: State) => Shown,
): ShownSums {
  const sumOf = (shown?: Shown): Sum => {
    const some = totals.filter(({ state }) => shown === undefined || shownAs(state) === shown);
    return {
      count: some.reduce((sum, { count }) => sum + count, 0),
      amount: tiyin(some.reduce((sum, { amount }) => sum + amount, 0)),
    };
  };
  return {
    all: sumOf(),
    inProgress: sumOf('inProgress'),
    paid: sumOf('paid'),
    cancelled: sumOf('cancelled'),
  };
}
