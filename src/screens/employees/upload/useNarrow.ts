import { useSyncExternalStore } from 'react';

const query = '(max-width: 767px)';

const subscribe = (listener: () => void) => {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** On a phone, where a grid of fifty thousand cells is no help: cards of the problems instead. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches);
