import { expect } from 'vitest';
import type { Tiyin } from '#domain/money.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import type { Session, TestServer } from '#tests/support/server/server.ts';
import type { Say } from '#tests/support/browser/texts.ts';
import type { Desk } from './desk.ts';
import { sumOf } from './figures.ts';
import type { Months, Movements } from './months.ts';
import { money, rowsOf, termsOf, total } from './shown.ts';

interface Story {
  server: Pick<TestServer, 'call'>;
  as: Session;
  months: Months;
  moved: Movements;
  /** What the payslips say was paid. */
  onSlips: readonly Tiyin[];
}

/** Payments, movements, ledger and payslips, on their screens and as the server has them, come to what was earned, and to the bonus beside it. */
export async function sumsAgree(
  { page, press }: Desk,
  say: Say,
  { server: { call }, as, months, moved, onSlips }: Story,
): Promise<void> {
  const shown = () => termsOf(page.locator('main dl'));
  /** Of each entry of the ledger: what happened, whose money it was, and how much. */
  const entriesShown = async () =>
    (await rowsOf(page, say('ledger', 'label'))).map((row) => [row[1], row[2]?.split(' · ')[1], row.at(-1)]);
  const paid = months.flatMap(([, { asked, advance, salary }]) => [asked, advance, salary].filter(Boolean));
  const earned = sumOf(months.flatMap(([, month]) => [month.earned, month.bonus]));
  const arrived = sumOf(moved.of('success')) - sumOf(moved.of('returned'));
  expect([sumOf(paid), sumOf(onSlips), arrived]).toEqual([earned, earned, earned]);

  await page.goto('/payments');
  // Spec section 3: in all, in process, paid and cancelled, empty ones too.
  const groups = { all: paid, inProgress: [], paid, cancelled: [] };
  await expect
    .poll(shown)
    .toEqual(
      Object.entries(groups).map(([key, amounts]) => [
        say('payments', `totals.${key as keyof typeof groups}`),
        total(amounts),
      ]),
    );
  const payouts = bodyOf(await call('listPayouts', { as }));
  expect(payouts.totals).toEqual([{ state: 'paid', count: paid.length, amount: earned }]);

  await page.goto('/transactions');
  const statuses = ['approved', 'sent', 'success', 'failed', 'returned'] as const;
  const line = (status: (typeof statuses)[number]) => [
    say('transactions', `status.${status}`),
    total(moved.of(status)),
  ];
  await expect.poll(shown).toEqual([line('success'), line('returned')]);
  await press(say('transactions', 'steps'));
  await expect.poll(shown).toEqual(statuses.map(line));
  const transactions = bodyOf(await call('listTransactions', { as, query: { show: 'steps' } }));
  expect(transactions.totals).toEqual(
    statuses.map((status) => {
      const amounts = moved.of(status);
      return { status, count: amounts.length, amount: sumOf(amounts) };
    }),
  );

  await page.goto('/ledger');
  const { balances, total: entries } = bodyOf(await call('listLedgerEntries', { as }));
  expect(Object.fromEntries(balances.map(({ kind, balance }) => [kind, balance]))).toEqual({
    ...{ advance: 0, payable: 0, carryOver: 0, payoutPending: 0, inFlight: 0 },
    ...{ salaryExpense: earned, bank: 0 - earned },
  });
  const accounts = balances.map(({ kind, chart, balance }) => [
    `${say('ledger', `account.${kind}`)} · ${chart}`,
    money(balance),
  ]);
  await expect.poll(shown).toEqual(accounts);
  await press(say('ledger', 'proof'));
  await page.getByText(say('ledger', 'whole', { total: entries })).waitFor();
  const carried = (kind: 'carriedOver' | 'takenBack', isOfKind: (amount: Tiyin) => boolean) =>
    months
      .filter(([, month]) => isOfKind(month.carried))
      .map(([{ name }, month]) => [say('ledger', `kind.${kind}`), name, money(Math.abs(month.carried))]);
  await press(say('ledger', 'kind.carriedOver'));
  await expect.poll(entriesShown).toEqual(carried('carriedOver', (amount) => amount > 0));
  await press(say('ledger', 'kind.takenBack'));
  await expect.poll(entriesShown).toEqual(carried('takenBack', (amount) => amount < 0));
}
