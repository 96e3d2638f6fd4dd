import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

let lastPath: string | undefined;

/**
 * For the heading of a screen: takes the focus when the path has changed, so that screen readers announce the screen.
 * Not on the first screen after loading, and not when one of its fields already has the focus. `place` replaces the
 * path if one screen has several paths; null if the heading must never take the focus.
 */
export function useArrival(place?: string | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  const path = place === undefined ? pathname : place;
  useEffect(() => {
    if (path === null) return;
    const came = lastPath !== undefined && lastPath !== path;
    lastPath = path;
    if (!came) return;
    window.scrollTo(0, 0);
    if (!heading.current?.closest('main')?.contains(document.activeElement)) heading.current?.focus();
  }, [path]);
  return heading;
}
