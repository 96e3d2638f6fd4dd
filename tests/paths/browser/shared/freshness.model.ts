import type { Page } from 'playwright-core';
import { cases } from '#machines/flows/shared/freshness/freshnessMachine.cases.ts';
import { defineModel } from '#tests/paths/engine/index.ts';
import type { Gate } from '../support/gates.ts';

export interface Driver {
  page: Page;
  /** The list's own call. */
  rows: Gate;
  /** Changes on the server what the list shows. */
  change: () => Promise<void>;
  /** Waits until the list shows every change. */
  isCurrent: () => Promise<void>;
}

/** Overrides `document.visibilityState`: Chromium keeps every page of a test visible. */
const setVisibility = ({ page }: Driver, visibility: DocumentVisibilityState) =>
  page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibility);

export const model = defineModel<Driver>()(cases, {
  events: {
    'page.hidden': (driver) => setVisibility(driver, 'hidden'),
    'page.shown': async (driver) => {
      await driver.change();
      await setVisibility(driver, 'visible');
    },
  },
  states: {
    // The rows are loaded on each entry; at first by the list itself.
    visible: async ({ rows, isCurrent }) => {
      await rows.pass();
      await isCurrent();
    },
    hidden: async ({ page, rows }) => {
      await page.clock.runFor(60_000);
      if (rows.held > 0) throw new Error('a hidden page asks for its rows');
    },
  },
  passTime: ({ page, ms }) => page.clock.fastForward(ms),
});
