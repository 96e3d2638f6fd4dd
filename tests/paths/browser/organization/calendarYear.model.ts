import { formatDate } from '#domain/format/index.ts';
import {
  calendarOf,
  sameCalendar,
  type CalendarForm,
} from '#machines/flows/organization/calendarYear/calendarForm.ts';
import { cases } from '#machines/flows/organization/calendarYear/calendarYearMachine.cases.ts';
import type { Key } from '#tests/support/browser/texts.ts';
import { settingsSectionModel } from './settingsSection.model.ts';

const date = '2026-11-20';
const marks: Record<string, string | null> = { dayOff: 'off', holiday: 'holiday', null: null };
const said = (value: string) => (value === 'undefined' ? 'null' : value);

export const model = settingsSectionModel(cases, {
  field: date,
  previews: true,
  theirs: 'holiday',
  refusedBody: { days: [{ date: '2026-09-15', kind: 'dayOff' }] },
  control: {
    change: async ({ page, say }, value) => {
      await page.locator(`[data-date="${date}"]`).click();
      const dialog = page.getByRole('dialog');
      const press = (key: 'takeBack' | 'give') =>
        dialog.getByRole('button', { name: say('workCalendar', key), exact: true }).click();
      if (value === 'null') await press('takeBack');
      else {
        await dialog.getByRole('combobox').selectOption(value);
        await press('give');
      }
      await dialog.waitFor({ state: 'detached' });
    },
    shows: async ({ page, say }, value, code) => {
      const day = page.locator(`[data-date="${date}"]`);
      await day.waitFor();
      const mark = await day.getAttribute('data-mark');
      if (mark !== marks[said(value)]) throw new Error(`${date} is marked ${mark}, not for ${value}`);
      const errors = await page.locator('main .field-error').allTextContents();
      const wanted = code === undefined ? '' : say('fields', code as Key<'fields'>);
      if (errors.join() !== wanted) throw new Error(`said is "${errors.join()}", not "${wanted}"`);
    },
    label: () => formatDate(date, 'uz-Latn', 'dayMonth'),
    word: ({ say }, value) =>
      say(
        'workCalendar',
        said(value) === 'null' ? 'kindOf.usual' : (`kindOf.${value}` as Key<'workCalendar'>),
      ),
    isSaved: (settings, form) => sameCalendar(calendarOf(settings as never), form as CalendarForm),
  },
});
