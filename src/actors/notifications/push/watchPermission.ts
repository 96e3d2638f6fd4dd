import { fromCallback, type EventObject } from 'xstate';
import type { PushEvent } from '#machines/flows/notifications/pushPermission/pushPermissionMachine.ts';

/** Says when the person changes the permission in the browser's own settings. */
export const watchPermission = fromCallback<EventObject, void>(({ sendBack }) => {
  const stop = new AbortController();
  const notify = () => {
    sendBack({ type: 'permission.changed' } satisfies PushEvent);
  };
  // Missing in older Safari, which has a person reload the page instead.
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
