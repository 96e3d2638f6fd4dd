import { useActorRef } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { proposalWithdrawalMachine } from '#machines/flows/time/proposalWithdrawal/proposalWithdrawalMachine.ts';
import { withdrawProposal } from '#src/actors/time/correction.ts';
import { useEmitted } from '#src/components/hooks/useEmitted.ts';
import { useText } from '#src/i18n/useText.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { showToast } from '#src/runtime/toasts.ts';

const machine = proposalWithdrawalMachine.provide({ actors: { sendChange: withdrawProposal } });

export type Withdrawal = ActorRefFrom<typeof proposalWithdrawalMachine>;

/** One withdrawal at a time; `onSettled` is called whenever what is shown is out of date. */
export function useWithdrawal(onSettled: () => void): Withdrawal {
  const t = useText('attendance');
  const change = useActorRef(machine, { inspect });
  useEmitted(change, {
    changed: ({ subject: { what } }) => {
      const words = {
        correction: t('correction.withdrawnToast'),
        absence: t('absence.withdrawnToast'),
        acceptedAbsence: t('absence.cancelledToast'),
      };
      showToast({ tone: 'success', title: words[what] });
      onSettled();
    },
    doubtful: onSettled,
  });
  return change;
}
