import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

let lastPath: string | undefined;

/**
 * For the heading of a screen: takes the focus when the path has changed, so that screen readers announce the screen.
 * Not on the first screen after loading, and not when one of its fields already has the focus.
 */
export function useArrival() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const came = lastPath !== undefined && lastPath !== pathname;
    lastPath = pathname;
    if (!came) return;
    window.scrollTo(0, 0);
    if (!heading.current?.closest('main')?.contains(document.activeElement)) heading.current?.focus();
  }, [pathname]);
  return heading;
}
