import { useActorRef } from '@xstate/react';
import { jobDeclineMachine } from '#machines/flows/account/jobDecline/jobDeclineMachine.ts';
import { declineJob } from '#src/actors/account/profile.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { showToast } from '#src/runtime/toasts.ts';
import { useEmitted } from '#src/components/hooks/useEmitted.ts';
import { useText } from '#src/i18n/useText.ts';

const machine = jobDeclineMachine.provide({ actors: { sendChange: declineJob } });

/** @param refresh what is shown may no longer be true */
export function useJobDecline(refresh: () => void) {
  const t = useText('account');
  const change = useActorRef(machine, { inspect });
  useEmitted(change, {
    changed: () => {
      showToast({ tone: 'success', title: t('decline.done') });
      refresh();
    },
    doubtful: refresh,
  });
  return change;
}
