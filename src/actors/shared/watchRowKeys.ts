import { fromCallback, type EventObject } from 'xstate';
import type { RowAnswer, RowKeysEvent, RowKeysInput } from '#machines/flows/shared/rowKeys/rowKeysMachine.ts';
import { shellKeys } from '#machines/flows/shared/shell/shellMachine.ts';
import { isOverlayOpen, isTyping, letterOf } from './keyEvents.ts';

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

const answers: Readonly<Record<string, RowAnswer>> = { a: 'accept', r: 'refuse' };

/** Elements that handle keys themselves and are not part of a row. */
const taken = 'a, button, [tabindex]:not([tabindex="-1"])';

/**
 * Keys in the list with this `data-list`; J and K also where nothing else has the focus, for the first list of the page.
 * The rows are read from the page when a key is pressed, in the order a person sees.
 */
export const watchRowKeys = fromCallback<EventObject, RowKeysInput>(({ sendBack, input }) => {
  const selector = `[data-list="${CSS.escape(input.list)}"]`;
  let previous = '';
  const handleKey = (event: KeyboardEvent) => {
    const before = previous;
    previous = letterOf(event);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isOverlayOpen() || isTyping(event) || !(event.target instanceof HTMLElement)) return;
    const list = document.querySelector(selector);
    const row = event.target.closest('[data-row]');
    const inRow = row !== null && list?.contains(row);
    const key = letterOf(event);
    const by = steps[key];
    if (by !== undefined) {
      const isFree = !key.startsWith('Arrow') && event.target.closest(taken) === null;
      if (!inRow && !(isFree && document.querySelector('[data-list]') === list)) return;
      const ids = [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].map(
        ({ dataset }) => dataset['row'] ?? '',
      );
      event.preventDefault();
      sendBack({ type: 'row.moved', ids, by, extending: event.shiftKey } satisfies RowKeysEvent);
    } else if (key === ' ' && inRow && event.target.closest('button, [role="checkbox"]') === null) {
      event.preventDefault();
      sendBack({ type: 'row.chosen' } satisfies RowKeysEvent);
      // After G the letter names a page.
    } else if (answers[key] && inRow && before !== shellKeys.go) {
      if (input.answers) event.preventDefault();
      sendBack({ type: 'row.answered', answer: answers[key] } satisfies RowKeysEvent);
    }
  };
  window.addEventListener('keydown', handleKey);
  return () => {
    window.removeEventListener('keydown', handleKey);
  };
});
