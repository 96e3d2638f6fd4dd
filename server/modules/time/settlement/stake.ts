import { monthOf, type CompanyMonth } from '#domain/calendar/index.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import type { Executor } from '../../../database/database.ts';
import { giveWay } from '../../../giveWay.ts';
import { groupBy } from '../../groupBy.ts';
import { dayEffects, type DayChange } from '../../money/effects/index.ts';
import { changesOf } from './changes.ts';
import { readWaiting, type Waiting } from './queue.ts';
import { readDays } from './readDays.ts';

/** Few enough that the event loop is not blocked for long. */
const PEOPLE_AT_ONCE = 50;

interface WhoseMonth {
  organizationId: string;
  month: CompanyMonth;
  /** Epoch ms. */
  now: number;
  isStopping: () => boolean;
}

/**
 * By person: how much more a month that is not closed would earn if all waiting items were accepted; undefined when the
 * server stops meanwhile.
 */
export async function countStakes(
  db: Executor,
  { organizationId, month, now, isStopping }: WhoseMonth,
): Promise<ReadonlyMap<string, Tiyin> | undefined> {
  const all = await readWaiting(db, { organizationId, scope: undefined, month, now });
  const people = [...groupBy(all.filter(isAboutMoney), ({ employeeId }) => employeeId).values()];
  const stakes = new Map<string, Tiyin>();
  for (let from = 0; from < people.length; from += PEOPLE_AT_ONCE) {
    await giveWay();
    if (isStopping()) return undefined;
    const items = people.slice(from, from + PEOPLE_AT_ONCE);
    const read = await readDays(db, organizationId, items.flat(), now);
    const changes = items.flatMap((own) => {
      const each = changesOf(own, read, now);
      return combineChanges(each, month) ?? [];
    });
    const effects = await dayEffects(db, { organizationId, role: 'owner' }, changes, now);
    for (const [place, { earned }] of effects.entries())
      if (earned && earned.after > earned.before)
        stakes.set(changes[place]!.employeeId, tiyin(earned.after - earned.before));
  }
  return stakes;
}

/** Late reasons change no pay, and nobody claims that a day without presence was worked. */
export const isAboutMoney = ({ kind }: Pick<Waiting, 'kind'>) => kind !== 'reason' && kind !== 'unclear';

/** Combines a person's changes in one month; null without any. */
function combineChanges(changes: readonly DayChange[], month: CompanyMonth): DayChange | null {
  const dates = changes.flatMap((change) => change.dates).filter((date) => monthOf(date) === month);
  if (!dates.length) return null;
  return {
    employeeId: changes[0]!.employeeId,
    dates,
    decided: (date, stored) => changes.reduce((kept, { decided }) => decided(date, kept), stored),
  };
}
