import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { cases } from '#machines/flows/development/demoClock/demoClockMachine.cases.ts';
import type { App } from '#tests/support/browser/app.ts';
import type { Key, Say } from '#tests/support/browser/texts.ts';
import { defineModel } from '#tests/paths/engine/index.ts';
import type { Gate } from '../support/gates.ts';
import { movedElsewhere, shownTime } from './demoClock.world.ts';

export interface Driver {
  app: App;
  page: Page;
  say: Say;
  read: Gate;
  move: Gate;
  /** The page has unsaved changes, and asked before it was loaded again; each time it was kept. */
  kept: { asked: number };
}

const typed = 'Karimova-Saidova';
const bar = ({ page, say }: Driver) => page.getByRole('region', { name: say('demo', 'label'), exact: true });
const moves = (driver: Driver) =>
  bar(driver)
    .getByRole('group', { name: driver.say('demo', 'moves') })
    .getByRole('button');
const lastName = ({ page, say }: Driver) =>
  page.getByRole('textbox', { name: say('employees', 'lastName'), exact: true });

async function says(driver: Driver, key: Key<'demo'>): Promise<void> {
  await bar(driver)
    .getByRole('status')
    .filter({ hasText: new RegExp(`^${driver.say('demo', key)}$`) })
    .waitFor();
}

async function canMove(driver: Driver): Promise<void> {
  await expect.poll(() => moves(driver).and(driver.page.locator(':enabled')).count()).toBe(4);
}

/** The bar's time is the server's, and so is the page's date. */
async function isAtServersTime(driver: Driver): Promise<void> {
  const { app, page } = driver;
  const { clock } = app.server;
  await expect.poll(() => bar(driver).locator('time').textContent()).toBe(shownTime(app));
  expect(await bar(driver).locator('time').getAttribute('datetime')).toBe(clock.date().toISOString());
  const dates = await page.evaluate(() => [Date.now(), new Date().getTime(), Date.parse(Date())]);
  // On from there: the page's time runs, and is stopped a moment later.
  for (const date of dates) expect(Math.abs(date - clock.now()), `${date}`).toBeLessThan(60_000);
  await canMove(driver);
}

export const model = defineModel<Driver>()(cases, {
  events: {
    'move.chosen': async (driver) => {
      const { event, say } = driver;
      const field = lastName(driver);
      if ((await field.inputValue()) !== typed) await field.fill(typed);
      await moves(driver)
        .filter({ hasText: say('demo', `move.${event.to}`) })
        .click();
    },
    'clock.retried': (driver) =>
      bar(driver)
        .getByRole('button', { name: driver.say('common', 'tryAgain') })
        .click(),
    'xstate.done.actor.readClock': async (driver) => {
      const { app, case: time, page, read, step } = driver;
      if ((step.from.moment.snapshot as { context: { now: string | null } }).context.now !== null) {
        // Another window may have moved the server's clock before; here it is where the page expects it, or not.
        const ahead = time === 'leapt' ? 3_600_000 : 0;
        app.server.clock.set((await page.evaluate(() => Date.now())) + ahead);
        if (time === 'leapt') await lastName(driver).fill(typed);
      }
      await read.pass();
    },
    'xstate.error.actor.readClock': ({ read }) => read.abort(),
    'xstate.done.actor.moveClock': ({ move }) => move.pass(),
    'xstate.error.actor.moveClock': async ({ case: outcome, app, page, move }) => {
      if (outcome === 'network') return move.abort();
      await movedElsewhere(app, async () => {
        const answered = page.waitForResponse((response) => response.url().endsWith('/dev/clock/move'));
        await move.pass();
        expect((await answered).status()).toBe(409);
      });
    },
  },
  states: {
    reading: async (driver) => {
      const { page, read, snapshot } = driver;
      await read.arrived();
      if (snapshot.context.now === null && (await page.locator('#root > *').count()) === 0)
        return expect(await bar(driver).count()).toBe(0);
      await lastName(driver).waitFor();
      await canMove(driver);
    },
    'resting.current': async (driver) => {
      await lastName(driver).waitFor();
      await isAtServersTime(driver);
    },
    'resting.unread': async (driver) => {
      await lastName(driver).waitFor();
      await says(driver, 'unread');
      await canMove(driver);
    },
    'resting.moved': async (driver) => {
      await expect.poll(() => driver.kept.asked).toBe(1);
      driver.kept.asked = 0;
      expect(await lastName(driver).inputValue()).toBe(typed);
      await isAtServersTime(driver);
    },
    'resting.unmoved': async (driver) => {
      await says(driver, 'unmoved');
      await canMove(driver);
    },
    'resting.movedElsewhere': async (driver) => {
      await says(driver, 'movedElsewhere');
      await canMove(driver);
    },
    moving: async (driver) => {
      const { move, page, say, snapshot } = driver;
      await move.arrived();
      await says(driver, 'moving');
      await expect.poll(() => moves(driver).and(page.locator(':disabled')).count()).toBe(4);
      const chosen = moves(driver).and(page.locator('[aria-busy=true]'));
      expect(await chosen.textContent()).toBe(say('demo', `move.${snapshot.context.to!}`));
    },
  },
  // Before the first time is known there is no bar.
  impossible: ({ snapshot, event }) => {
    if (!snapshot.matches('reading') || snapshot.context.now !== null) return false;
    return (
      event.type === 'move.chosen' ||
      (event.type === 'xstate.done.actor.readClock' &&
        (event as unknown as { output: { hasLeapt: boolean } }).output.hasLeapt)
    );
  },
  passTime: ({ page, ms }) => page.clock.fastForward(ms),
});
