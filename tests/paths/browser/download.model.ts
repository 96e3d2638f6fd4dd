import type { Page } from 'playwright-core';
import { cases } from '#machines/flows/download/downloadMachine.cases.ts';
import type { Say } from '#tests/support/texts.ts';
import { defineModel } from '../engine/index.ts';
import type { Gate } from './support/gates.ts';

export interface Hands {
  page: Page;
  say: Say;
  make: Gate;
  /** What the server was asked for so far. */
  asked: string[];
  /** Names of the files that the device got so far. */
  saved: string[];
}

const formats = { 'one.csv': 'CSV', 'other.xlsx': 'Excel' } as Record<string, string>;
const buttons = ({ page, say }: Hands) => page.getByRole('group', { name: say('employeeList', 'export') });
const notice = ({ page, say }: Hands) =>
  page.getByRole('alert').filter({ hasText: say('common', 'noAnswer') });

export const model = defineModel<Hands>()(cases, {
  events: {
    'download.started': (hands) =>
      buttons(hands)
        .getByRole('button', { name: formats[hands.event.wanted] ?? '', exact: true })
        .click(),
    'download.retried': async (hands) => {
      const before = hands.asked.at(-1);
      await notice(hands)
        .getByRole('button', { name: hands.say('common', 'tryAgain') })
        .click();
      await hands.make.arrived();
      if (hands.asked.at(-1) !== before) throw new Error('trying again asks for another file');
    },
    'download.cancelled': async (hands) => {
      const { say, make } = hands;
      if (hands.step.from.label === 'failed')
        return notice(hands)
          .getByRole('button', { name: say('common', 'close') })
          .click();
      await make.arrived();
      await buttons(hands)
        .getByRole('button', { name: say('employeeList', 'stopExport') })
        .click();
      return make.cancelled();
    },
    'xstate.done.actor.saveFile': async ({ page, make, saved, step }) => {
      const [file] = await Promise.all([page.waitForEvent('download'), make.pass()]);
      const { wanted } = step.from.moment.snapshot.context as { wanted: string };
      saved.push(file.suggestedFilename());
      const ending = wanted.slice(wanted.indexOf('.'));
      if (!file.suggestedFilename().endsWith(ending)) throw new Error(`${ending} was wanted`);
    },
    'xstate.error.actor.saveFile': ({ make }) => make.abort(),
  },
  states: {
    idle: async (hands) => {
      await notice(hands).waitFor({ state: 'detached' });
      await buttons(hands).getByRole('button', { name: 'CSV', exact: true }).waitFor();
      for (const name of hands.saved)
        await hands.page.locator('.toast').getByText(name, { exact: true }).first().waitFor();
    },
    fetching: async (hands) => {
      await hands.make.arrived();
      const format = hands.snapshot.context.wanted?.endsWith('csv') ? 'csv' : 'xlsx';
      if (!hands.asked.at(-1)?.includes(`"format":"${format}"`))
        throw new Error(`${format} is not asked for`);
    },
    failed: (hands) => notice(hands).waitFor(),
  },
  // While a file is made there is the button that stops it instead.
  impossible: ({ snapshot, event }) => event.type === 'download.started' && snapshot.matches('fetching'),
});
