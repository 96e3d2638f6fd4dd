import { fromCallback, type EventObject } from 'xstate';
import type { StepEvent } from '#machines/support/stepHistory.ts';

/**
 * The number of wizard steps before an entry: stored beside the router's own fields or, if another page of the wizard
 * created the entry, inside the router's `usr`.
 */
interface Entry {
  step?: number;
  usr?: { step?: number } | null;
}

function depthOfEntry(): number {
  const { step, usr } = (history.state ?? {}) as Entry;
  return step ?? usr?.step ?? 0;
}

/**
 * Gives each step of a wizard an entry in the browser's history and sends `step.returned` when Back is pressed. A step
 * that cannot be left now, such as one that is being sent, goes forward to its entry again. Forward leads nowhere: it
 * comes back to the step shown. After a reload the history follows the first step that the wizard shows.
 */
export const stepHistory = fromCallback<EventObject, void>(({ sendBack, receive }) => {
  const { pathname } = location;
  /** Unknown until the wizard shows its first step. */
  let depth: number | undefined;
  /** A traversal this actor asked for, which is no press of Back. */
  let moving = false;

  const goTo = (wanted: number) => {
    moving = true;
    history.go(wanted - depthOfEntry());
  };
  const follow = () => {
    if (moving || depth === undefined) return;
    if (depthOfEntry() > depth) goTo(depth);
    for (let step = depthOfEntry() + 1; step <= depth; step += 1)
      history.pushState({ ...(history.state as object | null), step } satisfies Entry, '');
  };
  const handlePop = () => {
    if (location.pathname !== pathname) return;
    if (moving) {
      moving = false;
      follow();
      return;
    }
    if (depth === undefined) return;
    for (let before = Infinity; depthOfEntry() < depth && depth < before;) {
      before = depth;
      sendBack({ type: 'step.returned' });
    }
    if (depthOfEntry() !== depth && !moving) goTo(depth);
  };

  addEventListener('popstate', handlePop);
  receive((event) => {
    ({ depth } = event as StepEvent);
    follow();
  });
  return () => removeEventListener('popstate', handlePop);
});

/** Goes back to the wizard's first entry, so that what replaces it leaves none of its steps behind. */
export function leaveSteps(): Promise<void> {
  const depth = depthOfEntry();
  if (depth === 0) return Promise.resolve();
  return new Promise((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true });
    history.go(-depth);
  });
}

/** Resolves when the history has gone back to the wizard's first entry; at once if it is there already. */
export function waitUntilStepsLeft(): Promise<void> {
  if (depthOfEntry() === 0) return Promise.resolve();
  return new Promise((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true });
  });
}
