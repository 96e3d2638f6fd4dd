import type { Decision } from '#machines/lifecycles/lifecycle.ts';
import { Problem } from '../http/problem.ts';

export interface Decided<State extends string> {
  id: string;
  from: State;
  decision: Decision;
}

/**
 * The new states, or 409 illegalTransition: a pointer /ids/N for each record that refuses, and the events that all of
 * those would allow instead.
 */
export function refuseIllegal<State extends string>(decided: readonly Decided<State>[]) {
  const next: { id: string; from: State; to: State }[] = [];
  const errors: { pointer: string; code: string }[] = [];
  let legalEvents: string[] | undefined;
  for (const [index, { id, from, decision }] of decided.entries()) {
    if (decision.legal) {
      next.push({ id, from, to: decision.state as State });
      continue;
    }
    errors.push({ pointer: `/ids/${index}`, code: 'illegalTransition' });
    legalEvents = decision.legalEvents.filter((event) => legalEvents?.includes(event) ?? true);
  }
  if (legalEvents) throw new Problem(409, 'illegalTransition', { legalEvents, errors });
  return next;
}
