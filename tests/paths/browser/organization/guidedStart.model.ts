import type { Page } from 'playwright-core';
import { cases } from '#machines/flows/organization/guidedStart/guidedStartMachine.cases.ts';
import type { Say } from '#tests/support/browser/texts.ts';
import { defineModel } from '#tests/paths/engine/index.ts';
import type { Gate } from '../support/gates.ts';

export interface Driver {
  page: Page;
  say: Say;
  load: Gate;
  mark: Gate;
  /** Keys and bodies of the marks sent so far. */
  sent: string[];
  /** The company has everything, or what it was founded with. */
  finish: () => Promise<void>;
}

/** Only the step to do now offers a way round it. */
const wayRound = ({ page, say }: Driver, key: 'later' | 'keep') =>
  page.getByRole('button', { name: say('start', key), exact: true });
const again = ({ page, say }: Driver) =>
  page.getByRole('button', { name: say('common', 'tryAgain') }).click();

export const model = defineModel<Driver>()(cases, {
  events: {
    'start.retried': again,
    'step.marked': (driver) => wayRound(driver, 'later').click(),
    'mark.retried': async (driver) => {
      const before = driver.sent.at(-1);
      await again(driver);
      await driver.mark.arrived();
      if (driver.sent.at(-1) !== before) throw new Error('trying again sent another mark, or another key');
    },
    'mark.dismissed': ({ page, say }) =>
      page
        .getByRole('main')
        .getByRole('button', { name: say('common', 'close'), exact: true })
        .click(),
    'xstate.done.actor.loadStart': async ({ load, finish, case: name }) => {
      if (name === 'finished') await finish();
      await load.pass();
    },
    'xstate.error.actor.loadStart': ({ load }) => load.abort(),
    'xstate.done.actor.markStep': async ({ mark, finish, case: name }) => {
      if (name === 'last') await finish();
      await mark.pass();
    },
    'xstate.error.actor.markStep': ({ mark, case: name }) =>
      name === 'network' ? mark.abort() : mark.fault(403),
  },
  states: {
    loading: ({ load }) => load.arrived(),
    notLoaded: ({ page, say }) => page.getByRole('alert').getByText(say('common', 'noAnswer')).waitFor(),
    choosing: (driver) => wayRound(driver, 'keep').waitFor(),
    marking: ({ mark }) => mark.arrived(),
    unsent: ({ page, say }) => page.getByRole('alert').getByText(say('common', 'noAnswer')).waitFor(),
    refused: ({ page, say }) => page.getByRole('alert').getByText(say('problems', 'forbidden')).waitFor(),
    finished: ({ page, say }) => page.getByText(say('start', 'finished'), { exact: true }).waitFor(),
  },
  impossible: ({ snapshot, event, case: name }) => {
    // The second step is kept only once the first is left, and then nothing of the first is offered.
    if (event.type === 'step.marked')
      return event.mark.mark === 'kept' || snapshot.context.start?.steps[0]?.state !== 'open';
    return event.type === 'xstate.done.actor.markStep' && name === '';
  },
});
