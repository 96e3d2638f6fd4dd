import type { Locator, Page } from 'playwright-core';
import { formatMoney, formatMoneyExact, formatNumber } from '#domain/format/index.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import { sumOf } from './figures.ts';

export const money = (amount: number) => formatMoney(tiyin(amount), 'uz-Latn');
export const exact = (amount: number) => formatMoneyExact(tiyin(amount), 'uz-Latn');
/** The sum and the number of amounts, as totals show them. */
export const total = (amounts: readonly Tiyin[]) =>
  `${money(sumOf(amounts))} · ${formatNumber(amounts.length)}`;

const clean = (text: string) => text.replaceAll(/\s*\n\s*/g, '\n').trim();

/** What a table shows, row by row: the cells without what can be done with the row. */
export async function rowsOf(page: Page, table: string): Promise<string[][]> {
  const rows = page.getByRole('table', { name: table, exact: true }).locator('[data-row]');
  const cells = await rows.evaluateAll((all) =>
    all.map((row) =>
      [...row.querySelectorAll<HTMLElement>('[role=cell]:not(.data-actions, .data-choice)')].map(
        (cell) => cell.innerText,
      ),
    ),
  );
  return cells.map((row) => row.map(clean));
}

/** Terms with what is said of each, in their order. */
export async function termsOf(list: Locator): Promise<string[][]> {
  const pairs = await list.evaluateAll((lists) =>
    lists.flatMap((one) =>
      [...one.querySelectorAll('dt')].map((term) => [
        term.innerText,
        (term.nextElementSibling as HTMLElement | null)?.innerText ?? '',
      ]),
    ),
  );
  return pairs.map((pair) => pair.map(clean));
}
