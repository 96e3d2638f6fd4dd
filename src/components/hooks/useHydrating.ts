import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * True while React takes over the sign-in screen that the page already shows (src/app/main.tsx): what is rendered then must
 * be what the build rendered, which knows nothing of the server's configuration.
 */
export const useHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
