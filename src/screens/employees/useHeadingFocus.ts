import { useEffect, useRef } from 'react';

/**
 * For the heading of the part of a screen that is currently shown: takes the focus when one part follows another, so
 * that screen readers announce it. Not for the first part, and not while an error needs the focus.
 */
export function useHeadingFocus(part: string | undefined, errors: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (part === undefined) return;
    const followed = last.current !== undefined && last.current !== part;
    last.current = part;
    if (followed && !errors) heading.current?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- only another part moves the focus
  }, [part]);
  return heading;
}
