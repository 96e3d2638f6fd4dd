import { daysOfMonth, monthOf, type CompanyDate, type CompanyMonth } from './calendar/index.ts';
import { tiyin, type Tiyin } from './money.ts';

/** Whether salaries of a company are after tax (net) or before tax (gross). */
export const salaryBases = ['net', 'gross'] as const;
export type SalaryBasis = (typeof salaryBases)[number];

/** Per mille of what is earned before tax. */
export interface TaxRates {
  /** Withheld from the salary. */
  income: number;
  /** The part of `income` that goes to the person's pension account. */
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

/** The settings of a month's last day apply to the whole month, since a change starts with a month. */
export const taxRuleBy = (
  settingsOn: (date: CompanyDate) => { salaryBasis: SalaryBasis },
  month: CompanyMonth,
): TaxRule => ({
  rates: taxRatesOf(month),
  isGross: settingsOn(daysOfMonth(month).at(-1)!).salaryBasis === 'gross',
});

/**
 * The sum of adjustments for days of months in gross: whichever month pays them or takes them back, their tax is that of
 * those days.
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

/** The amounts that a month's tax is computed from. */
export interface TaxedMonth {
  taxRule: TaxRule;
  /** The accountant's net amount that replaces the days: tax on days and lines of pay is already deducted from it. */
  netBase: Tiyin | null;
  earned: Tiyin;
  additions: Tiyin;
  taxedAdjustments: Tiyin;
}

/**
 * Income tax of a month, rounded towards zero; a month with a negative total returns tax. At one rate and without
 * allowances, taxing months one by one differs from taxing the sum since January, as the law has it, by fractions of a
 * tiyin.
 */
export function taxOfMonth({ taxRule, netBase, earned, additions, taxedAdjustments }: TaxedMonth): Tiyin {
  const ofMonth = taxRule.isGross && netBase === null ? earned + additions : 0;
  return tiyin(Math.trunc(((ofMonth + taxedAdjustments) * taxRule.rates.income) / 1000));
}

/** The part of a month's tax that goes to the pension account. */
export const pensionIn = (tax: Tiyin, { income, pension }: TaxRates): Tiyin =>
  tiyin(Math.trunc((tax * pension) / income));
