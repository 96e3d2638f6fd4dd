import { isCompanyMonth } from '#domain/calendar/index.ts';
import type { Period } from '#domain/analytics/period.ts';
import type { FiguresChoice } from '#machines/flows/insight/attendanceFigures/attendanceFiguresMachine.ts';
import { isUnitChoice } from '#src/components/list/listAddress.ts';

/** Reads what is shown from the address and drops what is not valid there. */
export function readChoice(address: URLSearchParams): FiguresChoice {
  const [from, to, unit] = ['from', 'to', 'unit'].map((name) => address.get(name) ?? '') as [
    string,
    string,
    string,
  ];
  return {
    period: isCompanyMonth(from) && isCompanyMonth(to) ? { from, to } : null,
    unit: isUnitChoice(unit) ? unit : null,
  };
}

/** The address of another period. */
export function withPeriod(address: URLSearchParams, { from, to }: Period): URLSearchParams {
  const next = new URLSearchParams(address);
  next.set('from', from);
  next.set('to', to);
  return next;
}

/** The address with another value, or without it. */
export function withValue(
  address: URLSearchParams,
  name: string,
  value: string | undefined,
): URLSearchParams {
  const next = new URLSearchParams(address);
  if (value === undefined) next.delete(name);
  else next.set(name, value);
  return next;
}
