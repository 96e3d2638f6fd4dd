import { expect } from 'vitest';
import type { Tiyin } from '#domain/money.ts';
import type { Say } from '#tests/support/browser/texts.ts';
import { sampleIdentity } from '#tests/support/worlds/people.ts';
import type { Desk } from './desk.ts';
import { earnedBy, shareOf, WORKING_DAYS } from './figures.ts';
import { BONUS, type Months } from './months.ts';
import { money, rowsOf, termsOf, total } from './shown.ts';

/** Whose decision the bonus was. */
const ownerName = `${sampleIdentity.lastName} ${sampleIdentity.firstName}`;

const some = (amount: number) => (amount > 0 ? money(amount) : '—');

/** The rows of an advance, each with the same mark. Nobody has a limit. */
export const advanceRows = (say: Say, months: Months, mark = '—'): string[][] =>
  months.map(([{ name, salary }, { daysByAdvance, asked, advance }]) => {
    const [share, earned] = [shareOf(salary), earnedBy(salary, daysByAdvance)];
    const steps = [
      ...(earned < share ? [say('runs', 'upToEarned')] : []),
      ...(Math.min(share, earned) - asked !== advance ? [say('runs', 'wholeSom')] : []),
    ];
    return [
      ...[name, `${daysByAdvance} / ${WORKING_DAYS}`, money(share)],
      ...[money(earned), some(asked), [money(advance), ...steps].join('\n'), mark],
    ];
  });

/** The rows of a salary, with this mark where somebody is paid; the others leave something to the next month. */
export const salaryRows = (say: Say, months: Months, mark = '—'): string[][] =>
  months.map(([{ name }, { days, earned, bonus, asked, advance, owed, carried, salary }]) => [
    [
      name,
      ...(bonus > 0
        ? [`${say('payLines', 'kind.bonus')} +${money(bonus)} · ${BONUS.reason} · ${ownerName}`]
        : []),
      ...(owed > 0 ? [say('runs', 'owedBefore', { amount: money(owed) })] : []),
    ].join('\n'),
    ...[`${days} / ${WORKING_DAYS}`, money(earned), some(asked + advance), money(salary)],
    salary > 0 ? mark : say('runs', 'marks.carried', { amount: money(carried) }),
  ]);

/** The run that is open has these rows, and says these sums in its head. */
export async function runShows(
  { page }: Desk,
  say: Say,
  rows: string[][],
  head: readonly (readonly [term: string, amounts: readonly Tiyin[]])[],
): Promise<void> {
  await expect.poll(() => rowsOf(page, say('runs', 'people'))).toEqual(rows);
  const sums = head.map(([term, amounts]) => [term, total(amounts)]);
  await expect.poll(() => termsOf(page.locator('main dl'))).toEqual(sums);
}
