import type { Page } from 'playwright-core';
import { cases } from '#machines/flows/linkedIdentities/linkedIdentitiesMachine.cases.ts';
import type { Say } from '#tests/support/texts.ts';
import { defineModel } from '../engine/index.ts';
import type { PersonalWorld } from './personal.world.ts';
import type { Gate } from './support/gates.ts';

export interface Hands {
  page: Page;
  say: Say;
  gates: Record<'identities' | 'unlink', Gate>;
  world: PersonalWorld;
}

const section = ({ page }: Hands) => page.locator('section[data-machine="linkedIdentities"]');
const dialog = ({ page }: Hands) => page.getByRole('alertdialog');
const button = (hands: Hands, name: string) => section(hands).getByRole('button', { name, exact: true });
const answer = (hands: Hands, name: string) => dialog(hands).getByRole('button', { name, exact: true });

export const model = defineModel<Hands>()(cases, {
  events: {
    'list.retried': (hands) => button(hands, hands.say('common', 'tryAgain')).click(),
    'unlinking.chosen': (hands) => button(hands, hands.say('identity', 'unlink')).click(),
    'unlinking.confirmed': (hands) => answer(hands, hands.say('identity', 'unlink')).click(),
    'unlinking.dismissed': (hands) => answer(hands, hands.say('common', 'cancel')).click(),
    'xstate.done.actor.loadIdentities': async ({ gates, world, case: name }) => {
      await world.haveGoogle(name === 'one');
      await gates.identities.pass();
    },
    'xstate.error.actor.loadIdentities': ({ gates }) => gates.identities.abort(),
    'xstate.done.actor.unlink': ({ gates }) => gates.unlink.pass(),
    'xstate.error.actor.unlink': async ({ gates, world, case: name }) => {
      if (name === 'network') return gates.unlink.abort();
      await world.haveGoogle(false);
      return gates.unlink.pass();
    },
  },
  states: {
    loading: async (hands) => {
      await hands.gates.identities.arrived();
      await section(hands).locator('.skeleton').first().waitFor();
    },
    failed: (hands) =>
      section(hands)
        .getByRole('alert')
        .filter({ hasText: hands.say('common', 'noAnswer') })
        .waitFor(),
    shown: async (hands) => {
      const { say, snapshot } = hands;
      const [one] = snapshot.context.identities;
      const told = one ? `Google: ${one.displayName}` : say('identity', 'identitiesNone');
      await section(hands).getByText(told, { exact: true }).waitFor();
      await dialog(hands).waitFor({ state: 'detached' });
    },
    confirming: async (hands) => {
      const { failure } = hands.snapshot.context;
      if (failure) await dialog(hands).getByRole('alert').waitFor();
      else await dialog(hands).waitFor();
    },
    unlinking: ({ gates }) => gates.unlink.arrived(),
  },
  // There is a button beside what is linked alone.
  impossible: ({ snapshot, event }) =>
    event.type === 'unlinking.chosen' &&
    !snapshot.context.identities.some(({ provider }) => provider === event.provider),
});
