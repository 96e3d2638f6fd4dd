import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import type { Tiyin } from '#domain/money.ts';
import type { Say } from '#tests/support/texts.ts';
import { money, termsOf } from './shown.ts';

/** What an employee does and sees on the phone. */
export class Handset {
  readonly page: Page;
  readonly #say: Say;

  constructor(page: Page, say: Say) {
    this.page = page;
    this.#say = say;
  }

  async acceptJob(firstName: string): Promise<void> {
    const say = this.#say;
    await this.page.goto('/');
    await this.page.getByRole('button', { name: say('account', 'acceptJob'), exact: true }).click();
    const greeting = say('home', 'greetingNamed', { name: firstName });
    await this.page.getByRole('heading', { name: greeting, level: 1 }).waitFor();
  }

  /** The home says that this much is earned and may be taken now, and why. */
  async shows(earned: Tiyin, enabled: Tiyin, why: readonly string[][]): Promise<void> {
    const say = this.#say;
    const { page } = this;
    await page.goto('/home');
    await page.getByText(say('home', 'why.title'), { exact: true }).click();
    const explained = page.locator('details dl');
    const lines = [...why, [say('home', 'mayTakeNow'), money(enabled)]];
    await expect.poll(() => termsOf(explained)).toEqual(lines);
    for (const amount of [earned, enabled])
      await page.locator('.amount', { hasText: money(amount) }).waitFor();
  }

  async ask(amount: Tiyin): Promise<void> {
    const say = this.#say;
    await this.page.getByRole('link', { name: say('home', 'askNow'), exact: true }).click();
    const sheet = this.page.getByRole('dialog', { name: say('home', 'requestTitle') });
    const press = (name: string) => sheet.getByRole('button', { name, exact: true }).click();
    await sheet.locator('input[name="amount"]').fill(String(amount / 100));
    await press(say('home', 'sendRequest'));
    await sheet.getByText(say('home', 'requestedText'), { exact: true }).waitFor();
    await press(say('home', 'closeSheet'));
    await sheet.waitFor({ state: 'detached' });
  }
}
