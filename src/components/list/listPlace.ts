import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { isReturning } from '../hooks/returning.ts';

interface Place {
  /** Path and query of the list. */
  list: string;
  row: string;
  scroll: number;
}

let left: Place | undefined;

/** The query of each list as it was shown last, by path. */
const lastQueries = new Map<string, string>();

/** The list as it was left; where "back" leads from one of its rows. */
export const lastList = (path: string): string => {
  const query = lastQueries.get(path);
  return query ? `${path}?${query}` : path;
};

/**
 * Coming back to a list that was left through one of its rows restores the scroll position and focuses that row's
 * link. A newly opened list starts at the top.
 */
export function useListPlace(path: string, address: string, shown: boolean): (row: string) => void {
  const location = useLocation();
  const back = useNavigationType() === NavigationType.Pop || isReturning(location.state);
  const list = `${path}?${address}`;
  const arrived = useRef(false);

  useEffect(() => {
    lastQueries.set(path, address);
  }, [path, address]);

  useEffect(() => {
    if (!shown || arrived.current) return;
    arrived.current = true;
    const place = left;
    // The row's own page may show a list too, which must not consume the entry.
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
