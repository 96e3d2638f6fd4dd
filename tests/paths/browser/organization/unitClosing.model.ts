import { cases } from '#machines/flows/organization/unitClosing/unitClosingMachine.cases.ts';
import type { ClosedUnit } from '#machines/flows/organization/unitClosing/unitClosingMachine.ts';
import type { Unit } from '#machines/flows/organization/unitNaming/unitNamingMachine.ts';
import type { NoForm } from '#machines/flows/shared/confirmedChange/confirmedChangeSetup.ts';
import { confirmedChangeModel } from '../shared/confirmedChange.model.ts';
import type { UnitsDriver } from './unitNaming.model.ts';

const closeButton = ({ page, say }: UnitsDriver, unit: string) =>
  page.getByRole('button', { name: say('units', 'closeOf', { unit }), exact: true });

export const model = confirmedChangeModel<UnitsDriver, ClosedUnit, NoForm, Unit>(cases, {
  gate: ({ close }) => close,
  choose: (driver, { title }) => closeButton(driver, title).click(),
  title: ({ say }, { title }) => say('units', 'closeTitle', { unit: title }),
  confirmLabel: ({ say }) => say('units', 'close'),
  make: async (driver) => {
    const { page, say, close, subject } = driver;
    await close.pass();
    await page.getByText(say('units', 'closed'), { exact: true }).first().waitFor();
    await closeButton(driver, subject.title).waitFor({ state: 'detached' });
    // A new one with the same name, for the next choice; the page refreshes every minute.
    await driver.restore(subject.title);
    await page.clock.fastForward(61_000);
    await closeButton(driver, subject.title).waitFor();
  },
  refuse: { gone: ({ close }) => close.fault(404) },
});
