import type { Locator, Page } from 'playwright-core';
import type { CompanyMonth } from '#domain/calendar/index.ts';
import type { Tiyin } from '#domain/money.ts';
import type { PayKind } from '#domain/payRun.ts';
import { samplePassword } from '#tests/support/server/server.ts';
import type { Say } from '#tests/support/browser/texts.ts';
import { money } from './shown.ts';

/** What an owner or accountant does with money on their screens. */
export class Desk {
  readonly page: Page;
  readonly #say: Say;

  constructor(page: Page, say: Say) {
    this.page = page;
    this.#say = say;
  }

  press = (name: string, place: Locator | Page = this.page): Promise<void> =>
    place.getByRole('button', { name, exact: true }).click();

  /** Fills in what the dialog asks for, confirms, and waits until it is gone. */
  async confirm(title: string, label: string, fields: Record<string, string> = {}): Promise<void> {
    const dialog = this.page.getByRole('alertdialog', { name: title, exact: true });
    for (const [name, value] of Object.entries(fields))
      await dialog.locator(`input[name="${name}"]`).fill(value);
    await this.press(label, dialog);
    await dialog.waitFor({ state: 'detached' });
  }

  async told(text: string): Promise<void> {
    await this.page.getByText(text, { exact: true }).first().waitFor();
  }

  /** By a file for the bank, from now on. */
  async payByFile(): Promise<void> {
    const say = this.#say;
    await this.page.goto('/settings/payouts');
    await this.press(say('payouts', 'chooseOf', { provider: say('payouts', 'provider.file') }));
    await this.confirm(say('payouts', 'choosing.file'), say('payouts', 'save'));
    await this.told(say('payouts', 'chosen'));
  }

  /** Another payer than the bank's file is not chosen while this register is open: the dialog leads to it. */
  async mayNotPayOtherwise(register: number): Promise<void> {
    const say = this.#say;
    await this.page.goto('/settings/payouts');
    await this.press(say('payouts', 'chooseOf', { provider: say('payouts', 'provider.hand') }));
    const dialog = this.page.getByRole('alertdialog', { name: say('payouts', 'choosing.hand'), exact: true });
    await dialog.getByText(say('problems', 'payoutsOnTheirWay'), { exact: true }).waitFor();
    await dialog.getByRole('link', { name: say('registers', 'numbered', { number: register }) }).click();
    await this.page.waitForURL(/\/payments\?register=/);
  }

  /** On the request's page. */
  async approve(): Promise<void> {
    const say = this.#say;
    await this.press(say('payments', 'approve'));
    await this.confirm(say('payments', 'approveTitle'), say('payments', 'approve'));
    await this.told(say('payments', 'approvedToast', { count: 1 }));
  }

  /** On the request's page: today it was paid, or came back. */
  async settle(verb: 'markPaid' | 'markReturned', fields: Record<string, string> = {}): Promise<void> {
    const say = this.#say;
    await this.press(say('payouts', verb));
    await this.confirm(say('payouts', `title.${verb}`), say('payouts', verb), fields);
    await this.told(say('payouts', `toast.${verb}`));
  }

  /** Leads to the draft. */
  async makeRun(kind: PayKind, month: CompanyMonth): Promise<void> {
    const say = this.#say;
    await this.page.goto('/payments/runs');
    await this.press(say('runs', 'make'));
    const dialog = this.page.getByRole('alertdialog');
    await dialog.locator('select[name="kind"]').selectOption(kind);
    if (kind === 'salary') await dialog.locator('select[name="period"]').selectOption(month);
    await this.confirm(say('runs', 'makeTitle'), say('runs', 'make'));
    await this.page.waitForURL(/\/payments\/runs\/.+/);
  }

  /** On the draft, to this person's salary. */
  async addBonus(name: string, { amount, reason }: { amount: Tiyin; reason: string }): Promise<void> {
    const say = this.#say;
    await this.press(say('runs', 'actions', { name }));
    await this.page.getByRole('menuitem', { name: say('payLines', 'add'), exact: true }).click();
    const fields = { amount: String(amount / 100), reason };
    await this.confirm(say('payLines', 'ask.add'), say('payLines', 'verb.add'), fields);
    await this.told(say('payLines', 'done.add', { name }));
  }

  /** The accountant's net amount of one person, by a file that also names somebody unknown: applied to the draft, and taken back. */
  async triesNetPay(pinfl: string, net: Tiyin): Promise<void> {
    const say = this.#say;
    const text = `JShShIR;Qoʻlga tegadi\n${pinfl};${net / 100}\n31409923640017;1\n`;
    const file = { name: 'net.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
    await this.page.locator('input[type="file"]').setInputFiles(file);
    await this.page.getByText(say('runs', 'net.problem.unknown'), { exact: true }).waitFor();
    await this.press(say('runs', 'net.apply', { count: 1 }));
    await this.confirm(say('runs', 'ask.setNet'), say('runs', 'verb.setNet'));
    await this.told(say('runs', 'done.setNet', { count: 1 }));
    await this.page
      .getByRole('table', { name: say('runs', 'people') })
      .getByText(say('runs', 'net.ofPersonSame', { net: money(net) }))
      .waitFor();
    await this.press(say('runs', 'verb.dropNet'));
    await this.confirm(say('runs', 'ask.dropNet'), say('runs', 'verb.dropNet'));
    await this.told(say('runs', 'done.dropNet', { count: 1 }));
  }

  /** Presses a chip of a filter, which shows how many it finds. */
  choose(chip: string): Promise<void> {
    return this.page.getByRole('button', { name: new RegExp(`^${chip}\\s*\\d+$`) }).click();
  }

  async confirmRun(number: number): Promise<void> {
    const say = this.#say;
    await this.press(say('runs', 'verb.confirm'));
    const fields = { password: samplePassword };
    await this.confirm(say('runs', 'confirm.title'), say('runs', 'confirm.send'), fields);
    await this.told(say('runs', 'done.confirm', { number }));
  }

  /** Those of the run that did not arrive. */
  async payAgain(count: number): Promise<void> {
    const say = this.#say;
    await this.press(say('runs', 'verb.retry'));
    await this.confirm(say('runs', 'ask.retry'), say('runs', 'verb.retry'));
    await this.told(say('runs', 'done.retry', { count }));
  }

  /** Puts what waits into a register, which must be this much, and leads to it. */
  async makeRegister(waiting: string): Promise<void> {
    const say = this.#say;
    if (!this.page.url().endsWith('/payments/registers')) await this.page.goto('/payments/registers');
    const next = this.page.getByRole('region', { name: say('registers', 'waiting') });
    await next.getByText(waiting, { exact: true }).waitFor();
    await this.press(say('registers', 'make'), next);
    await this.confirm(say('registers', 'makeTitle'), say('registers', 'make'));
    await this.page.waitForURL(/\/payments\?register=/);
  }

  /** On the page of a run that the bank pays: leads to where its payments wait, and makes their register there. */
  async registerOfRun(waiting: string): Promise<void> {
    await this.page.getByRole('link', { name: this.#say('runs', 'toRegisters'), exact: true }).click();
    await this.page.waitForURL(/\/payments\/registers$/);
    await this.makeRegister(waiting);
  }

  /** The bank has the register that is open, whose file was saved. */
  async handOver(number: number): Promise<void> {
    const say = this.#say;
    await this.press(say('registers', 'handOver'));
    await this.confirm(say('registers', 'ask.handOver'), say('registers', 'confirm.handOver'));
    await this.told(say('registers', 'handed', { number }));
    await this.told(say('registers', 'handing.done'));
  }

  /** The bank has paid all of the register, today. */
  async allPaid(count: number): Promise<void> {
    await this.press(this.#say('registers', 'markPaid'));
    await this.#settleRegister(count, this.#say('registers', 'confirm.markPaid'));
  }

  /** The bank has paid this one of the register, today. */
  async onePaid(name: string): Promise<void> {
    const say = this.#say;
    const row = this.page.getByRole('row').filter({ hasText: name });
    await this.press(say('registers', 'payment.markPaid'), row);
    await this.#settleRegister(1, say('payouts', 'markPaid'));
  }

  async #settleRegister(count: number, confirmLabel: string): Promise<void> {
    const say = this.#say;
    const fields = { reason: 'Bank tasdiqladi' };
    await this.confirm(say('registers', 'ask.markPaid'), confirmLabel, fields);
    await this.told(say('registers', 'settled', { count }));
  }
}
