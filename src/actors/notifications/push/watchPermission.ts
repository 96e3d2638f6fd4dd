import { fromCallback, type EventObject } from 'xstate';
import type { PushEvent } from '#machines/flows/notifications/pushPermission/pushPermissionMachine.ts';

/** Reports when the person changes the permission in the browser's settings. */
export const watchPermission = fromCallback<EventObject, void>(({ sendBack }) => {
  const stop = new AbortController();
  const notify = () => {
    sendBack({ type: 'permission.changed' } satisfies PushEvent);
  };
  // Missing in older Safari, where a reload is needed instead.
  const { permissions } = navigator as { permissions?: Permissions };
  permissions?.query({ name: 'notifications' }).then(
    (status) => {
      status.addEventListener('change', notify, { signal: stop.signal });
    },
    () => undefined,
  );
  return () => {
    stop.abort();
  };
});
