import { formatMonth } from '#domain/format/index.ts';
import { cases } from '#machines/flows/time/periodChange/periodChangeMachine.cases.ts';
import { confirmedChangeModel, lastBody, type ChangeDriver } from '../shared/confirmedChange.model.ts';
import type { Gate } from '../support/gates.ts';
import { notifyFromOtherTab } from '../support/otherTab.ts';
import type { ClosingWorld } from './closing.world.ts';

export interface Driver extends ChangeDriver {
  close: Gate;
  reopen: Gate;
  world: ClosingWorld;
}

const panel = ({ page, say }: Driver) => page.getByRole('region', { name: say('closing', 'title') });
const badge = (driver: Driver, state: 'open' | 'closed' | 'reopened') =>
  panel(driver)
    .locator('.rt-Badge')
    .getByText(driver.say('closing', `state.${state}`), { exact: true })
    .waitFor();

/** The panel of October, put into the state that the change begins with. */
export const model = confirmedChangeModel(cases, {
  gate: (driver: Driver, { event }) => driver[event],
  choose: async (driver, { event }) => {
    const { page, say, world } = driver;
    const state = event === 'close' ? 'open' : 'closed';
    await world.put(state);
    await notifyFromOtherTab(page, { type: 'data.changed', topic: 'attendance' });
    await badge(driver, state);
    await panel(driver)
      .getByRole('button', { name: say('closing', event), exact: true })
      .click();
  },
  title: ({ say, world }, { event }) =>
    say('closing', `ask.${event}`, { month: formatMonth(world.month, 'uz-Latn') }),
  confirmLabel: ({ say }, { event }) => say('closing', event),
  fields: ({ event }) => (event === 'reopen' ? ['reason', 'version'] : []),
  make: async (driver) => {
    const { subject, world } = driver;
    await driver[subject.event].pass();
    if (subject.event === 'reopen') {
      const body = JSON.stringify(lastBody(driver));
      if (body !== '{"reason":"Xato topildi","version":1}') throw new Error(body);
    }
    await badge(driver, subject.event === 'close' ? 'closed' : 'reopened');
    const state = await world.state();
    if (state !== (subject.event === 'close' ? 'closed' : 'reopened')) throw new Error(state);
  },
  refuse: {
    // Somebody did not come on a day that was added meanwhile.
    blocked: async ({ world, close }) => {
      await close.arrived();
      await world.block();
      await close.pass();
      await world.unblock();
    },
    tooLong: ({ reopen }) => reopen.pass({ reason: 'x'.repeat(301), version: 1 }),
  },
  impossible: ({ event }, refusal = '') =>
    (event === 'reopen' && refusal === 'blocked') || (event === 'close' && refusal === 'tooLong'),
});
