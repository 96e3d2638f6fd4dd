import { companyDate, monthOf, monthsBetween, previousMonth } from '#domain/calendar/index.ts';
import { tiyin } from '#domain/money.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../../database/database.ts';
import type { AtJob } from '../../../http/operation.ts';
import { figuresCountedAt, stakesOf } from '../analytics/index.ts';
import { dayScopeOf, readFoundingDay } from '../../organization/index.ts';
import { countWaiting, isAboutMoney, readWaiting, type Waiting } from '../../time/settlement/index.ts';

type Counted = components['schemas']['ToSettleCount'];

/** The number of waiting items, and for owners how much pay depends on them. */
export async function countToSettle(db: Executor, caller: AtJob, now: number): Promise<Counted> {
  const { organizationId, role } = caller;
  const all = await readWaiting(db, { organizationId, scope: dayScopeOf(caller), now });
  return {
    today: companyDate(now),
    count: all.length,
    counts: countWaiting(all),
    // The oldest day comes first.
    oldest: all[0]?.date ?? null,
    stake: role === 'owner' ? await stakeOf(db, organizationId, all, now) : null,
  };
}

/**
 * Counted amounts at stake, of people with an undecided day in the current or the previous month; null before both months
 * are counted.
 */
async function stakeOf(
  db: Executor,
  organizationId: string,
  all: readonly Waiting[],
  now: number,
): Promise<Counted['stake']> {
  const month = monthOf(companyDate(now));
  const founded = monthOf(await readFoundingDay(db, organizationId));
  const since = founded < month ? previousMonth(month) : month;
  const months = monthsBetween(since, month);
  const countedAt = await figuresCountedAt(db, organizationId, { from: since, to: month }, 'earnedAt');
  if (countedAt.length < months.length) return null;
  const waits = new Set(
    all
      .filter(isAboutMoney)
      .flatMap(({ employeeId, date, absence }) =>
        [date, absence?.lastDay ?? date].map((one) => `${employeeId} ${monthOf(one)}`),
      ),
  );
  const own = (await stakesOf(db, organizationId, months)).filter(({ employeeId, month }) =>
    waits.has(`${employeeId} ${month}`),
  );
  return {
    amount: tiyin(own.reduce((sum, { atStake }) => sum + atStake, 0)),
    asOf: new Date(Math.min(...countedAt.map(({ at }) => at.getTime()))).toISOString(),
  };
}
