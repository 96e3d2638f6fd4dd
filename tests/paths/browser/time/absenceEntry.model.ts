import { digitsOfDate, groupDateDigits } from '#domain/fields/typedDate.ts';
import { cases } from '#machines/flows/time/absenceEntry/absenceEntryMachine.cases.ts';
import { showsFieldError } from '#tests/support/server/fieldErrors.ts';
import { notifyFromOtherTab } from '../support/otherTab.ts';
import { previewedChangeModel, type PreviewedDriver } from '../shared/previewedChange.model.ts';
import type { WorkWorld } from './work.world.ts';

export interface Driver extends PreviewedDriver {
  world: WorkWorld;
}

const NOBODY = '01935d2e-0000-7000-8000-000000000009';
const field = ({ page }: Driver, name: string) => page.locator(`[name="${name}"]`);

/** The sheet of a day without punches, in the employee's own month. */
export const model = previewedChangeModel(cases, {
  title: ({ say }: Driver) => say('absences', 'title'),
  askLabel: ({ say }) => say('absences', 'showEffect'),
  confirmLabel: ({ say }) => say('absences', 'propose'),
  choose: ({ page, say }) =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: say('attendance', 'absence.propose'), exact: true })
      .click(),
  fill: async (driver, { kind, lastDay, note, file }) => {
    const { page, say } = driver;
    if (file === null) await page.getByRole('button', { name: say('absences', 'removeFile') }).click();
    if (file)
      await page.locator('input[name="file"]').setInputFiles({
        ...{ name: file.name, mimeType: 'application/pdf' },
        buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(file.bytes - 9)]),
      });
    if (kind !== undefined) await field(driver, 'kind').selectOption(kind);
    if (lastDay) await field(driver, 'lastDay').fill(groupDateDigits(digitsOfDate(lastDay)));
    if (note !== undefined) await field(driver, 'note').fill(note);
  },
  shows: async (driver, { form, errors }) => {
    const { page, say } = driver;
    const choose = page.getByRole('button', {
      name: `${say('absences', 'file')}: ${say('absences', form.file ? 'otherFile' : 'chooseFile')}`,
      exact: true,
    });
    await choose.waitFor();
    await showsFieldError(choose, say, errors.file ?? null);
    if (form.file) await page.getByText(form.file.name).waitFor();
    const typed = (date: typeof form.firstDay) => (date === null ? '' : groupDateDigits(digitsOfDate(date)));
    const fields = {
      ...{ kind: form.kind, note: form.note },
      ...{ firstDay: typed(form.firstDay), lastDay: typed(form.lastDay) },
    };
    for (const [name, value] of Object.entries(fields)) {
      const shownField = field(driver, name);
      await shownField.waitFor();
      await showsFieldError(shownField, driver.say, errors[name as keyof typeof errors] ?? null);
      const shown = await shownField.inputValue();
      if (shown !== value) throw new Error(`${name} shows "${shown}", not "${value}"`);
    }
  },
  showsEffect: async (_, sheet) => {
    const words = (await sheet.getByRole('status').innerText()).replaceAll(/\s+/g, ' ');
    // Of November’s days until the 18th ten are worked and two absent; a leave earns nothing by days.
    for (const change of ['2 → 1', "2 380 952 so'm"])
      if (!words.includes(change)) throw new Error(`the effect says "${words}", not "${change}"`);
  },
  make: async (driver) => {
    const { page, say, world, change } = driver;
    await change.pass();
    await page.getByText(say('attendance', 'absence.sent')).first().waitFor();
    const row = page.locator('[data-absence]');
    await row.getByText(say('attendance', 'correction.state.proposed'), { exact: true }).waitFor();
    await row.getByText(say('absences', 'kind.n9'), { exact: true }).waitFor();
    const stored = await world.absences();
    if (stored.length !== 1 || stored[0]?.state !== 'proposed' || stored[0].kind !== 9)
      throw new Error(`the absences are ${JSON.stringify(stored)}`);
    await world.forgetAbsences();
    await notifyFromOtherTab(page, { type: 'data.changed', topic: 'attendance' });
    await row.waitFor({ state: 'detached' });
  },
  // Somebody else's days.
  refuse: (_, gate) => gate.pass({ employeeId: NOBODY }),
  atField: { firstDay: '2026-10-30', lastDay: '2026-10-30' },
});
