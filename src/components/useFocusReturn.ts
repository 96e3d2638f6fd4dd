import { useRef } from 'react';

/**
 * For a dialog that is opened by state and has no trigger of Radix's to give the focus back to: whatever had it when the
 * dialog came gets it again, if it is still there.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
    },
  };
}
