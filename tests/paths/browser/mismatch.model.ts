import type { Page } from 'playwright-core';
import { cases } from '#machines/flows/mismatch/mismatchMachine.cases.ts';
import type { MismatchForm } from '#machines/flows/mismatch/mismatchMachine.ts';
import { showsFieldError } from '#tests/support/fieldErrors.ts';
import type { Say } from '#tests/support/texts.ts';
import { defineModel } from '../engine/index.ts';
import type { MismatchWorld } from './mismatch.world.ts';
import type { Gate } from './support/gates.ts';

export interface Hands {
  page: Page;
  say: Say;
  send: Gate;
  /** Keys and bodies of the corrections sent so far. */
  sent: string[];
  world: MismatchWorld;
}

const sheet = ({ page, say }: Hands) =>
  page.getByRole('dialog', { name: say('employeeRecord', 'mismatchTitle') });
const fields = (hands: Hands): Record<keyof MismatchForm, ReturnType<Page['getByLabel']>> => ({
  pinfl: sheet(hands).locator('input[name="pinfl"]'),
  phoneNumber: sheet(hands).locator('input[name="phoneNumber"]'),
});
const fix = ({ page, say }: Hands) =>
  page.getByRole('button', { name: say('employeeRecord', 'mismatchFix'), exact: true });

export const model = defineModel<Hands>()(cases, {
  events: {
    'mismatch.opened': async (hands) => {
      await hands.world.disagree();
      await hands.page.reload();
      await fix(hands).click();
    },
    'field.changed': (hands) => fields(hands)[hands.event.field].fill(hands.event.value),
    'mismatch.submitted': async (hands) => {
      const before = hands.sent.at(-1);
      const again = hands.step.from.label === 'correcting.unsent';
      await sheet(hands).locator('button[type="submit"]').click();
      if (!again || hands.step.to.label !== 'sending') return;
      await hands.send.arrived();
      if (hands.sent.at(-1) !== before) throw new Error('trying again sent another form, or another key');
    },
    'mismatch.dismissed': (hands) =>
      sheet(hands)
        .getByRole('button', { name: hands.say('common', 'close') })
        .click(),
    'xstate.done.actor.resolveMismatch': async ({ page, say, send, sent, world }) => {
      await send.arrived();
      const { pinfl } = JSON.parse(sent.at(-1)?.split('\n')[1] ?? '{}') as { pinfl: string };
      await world.setPinfl(pinfl);
      await send.pass();
      await page.getByText(say('employeeRecord', 'mismatchResolved'), { exact: true }).first().waitFor();
      if ((await world.recorded()) !== pinfl) throw new Error('the record has another PINFL');
    },
    'xstate.error.actor.resolveMismatch': async ({ send, world, case: name }) => {
      if (name === 'network') return send.abort();
      // The account still has another PINFL than the one that is sent.
      if (name === 'stays') return send.pass();
      if (name === 'taken') return send.pass({ phoneNumber: world.takenPhone });
      await send.arrived();
      await world.saveBehindTheBack();
      return send.pass();
    },
  },
  states: {
    idle: async (hands) => {
      await sheet(hands).waitFor({ state: 'detached' });
    },
    'correcting.typing': async (hands) => {
      const { errors } = hands.snapshot.context;
      await showsFieldError(fields(hands).pinfl, hands.say, errors.pinfl ?? null);
      await showsFieldError(fields(hands).phoneNumber, hands.say, errors.phoneNumber ?? null);
    },
    'correcting.unsent': (hands) =>
      sheet(hands).getByRole('alert').getByText(hands.say('common', 'noAnswer'), { exact: true }).waitFor(),
    'correcting.refused': (hands) =>
      sheet(hands).getByRole('alert').getByText(hands.say('problems', 'changedMeanwhile')).waitFor(),
    sending: async (hands) => {
      await hands.send.arrived();
      const close = sheet(hands).getByRole('button', { name: hands.say('common', 'close') });
      if (await close.isEnabled()) throw new Error('a correction under way can be left');
    },
  },
  impossible: ({ snapshot, event }) => {
    // What somebody else saved refuses everything until the sheet is opened anew.
    if (snapshot.matches({ correcting: 'refused' })) return event.type !== 'mismatch.dismissed';
    return event.type === 'field.changed' && snapshot.context.form[event.field] === event.value;
  },
});
