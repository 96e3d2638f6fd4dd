import { useActorRef } from '@xstate/react';
import { payLineChangeMachine } from '#machines/flows/money/payLineChange/payLineChangeMachine.ts';
import { changePayLine } from '#src/actors/money/payLines.ts';
import { useEmitted } from '#src/components/hooks/useEmitted.ts';
import { useText } from '#src/i18n/useText.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { showToast } from '#src/runtime/toasts.ts';

const machine = payLineChangeMachine.provide({ actors: { sendChange: changePayLine } });

/**
 * Adds to somebody's salary, deducts from it, and withdraws such lines. `onChanged` is also called when a change got no
 * answer.
 */
export function usePayLineChange(onChanged: () => void) {
  const t = useText('payLines');
  const change = useActorRef(machine, { inspect });
  useEmitted(change, {
    changed: ({ subject: { verb, employeeName: name } }) => {
      showToast({ tone: 'success', title: t(`done.${verb}`, { name }) });
      onChanged();
    },
    doubtful: onChanged,
  });
  return change;
}

export type PayLineChange = ReturnType<typeof usePayLineChange>;
