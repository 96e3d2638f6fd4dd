import type { Page } from 'playwright-core';
import { cases } from '#machines/flows/shared/rowKeys/rowKeysMachine.cases.ts';
import { defineModel } from '#tests/paths/engine/index.ts';

export interface Driver {
  page: Page;
  /** The names of the two rows of the cases, by id. */
  people: Record<string, string>;
}

const link = ({ page, people }: Driver, id: string) =>
  page.getByRole('row').getByRole('link', { name: people[id] ?? '', exact: true });

export const model = defineModel<Driver>()(cases, {
  events: {
    'row.entered': (driver) => link(driver, '1').focus(),
    'row.moved': async ({ page, event: { by, extending } }) => {
      if (extending) await page.keyboard.press('Shift+ArrowDown');
      else await page.keyboard.press(by > 0 ? 'j' : 'k');
    },
    'row.chosen': async ({ page }) => {
      const box = page.locator('[data-row]:focus-within').getByRole('checkbox');
      const was = await box.isChecked();
      await page.keyboard.press('Space');
      if ((await box.isChecked()) === was) throw new Error('Space chose nothing');
    },
    // People are not decided on: their list hears of it and does nothing.
    'row.answered': ({ page, event: { answer } }) => page.keyboard.press(answer === 'accept' ? 'a' : 'r'),
  },
  states: {
    outside: async ({ page }) => {
      if (await page.evaluate(() => document.activeElement?.closest('[data-row]') !== null))
        throw new Error('a row has the focus');
    },
    atRow: async (driver) => {
      const { page, snapshot, people } = driver;
      const focused = page.locator('[data-row]:focus-within, [data-row]:focus');
      await focused.getByText(people[snapshot.context.at ?? ''] ?? '').waitFor();
      // Tab stops at one row alone.
      const stops = await page.locator('[data-row] a:not([tabindex="-1"])').count();
      if (stops !== 1) throw new Error(`Tab stops at ${stops} rows`);
    },
  },
});
