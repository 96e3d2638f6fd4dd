import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

interface Place {
  /** Path and query of the list. */
  list: string;
  row: string;
  scroll: number;
}

let left: Place | undefined;

/** State of a link that goes back to a list, as the browser's own way back does. */
export const returning = { returning: true };

/**
 * Back at a list that was left by one of its rows: the page stands where it stood, and that row's link has the focus.
 * A list that is opened anew starts at its top.
 */
export function useListPlace(address: string, shown: boolean): (row: string) => void {
  const location = useLocation();
  const back = useNavigationType() === NavigationType.Pop || isReturning(location.state);
  const list = `${location.pathname}?${address}`;
  const arrived = useRef(false);

  useEffect(() => {
    if (!shown || arrived.current) return;
    arrived.current = true;
    const place = left;
    // The row's own page may show a list as well: that one takes nothing away.
    if (place?.list !== list) return;
    left = undefined;
    if (!back) return;
    window.scrollTo(0, place.scroll);
    const row = document.querySelector(`[data-row="${CSS.escape(place.row)}"]`);
    row?.querySelector('a')?.focus({ preventScroll: true });
  }, [shown, back, list]);

  return (row) => {
    left = { list, row, scroll: window.scrollY };
  };
}

const isReturning = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'returning' in state;
