import { shiftDateOf } from '#domain/attendance/shift.ts';
import type { CompanyDate } from '#domain/calendar/index.ts';
import { legalEvents } from '#machines/lifecycles/lifecycle.ts';
import { workingDayMachine, workingDayStateOf } from '#machines/lifecycles/workingDayMachine.ts';
import { conflict, refusedByRule, type Problem } from '../../../http/problem.ts';
import type { RuleOf } from '../schedules/index.ts';
import { dayOf } from './days.ts';
import type { PunchFacts } from './sql/punches.ts';

export interface JudgedPunch {
  type: PunchFacts['type'];
  /** Epoch ms. */
  at: number;
  /** A late punch: others may follow it. */
  late: boolean;
}

type RuleOn = (date: CompanyDate) => ReturnType<RuleOf>;

/** The day that a punch belongs to, by the person's other punches in order of time, or why it is not allowed among them. */
export function judgePunch(
  { type, at, late }: JudgedPunch,
  others: readonly PunchFacts[],
  ruleOn: RuleOn,
): { shiftDate: CompanyDate } | { problem: Problem } {
  const earlier = late ? others.filter((one) => one.at.getTime() <= at) : others;
  const last = earlier.at(-1);
  // A punch is refused if it would be before an accepted one; its time is not adjusted.
  if (!late && last && last.at.getTime() > at)
    return {
      problem: tooSoon(others, at, ruleOn(last.shiftDate).punchGapSeconds) ?? refusedByRule('clockBehind'),
    };
  const shiftDate = shiftDateOf(
    { type, at },
    ruleOn,
    last && { date: last.shiftDate, isOpen: last.type === 'in' },
  );
  if (!shiftDate) return { problem: refusedByRule('outsideShift') };
  const rule = ruleOn(shiftDate);
  const ofDay = (punches: readonly PunchFacts[]) => punches.filter((one) => one.shiftDate === shiftDate);
  const legal = legalEvents(
    workingDayMachine,
    workingDayStateOf(dayOf(rule, ofDay(earlier), at)),
    'employee',
  );
  const next = late ? ofDay(others).find((one) => one.at.getTime() > at) : undefined;
  if (!legal.includes(type === 'in' ? 'checkIn' : 'checkOut') || next?.type === type)
    return {
      problem: conflict(type === 'in' ? 'alreadyCheckedIn' : 'notCheckedIn', { legalEvents: legal }),
    };
  const problem = tooSoon(others, at, rule.punchGapSeconds);
  return problem ? { problem } : { shiftDate };
}

/** Compares the times of the punches, not when they were sent or stored. */
function tooSoon(punches: readonly PunchFacts[], at: number, gapSeconds: number): Problem | undefined {
  const gapMs = gapSeconds * 1000;
  const near = punches.find((one) => Math.abs(at - one.at.getTime()) < gapMs);
  if (!near) return undefined;
  const retryAfterSeconds = Math.ceil((near.at.getTime() + gapMs - at) / 1000);
  return refusedByRule('punchTooSoon', { retryAfterSeconds: Math.max(1, retryAfterSeconds) });
}
