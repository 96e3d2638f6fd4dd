import type { CompanyMonth } from './calendar/index.ts';
import { tiyin, type Tiyin } from './money.ts';

/** What the salaries of a company are: what reaches the hand, or what is earned before tax. */
export const salaryBases = ['net', 'gross'] as const;
export type SalaryBasis = (typeof salaryBases)[number];

/** Per mille of what is earned before tax. */
export interface TaxRates {
  /** Withheld from the salary. */
  income: number;
  /** The part of it that goes to the person's own pension account. */
  pension: number;
}

/** By the first month that they hold in, the latest first. 12 %: Tax Code, article 381; 0.1 % of it is the funded pension. */
const ratesSince: readonly (TaxRates & { from: CompanyMonth })[] = [
  { from: '2019-01', income: 120, pension: 1 },
];

export const taxRatesOf = (month: CompanyMonth): TaxRates =>
  ratesSince.find(({ from }) => from <= month) ?? ratesSince.at(-1)!;

/** What the tax of a month is taken from. */
export interface TaxedMonth {
  /** Null where salaries are net. */
  taxRates: TaxRates | null;
  /** The accountant's net amount in the place of the days: whatever tax there is has been taken off it. */
  netBase: Tiyin | null;
  earned: Tiyin;
  adjustments: Tiyin;
  additions: Tiyin;
}

/**
 * Income tax of a month, rounded towards zero; a month that comes to less than nothing gives back what its days were taxed with. At one rate
 * and without allowances, months that are taxed one by one differ from the sum since January, of which the law speaks, by parts of a tiyin.
 */
export function taxOfMonth({ taxRates, netBase, earned, adjustments, additions }: TaxedMonth): Tiyin {
  if (!taxRates || netBase !== null) return tiyin(0);
  return tiyin(Math.trunc(((earned + adjustments + additions) * taxRates.income) / 1000));
}

/** The part of a month's tax that goes to the pension account. */
export const pensionIn = (tax: Tiyin, { income, pension }: TaxRates): Tiyin =>
  tiyin(Math.trunc((tax * pension) / income));
