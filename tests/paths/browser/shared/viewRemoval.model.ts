import type { ListSetup } from '#machines/flows/shared/listSetup/listSetupMachine.ts';
import type { NoForm } from '#machines/flows/shared/confirmedChange/confirmedChangeSetup.ts';
import { cases } from '#machines/flows/shared/viewRemoval/viewRemovalMachine.cases.ts';
import type { RemovedView } from '#machines/flows/shared/viewRemoval/viewRemovalMachine.ts';
import { confirmedChangeModel } from './confirmedChange.model.ts';
import { inViews, pickView, viewsButton } from './listSetup.page.ts';
import type { ViewsDriver } from './viewNaming.model.ts';

export const model = confirmedChangeModel<ViewsDriver, RemovedView, NoForm, ListSetup | null>(cases, {
  gate: ({ remove }) => remove,
  choose: async (driver, { name }) => {
    await pickView(driver, name);
    const label = driver.say('lists', 'views.remove', { name });
    await inViews(driver, (menu) => menu.getByRole('menuitem', { name: label, exact: true }).click());
  },
  title: ({ say }, { name }) => say('lists', 'views.removing.title', { name }),
  confirmLabel: ({ say }) => say('lists', 'views.removing.confirm'),
  make: async (driver) => {
    const { page, say, remove, make, subject } = driver;
    await remove.pass();
    await page.getByText(say('lists', 'views.removed'), { exact: true }).first().waitFor();
    await viewsButton(driver).getByText(say('lists', 'views.label'), { exact: true }).waitFor();
    await inViews(driver, async (menu) => {
      if (await menu.getByText(subject.name, { exact: true }).count())
        throw new Error('the view is still there');
      await menu.getByRole('menuitem', { name: say('lists', 'views.save') }).click();
    });
    // The list still shows what the view did: kept again for the next choice.
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('textbox').fill(subject.name);
    await dialog.getByRole('button', { name: say('lists', 'views.saving.confirm') }).click();
    await make.pass();
    await dialog.waitFor({ state: 'detached' });
  },
  refuse: { gone: ({ remove }) => remove.fault(404) },
});
