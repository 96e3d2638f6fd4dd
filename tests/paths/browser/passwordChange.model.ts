import type { Page } from 'playwright-core';
import { cases } from '#machines/flows/passwordChange/passwordChangeMachine.cases.ts';
import type { PasswordForm } from '#machines/flows/passwordChange/passwordChangeMachine.ts';
import { showsFieldError } from '#tests/support/fieldErrors.ts';
import type { Say } from '#tests/support/texts.ts';
import { defineModel } from '../engine/index.ts';
import type { PersonalWorld } from './personal.world.ts';
import type { Gate } from './support/gates.ts';

export interface Hands {
  page: Page;
  say: Say;
  gates: Record<'change', Gate>;
  world: PersonalWorld;
}

const change = ({ page, say }: Hands) =>
  page.getByRole('button', { name: say('personal', 'password.change'), exact: true });
const field = ({ page }: Hands, name: keyof PasswordForm) => page.locator(`input[name="${name}"]`);

export const model = defineModel<Hands>()(cases, {
  events: {
    'change.opened': (hands) => change(hands).click(),
    'change.closed': ({ page, say }) =>
      page
        .locator('form')
        .getByRole('button', { name: say('common', 'cancel') })
        .click(),
    'field.changed': (hands) => field(hands, hands.event.field).fill(hands.event.value),
    'form.submitted': (hands) => change(hands).click(),
    'xstate.done.actor.changePassword': async ({ gates, world }) => {
      await world.setPassword(false);
      await gates.change.pass();
    },
    'xstate.error.actor.changePassword': async ({ gates, world, case: name }) => {
      if (name === 'network') return gates.change.abort();
      if (name === 'tooMany') return gates.change.fault(429);
      await world.setPassword(true);
      return gates.change.pass();
    },
  },
  states: {
    closed: async (hands) => {
      await change(hands).waitFor();
      if ((await field(hands, 'password').count()) > 0) throw new Error('a closed form shows its fields');
    },
    open: async (hands) => {
      const { form, errors } = hands.snapshot.context;
      for (const name of Object.keys(form) as (keyof PasswordForm)[]) {
        if ((await field(hands, name).inputValue()) !== form[name])
          throw new Error(`${name} is not as typed`);
        await showsFieldError(field(hands, name), hands.say, errors[name] ?? null);
      }
    },
    'open.sending': async (hands) => {
      await hands.gates.change.arrived();
      if (await change(hands).isEnabled()) throw new Error('it can be sent again meanwhile');
      if (await field(hands, 'password').isEditable()) throw new Error('it can be typed over meanwhile');
    },
    'open.unsent': ({ page, say }) =>
      page
        .getByRole('alert')
        .filter({ hasText: say('common', 'noAnswer') })
        .waitFor(),
    'open.limited': ({ page }) => page.getByRole('timer').waitFor(),
  },
  impossible: ({ snapshot, event }) =>
    event.type === 'field.changed' && snapshot.context.form[event.field] === event.value,
  passTime: ({ page, ms }) => page.clock.fastForward(ms),
});
