import type { Page } from 'playwright-core';
import type { CompanyDate } from '#domain/calendar/index.ts';
import { digitsOfDate, groupDateDigits } from '#domain/fields/typedDate.ts';
import type { Say } from '#tests/support/browser/texts.ts';

/** What an employee does about their days on the phone. */
export class WorkHandset {
  readonly page: Page;
  readonly #say: Say;

  constructor(page: Page, say: Say) {
    this.page = page;
    this.#say = say;
  }

  async giveReason(date: CompanyDate, reason: string): Promise<void> {
    const say = this.#say;
    await this.page.goto(`/home?date=${date}#tardiness`);
    const day = this.page.locator(`[data-date="${date}"][aria-current="true"]`);
    await day.getByRole('button', { name: say('home', 'tardiness.write'), exact: true }).click();
    const dialog = this.page.getByRole('alertdialog', { name: say('home', 'tardiness.ask') });
    await dialog.locator('input[name="reason"]').fill(reason);
    await dialog.getByRole('button', { name: say('home', 'tardiness.send'), exact: true }).click();
    await day.getByText(say('home', 'tardiness.state.given'), { exact: true }).waitFor();
  }

  async proposeIllness(firstDay: CompanyDate, lastDay: CompanyDate): Promise<void> {
    const say = this.#say;
    const sheet = await this.#ofDay(firstDay, say('attendance', 'absence.propose'), say('absences', 'title'));
    await sheet.locator('select[name="kind"]').selectOption('19');
    await sheet.locator('input[name="lastDay"]').fill(groupDateDigits(digitsOfDate(lastDay)));
    await sheet.getByRole('button', { name: say('absences', 'showEffect'), exact: true }).click();
    await sheet.getByRole('button', { name: say('absences', 'propose'), exact: true }).click();
    await this.page.getByText(say('attendance', 'absence.sent')).first().waitFor();
  }

  /** They left then, whatever was punched. */
  async proposeTimes(date: CompanyDate, out: string, reason: string): Promise<void> {
    const say = this.#say;
    const sheet = await this.#ofDay(
      date,
      say('attendance', 'correction.propose'),
      say('dayChange', 'correctTitle'),
    );
    await sheet.locator('input[name="pairs.0.out"]').fill(out);
    await sheet.locator('input[name="reason"]').fill(reason);
    await sheet.getByRole('button', { name: say('dayChange', 'showEffect'), exact: true }).click();
    await sheet.getByRole('button', { name: say('dayChange', 'propose'), exact: true }).click();
    await this.page.getByText(say('attendance', 'correction.sent')).first().waitFor();
  }

  /** The sheet that a button of this day's sheet opens. */
  async #ofDay(date: CompanyDate, button: string, title: string) {
    await this.page.goto(`/attendances?date=${date}`);
    await this.page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click();
    return this.page.getByRole('dialog', { name: title, exact: true });
  }
}
