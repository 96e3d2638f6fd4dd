import { decide } from '#machines/lifecycles/lifecycle.ts';
import { reportMachine, type ReportState } from '#machines/lifecycles/reportMachine.ts';
import { illegalTransition } from '../../../http/problem.ts';

type Verb = 'take' | 'finish' | 'fail' | 'cancel' | 'expire';

/** The state after an event. Throws 409 illegalTransition. */
export function nextState({ state }: { state: ReportState }, verb: Verb): ReportState {
  const decision = decide(reportMachine, state, verb, verb === 'cancel' ? 'employer' : 'system');
  if (!decision.legal) throw illegalTransition(decision.legalEvents);
  return decision.state as ReportState;
}
