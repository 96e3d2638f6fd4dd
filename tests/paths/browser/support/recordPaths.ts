import type { Page } from 'playwright-core';
import type {} from '#src/runtime/inspection.ts';

/**
 * The transitions that a page's machines took, over all documents it loaded, as reported by
 * src/runtime/inspection.ts.
 */
export class PathRecorder {
  readonly #taken = new Map<string, string[]>();
  readonly #waiting = new Set<() => void>();
  readonly #ofActors = new Map<string, PathRecorder>();

  /** What one of several actors of a machine takes from now on, by the id that it was given. */
  ofActor(id: string): PathRecorder {
    const known = this.#ofActors.get(id) ?? new PathRecorder();
    this.#ofActors.set(id, known);
    return known;
  }

  /** Transition ids of one machine, oldest first. */
  taken(machineId: string): readonly string[] {
    return this.#taken.get(machineId) ?? [];
  }

  /** `entry` is `"<machineId>|<transition id>"`, and of an actor with an id of its own `"…|<its id>"`. */
  record(entry: string): void {
    const [machineId = '', id = '', actor = ''] = entry.split('|', 3);
    this.#ofActors.get(actor)?.record(`${machineId}|${id}`);
    this.#taken.set(machineId, [...this.taken(machineId), id]);
    for (const wake of this.#waiting) wake();
  }

  /** Waits until the machine's transitions satisfy `enough`; returns without error after `timeout` ms. */
  async until(
    machineId: string,
    enough: (taken: readonly string[]) => boolean,
    timeout: number,
  ): Promise<void> {
    if (enough(this.taken(machineId))) return;
    await new Promise<void>((resolve) => {
      const wake = () => {
        if (enough(this.taken(machineId))) end();
      };
      const timer = setTimeout(() => {
        end();
      }, timeout);
      const end = () => {
        clearTimeout(timer);
        this.#waiting.delete(wake);
        resolve();
      };
      this.#waiting.add(wake);
    });
  }

  /** Waits until the machine has taken `count` transitions in all; returns without error after `timeout` ms. */
  atLeast(machineId: string, count: number, timeout: number): Promise<void> {
    return this.until(machineId, (taken) => taken.length >= count, timeout);
  }
}

/** Call before the page loads: creates `window.__paths` in every document and listens to it. */
export async function recordPaths(page: Page): Promise<PathRecorder> {
  const recorder = new PathRecorder();
  await page.exposeFunction('__recordPath', (entry: string) => {
    recorder.record(entry);
  });
  await page.addInitScript(() => {
    const report = (window as unknown as { __recordPath: (entry: string) => unknown }).__recordPath;
    window.__paths = { push: report };
  });
  return recorder;
}
