import { amountRangeProblem, type AmountRange } from '#domain/fields/amountRange.ts';
import { fieldRefused } from '../http/problem.ts';

/**
 * The amounts of a list that are asked for. Throws 400 amountsCross at the last one.
 *
 * @param place of them in the request: `/query`, or '' in a body
 */
export function amountsAsked({ amountFrom, amountTo }: AmountRange, place: string): AmountRange {
  const code = amountRangeProblem({ amountFrom, amountTo });
  if (code) throw fieldRefused(`${place}/amountTo`, code);
  return { amountFrom, amountTo };
}
