import type { Page } from 'playwright-core';
import { formatDate } from '#domain/format/index.ts';
import { cases } from '#machines/flows/organization/calendarDay/calendarDayMachine.cases.ts';
import type { DayForm } from '#machines/flows/organization/calendarDay/dayForm.ts';
import { showsFieldError } from '#tests/support/server/fieldErrors.ts';
import type { Say } from '#tests/support/browser/texts.ts';
import { defineModel } from '#tests/paths/engine/index.ts';

export interface DayDriver {
  page: Page;
  say: Say;
}

const fields = ['date', 'kind', 'instead'] as const;
const control = ({ page }: DayDriver, field: keyof DayForm) =>
  page.getByRole('dialog').locator(`[name="${field}"]`);
const press = ({ page, say }: DayDriver, key: 'give' | 'takeBack' | 'add') =>
  page.getByRole('button', { name: say('workCalendar', key), exact: true }).click();
const typed = (value: string | null) => (value === null ? '' : formatDate(value as never, 'ru', 'short'));

export const model = defineModel<DayDriver>()(cases, {
  events: {
    'day.chosen': async (driver) => {
      const { date } = driver.event;
      if (date === null) return press(driver, 'add');
      // By the keyboard: the day is reached by arrows from the one that Tab stops at.
      await driver.page.locator(`[data-date="${date}"]`).focus();
      await driver.page.keyboard.press('ArrowRight');
      await driver.page.keyboard.press('ArrowLeft');
      await driver.page.keyboard.press('Enter');
    },
    'fields.changed': async (driver) => {
      const [[field, value] = ['date', null]] = Object.entries(driver.event.change);
      if (field === 'kind') await control(driver, field).selectOption(String(value));
      else await control(driver, field as keyof DayForm).fill(typed(value));
    },
    'day.submitted': (driver) => press(driver, 'give'),
    'day.takenBack': (driver) => press(driver, 'takeBack'),
    'day.closed': ({ page }) => page.keyboard.press('Escape'),
  },
  states: {
    /** What was given goes back out of the draft, so that every day is chosen in the year of the cases. */
    closed: async ({ page }) => {
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      const undo = page.locator('.year-draft li button');
      for (let left = await undo.count(); left > 0; left -= 1) await undo.first().click();
    },
    viewing: async ({ page, say }) => {
      await page.getByText(say('workCalendar', 'lock.periodClosed')).waitFor();
      if ((await page.getByRole('dialog').locator('select').count()) > 0)
        throw new Error('a locked day can be changed');
    },
    editing: async (driver) => {
      const { form, errors } = driver.snapshot.context;
      for (const field of fields) {
        const input = control(driver, field);
        await input.waitFor();
        const wanted = field === 'kind' ? form?.kind : typed(form?.[field] ?? null);
        const shown = await input.inputValue();
        if (shown !== wanted) throw new Error(`${field} shows ${shown}, not ${wanted}`);
        await showsFieldError(input, driver.say, errors[field] ?? null);
      }
    },
  },
  // Nothing is changed by giving a field the value that it has.
  impossible: ({ snapshot: { context }, event }) =>
    event.type === 'fields.changed' &&
    Object.entries(event.change).every(([field, value]) => context.form?.[field as keyof DayForm] === value),
});
