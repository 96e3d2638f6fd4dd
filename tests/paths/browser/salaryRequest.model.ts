import type { Page } from 'playwright-core';
import { cases } from '#machines/flows/salaryRequest/salaryRequestMachine.cases.ts';
import { showsFieldError } from '#tests/support/fieldErrors.ts';
import type { Say } from '#tests/support/texts.ts';
import { defineModel } from '../engine/index.ts';
import type { Gate } from './support/gates.ts';
import type { WorkWorld } from './work.world.ts';

export interface Hands {
  page: Page;
  say: Say;
  salary: Gate;
  send: Gate;
  world: WorkWorld;
  /** Keys and bodies of the requests sent so far. */
  sent: string[];
}

const sheet = ({ page, say }: Hands) => page.getByRole('dialog', { name: say('home', 'requestTitle') });
const press = (hands: Hands, name: string) => sheet(hands).getByRole('button', { name, exact: true }).click();
const amount = (hands: Hands) => sheet(hands).locator('input[name="amount"]');

async function answer({ salary, world, case: name }: Hands & { case: string }): Promise<void> {
  await salary.arrived();
  await world.setStatus('active');
  await world.earn(name === 'some');
  await salary.pass();
}

export const model = defineModel<Hands>()(cases, {
  events: {
    'amount.changed': (hands) => amount(hands).fill(String((hands.event.amount ?? 0) / 100 || '')),
    'amount.allChosen': (hands) => sheet(hands).locator('form button[type="button"]').click(),
    'note.changed': (hands) => sheet(hands).locator('input[name="note"]').fill(hands.event.note),
    'request.submitted': (hands) => press(hands, hands.say('home', 'sendRequest')),
    'request.retried': async (hands) => {
      const before = hands.sent.at(-1);
      await press(hands, hands.say('home', 'sendAgain'));
      await hands.send.arrived();
      if (hands.sent.at(-1) !== before) throw new Error('trying again sent another request, or another key');
    },
    'request.edited': (hands) => press(hands, hands.say('common', 'tryAgain')),
    'salary.retried': (hands) => press(hands, hands.say('common', 'tryAgain')),
    'xstate.done.actor.loadSalary': answer,
    'xstate.done.actor.reloadSalary': answer,
    'xstate.error.actor.loadSalary': ({ salary }) => salary.abort(),
    'xstate.error.actor.reloadSalary': ({ salary }) => salary.abort(),
    'xstate.done.actor.sendSalaryRequest': ({ send }) => send.pass(),
    'xstate.error.actor.sendSalaryRequest': async ({ send, world, upcoming, case: name }) => {
      // Lost after its work: whoever tries again has asked once all the same.
      if (name === 'network')
        return upcoming('sendSalaryRequest') === 'default' ? send.fault('lost') : send.abort();
      // More than is enabled: another request was quicker.
      if (name === 'amount') return send.pass({ amount: 300_000_000 });
      await send.arrived();
      await world.setStatus('blocked');
      return send.pass();
    },
  },
  states: {
    loading: ({ salary }) => salary.arrived(),
    notLoaded: (hands) => sheet(hands).getByRole('alert').waitFor(),
    nothingEnabled: (hands) => sheet(hands).getByText(hands.say('home', 'nothingEnabled')).waitFor(),
    editing: async (hands) => {
      const { amountProblem } = hands.snapshot.context;
      await showsFieldError(amount(hands), hands.say, amountProblem);
    },
    sending: ({ send }) => send.arrived(),
    reloading: ({ salary }) => salary.arrived(),
    unsent: (hands) =>
      sheet(hands).getByRole('alert').getByText(hands.say('common', 'noAnswer'), { exact: true }).waitFor(),
    refused: (hands) =>
      sheet(hands).getByRole('alert').getByText(hands.say('problems', 'employeeBlocked')).waitFor(),
    requested: async (hands) => {
      const { say, world, snapshot } = hands;
      await sheet(hands).getByText(say('home', 'requestedText')).waitFor();
      const { amount: asked, note, salary } = snapshot.context;
      const wanted = asked === salary?.enabled ? world.enabled : asked;
      const rows = await world.requests();
      if (rows.map((row) => [row.amount, row.note ?? '']).join(' | ') !== `${wanted},${note}`)
        throw new Error(`the database has ${JSON.stringify(rows)}`);
    },
  },
  impossible: ({ snapshot, event }) => {
    const { amount: has, note } = snapshot.context;
    if (event.type === 'amount.changed') return event.amount === has;
    return event.type === 'note.changed' && event.note === note;
  },
});
