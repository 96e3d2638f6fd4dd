import { shiftWindow } from '#domain/attendance/shift.ts';
import {
  lastDayOf,
  monthOf,
  monthsBetween,
  previousMonth,
  type CompanyMonth,
} from '#domain/calendar/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../../database/database.ts';
import { closedMonthsOf, readFoundingDay } from '../../organization/index.ts';
import { peopleRules, readRules } from '../schedules/index.ts';
import { readWaiting, type Waiting } from '../settlement/index.ts';

export type Check = components['schemas']['ClosingCheck'];

export interface WhichMonth {
  organizationId: string;
  month: CompanyMonth;
  /** Epoch ms. */
  now: number;
}

/** Whether the last shift that began in the month has ended, by every schedule. */
async function isOver(db: Executor, { organizationId, month, now }: WhichMonth): Promise<boolean> {
  const read = await readRules(db, organizationId);
  const { ruleOf, defaultRule } = peopleRules(read);
  const last = lastDayOf(month);
  const rules = [defaultRule(last), ...[...read.people.keys()].map((id) => ruleOf(id, last))];
  return rules.every(({ shift }) => now >= shiftWindow(last, shift).closesAt);
}

/** Earlier months of the company that are not closed. */
async function selectEarlierOpenMonths(
  db: Executor,
  { organizationId, month }: WhichMonth,
): Promise<CompanyMonth[]> {
  const first = monthOf(await readFoundingDay(db, organizationId));
  if (month <= first) return [];
  const closed = new Set(await closedMonthsOf(db, organizationId, ['closed']));
  return monthsBetween(first, previousMonth(month)).filter((one) => !closed.has(one));
}

export interface Blocks {
  checks: Check[];
  /** Items that wait for a decision; each kind of them is a check. */
  waiting: Waiting[];
}

/** Everything that blocks closing the month; called again under the company's lock. */
export async function readBlocks(db: Executor, which: WhichMonth): Promise<Blocks> {
  const { organizationId, month, now } = which;
  const earlier = await selectEarlierOpenMonths(db, which);
  const over = await isOver(db, which);
  const waiting = await readWaiting(db, { organizationId, month, now, scope: undefined });
  const counts = new Map<Check['kind'], number>();
  for (const { kind } of waiting) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const checks: Check[] = [
    ...(over ? [] : [{ kind: 'notOver' as const, count: 1, month }]),
    ...(earlier.length ? [{ kind: 'earlierOpen' as const, count: earlier.length, month: earlier[0]! }] : []),
    ...[...counts].map(([kind, count]) => ({ kind, count, month })),
  ];
  return { checks, waiting };
}
