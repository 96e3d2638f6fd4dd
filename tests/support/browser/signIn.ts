import type { Page } from 'playwright-core';
import { samplePassword } from '../server/server.ts';
import type { Say } from './texts.ts';

/** Fills in and submits the sign-in form, which must be on the screen. `phoneNumber`: 12 digits. */
export async function signInOn(page: Page, say: Say, phoneNumber: string): Promise<void> {
  await page.getByLabel(say('auth', 'phoneNumber')).fill(phoneNumber.replace(/^998/, ''));
  await page.getByLabel(say('auth', 'password'), { exact: true }).fill(samplePassword);
  await page.getByRole('button', { name: say('auth', 'signIn'), exact: true }).click();
}
