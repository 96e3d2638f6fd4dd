import type { BrowserContext } from 'playwright-core';

/** What scripts/mutants/screens.ts asks for; nothing of it is set when `npm test` runs. */
const { APP_FOLDER, SCREEN_FAULT, PATHS_PAGE_TIMEOUT } = process.env;

/** Where the app with the faults stands instead of dist/client. */
export const appFolder = APP_FOLDER ? { clientFolder: APP_FOLDER } : undefined;

/** ms that a page may take: a fault shows in that nothing happens, and thirty seconds for each are many. */
export const pageTimeout = Number(PATHS_PAGE_TIMEOUT || 30_000);

/** Wakes the one fault in every page that opens. */
export async function wakeFault(context: BrowserContext): Promise<void> {
  if (SCREEN_FAULT) await context.addInitScript(`globalThis.screenFault = ${Number(SCREEN_FAULT)}`);
}
