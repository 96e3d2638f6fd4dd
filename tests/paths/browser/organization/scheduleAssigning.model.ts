import type { Locator } from 'playwright-core';
import { digitsOfDate, groupDateDigits } from '#domain/fields/typedDate.ts';
import { cases } from '#machines/flows/organization/scheduleAssigning/scheduleAssigningMachine.cases.ts';
import { showsFieldError } from '#tests/support/server/fieldErrors.ts';
import { lastBody } from '../shared/confirmedChange.model.ts';
import { previewedChangeModel, type PreviewedDriver } from '../shared/previewedChange.model.ts';

export interface AssignDriver extends PreviewedDriver {
  /** The only person and unit there are; the person is in the unit. */
  name: string;
  unit: string;
  /** A schedule that was closed. */
  closed: string;
  /** Takes back what was given. */
  restore: () => Promise<void>;
}

const sheet = ({ page }: AssignDriver): Locator => page.getByRole('dialog');
const box = (driver: AssignDriver, name: string) =>
  sheet(driver).getByRole('checkbox', { name, exact: true });
const input = (driver: AssignDriver, name: string) => sheet(driver).locator(`input[name="${name}"]`);

export const model = previewedChangeModel(cases, {
  title: ({ say }: AssignDriver, subject) =>
    say('schedules', 'giveTitle', { schedule: subject?.schedule?.name ?? '' }),
  askLabel: ({ say }) => say('settings', 'preview'),
  confirmLabel: ({ say }) => say('schedules', 'give'),
  choose: async ({ page, say }, { schedule }) => {
    const name = say('schedules', 'actionsOf', { schedule: schedule?.name ?? '' });
    await page.getByRole('button', { name, exact: true }).click();
    return page.getByRole('menuitem', { name: say('schedules', 'giveTo'), exact: true }).click();
  },
  fill: async (driver, { to, people, unitIds, validFrom }) => {
    const { page, say, name, unit } = driver;
    if (to) await page.getByRole('radio', { name: say('schedules', 'toUnits'), exact: true }).click();
    if (unitIds) await box(driver, unit).setChecked(unitIds.length > 0);
    if (people?.length === 0)
      await page.getByRole('button', { name: say('schedules', 'drop', { name }), exact: true }).click();
    if (people?.length) {
      await input(driver, 'search').fill('karim');
      await box(driver, name).check();
    }
    if (validFrom !== undefined)
      await input(driver, 'validFrom').fill(validFrom ? groupDateDigits(digitsOfDate(validFrom)) : '');
  },
  shows: async (driver, { form, errors }) => {
    const { page, say } = driver;
    const day = input(driver, 'validFrom');
    await day.waitFor();
    const shown = await day.inputValue();
    const wanted = form.validFrom ? groupDateDigits(digitsOfDate(form.validFrom)) : '';
    if (shown !== wanted) throw new Error(`the day is "${shown}", not "${wanted}"`);
    await showsFieldError(day, say, errors.validFrom ?? null);
    if (form.to === 'units') {
      const chosen = await box(driver, driver.unit).isChecked();
      if (chosen !== form.unitIds.length > 0) throw new Error(`the unit is chosen: ${chosen}`);
      const told = await sheet(driver).getByText(say('fields', 'required'), { exact: true }).count();
      if (told > 0 !== Boolean(errors.unitIds ?? errors.validFrom))
        throw new Error(`${told} fields are missed`);
      return;
    }
    const drop = say('schedules', 'drop', { name: driver.name });
    await page
      .getByRole('button', { name: drop, exact: true })
      .waitFor({ state: form.people.length ? 'visible' : 'detached' });
    await showsFieldError(input(driver, 'search'), say, errors.people ?? null);
  },
  showsEffect: ({ say }, shown) =>
    shown
      .getByRole('status')
      .getByText(say('settings', 'people', { count: 1 }), { exact: true })
      .waitFor(),
  make: async (driver) => {
    const { page, say, change, step, restore } = driver;
    const { to } = (step.from.moment.snapshot.context as { form: { to: string } }).form;
    const { employeeIds, unitIds } = lastBody(driver) as Record<'employeeIds' | 'unitIds', string[]>;
    if (`${employeeIds.length} ${unitIds.length}` !== (to === 'people' ? '1 0' : '0 1'))
      throw new Error(`given to ${employeeIds.length} people and ${unitIds.length} units`);
    await change.pass();
    await page.getByText(say('schedules', 'given'), { exact: true }).first().waitFor();
    await restore();
  },
  refuse: ({ closed }, gate) => gate.pass({ scheduleId: closed }),
  atField: { validFrom: '2026-10-31' },
  // A person’s record has that choice; people and units are chosen in turn.
  impossible: ({ person }, of) =>
    person !== null || (of !== undefined && (of.form.to === 'people' ? 'unitIds' : 'people') in of.change),
});
