import type { Page } from 'playwright-core';
import { cases } from '#machines/flows/shared/toasts/toastsMachine.cases.ts';
import type { Toast } from '#machines/flows/shared/toasts/toastsMachine.ts';
import type { Say } from '#tests/support/browser/texts.ts';
import { defineModel } from '#tests/paths/engine/index.ts';

export interface Driver {
  page: Page;
  say: Say;
}

/** The app's toasts by case: a saved file, and another. */
const formats: Record<string, string> = { saved: 'CSV', failed: 'Excel' };
const endings: Record<string, string> = { saved: '.csv', failed: '.xlsx' };

const shown = ({ page }: Driver, name: string) =>
  page.locator('.toast').filter({ hasText: endings[name] ?? name });

export const model = defineModel<Driver>()(cases, {
  events: {
    'toast.raised': async ({ page, say, case: name }) => {
      const file = page.waitForEvent('download');
      await page
        .getByRole('group', { name: say('lists', 'export') })
        .getByRole('button', { name: formats[name] ?? '', exact: true })
        .click();
      await file;
    },
    'toast.closed': (driver) =>
      shown(driver, driver.case)
        .getByRole('button', { name: driver.say('common', 'close') })
        .click(),
  },
  states: {
    empty: async ({ page }) => {
      await page.locator('.toast').first().waitFor({ state: 'detached' });
    },
    showing: async (driver) => {
      const titles = driver.snapshot.context.toasts.map(({ title }: Toast) => title);
      for (const title of titles) {
        await shown(driver, title).first().waitFor();
        if ((await shown(driver, title).count()) > 1) throw new Error('the same is told twice');
      }
      const count = await driver.page.locator('.toast').count();
      if (count !== titles.length) throw new Error(`${count} toasts are shown, not ${titles.length}`);
    },
  },
  // Toasts of notifications come by the stream, which has its own walk; only a visible toast can be closed.
  impossible: ({ snapshot, event, case: name }) => {
    if (name.startsWith('told')) return true;
    return event.type === 'toast.closed' && !snapshot.context.toasts.some(({ title }) => title === name);
  },
});
