import type { Page } from 'playwright-core';
import { cases } from '#machines/flows/devices/devicesMachine.cases.ts';
import type { Say } from '#tests/support/texts.ts';
import { defineModel } from '../engine/index.ts';
import type { PersonalWorld } from './personal.world.ts';
import type { Gate } from './support/gates.ts';

export interface Hands {
  page: Page;
  say: Say;
  gates: Record<'list' | 'end' | 'endOthers', Gate>;
  world: PersonalWorld;
}

const dialog = ({ page }: Hands) => page.getByRole('alertdialog');
const button = ({ page }: Hands, name: string) => page.getByRole('button', { name, exact: true });
const alert = ({ page, say }: Hands) =>
  page
    .getByRole('alert')
    .filter({ hasText: say('common', 'noAnswer') })
    .waitFor();

async function answerList({ gates, world, case: name }: Hands & { case: string }): Promise<void> {
  await world.haveOthers(name === 'several');
  await gates.list.pass();
}

const ending = ({
  gates,
  step,
}: Hands & { step: { from: { moment: { snapshot: { context: unknown } } } } }) => {
  const { termination } = step.from.moment.snapshot.context as { termination: unknown };
  return termination === 'others' ? gates.endOthers : gates.end;
};

export const model = defineModel<Hands>()(cases, {
  events: {
    'devices.retried': (hands) => button(hands, hands.say('common', 'tryAgain')).click(),
    'termination.chosen': async (hands) => {
      const { say, world, event } = hands;
      await world.haveOthers(true);
      if (event.termination === 'others') return button(hands, say('personal', 'devices.endOthers')).click();
      return button(hands, say('personal', 'devices.endNamed', { name: world.others[0]! })).click();
    },
    'termination.confirmed': (hands) => dialog(hands).locator('footer').getByRole('button').last().click(),
    'termination.dismissed': (hands) =>
      dialog(hands)
        .getByRole('button', { name: hands.say('common', 'cancel') })
        .click(),
    'xstate.done.actor.loadDevices': answerList,
    'xstate.done.actor.reloadDevices': answerList,
    'xstate.error.actor.loadDevices': ({ gates }) => gates.list.abort(),
    'xstate.error.actor.reloadDevices': ({ gates }) => gates.list.abort(),
    'xstate.done.actor.terminate': (hands) => ending(hands).pass(),
    'xstate.error.actor.terminate': (hands) =>
      hands.case === 'gone' ? ending(hands).fault(404) : ending(hands).abort(),
  },
  states: {
    loading: async ({ page, gates }) => {
      await gates.list.arrived();
      await page.locator('.skeleton').first().waitFor();
    },
    failed: alert,
    'shown.resting': async (hands) => {
      const { page, say, snapshot, world } = hands;
      await page.getByText(say('personal', 'devices.this')).waitFor();
      const others = (snapshot.context.devices ?? []).some(({ current }) => !current);
      const [first = ''] = world.others;
      await page.getByText(others ? first : say('personal', 'devices.alone'), { exact: true }).waitFor();
      if ((await dialog(hands).count()) > 0) throw new Error('it still asks');
    },
    'shown.confirming': (hands) => dialog(hands).waitFor(),
    'shown.terminating': async (hands) => {
      const { termination } = hands.snapshot.context;
      await (termination === 'others' ? hands.gates.endOthers : hands.gates.end).arrived();
    },
    'shown.unterminated': alert,
    'shown.reloading': async (hands) => {
      await hands.gates.list.arrived();
      for (const name of hands.world.others) {
        const end = button(hands, hands.say('personal', 'devices.endNamed', { name }));
        if ((await end.count()) > 0 && (await end.isEnabled()))
          throw new Error('what is being looked at anew can be ended');
      }
    },
  },
  impossible: ({ snapshot, event, case: name }) => {
    if (event.type !== 'termination.chosen') return false;
    return name === 'own' || !(snapshot.context.devices ?? []).some(({ current }) => !current);
  },
});
