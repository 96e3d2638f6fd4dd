import type { Page } from 'playwright-core';
import type { RecordTab } from '#src/screens/employees/record/RecordTabs.tsx';
import type { Say } from './texts.ts';

/** Chooses an item from the menu of a person's record. */
export async function chooseRecordAction(page: Page, say: Say, name: string): Promise<void> {
  await page.getByRole('button', { name: say('employees', 'person.actions'), exact: true }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** Chooses what becomes of the last planned salary or limit. */
export async function choosePlannedAction(
  page: Page,
  say: Say,
  terms: 'salaries' | 'limits',
  action: 'salaryMove' | 'salaryWithdraw',
): Promise<void> {
  const region = page.getByRole('region', { name: say('employeeRecord', terms), exact: true });
  await region.getByRole('button').first().click();
  await page.getByRole('menuitem', { name: say('employeeRecord', action), exact: true }).click();
}

/** Opens a part of the record that is shown. */
export async function openTab(page: Page, say: Say, tab: RecordTab): Promise<void> {
  const tabs = page.getByRole('navigation', { name: say('employeeRecord', 'tabs') });
  await tabs.getByRole('link', { name: say('employeeRecord', `tab.${tab}`), exact: true }).click();
  await tabs
    .getByRole('link', { name: say('employeeRecord', `tab.${tab}`), exact: true })
    .and(page.locator('[aria-current="page"], [data-active]'))
    .waitFor();
}
