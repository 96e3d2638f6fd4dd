import type { ListSetup } from '#machines/flows/shared/listSetup/listSetupMachine.ts';
import { cases } from '#machines/flows/shared/viewNaming/viewNamingMachine.cases.ts';
import type { NamedView, ViewForm } from '#machines/flows/shared/viewNaming/viewNamingMachine.ts';
import type { Gate } from '../support/gates.ts';
import { confirmedChangeModel, type ChangeDriver } from './confirmedChange.model.ts';
import { inViews, pickView, viewsButton, type ListSetupPage } from './listSetup.page.ts';

export interface ViewsDriver extends ChangeDriver, ListSetupPage {
  make: Gate;
  rename: Gate;
  remove: Gate;
  /** Makes the list show what no view does. */
  turn: () => Promise<void>;
}

const isRename = (view: NamedView) => 'id' in view;
const gateOf = ({ make, rename }: ViewsDriver, view: NamedView) => (isRename(view) ? rename : make);
const words = (view: NamedView) => (isRename(view) ? 'renaming' : 'saving');

export const model = confirmedChangeModel<ViewsDriver, NamedView, ViewForm, ListSetup>(cases, {
  gate: gateOf,
  choose: async (driver, view) => {
    const { say } = driver;
    if ('id' in view) await pickView(driver, view.name);
    else await driver.turn();
    const name =
      'id' in view ? say('lists', 'views.rename', { name: view.name }) : say('lists', 'views.save');
    await inViews(driver, (menu) => menu.getByRole('menuitem', { name, exact: true }).click());
  },
  title: ({ say }, view) => say('lists', `views.${words(view)}.title`),
  confirmLabel: ({ say }, view) => say('lists', `views.${words(view)}.confirm`),
  fields: () => ['name'],
  make: async (driver) => {
    const { page, say, subject } = driver;
    await gateOf(driver, subject).pass();
    const told = say('lists', isRename(subject) ? 'views.renamed' : 'views.saved');
    await page.getByText(told, { exact: true }).first().waitFor();
    await viewsButton(driver).getByText('Bloklanganlar', { exact: true }).waitFor();
  },
  refuse: { taken: (driver) => gateOf(driver, driver.subject).pass({ name: 'boshqa' }) },
});
