import { cases } from '#machines/flows/organization/gateNaming/gateNamingMachine.cases.ts';
import type { NamedGate } from '#machines/flows/organization/gateNaming/gateNamingMachine.ts';
import { confirmedChangeModel } from '../shared/confirmedChange.model.ts';
import { actOn, rowOf, type GatesDriver } from './gates.page.ts';

const gateOf = ({ make, rename }: GatesDriver, { kind }: NamedGate) => (kind === 'rename' ? rename : make);

export const model = confirmedChangeModel<GatesDriver, NamedGate, { title: string }, never>(cases as never, {
  gate: gateOf,
  choose: (driver, subject) => {
    const { page, say } = driver;
    if (subject.kind === 'rename') return actOn(driver, subject.title, 'rename');
    const name = say('gates', subject.kind === 'screen' ? 'makeScreen' : 'makePrinted');
    return page.getByRole('button', { name, exact: true }).click();
  },
  title: ({ say }, { kind }) => say('gates', `naming.${kind}.title`),
  confirmLabel: ({ say }, { kind }) => say('gates', `naming.${kind}.confirm`),
  fields: () => ['title'],
  make: async (driver) => {
    const { page, say, subject } = driver;
    await gateOf(driver, subject).pass();
    const told = say('gates', subject.kind === 'rename' ? 'renamed' : 'created');
    await page.getByText(told, { exact: true }).first().waitFor();
    if (subject.kind === 'screen') {
      await page.getByRole('img', { name: say('gates', 'pairCode') }).waitFor();
      await page
        .getByRole('button', { name: say('common', 'close'), exact: true })
        .last()
        .click();
    }
    await rowOf(driver, 'Ombor').first().waitFor();
  },
  refuse: { refused: (driver) => gateOf(driver, driver.subject).pass({ title: '<<' }) },
});
