import { useSyncExternalStore } from 'react';

const query = '(max-width: 767px)';

const subscribe = (listener: () => void) => {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** True on a phone, where cards of the problems stand instead of a grid of fifty thousand cells. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches);
