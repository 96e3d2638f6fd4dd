import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * For controls that go once they have done their work: when the focused one goes, `next` is focused, so that the focus
 * does not fall to the page. Pass the result as `onFocus` of the element around the controls.
 */
export function useFocusKept(next: RefObject<HTMLElement | null>): (event: FocusEvent) => void {
  const last = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = null;
    if (document.activeElement === document.body) next.current?.focus();
  });
  return ({ target }) => {
    last.current = target;
  };
}
