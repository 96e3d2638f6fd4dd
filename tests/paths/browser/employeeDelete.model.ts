import type { Page } from 'playwright-core';
import { cases } from '#machines/flows/employeeDelete/employeeDeleteMachine.cases.ts';
import type { Say } from '#tests/support/texts.ts';
import { defineModel } from '../engine/index.ts';
import type { StaffWorld } from './staff.world.ts';
import type { Gate } from './support/gates.ts';

export interface Hands {
  page: Page;
  say: Say;
  world: StaffWorld;
  remove: Gate;
  id: string;
  /** Keys of the deletions sent so far. */
  sent: string[];
}

const dialog = ({ page, say }: Hands) =>
  page.getByRole('alertdialog', { name: say('employeeRecord', 'deleteTitle') });
const press = (hands: Hands, name: string) =>
  dialog(hands).getByRole('button', { name, exact: true }).click();

export const model = defineModel<Hands>()(cases, {
  events: {
    'delete.chosen': ({ page, say }) =>
      page.getByRole('button', { name: say('employeeRecord', 'delete'), exact: true }).click(),
    'delete.confirmed': (hands) => press(hands, hands.say('employeeRecord', 'deleteConfirm')),
    'delete.retried': async (hands) => {
      const before = hands.sent.at(-1);
      await press(hands, hands.say('common', 'tryAgain'));
      await hands.remove.arrived();
      if (hands.sent.at(-1) !== before) throw new Error('trying again has another key');
    },
    // What was refused is only to be understood.
    'delete.dismissed': (hands) =>
      press(
        hands,
        hands.step.from.label === 'refused'
          ? hands.say('employees', 'person.understood')
          : hands.say('common', 'cancel'),
      ),
    'xstate.done.actor.deleteEmployee': async ({ world, remove, id, case: outcome }) => {
      if (outcome === 'left') await world.giveHistory(id);
      await remove.pass();
    },
    'xstate.error.actor.deleteEmployee': ({ remove, case: name }) =>
      name === 'network' ? remove.abort() : remove.fault(404),
  },
  states: {
    idle: async (hands) => {
      await dialog(hands).waitFor({ state: 'detached' });
    },
    confirming: (hands) => dialog(hands).waitFor(),
    deleting: async (hands) => {
      await hands.remove.arrived();
      const cancel = dialog(hands).getByRole('button', { name: hands.say('common', 'cancel') });
      if (await cancel.isEnabled()) throw new Error('a deletion under way can be cancelled');
    },
    unsent: (hands) => dialog(hands).getByRole('alert').getByText(hands.say('common', 'noAnswer')).waitFor(),
    refused: (hands) =>
      dialog(hands).getByRole('alert').getByText(hands.say('problems', 'notFound')).waitFor(),
    deleted: async ({ page, say, world, id }) => {
      await page.waitForURL('**/employees');
      await page.getByText(say('employeeRecord', 'deleted'), { exact: true }).first().waitFor();
      const left = (await world.record(id))?.status;
      const told = page.getByText(say('employeeRecord', 'deletedLeft'));
      if (left !== undefined && left !== 'left') throw new Error(`the record is ${left}`);
      if (left === 'left') await told.first().waitFor();
      else if ((await told.count()) > 0) throw new Error('what became of the history is not told as it is');
    },
  },
});
