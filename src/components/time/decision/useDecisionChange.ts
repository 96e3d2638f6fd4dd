import { useActorRef } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { isDecided, otherDecisionsOn } from '#machines/lifecycles/dayDecisions.ts';
import {
  decisionChangeMachine,
  type DayDecidedBefore,
} from '#machines/flows/time/decisionChange/decisionChangeMachine.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { changeDecision, previewDecision } from '#src/actors/time/decision.ts';
import { useEmitted } from '#src/components/hooks/useEmitted.ts';
import { useText } from '#src/i18n/useText.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { showToast } from '#src/runtime/toasts.ts';

const machine = decisionChangeMachine.provide({
  actors: { previewChange: previewDecision, sendChange: changeDecision },
});

export type DecisionChange = ActorRefFrom<typeof decisionChangeMachine>;

/** One decision at a time; `onSettled` is called whenever what is shown is out of date. */
export function useDecisionChange(onSettled: () => void): DecisionChange {
  const t = useText('attendance');
  const change = useActorRef(machine, { inspect });
  useEmitted(change, {
    changed: ({ output: { decision } }) => {
      showToast({ tone: 'success', title: t(`decided.${decision}`) });
      onSettled();
    },
    doubtful: onSettled,
  });
  return change;
}

/** The day with its decision and the alternatives to it; null if nothing was decided. */
export function dayToDecide(
  day: components['schemas']['WorkingDay'],
  employee: DayDecidedBefore['employee'],
): DayDecidedBefore | null {
  const { date, counting } = day;
  return isDecided(counting) ? { employee, date, was: counting, events: otherDecisionsOn(day) } : null;
}
