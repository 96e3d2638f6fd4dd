import type { AnyMachineSnapshot } from 'xstate';
import type { Page } from 'playwright-core';

const waits = (snapshot: AnyMachineSnapshot) => snapshot._nodes.some((node) => node.after.length > 0);

/** Enough for a slow computer to tell the time and stop it; far less than any of the app's timers. */
const margin = 300;

/**
 * The page's time stands still while the machine waits for time, and runs otherwise: however slow this computer is, a
 * timer fires when the path says so and not before. Wants `page.clock.install()` before the page loads.
 */
export async function keepTime(page: Page, snapshot: AnyMachineSnapshot): Promise<void> {
  await page.clock.resume();
  if (waits(snapshot)) await stopTime(page);
}

/** Time runs on between asking for it and stopping it: when it was too slow, once more from the time it is then. */
export async function stopTime(page: Page): Promise<void> {
  const soon = (await page.evaluate(() => Date.now())) + margin;
  try {
    await page.clock.pauseAt(soon);
  } catch (error) {
    if (!(error as Error).message.includes('to the past')) throw error;
    await stopTime(page);
  }
}
