import { digitsOfDate, groupDateDigits } from '#domain/fields/typedDate.ts';
import { cases, people } from '#machines/flows/time/dayEntry/dayEntryMachine.cases.ts';
import type { DayEntryForm } from '#machines/flows/time/dayEntry/dayEntryMachine.ts';
import { showsFieldError } from '#tests/support/server/fieldErrors.ts';
import { previewedChangeModel, type PreviewedDriver } from '../shared/previewedChange.model.ts';
import type { ClosingWorld } from './closing.world.ts';

export interface Driver extends PreviewedDriver {
  world: ClosingWorld;
}

const NOBODY = '01935d2e-0000-7000-8000-000000000009';
const SUNDAY = '2026-10-25';
const [aliyev, zokirov] = people.map(({ id }) => id) as [string, string];
/** From the last Wednesday of October on; of one of them that day is entered already. */
const daysOf = { [aliyev]: 2, [zokirov]: 3 };
const entered = ({ employeeIds }: Pick<DayEntryForm, 'employeeIds'>) =>
  employeeIds.reduce((sum, id) => sum + daysOf[id]!, 0);

const sheet = ({ page }: Driver) => page.getByRole('dialog');
const field = (driver: Driver, name: string) => sheet(driver).locator(`input[name="${name}"]`);
const press = (driver: Driver, name: string) =>
  sheet(driver).getByRole('button', { name, exact: true }).click();
const typed = (date: DayEntryForm['firstDay']) => (date ? groupDateDigits(digitsOfDate(date)) : '');

/** The sheet of a month that is over, with two people without an account. */
export const model = previewedChangeModel(cases, {
  title: ({ say }: Driver) => say('dayEntry', 'title'),
  askLabel: ({ say }) => say('dayChange', 'showEffect'),
  confirmLabel: ({ say }) => say('dayEntry', 'enter'),
  choose: ({ page, say }, { chosen }) => {
    const button = page.getByRole('button', { name: say('dayEntry', 'open'), exact: true });
    // Whichever of the two is loaded first.
    return button.and(page.locator(chosen.length ? 'li *' : ':not(li *)')).click();
  },
  fill: async (driver, { employeeIds, firstDay, lastDay, reason }) => {
    const { say } = driver;
    if (employeeIds?.length === 0) await press(driver, say('dayEntry', 'clear'));
    if (employeeIds?.length === 2) await press(driver, say('dayEntry', 'waiting', { shown: '2' }));
    if (employeeIds?.length === 1)
      for (const { id, name } of people)
        await sheet(driver).getByRole('checkbox', { name, exact: true }).setChecked(employeeIds.includes(id));
    if (firstDay) await field(driver, 'firstDay').fill(typed(firstDay));
    if (lastDay) await field(driver, 'lastDay').fill(typed(lastDay));
    if (reason !== undefined) await field(driver, 'reason').fill(reason);
  },
  shows: async (driver, { form, errors }) => {
    const { say } = driver;
    await showsFieldError(field(driver, 'search'), say, errors.employeeIds ?? null);
    const fields = { firstDay: typed(form.firstDay), lastDay: typed(form.lastDay), reason: form.reason };
    for (const [name, value] of Object.entries(fields)) {
      const error = errors[name as keyof typeof errors] ?? null;
      const area = error === 'rangeTooLong' ? 'problems' : 'fields';
      await showsFieldError(field(driver, name), say, error, area);
      const shown = await field(driver, name).inputValue();
      if (shown !== value) throw new Error(`${name} shows "${shown}", not "${value}"`);
    }
    for (const { id, name } of people) {
      const isChecked = await sheet(driver).getByRole('checkbox', { name, exact: true }).isChecked();
      if (isChecked !== form.employeeIds.includes(id)) throw new Error(`${name} is wrongly chosen`);
    }
  },
  // Nobody works on a Sunday.
  preview: (driver) =>
    driver.effect.pass(driver.case === 'nothing' ? { firstDay: SUNDAY, lastDay: SUNDAY } : undefined),
  showsEffect: async ({ say }, shown, { form, effect }) => {
    const isWorth = effect!.entered > 0;
    if (isWorth) {
      const words = (await shown.getByRole('status').last().innerText()).replaceAll(/\s+/g, ' ');
      const wanted = `${say('dayEntry', 'enteredDays')} ${entered(form)}`;
      if (!words.includes(wanted)) throw new Error(`the effect says "${words}", not "${wanted}"`);
    } else await shown.getByText(say('dayEntry', 'nothing'), { exact: true }).waitFor();
    const confirm = shown.getByRole('button', { name: say('dayEntry', 'enter'), exact: true });
    if ((await confirm.isEnabled()) !== isWorth) throw new Error(`can be confirmed: ${!isWorth}`);
  },
  make: async (driver) => {
    const { page, say, change, world, step } = driver;
    const { form } = step.from.moment.snapshot.context as { form: DayEntryForm };
    await change.pass();
    const counts = { people: String(form.employeeIds.length), days: String(entered(form)) };
    await page
      .getByText(say('dayEntry', 'entered', counts), { exact: true })
      .first()
      .waitFor();
    const stored = await world.enteredDays(form.reason);
    if (stored !== entered(form)) throw new Error(`${stored} days are stored, not ${entered(form)}`);
    await world.forgetDays(form.reason);
    for (const turn of ['previousMonth', 'nextMonth'] as const)
      await page.getByRole('button', { name: say('calendar', turn), exact: true }).click();
  },
  refuse: (_, gate) => gate.pass({ employeeIds: [NOBODY] }),
  atField: { lastDay: '2026-12-31' },
});
