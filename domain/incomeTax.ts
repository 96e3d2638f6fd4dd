import { daysOfMonth, monthOf, type CompanyDate, type CompanyMonth } from './calendar/index.ts';
import { tiyin, type Tiyin } from './money.ts';

/** What the salaries of a company are: what reaches the hand, or what is earned before tax. */
export const salaryBases = ['net', 'gross'] as const;
export type SalaryBasis = (typeof salaryBases)[number];

/** Per mille of what is earned before tax. */
export interface TaxRates {
  /** Withheld from the salary. */
  income: number;
  /** Inside that, what goes to the person's own pension account. */
  pension: number;
}

/** By the first month that they hold in, the latest first. 12 %: Tax Code, article 381; 0.1 % of the salary, inside it, is the funded pension. */
const ratesSince: readonly (TaxRates & { from: CompanyMonth })[] = [
  { from: '2019-01', income: 120, pension: 1 },
];

export const taxRatesOf = (month: CompanyMonth): TaxRates =>
  ratesSince.find(({ from }) => from <= month) ?? ratesSince.at(-1)!;

/** How a month is taxed. */
export interface TaxRule {
  rates: TaxRates;
  isGross: boolean;
}

/** A month is all of it in what holds on its last day: a change begins with a month. */
export const taxRuleBy = (
  settingsOn: (date: CompanyDate) => { salaryBasis: SalaryBasis },
  month: CompanyMonth,
): TaxRule => ({
  rates: taxRatesOf(month),
  isGross: settingsOn(daysOfMonth(month).at(-1)!).salaryBasis === 'gross',
});

/**
 * Of a month's adjustments, those for days of months in gross: whichever month pays or takes them back, it does so with the tax of those days.
 */
export const taxedAdjustmentsOf = (
  adjustments: readonly { date: CompanyDate; amount: Tiyin }[],
  settingsOn: (date: CompanyDate) => { salaryBasis: SalaryBasis },
): Tiyin =>
  tiyin(
    adjustments.reduce(
      (sum, { date, amount }) => (taxRuleBy(settingsOn, monthOf(date)).isGross ? sum + amount : sum),
      0,
    ),
  );

/** What the tax of a month is taken from. */
export interface TaxedMonth {
  taxRule: TaxRule;
  /** The accountant's net amount in the place of the days: their tax, and that of lines of pay, has been taken off it. */
  netBase: Tiyin | null;
  earned: Tiyin;
  additions: Tiyin;
  taxedAdjustments: Tiyin;
}

/**
 * Income tax of a month, rounded towards zero; a month that comes to less than nothing gives back what its days were taxed with. At one rate
 * and without allowances, months that are taxed one by one differ from the sum since January, of which the law speaks, by parts of a tiyin.
 */
export function taxOfMonth({ taxRule, netBase, earned, additions, taxedAdjustments }: TaxedMonth): Tiyin {
  const ofMonth = taxRule.isGross && netBase === null ? earned + additions : 0;
  return tiyin(Math.trunc(((ofMonth + taxedAdjustments) * taxRule.rates.income) / 1000));
}

/** The part of a month's tax that goes to the pension account. */
export const pensionIn = (tax: Tiyin, { income, pension }: TaxRates): Tiyin =>
  tiyin(Math.trunc((tax * pension) / income));
