import { useSyncExternalStore } from 'react';

let printing = false;

function subscribe(changed: () => void) {
  const set = (value: boolean) => () => {
    printing = value;
    changed();
  };
  const [begin, end] = [set(true), set(false)];
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

/** True while the page is printed. Content for paper alone is made only then, in time for the print. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => printing);
