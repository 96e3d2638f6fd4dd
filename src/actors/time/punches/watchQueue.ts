import { fromCallback, type EventObject } from 'xstate';
import type { PunchQueueEvent } from '#machines/flows/time/punchQueue/punchQueueMachine.ts';
import { startup } from '#src/session/startup.ts';
import { employeeNow } from '../../shared/employeeNow.ts';
import { channel } from './queueChannel.ts';

/**
 * Reports who is signed in, changes of the store by other tabs, and every sign that the network may be back: an
 * `online` event, a page shown again, or a message of the service worker (push/worker/messages.ts).
 */
export const watchQueue = fromCallback<EventObject, void>(({ sendBack }) => {
  const stop = new AbortController();
  const { signal } = stop;
  const tell = (event: PunchQueueEvent) => {
    sendBack(event);
  };
  const announceOwner = () => tell({ type: 'owner.changed', owner: employeeNow() });
  const announceNetwork = () => tell({ type: 'network.returned' });
  const subscription = startup.subscribe(announceOwner);
  announceOwner();
  addEventListener('online', announceNetwork, { signal });
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && announceNetwork(),
    {
      signal,
    },
  );
  channel.addEventListener('message', () => tell({ type: 'queue.changed' }), { signal });
  if ('serviceWorker' in navigator)
    navigator.serviceWorker.addEventListener(
      'message',
      (event: MessageEvent<{ type?: string }>) => {
        if (event.data.type === 'outbox.due') announceNetwork();
      },
      { signal },
    );
  return () => {
    subscription.unsubscribe();
    stop.abort();
  };
});
