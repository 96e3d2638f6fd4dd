import { fromCallback, type EventObject } from 'xstate';
import type { StartupEvent } from '#machines/flows/auth/startup/startupMachine.ts';
import type { SessionRef } from './authFetch.ts';
import { employeeIdKey } from '../runtime/device.ts';

/**
 * Reports when a session opens or closes (also when another person's session replaces it), when the network is back,
 * and which job another tab has switched to.
 */
export const watchSession = (session: SessionRef) =>
  fromCallback<EventObject, void>(({ sendBack }) => {
    const notify = (event: StartupEvent) => {
      sendBack(event);
    };
    let open: string | null | undefined;
    const reportSession = () => {
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
    // A tab does not receive its own storage events. A missing job means sign-out, which the session reports.
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === employeeIdKey && newValue) notify({ type: 'job.changedElsewhere', employeeId: newValue });
    };
    const subscription = session.subscribe(reportSession);
    reportSession();
    window.addEventListener('online', onOnline);
    window.addEventListener('storage', onStorage);
    return () => {
      subscription.unsubscribe();
      window.removeEventListener('online', onOnline);
      window.removeEventListener('storage', onStorage);
    };
  });
