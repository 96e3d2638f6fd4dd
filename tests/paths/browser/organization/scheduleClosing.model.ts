import type { CompanyDate } from '#domain/calendar/index.ts';
import { digitsOfDate, groupDateDigits } from '#domain/fields/typedDate.ts';
import { cases } from '#machines/flows/organization/scheduleClosing/scheduleClosingMachine.cases.ts';
import type { ClosingForm } from '#machines/flows/organization/scheduleClosing/scheduleClosingMachine.ts';
import { showsFieldError } from '#tests/support/server/fieldErrors.ts';
import { previewedChangeModel, type PreviewedDriver } from '../shared/previewedChange.model.ts';

export interface SchedulesDriver extends PreviewedDriver {
  /** Takes the closing back. */
  restore: () => Promise<void>;
}

/** As the field writes a date. */
export const typedDate = (date: string) => date && groupDateDigits(digitsOfDate(date as CompanyDate));

const menu = ({ page, say }: SchedulesDriver, schedule: string) =>
  page.getByRole('button', { name: say('schedules', 'actionsOf', { schedule }), exact: true });
const day = ({ page }: SchedulesDriver) => page.getByRole('dialog').locator('input[name="validFrom"]');

export const model = previewedChangeModel(cases, {
  choose: async (driver: SchedulesDriver, { title }) => {
    await menu(driver, title).click();
    await driver.page.getByRole('menuitem', { name: driver.say('schedules', 'close'), exact: true }).click();
  },
  title: ({ say }, subject) => say('schedules', 'closeTitle', { schedule: subject?.title ?? '' }),
  askLabel: ({ say }) => say('settings', 'preview'),
  confirmLabel: ({ say }) => say('schedules', 'closeConfirm'),
  fill: (driver, { validFrom }) => day(driver).fill(typedDate(validFrom ?? '')),
  shows: async (driver, { form, errors }) => {
    await day(driver).waitFor();
    const shown = await day(driver).inputValue();
    const wanted = typedDate(form.validFrom ?? '');
    if (shown !== wanted) throw new Error(`the day is "${shown}", not "${wanted}"`);
    await showsFieldError(day(driver), driver.say, errors.validFrom ?? null);
  },
  showsEffect: ({ say }, sheet) =>
    sheet.getByRole('status').getByText(say('settings', 'effectTitle'), { exact: true }).waitFor(),
  make: async (driver) => {
    const { page, say, change, step } = driver;
    const { validFrom } = (step.from.moment.snapshot.context as { form: ClosingForm }).form;
    await change.pass();
    await page.getByText(say('schedules', 'closed'), { exact: true }).first().waitFor();
    const date = validFrom === '2026-12-01' ? '1-dekabr' : '19-noyabr';
    const closes = page.getByText(say('schedules', 'closes', { date }), { exact: true }).first();
    await closes.waitFor();
    // Open again for the next choice, under its version; the page refreshes every minute.
    await driver.restore();
    await page.clock.fastForward(61_000);
    await closes.waitFor({ state: 'detached' });
  },
  // Of a version that somebody has saved over.
  refuse: (_, gate) => gate.pass({ version: 99 }),
  atField: { validFrom: '2026-10-31' },
});
