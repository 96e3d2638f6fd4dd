import { fromCallback, type EventObject } from 'xstate';
import type { SessionEvent } from '#machines/flows/auth/session/sessionMachine.ts';
import { tokenKeys } from './localTokens.ts';
import type { TokenStore } from './tokenStore.ts';

const name = 'davomat-session';

/**
 * Web Locks need https (or localhost); without them the server's grace period for a replaced refresh token has to do.
 */
export const withTabLock = <T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(name, { signal }, work) : work();

/** One channel for sending and receiving, so that a tab does not receive its own messages. */
const channel = new BroadcastChannel(name);

export const notifyTabs = (): void => {
  channel.postMessage('changed');
};

/**
 * Reads the store again when another tab broadcasts a change or writes the keys, and reports when the network is
 * back.
 */
export const otherTabs = (store: TokenStore) =>
  fromCallback<EventObject, void>(({ sendBack }) => {
    const notify = (event: SessionEvent) => {
      sendBack(event);
    };
    const announceStored = async () => {
      notify({ type: 'session.changedElsewhere', stored: await store.read() });
    };
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || tokenKeys.some((name) => name === key)) void announceStored();
    };
    const onOnline = () => {
      notify({ type: 'network.returned' });
    };
    channel.onmessage = () => void announceStored();
    window.addEventListener('storage', onStorage);
    window.addEventListener('online', onOnline);
    return () => {
      channel.onmessage = null;
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('online', onOnline);
    };
  });
