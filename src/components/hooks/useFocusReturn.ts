import { useRef } from 'react';

/**
 * Window event for a dialog that closes after its opener has gone: the component that drew the opener sets the focus.
 */
export const OPENER_GONE = 'davomat:opener-gone';

/**
 * For a dialog that is opened by state, without a Radix trigger to return the focus to: restores the focus to the
 * element that had it, if it still exists.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const element = opener.current;
      // The body has the focus where another dialog has just closed whose opener had gone.
      if (element instanceof HTMLElement && element.isConnected && element !== document.body) element.focus();
      else window.dispatchEvent(new Event(OPENER_GONE));
    },
  };
}
