import { formatMonth } from '#domain/format/index.ts';
import { cases, people } from '#machines/flows/time/unregisteredDays/unregisteredDaysMachine.cases.ts';
import {
  idsIn,
  isDecided,
  type UnregisteredForm,
} from '#machines/flows/time/unregisteredDays/unregisteredDaysMachine.ts';
import { newId } from '#server/identifier.ts';
import { confirmedChangeModel, lastBody, type ChangeDriver } from '../shared/confirmedChange.model.ts';
import type { Gate } from '../support/gates.ts';
import { notifyFromOtherTab } from '../support/otherTab.ts';
import type { ClosingWorld } from './closing.world.ts';

export interface Driver extends ChangeDriver {
  unregistered: Gate;
  world: ClosingWorld;
}

const dialog = ({ page }: Driver) => page.getByRole('alertdialog');
const decision = (driver: Driver) => dialog(driver).locator('select[name="decision"]');
const chosen = (driver: Driver, fullName: string) =>
  dialog(driver).getByRole('checkbox', { name: fullName, exact: true });

/** Two people who have not signed up, of whom one has a day that was entered by hand. */
export const model = confirmedChangeModel(cases, {
  gate: ({ unregistered }: Driver) => unregistered,
  choose: async ({ page, say, world }, { unregistered }) => {
    await world.put('open');
    await world.hireUnregistered();
    await notifyFromOtherTab(page, { type: 'data.changed', topic: 'attendance' });
    const { people, total } = unregistered;
    const days = people.reduce((sum, one) => sum + one.days, 0);
    const row = say('closing', 'unregistered.row', { people: String(total), days: String(days) });
    await page
      .getByRole('listitem')
      .filter({ hasText: row })
      .getByRole('button', { name: say('closing', 'settle') })
      .click();
  },
  title: ({ say, world }) =>
    say('closing', 'unregistered.title', { month: formatMonth(world.month, 'uz-Latn') }),
  confirmLabel: ({ say }) => say('closing', 'unregistered.confirm'),
  fields: () => ['decision'],
  control: (driver, field) => (field === 'decision' ? decision(driver) : undefined),
  picks: {
    fields: () => ['except'],
    pick: async (driver, _, value) => {
      for (const { employeeId, fullName } of people) {
        const box = chosen(driver, fullName);
        if (await box.isEnabled()) await box.setChecked(!idsIn(value).includes(employeeId));
      }
    },
  },
  shows: async (driver, subject, form: UnregisteredForm) => {
    for (const person of subject.unregistered.people) {
      const { fullName, days } = person;
      const row = dialog(driver).getByRole('listitem').filter({ hasText: fullName });
      await row.getByText(driver.say('closing', 'unregistered.days', { shown: String(days) })).waitFor();
      const isChecked = await chosen(driver, fullName).isChecked();
      if (isChecked !== isDecided(person, form)) throw new Error(`${fullName} is wrongly chosen`);
    }
  },
  make: async (driver) => {
    const { page, say, unregistered, world } = driver;
    const { employeeIds } = lastBody(driver) as { employeeIds: string[] };
    const ids = await world.unregistered();
    const of = people.filter(({ fullName }) => employeeIds.includes(ids.get(fullName)!));
    await unregistered.pass();
    const counts = {
      people: String(of.length),
      days: String(of.reduce((sum, one) => sum + one.days, 0)),
    };
    await page
      .getByText(say('closing', 'unregistered.done', counts), {
        exact: true,
      })
      .first()
      .waitFor();
    const waits = [...(await world.unregistered()).keys()].join();
    const wanted = people.filter((one) => !of.includes(one)).map(({ fullName }) => fullName);
    if (waits !== wanted.join()) throw new Error(`${waits} wait, not ${wanted.join()}`);
  },
  refuse: {
    closed: async ({ unregistered, world }) => {
      await unregistered.arrived();
      await world.put('closed');
      await unregistered.pass();
      await world.put('open');
    },
    misread: ({ unregistered }) => unregistered.pass({ decision: 'other', employeeIds: [newId()] }),
  },
});
