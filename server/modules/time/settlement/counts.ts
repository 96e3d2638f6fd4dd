import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../../database/database.ts';
import { unitsByDay } from '../../organization/index.ts';
import type { Waiting } from './queue.ts';

/** The number of waiting items of each kind. */
export function countWaiting(all: readonly Waiting[]): components['schemas']['SettleCounts'] {
  const counts = {
    reason: 0,
    correction: 0,
    absence: 0,
    latePunch: 0,
    missedCheckOut: 0,
    belowNorm: 0,
    notWorkingDay: 0,
    onLeave: 0,
    unclear: 0,
  };
  for (const { kind } of all) counts[kind] += 1;
  return counts;
}

/** The unit of each item's person on its day; null for no unit. */
export async function readUnitsOfWaiting(
  db: Executor,
  organizationId: string,
  all: readonly Waiting[],
): Promise<(one: Waiting) => string | null> {
  const people = [...new Set(all.map(({ employeeId }) => employeeId))];
  const unitOn = await unitsByDay(db, organizationId, people);
  return ({ employeeId, date }) => unitOn(employeeId, date)?.id ?? null;
}
