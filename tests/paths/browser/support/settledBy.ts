import type { Page } from 'playwright-core';
import type { Coverage, Settling } from '../../engine/index.ts';
import { pageTimeout } from '#tests/support/browser/screenFault.ts';
import type { PathRecorder } from './recordPaths.ts';
import { keepTime } from './stillTime.ts';

export interface SettledOptions {
  /**
   * Whether the machine has a screen whose `<main>` shows its state; background machines have none (default true).
   */
  shown?: boolean | ((states: readonly string[]) => boolean);
  /** Transitions that change nothing and may occur any number of times: one message by several channels. */
  echoes?: readonly string[];
  /** States that the page may have left by itself already: what it took after the step belongs to the next one. */
  fleeting?: (states: readonly string[]) => boolean;
  /** Stops the page's time while the machine waits for a timer: see keepTime. */
  still?: boolean;
  /** Counts the transitions the page was seen to take. */
  coverage?: Coverage;
  /** ms to wait for the page (default 30,000). */
  timeout?: number;
}

/**
 * A `settled` hook for `model.run`, one for each run: waits until the page's machine has taken exactly the transitions
 * of the step, and until its screen shows the states. A machine that took others, or ran ahead, fails the step.
 */
export function settledBy(recorder: PathRecorder, options: SettledOptions = {}) {
  const { shown = true, echoes = [], still = false, coverage, timeout = pageTimeout, fleeting } = options;
  let seen = 0;
  return async ({ page, machineId, states, snapshot, step }: Settling & { page: Page }): Promise<void> => {
    const since = () => recorder.taken(machineId).slice(seen);
    const count = (taken: readonly string[]) => {
      if (step) compare(machineId, step.transitions, taken, echoes);
      seen += taken.length;
      coverage?.takeTransitions(taken);
    };
    if (step) {
      const expected = step.transitions;
      await recorder.until(machineId, (all) => holds(all.slice(seen), expected, echoes), timeout);
      if (fleeting?.(states)) return count(since().slice(0, expected.length));
      compare(machineId, expected, since(), echoes);
    }
    if (typeof shown === 'function' ? shown(states) : shown)
      await showsStates(page, machineId, states, timeout);
    if (still) await keepTime(page, snapshot);
    count(since());
    coverage?.enterStates(snapshot._nodes.map((node) => node.id));
  };
}

/** Whether everything expected has occurred: echoes at least once, everything else exactly. */
const holds = (taken: readonly string[], expected: readonly string[], echoes: readonly string[]): boolean =>
  without(taken, echoes).length >= without(expected, echoes).length &&
  expected.every((id) => taken.includes(id));

const without = (ids: readonly string[], echoes: readonly string[]) =>
  ids.filter((id) => !echoes.includes(id));

function compare(
  machineId: string,
  expected: readonly string[],
  taken: readonly string[],
  echoes: readonly string[],
): void {
  const same = without(expected, echoes).join('\n') === without(taken, echoes).join('\n');
  if (same && expected.every((id) => taken.includes(id))) return;
  const list = (ids: readonly string[]) => ids.map((id) => `\n    ${id}`).join('') || ' nothing';
  throw new Error(`${machineId} in the page took${list(taken)}\n  instead of${list(expected)}`);
}

async function showsStates(page: Page, machineId: string, states: string[], timeout: number): Promise<void> {
  try {
    await page.waitForFunction(
      ([id, wanted]) => {
        const main = document.querySelector(`main[data-machine="${id}"]`);
        return main?.getAttribute('data-state')?.split(' ').sort().join(' ') === wanted;
      },
      [machineId, [...states].sort().join(' ')] as const,
      { timeout },
    );
  } catch (cause) {
    const main = await page
      .locator('main')
      .first()
      .evaluate(
        (element) =>
          `${element.dataset['machine'] ?? 'no machine'} in ${element.dataset['state'] ?? 'no state'}`,
        undefined,
        { timeout: 1000 },
      )
      .catch(() => 'no <main> at all');
    throw new Error(`the page should show ${machineId} in ${states.join(' ')}, shows ${main}`, { cause });
  }
}
