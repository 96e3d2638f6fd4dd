import { useSyncExternalStore } from 'react';
import { useText } from '#src/i18n/useText.ts';
import { OfflineIcon } from '../firstIcons.tsx';

function subscribe(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

export const useOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

/** A thin bar that does not block the screen. */
export function OfflineBar() {
  const t = useText('common');
  const online = useOnline();
  return (
    <div className="row small offline-bar" role="status" hidden={online}>
      {!online && (
        <>
          <OfflineIcon size={16} />
          {t('offline')}
        </>
      )}
    </div>
  );
}
