import { useActorRef } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { formatTime } from '#domain/format/index.ts';
import type { CompanyDate } from '#domain/calendar/index.ts';
import {
  dayCorrectionMachine,
  MOST_PAIRS,
  type CorrectedDay,
} from '#machines/flows/time/dayCorrection/dayCorrectionMachine.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { previewCorrection, proposeCorrection } from '#src/actors/time/correction.ts';
import { useEmitted } from '#src/components/hooks/useEmitted.ts';
import { useText } from '#src/i18n/useText.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { showToast } from '#src/runtime/toasts.ts';

type WorkingDay = components['schemas']['WorkingDay'];

const machine = dayCorrectionMachine.provide({
  actors: { previewChange: previewCorrection, sendChange: proposeCorrection },
});

export type DayCorrection = ActorRefFrom<typeof dayCorrectionMachine>;

/** One correction at a time; `onSettled` is called whenever what is shown is out of date. */
export function useDayCorrection(onSettled: () => void): DayCorrection {
  const t = useText('attendance');
  const change = useActorRef(machine, { inspect });
  useEmitted(change, {
    changed: ({ output: { state } }) => {
      const title = state === 'accepted' ? t('correction.corrected') : t('correction.sent');
      showToast({ tone: 'success', title });
      onSettled();
    },
    doubtful: onSettled,
  });
  return change;
}

/** Times can be corrected once nothing is added to a day any more; the server alone knows exactly when that is. */
export const mayBeCorrected = ({ date, presence }: WorkingDay, today: CompanyDate): boolean =>
  date < today || (date === today && (presence === 'absent' || presence === 'missedCheckOut'));

/** The times of the day as they are; `shiftEnd`, where it is known, stands for a check-out that is missing. */
export function dayToCorrect(
  { date, pairs, presence }: WorkingDay,
  employee: CorrectedDay['employee'],
  shiftEnd?: string,
): CorrectedDay {
  const proposed = presence === 'missedCheckOut' ? (shiftEnd ?? '') : '';
  const time = (instant: string) => formatTime(Date.parse(instant));
  const known = pairs
    .slice(0, MOST_PAIRS)
    .map((pair) => ({ in: time(pair.in), out: pair.out ? time(pair.out) : proposed }));
  return {
    employee,
    date,
    pairs: known.length > 0 ? known : [{ in: '', out: '' }],
    proposesEnd: proposed !== '' && known.length > 0,
  };
}
