import { fromCallback, type EventObject } from 'xstate';
import type { StreamEvent } from '#machines/flows/notifications/notificationStream/notificationStreamMachine.ts';

const name = 'davomat-notifications';

/** What the leading tab sends to the others. */
type TabSignal = Extract<
  StreamEvent,
  { type: 'stream.ready' | 'data.changed' | 'notification.arrived' | 'unread.counted' }
>;

const channel = new BroadcastChannel(name);

export const notifyTabs = (event: TabSignal): void => {
  channel.postMessage(event);
};

/**
 * The leadership passes to another tab when this one closes. Without Web Locks (plain http) each tab leads itself.
 */
export const lead = fromCallback<EventObject, void>(({ sendBack }) => {
  const stop = new AbortController();
  const announceLeadership = () => {
    sendBack({ type: 'leadership.won' } satisfies StreamEvent);
  };
  if (!('locks' in navigator)) {
    announceLeadership();
    return;
  }
  const held = new Promise<void>((resolve) => {
    stop.signal.addEventListener('abort', () => {
      resolve();
    });
  });
  navigator.locks
    .request(name, { signal: stop.signal }, () => {
      if (!stop.signal.aborted) announceLeadership();
      return held;
    })
    .catch(() => undefined);
  return () => {
    stop.abort();
  };
});

/** Receives what the leading tab and the service worker send. */
export const listen = fromCallback<EventObject, void>(({ sendBack }) => {
  const stop = new AbortController();
  const forward = ({ data }: MessageEvent<StreamEvent>) => {
    sendBack(data);
  };
  channel.addEventListener('message', forward, { signal: stop.signal });
  if ('serviceWorker' in navigator)
    navigator.serviceWorker.addEventListener(
      'message',
      (event: MessageEvent<StreamEvent>) => {
        if (event.data.type === 'notification.pushed') forward(event);
      },
      { signal: stop.signal },
    );
  return () => {
    stop.abort();
  };
});
