import type { Page } from 'playwright-core';
import { cases } from '#machines/flows/notifications/readMarking/readMarkingMachine.cases.ts';
import type { Say } from '#tests/support/browser/texts.ts';
import { defineModel } from '#tests/paths/engine/index.ts';
import type { NotifiedWorld } from './notified.world.ts';
import type { Gate } from '../support/gates.ts';

export interface Driver {
  page: Page;
  say: Say;
  gates: Record<'mark', Gate>;
  world: NotifiedWorld;
  /** All notifications, and those marked as read one by one. */
  ids: readonly string[];
  asked: string[];
}

const alert = ({ page }: Driver) => page.getByRole('alert');

export const model = defineModel<Driver>()(cases, {
  events: {
    'read.asked': async ({ page, say, ids, asked, event }) => {
      if (event.marks.upTo !== null) {
        asked.push(...ids.filter((id) => !asked.includes(id)));
        return page.getByRole('button', { name: say('notifications', 'markAll') }).click();
      }
      const id = ids.find((one) => !asked.includes(one)) ?? '';
      asked.push(id);
      return page.locator(`[data-row="${id}"]`).getByRole('button').click();
    },
    'read.retried': (driver) =>
      alert(driver)
        .getByRole('button', { name: driver.say('common', 'tryAgain') })
        .click(),
    'xstate.done.actor.mark': ({ gates }) => gates.mark.pass(),
    'xstate.error.actor.mark': ({ gates, case: name }) =>
      name === 'network' ? gates.mark.abort() : gates.mark.fault(400),
  },
  states: {
    resting: ({ world, ids, asked }) => isRead(world, ids, asked),
    marking: async (driver) => {
      await driver.gates.mark.arrived();
      if (driver.gates.mark.held > 1) throw new Error('two calls at once');
      await alert(driver).waitFor({ state: 'detached' });
    },
    // A network failure shows no toast.
    backingOff: async (driver) => {
      if ((await alert(driver).count()) > 0) throw new Error('it complains while it still tries');
    },
    unmarked: (driver) => alert(driver).waitFor(),
  },
  // Marking all removes the button: only as the last step.
  impossible: ({ snapshot, event, case: name }) =>
    event.type === 'read.asked' && (name === 'all') !== snapshot.matches('unmarked'),
  passTime: ({ page, ms }) => page.clock.fastForward(ms),
});

/** Exactly what was marked is read in the database. */
export async function isRead(
  world: NotifiedWorld,
  ids: readonly string[],
  asked: readonly string[],
): Promise<void> {
  const wanted = ids.filter((id) => !asked.includes(id)).join();
  const unread = (await world.unread()).join();
  if (unread !== wanted) throw new Error(`unread are ${unread}, not ${wanted}`);
}
