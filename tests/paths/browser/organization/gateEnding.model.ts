import { cases } from '#machines/flows/organization/gateEnding/gateEndingMachine.cases.ts';
import type { EndedGate } from '#machines/flows/organization/gateEnding/gateEndingMachine.ts';
import type { NoForm } from '#machines/flows/shared/confirmedChange/confirmedChangeSetup.ts';
import { confirmedChangeModel } from '../shared/confirmedChange.model.ts';
import { actOn, rowOf, type GatesDriver } from './gates.page.ts';

const gateOf = ({ revoke, close }: GatesDriver, { act }: EndedGate) => (act === 'close' ? close : revoke);

export const model = confirmedChangeModel<GatesDriver, EndedGate, NoForm, void>(cases, {
  gate: gateOf,
  choose: (driver, { act, gate }) => actOn(driver, gate.title, act),
  title: ({ say }, { act, gate }) => say('gates', `ending.${act}.title`, { gate: gate.title }),
  confirmLabel: ({ say }, { act }) => say('gates', act),
  make: async (driver) => {
    const { page, say, subject } = driver;
    await gateOf(driver, subject).pass();
    const told = say('gates', subject.act === 'close' ? 'closedNow' : 'revokedNow');
    await page.getByText(told, { exact: true }).first().waitFor();
    const state = say('gates', subject.act === 'close' ? 'closed' : 'notPaired');
    await rowOf(driver, subject.gate.title).getByText(state, { exact: true }).waitFor();
    await driver.restore();
    // The page looks again each minute.
    await page.clock.fastForward(61_000);
    await rowOf(driver, subject.gate.title).getByText(say('gates', 'paired'), { exact: true }).waitFor();
  },
  refuse: { gone: (driver) => gateOf(driver, driver.subject).fault(404) },
});
