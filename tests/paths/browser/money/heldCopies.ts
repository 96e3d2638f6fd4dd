import type { Page } from 'playwright-core';

interface Copying {
  text: string;
  end: (allowed: boolean) => void;
}

declare global {
  interface Window {
    heldCopy?: Copying | undefined;
  }
}

/** Holds what the page copies until the test says whether the browser allows it. */
export async function heldCopies(page: Page) {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = (text) =>
      new Promise((resolve, reject) => {
        window.heldCopy = {
          text,
          end: (allowed) => (allowed ? resolve() : reject(new Error('not allowed'))),
        };
      });
  });
  const arrived = () => page.waitForFunction(() => window.heldCopy !== undefined);
  const end = async (allowed: boolean): Promise<string | undefined> => {
    await arrived();
    return page.evaluate((isAllowed) => {
      const held = window.heldCopy;
      window.heldCopy = undefined;
      held?.end(isAllowed);
      return held?.text;
    }, allowed);
  };
  return {
    arrived,
    allow: async (wanted: string) => {
      const text = await end(true);
      if (text !== wanted) throw new Error('something else was copied');
    },
    forbid: () => end(false),
  };
}
