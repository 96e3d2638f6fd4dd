import { cases } from '#machines/flows/organization/unitNaming/unitNamingMachine.cases.ts';
import type { NamedUnit, Unit, UnitForm } from '#machines/flows/organization/unitNaming/unitNamingMachine.ts';
import { confirmedChangeModel, type ChangeDriver } from '../shared/confirmedChange.model.ts';
import type { Gate } from '../support/gates.ts';

export interface UnitsDriver extends ChangeDriver {
  make: Gate;
  rename: Gate;
  close: Gate;
  /** Makes a unit of this title by the API. */
  restore: (title: string) => Promise<void>;
}

const gateOf = ({ make, rename }: UnitsDriver, unit: NamedUnit) => (unit === 'new' ? make : rename);
const words = (unit: NamedUnit) => (unit === 'new' ? 'making' : 'renaming');

export const model = confirmedChangeModel<UnitsDriver, NamedUnit, UnitForm, Unit>(cases, {
  gate: gateOf,
  choose: ({ page, say }, unit) =>
    page
      .getByRole('button', {
        name: unit === 'new' ? say('units', 'make') : say('units', 'renameOf', { unit: unit.title }),
        exact: true,
      })
      .click(),
  title: ({ say }, unit) => say('units', `naming.${words(unit)}.title`),
  confirmLabel: ({ say }, unit) => say('units', `naming.${words(unit)}.confirm`),
  fields: () => ['title'],
  make: async (driver) => {
    const { page, say, subject } = driver;
    await gateOf(driver, subject).pass();
    const told = say('units', subject === 'new' ? 'created' : 'renamed');
    await page.getByText(told, { exact: true }).first().waitFor();
    await page.getByRole('listitem').filter({ hasText: 'Ombor' }).first().waitFor();
  },
  refuse: {
    taken: (driver) => gateOf(driver, driver.subject).pass({ title: 'Ofis' }),
  },
});
