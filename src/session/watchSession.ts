import { fromCallback, type EventObject } from 'xstate';
import type { StartupEvent } from '#machines/flows/auth/startup/startupMachine.ts';
import type { SessionRef } from './authFetch.ts';
import { employeeIdKey } from '../runtime/device.ts';

/**
 * Says when a session opens and closes, another person's in place of this one's included, when the network is back, and
 * which job another tab has gone over to.
 */
export const watchSession = (session: SessionRef) =>
  fromCallback<EventObject, void>(({ sendBack }) => {
    const notify = (event: StartupEvent) => {
      sendBack(event);
    };
    let open: string | null | undefined;
    const look = () => {
      const snapshot = session.getSnapshot();
      const { sessionId } = snapshot.context;
      if (snapshot.matches('restoring') || snapshot.matches('authenticating') || sessionId === open) return;
      if (sessionId) notify({ type: 'session.opened' });
      else notify({ type: 'session.closed', signedOut: open !== undefined && snapshot.matches('anonymous') });
      open = sessionId;
    };
    const onOnline = () => {
      notify({ type: 'network.returned' });
    };
    // A tab does not hear itself; a missing job is signing out, which the session tells.
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === employeeIdKey && newValue) notify({ type: 'job.changedElsewhere', employeeId: newValue });
    };
    const subscription = session.subscribe(look);
    look();
    window.addEventListener('online', onOnline);
    window.addEventListener('storage', onStorage);
    return () => {
      subscription.unsubscribe();
      window.removeEventListener('online', onOnline);
      window.removeEventListener('storage', onStorage);
    };
  });
