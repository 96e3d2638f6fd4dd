import type { Page } from 'playwright-core';
import type { CompanyDate } from '#domain/calendar/index.ts';
import { formatDate } from '#domain/format/index.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import type { Say } from '#tests/support/browser/texts.ts';
import type { PersonMonth } from './figures.ts';
import { exact } from './shown.ts';

/** The lines of the payslip on the screen: what a sum is for, and the sum. */
export const slipShown = (page: Page): Promise<string[][]> =>
  page
    .getByRole('article')
    .locator('.figures')
    .evaluateAll((sums) =>
      sums.map((sum) => [
        sum.previousElementSibling?.firstChild?.textContent ?? '',
        (sum as HTMLElement).innerText,
      ]),
    );

/** The lines that a month comes to. */
export function slipOf(
  say: Say,
  [first, last]: [first: CompanyDate, last: CompanyDate],
  { days, earned, bonus, asked, advance, carried, salary }: PersonMonth,
): string[][] {
  const day = (date: CompanyDate) => formatDate(date, 'uz-Latn', 'short');
  const line = (there: boolean, term: string, amount: number) => (there ? [[term, exact(amount)]] : []);
  return [
    ...line(true, `${day(first)}\u00a0– ${day(last)}`, earned),
    ...line(true, say('payslips', 'earned', { count: days }), earned),
    ...line(bonus > 0, say('payLines', 'kind.bonus'), bonus),
    ...line(asked > 0, say('payslips', 'payment.asked'), 0 - asked),
    ...line(advance > 0, say('payslips', 'payment.advance'), 0 - advance),
    ...line(carried !== 0, say('payslips', carried > 0 ? 'carriedOver' : 'takenBack'), carried),
    ...line(true, say('payslips', 'toPay'), salary),
    ...line(salary > 0, say('payslips', 'payment.salary'), salary),
  ];
}

/** What the lines say was paid, in advance and as the salary. */
export const paidBy = (say: Say, lines: readonly string[][]): Tiyin[] => {
  const terms = (['asked', 'advance', 'salary'] as const).map((kind) => say('payslips', `payment.${kind}`));
  return lines.filter(([term = '']) => terms.includes(term)).map(([, sum = '']) => tiyinIn(sum));
};

/** The tiyin of `1 234 567,05 so'm`, or of as much with a minus. */
const tiyinIn = (sum: string) => tiyin(Number(sum.replaceAll(/\D/g, '')));
