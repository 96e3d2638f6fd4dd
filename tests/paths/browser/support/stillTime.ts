import type { AnyMachineSnapshot } from 'xstate';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    __ownNow?: () => number;
  }
}

/** For an app that shifts the page's date, as the demo does: time is stopped by the date below. Call before the page loads. */
export const keepOwnDate = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.__ownNow = Date.now;
  });

const waits = (snapshot: AnyMachineSnapshot) => snapshot._nodes.some((node) => node.after.length > 0);

/** Enough for a slow computer to read the time and stop it; far less than any of the app's timers. */
const margin = 300;

/**
 * The page's time is stopped while the machine waits for a timer, and runs otherwise: however slow this computer is,
 * a timer fires when the path says so and not before. Needs `page.clock.install()` before the page loads.
 */
export async function keepTime(page: Page, snapshot: AnyMachineSnapshot): Promise<void> {
  await page.clock.resume();
  if (waits(snapshot)) await stopTime(page);
}

/** Time runs on between reading and stopping it: when that took too long, it is repeated. */
export async function stopTime(page: Page): Promise<void> {
  const soon = (await page.evaluate(() => (window.__ownNow ?? Date.now)())) + margin;
  try {
    await page.clock.pauseAt(soon);
  } catch (error) {
    if (!(error as Error).message.includes('to the past')) throw error;
    await stopTime(page);
  }
}
