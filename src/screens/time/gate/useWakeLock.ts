import { useEffect } from 'react';

/**
 * Keeps the screen awake while `on`; the browser releases the lock when the page is hidden, so it is requested again.
 */
export function useWakeLock(on: boolean): void {
  useEffect(() => {
    if (!on || !('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | undefined;
    let ended = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      // Refused on low battery: then the screen may go dark, which is harmless.
      const given = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (ended) void given?.release();
      else lock = given;
    };
    const onVisible = () => void ask();
    onVisible();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      ended = true;
      document.removeEventListener('visibilitychange', onVisible);
      void lock?.release();
    };
  }, [on]);
}
