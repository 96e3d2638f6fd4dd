import { useSelector } from '@xstate/react';
import { isQueued, type KeptPunch } from '#machines/flows/time/punchQueue/punchQueueMachine.ts';
import { punchQueue } from '#src/actors/time/punches/punchQueue.ts';
import type { Tone } from '../feedback/StatusBadge.tsx';

export type PunchState = KeptPunch['state'] | 'sending';

export const tones: Record<PunchState, Tone> = {
  queued: 'amber',
  sending: 'teal',
  accepted: 'green',
  waiting: 'amber',
  rejected: 'red',
  expired: 'gray',
};

/** This person's punches on this phone; the oldest that waits is the one being sent. */
export function useKeptPunches(): (Omit<KeptPunch, 'state'> & { state: PunchState })[] {
  const items = useSelector(punchQueue, ({ context }) => context.items);
  const sending = useSelector(punchQueue, (snapshot) => snapshot.matches('sending'));
  const first = items.find(isQueued);
  return items.map((item) => ({ ...item, state: sending && item === first ? 'sending' : item.state }));
}
