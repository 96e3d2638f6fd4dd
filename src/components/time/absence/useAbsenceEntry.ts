import { useActorRef } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { absenceEntryMachine } from '#machines/flows/time/absenceEntry/absenceEntryMachine.ts';
import { previewAbsence, proposeAbsence } from '#src/actors/time/absence.ts';
import { useEmitted } from '#src/components/hooks/useEmitted.ts';
import { useText } from '#src/i18n/useText.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { showToast } from '#src/runtime/toasts.ts';

const machine = absenceEntryMachine.provide({
  actors: { previewChange: previewAbsence, sendChange: proposeAbsence },
});

export type AbsenceEntry = ActorRefFrom<typeof absenceEntryMachine>;

/** One absence at a time; `onSettled` is called whenever what is shown is out of date. */
export function useAbsenceEntry(onSettled: () => void): AbsenceEntry {
  const t = useText('attendance');
  const change = useActorRef(machine, { inspect });
  useEmitted(change, {
    changed: ({ output: { state } }) => {
      const title = state === 'accepted' ? t('absence.entered') : t('absence.sent');
      showToast({ tone: 'success', title });
      onSettled();
    },
    doubtful: onSettled,
  });
  return change;
}
