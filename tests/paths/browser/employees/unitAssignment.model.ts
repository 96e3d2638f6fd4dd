import { digitsOfDate, groupDateDigits } from '#domain/fields/typedDate.ts';
import { cases } from '#machines/flows/employees/unitAssignment/unitAssignmentMachine.cases.ts';
import { newId } from '#server/identifier.ts';
import { showsFieldError } from '#tests/support/server/fieldErrors.ts';
import { previewedChangeModel, type PreviewedDriver } from '../shared/previewedChange.model.ts';

export interface Driver extends PreviewedDriver {
  /** Takes everybody out of the unit. */
  restore: () => Promise<void>;
}

export const unitTitle = 'Savdo';

const unit = ({ page }: Driver) => page.getByRole('dialog').getByRole('combobox');
const day = ({ page }: Driver) => page.getByRole('dialog').locator('input[name="validFrom"]');

export const model = previewedChangeModel(cases, {
  title: ({ say }: Driver, subject) =>
    say('employeeList', 'unitMove.title', { count: subject?.rows.length ?? 0 }),
  askLabel: ({ say }) => say('settings', 'preview'),
  confirmLabel: ({ say }) => say('employeeList', 'unitMove.confirm'),
  choose: async ({ page, say }, { rows }) => {
    for (const { name } of rows)
      await page.getByRole('checkbox', { name: say('employeeList', 'choose', { name }) }).check();
    await page.getByRole('button', { name: say('employeeList', 'unitMove.action'), exact: true }).click();
    for (const { name } of rows) await page.getByRole('dialog').getByText(name).waitFor();
    await page.getByRole('option', { name: unitTitle, exact: true }).waitFor({ state: 'attached' });
  },
  fill: async (driver, { unitId, validFrom }) => {
    if (unitId !== undefined) await unit(driver).selectOption(unitId);
    if (validFrom !== undefined)
      await day(driver).fill(validFrom ? groupDateDigits(digitsOfDate(validFrom)) : '');
  },
  shows: async (driver, { form, errors }) => {
    const shown = [await unit(driver).inputValue(), await day(driver).inputValue()];
    const wanted = [form.unitId, form.validFrom ? groupDateDigits(digitsOfDate(form.validFrom)) : ''];
    if (shown.join() !== wanted.join())
      throw new Error(`the fields are ${shown.join()}, not ${wanted.join()}`);
    await showsFieldError(unit(driver), driver.say, errors.unitId ?? null);
    await showsFieldError(day(driver), driver.say, errors.validFrom ?? null);
  },
  showsEffect: async ({ say }, sheet, { subject, form }) => {
    const count = subject?.rows.length ?? 0;
    const told = sheet.getByRole('status');
    // The unit has a schedule of its own, which whoever is in none does not follow.
    if (form.unitId === 'none')
      await told.getByText(say('settings', 'effectNone'), { exact: true }).waitFor();
    else await told.getByText(say('settings', 'people', { count }), { exact: true }).waitFor();
  },
  make: async ({ page, say, change, step, restore }) => {
    const { subject, form } = step.from.moment.snapshot.context as {
      subject: { rows: { name: string }[] };
      form: { unitId: string };
    };
    await change.pass();
    await page
      .getByText(say('employeeList', 'unitMove.done', { count: subject.rows.length }), { exact: true })
      .first()
      .waitFor();
    for (const { name } of subject.rows)
      await page
        .getByRole('row')
        .filter({ hasText: name })
        .getByText(form.unitId === 'none' ? '–' : unitTitle, { exact: true })
        .waitFor();
    await restore();
  },
  // Somebody of another company.
  refuse: (_, gate) => gate.pass({ employeeIds: [newId()] }),
  atField: { validFrom: '2026-10-31' },
});
