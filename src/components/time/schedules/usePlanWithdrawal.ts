import { useActorRef } from '@xstate/react';
import { scheduleWithdrawalMachine } from '#machines/flows/organization/scheduleWithdrawal/scheduleWithdrawalMachine.ts';
import { withdrawPlan } from '#src/actors/organization/schedules.ts';
import { useEmitted } from '#src/components/hooks/useEmitted.ts';
import { useText } from '#src/i18n/useText.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { showToast } from '#src/runtime/toasts.ts';

const withdrawal = scheduleWithdrawalMachine.provide({ actors: { sendChange: withdrawPlan } });

/** Takes back what is planned of a schedule; the page is read again afterwards. */
export function usePlanWithdrawal(refresh: () => void) {
  const t = useText('schedules');
  const change = useActorRef(withdrawal, { inspect });
  useEmitted(change, {
    changed: () => {
      showToast({ tone: 'success', title: t('withdrawn') });
      refresh();
    },
    doubtful: refresh,
  });
  return change;
}
