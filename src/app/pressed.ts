import { markRead } from '../actors/notifications/notificationCenter.ts';
import { leaveFor } from '../runtime/leaving.ts';

/** A system notification was pressed while this page was open (src/push/worker/messages.ts). */
interface Pressed {
  type: 'notification.pressed';
  path: string;
  id?: string;
}

/** Navigates with the router instead of reloading, so that an unfinished form is kept as a draft. */
function goTo(path: string): void {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

if ('serviceWorker' in navigator)
  navigator.serviceWorker.addEventListener(
    'message',
    ({ data }: MessageEvent<Pressed | { type: 'other' }>) => {
      if (data.type !== 'notification.pressed') return;
      if (data.id !== undefined) markRead(data.id);
      leaveFor(data.path, goTo);
    },
  );
