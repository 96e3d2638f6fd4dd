import type { BrowserContext } from 'playwright-core';

/** Options of scripts/mutants/screens.ts; none is set by `npm test`. */
const { APP_FOLDER, SCREEN_FAULT, PATHS_PAGE_TIMEOUT } = process.env;

/** Where the app with the faults is, instead of dist/client. */
export const appFolder = APP_FOLDER ? { clientFolder: APP_FOLDER } : undefined;

/** ms that a page may take: many faults show as nothing happening, and thirty seconds for each are too much. */
export const pageTimeout = Number(PATHS_PAGE_TIMEOUT || 30_000);

/** Activates one fault in every page that opens. */
export async function wakeFault(context: BrowserContext): Promise<void> {
  if (SCREEN_FAULT) await context.addInitScript(`globalThis.screenFault = ${Number(SCREEN_FAULT)}`);
}
