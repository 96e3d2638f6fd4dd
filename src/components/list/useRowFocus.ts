import { useCallback, useEffect, useLayoutEffect, useRef, type FocusEvent } from 'react';
import { OPENER_GONE } from '../hooks/useFocusReturn.ts';

const overlays = '[role="dialog"], [role="alertdialog"]';

const rowOf = (element: Element) => element.closest<HTMLElement>('[data-row]');
const findAction = (row: HTMLElement) =>
  [...row.querySelectorAll<HTMLElement>('.data-actions button:enabled:not([aria-haspopup])')].at(-1);

/**
 * Keeps the focus in a list whose rows change under it: when the focused control goes, with its row or without it, the main
 * action of the next row is focused, or of the last one before; after a decision about chosen rows, of the first. Spread on the
 * element around the rows.
 */
export function useRowFocus() {
  const list = useRef<HTMLDivElement>(null);
  const last = useRef<{ control: Element; key: string | undefined; after: string[] } | null>(null);

  const restore = useCallback((told?: Event) => {
    const focused = last.current;
    const isChoice = focused?.control.closest('.data-choice') != null;
    // After a dialog about the selection, the checkbox still exists but the button that opened the dialog may not.
    const isThere = focused?.control.isConnected && !(told && isChoice);
    if (!focused || isThere || document.activeElement?.closest(overlays)) return;
    last.current = null;
    if (document.activeElement !== document.body) return;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const others = rows.filter((row) => row.dataset['row'] !== focused.key && findAction(row));
    const next =
      others.find((row) => focused.after.includes(row.dataset['row'] ?? '')) ?? others.at(isChoice ? 0 : -1);
    if (next) findAction(next)?.focus();
  }, []);
  useLayoutEffect(() => restore());
  // A dialog that the control opened may be still closing when the row goes.
  useEffect(() => {
    window.addEventListener(OPENER_GONE, restore);
    return () => {
      window.removeEventListener(OPENER_GONE, restore);
    };
  }, [restore]);

  const onFocus = ({ target }: FocusEvent) => {
    const row = rowOf(target);
    const keys = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].map(
      ({ dataset }) => dataset['row'] ?? '',
    );
    const key = row?.dataset['row'];
    last.current = (row ?? target.closest('.data-choice')) && {
      control: target,
      key,
      after: keys.slice(keys.indexOf(key ?? '') + 1),
    };
  };
  return { ref: list, onFocus };
}
