import type { Locator, Page } from 'playwright-core';
import { cases } from '#machines/flows/shared/recordPanel/recordPanelMachine.cases.ts';
import { defineModel } from '#tests/paths/engine/index.ts';
import { chooseRecordAction } from '#tests/support/browser/recordPage.ts';
import { desk } from '#tests/support/browser/app.ts';
import type { Say } from '#tests/support/browser/texts.ts';

export interface Driver {
  page: Page;
  say: Say;
  /** The names of the two people of the cases, by id. */
  people: Record<string, string>;
}

const link = ({ page, people }: Driver, id: string) =>
  page.getByRole('row').getByRole('link', { name: people[id] ?? '', exact: true });
const panel = ({ page, say }: Driver) =>
  page.getByRole('complementary', { name: say('employeeRecord', 'panel'), exact: true });
const list = ({ page, say }: Driver) => page.getByRole('table', { name: say('employees', 'listLabel') });

const status = ({ say }: Driver, place: Locator, name: 'active' | 'blocked') =>
  place.getByText(say('employees', `status.${name}`), { exact: true });
const openRow = async (page: Page): Promise<string | null> => {
  const open = page.locator('[data-row][data-open]');
  return (await open.count()) > 0 ? open.getAttribute('data-row') : null;
};
const hasFocus = (page: Page, id: string) => page.locator(`[data-row="${id}"] a:focus`).waitFor();

/** Figures and name, and a list where it is said to be. */
async function isShown(driver: Driver, id: string | null, isBeside: boolean): Promise<void> {
  const { page, say, people } = driver;
  const place = isBeside ? panel(driver) : page.locator('main');
  await place.getByRole('heading', { name: people[id ?? ''] ?? '', exact: true }).waitFor();
  await place.getByRole('region', { name: say('employeeRecord', 'figures') }).waitFor();
  await list(driver).waitFor({ state: isBeside ? 'visible' : 'detached' });
  await panel(driver).waitFor({ state: isBeside ? 'visible' : 'detached' });
}

export const model = defineModel<Driver>()(cases, {
  events: {
    'place.changed': async (driver) => {
      const { page, event } = driver;
      if (event.id !== null) return link(driver, event.id).click();
      const isFromList = await page.evaluate(() => JSON.stringify(history.state).includes('beside'));
      if (!isFromList) return page.locator('main header a').first().click();
      const open = await openRow(page);
      await page.goBack();
      if (open !== null) await hasFocus(page, open);
    },
    'width.changed': ({ page, event: { isWide } }) =>
      page.setViewportSize(isWide ? desk : { width: 1180, height: 900 }),
    'row.reached': async (driver) => {
      const { page } = driver;
      await page.keyboard.press('j');
      await link(driver, '2').and(page.locator(':focus')).waitFor();
    },
    'panel.closed': async (driver) => {
      const open = await openRow(driver.page);
      await driver.page.keyboard.press('Escape');
      await hasFocus(driver.page, open ?? '');
    },
    'record.changed': async (driver) => {
      const { page, say } = driver;
      const isActive = await status(driver, panel(driver), 'active').isVisible();
      const verb = isActive ? 'block' : 'unblock';
      await chooseRecordAction(page, say, say('employees', `change.${verb}`));
      const dialog = page.getByRole('alertdialog');
      if (isActive) await dialog.getByRole('textbox').fill('Taʼtilda');
      await dialog.getByRole('button', { name: say('employees', `change.${verb}`), exact: true }).click();
      const row = page.locator('[data-row][data-open]');
      for (const place of [panel(driver), row])
        await status(driver, place, isActive ? 'blocked' : 'active').waitFor();
    },
  },
  states: {
    // Left at once.
    placing: () => undefined,
    list: async (driver) => {
      await list(driver).waitFor();
      await panel(driver).waitFor({ state: 'detached' });
      if (new URL(driver.page.url()).pathname !== '/employees') throw new Error('the address is of a record');
    },
    beside: (driver) => isShown(driver, driver.snapshot.context.id, true),
    page: (driver) => isShown(driver, driver.snapshot.context.id, false),
  },
  impossible: ({ snapshot, event }) => {
    const { id, isWide } = snapshot.context;
    if (event.type === 'width.changed') return event.isWide === isWide;
    if (event.type === 'row.reached') return id === '2';
    if (event.type !== 'place.changed') return false;
    // A record that is a page has no rows to press, and a row that is open leads nowhere else.
    return event.id === id || (snapshot.matches('page') && event.id !== null);
  },
});
