import { useSelector } from '@xstate/react';
import { useLocation } from 'react-router-dom';
import { outcomeOf, startup } from './startup.ts';
import { nextOf, routeDecision, type Outcome } from './routeDecision.ts';

/** For the sign-in screens: the outcome of startup, and where it leads after signing in. */
export function useAfterSignIn(): { outcome: Outcome; leadsTo: string | undefined } {
  const outcome = useSelector(startup, outcomeOf);
  const next = nextOf(useLocation().search);
  const answer = routeDecision(outcome, next);
  if ('show' in answer)
    return {
      outcome,
      leadsTo: answer.show === 'screen' ? next.pathname + next.search + next.hash : undefined,
    };
  return { outcome, leadsTo: answer.goTo.startsWith('/auth/') ? undefined : answer.goTo };
}
