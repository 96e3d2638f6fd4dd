import type { Counting, DayDecision } from '#domain/attendance/readDay.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { decide, legalEvents } from './lifecycle.ts';
import { workingDayMachine, workingDayStateOf, type WorkingDayState } from './workingDayMachine.ts';

export type DecisionEvent = components['schemas']['DecisionEvent'];

export interface DecidableDay extends WorkingDayState {
  normMinutes: number;
}

const decisions: readonly string[] = ['count', 'halve', 'dismiss'] satisfies DecisionEvent[];

export const isDecided = (counting: Counting): counting is DayDecision =>
  counting === 'counted' || counting === 'halved' || counting === 'dismissed';

/** What an employer may decide on the day, by its lifecycle; what counts without a norm is only approved or not. */
export const decisionsOn = (day: DecidableDay): DecisionEvent[] =>
  legalEvents(workingDayMachine, workingDayStateOf(day), 'employer').filter(
    (event): event is DecisionEvent =>
      decisions.includes(event) && (day.normMinutes > 0 || event !== 'halve'),
  );

/** Applies one of `decisionsOn` to the day and returns the resulting decision. */
export function applyDecision(day: WorkingDayState, event: DecisionEvent): DayDecision {
  const decision = decide<WorkingDayState>(workingDayMachine, workingDayStateOf(day), event, 'employer');
  if (!decision.legal || !isDecided(decision.state.counting))
    throw new Error(`A day that is ${day.counting} is not decided by ${event}`);
  return decision.state.counting;
}

/** Decisions that would change a decided day. */
export const otherDecisionsOn = (day: DecidableDay): DecisionEvent[] =>
  decisionsOn(day).filter((event) => applyDecision(day, event) !== day.counting);
