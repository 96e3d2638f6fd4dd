import type { Page } from 'playwright-core';
import { cases } from '#machines/flows/attendance/dayBoard/dayBoardMachine.cases.ts';
import { defineModel } from '#tests/paths/engine/index.ts';
import type { Gate } from '../support/gates.ts';
import type { WorkWorld } from './work.world.ts';

export interface Driver {
  page: Page;
  board: Gate;
  world: WorkWorld;
}

/** Chromium keeps a page of a test visible, whatever lies over it. */
const setVisibility = ({ page }: Driver, visibility: DocumentVisibilityState) =>
  page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibility);

export const model = defineModel<Driver>()(cases, {
  events: {
    'page.hidden': (driver) => setVisibility(driver, 'hidden'),
    'page.shown': async (driver) => {
      await driver.world.arrive();
      await setVisibility(driver, 'visible');
    },
  },
  states: {
    // The rows are loaded on each entry; at first by the list itself.
    visible: async ({ page, board, world }) => {
      await board.pass();
      if (world.hasArrived) await page.locator('.board-times time').waitFor();
    },
    hidden: async ({ page, board }) => {
      await page.clock.runFor(60_000);
      if (board.held > 0) throw new Error('a hidden board asks for its rows');
    },
  },
  passTime: ({ page, ms }) => page.clock.fastForward(ms),
});
