import { createActor, fromPromise, waitFor } from 'xstate';
import {
  isQueued,
  punchQueueMachine,
  type KeptPunch,
  type Punch,
  type QueueOwner,
} from '#machines/flows/time/punchQueue/punchQueueMachine.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { keep, list, remove } from './punchStore.ts';
import { notifyQueue } from './queueChannel.ts';
import { sendFirst } from './sendFirst.ts';
import { employeeNow } from '../../shared/employeeNow.ts';
import { watchQueue } from './watchQueue.ts';

const machine = punchQueueMachine.provide({
  actors: {
    watchQueue,
    readQueue: fromPromise<KeptPunch[], { owner: QueueOwner }>(({ input }) => list(input.owner)),
    sendFirst,
  },
});

/** Punches that wait on this phone; loaded with the employee's first page, runs as long as the page. */
export const punchQueue = createActor(machine, { inspect }).start();

const announceChange = () => {
  punchQueue.send({ type: 'queue.changed' });
  notifyQueue();
};

type WithSync = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

/** Has the browser wake a tab once there is a network, where it can (Background Sync). */
async function askToBeWoken(): Promise<void> {
  const registration: WithSync | undefined = await navigator.serviceWorker?.getRegistration();
  await registration?.sync?.register('outbox');
}

/** Rejects when the punch is not on the disk: then it is kept nowhere. */
export const keepPunch = fromPromise<void, { punch: Punch }>(async ({ input }) => {
  const owner = employeeNow();
  if (!owner) throw new Error('Nobody to keep a punch for');
  await keep(owner, input.punch);
  announceChange();
  await askToBeWoken().catch(() => undefined);
});

export async function dismissResult(seq: number): Promise<void> {
  await remove(seq);
  announceChange();
}

/** Whether a punch would come before one that was made earlier. */
export async function mustQueue(): Promise<boolean> {
  const snapshot = await waitFor(punchQueue, (one) => !one.matches('reading'));
  return snapshot.context.items.some(isQueued);
}
