import type { Locator, Page } from 'playwright-core';
import type { Say } from '#tests/support/browser/texts.ts';

export interface ListSetupPage {
  page: Page;
  say: Say;
}

/** Opens a menu, does something in it, and leaves it closed. */
async function within(page: Page, trigger: Locator, act: (menu: Locator) => Promise<unknown>) {
  await trigger.click();
  const menu = page.getByRole('menu');
  await menu.waitFor();
  await act(menu);
  if (await menu.isVisible()) await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
}

export const inColumns = ({ page, say }: ListSetupPage, act: (menu: Locator) => Promise<unknown>) =>
  within(page, page.getByRole('button', { name: say('lists', 'columns.label'), exact: true }), act);

export const viewsButton = ({ page }: ListSetupPage) => page.locator('.views-menu button');

export const inViews = (driver: ListSetupPage, act: (menu: Locator) => Promise<unknown>) =>
  within(driver.page, viewsButton(driver), act);

export async function pickView(driver: ListSetupPage, name: string) {
  await inViews(driver, (menu) => menu.getByRole('menuitemradio', { name, exact: true }).click());
  await viewsButton(driver).getByText(name, { exact: true }).waitFor();
}
