import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import type { CompanyDate, CompanyMonth } from '#domain/calendar/index.ts';
import { formatMoney, formatMonth } from '#domain/format/index.ts';
import type { Language } from '#domain/language.ts';
import type { Tiyin } from '#domain/money.ts';
import type { Say } from '#tests/support/browser/texts.ts';
import { money, termsOf } from './shown.ts';

/** What an employee does and sees on the phone. */
export class Handset {
  readonly page: Page;
  readonly #say: Say;
  readonly #language: Language;

  constructor(page: Page, say: Say, language: Language = 'uz-Latn') {
    this.page = page;
    this.#say = say;
    this.#language = language;
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

  /** The home says what a month still owes, in these words. */
  async owes(month: CompanyMonth, amount: Tiyin, ...words: string[]): Promise<void> {
    await this.page.goto('/home');
    const card = this.#owed(month);
    await card.locator('.amount', { hasText: this.#money(amount) }).waitFor();
    for (const text of words) await card.getByText(text).waitFor();
  }

  async owesNothing(month: CompanyMonth): Promise<void> {
    await this.page.goto('/home');
    await this.page.getByRole('progressbar').waitFor();
    await this.#owed(month).waitFor({ state: 'detached' });
  }

  #money(amount: Tiyin) {
    return formatMoney(amount, this.#language);
  }

  #owed(month: CompanyMonth) {
    const name = this.#say('home', 'ahead.toPay', { month: formatMonth(month, this.#language) });
    return this.page.getByRole('region', { name, exact: true });
  }

  /** The home says what a missed check-out costs; they left when the shift ended. */
  async tellOut(date: CompanyDate, cost: Tiyin): Promise<void> {
    const say = this.#say;
    await this.page.goto('/home');
    const card = this.page.locator(`[data-missed="${date}"]`);
    await card.getByText(say('home', 'ahead.cost', { amount: this.#money(cost) })).waitFor();
    await card.getByRole('button', { name: say('home', 'ahead.tellOut'), exact: true }).click();
    const sheet = this.page.getByRole('dialog', { name: say('dayChange', 'correctTitle'), exact: true });
    await expect.poll(() => sheet.locator('input[name="pairs.0.out"]').inputValue()).toBe('18:00');
    await sheet.locator('input[name="reason"]').fill('Belgilash esdan chiqdi');
    await sheet.getByRole('button', { name: say('dayChange', 'showEffect'), exact: true }).click();
    await sheet.getByRole('button', { name: say('dayChange', 'propose'), exact: true }).click();
    await card.waitFor({ state: 'detached' });
  }

  /** The home asks why they were late, until the end of today's shift. */
  async tellWhyLate(date: CompanyDate): Promise<void> {
    const say = this.#say;
    await this.page.goto('/home');
    const card = this.page.locator(`[data-late="${date}"]`);
    await card.getByText(say('attendance', 'reasonDue.today', { time: '18:00' }), { exact: true }).waitFor();
    await card.getByRole('link', { name: say('attendance', 'reasonDue.write'), exact: true }).click();
    const day = this.page.locator(`[data-date="${date}"][aria-current="true"]`);
    await day.getByRole('button', { name: say('home', 'tardiness.write'), exact: true }).click();
    const dialog = this.page.getByRole('alertdialog', { name: say('home', 'tardiness.ask') });
    await dialog.locator('input[name="reason"]').fill('Avtobus kechikdi');
    await dialog.getByRole('button', { name: say('home', 'tardiness.send'), exact: true }).click();
    await day.getByText(say('home', 'tardiness.state.given'), { exact: true }).waitFor();
    await this.page.goto('/home');
    await this.page.getByRole('progressbar').waitFor();
    await card.waitFor({ state: 'detached' });
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
