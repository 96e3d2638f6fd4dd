import type { Page } from 'playwright-core';
import { cases } from '#machines/flows/appUpdate/appUpdateMachine.cases.ts';
import type { Publishing } from '#tests/support/publishing.ts';
import type { Say } from '#tests/support/texts.ts';
import { defineModel } from '../engine/index.ts';
import type { WorkerHolds } from './support/workerGate.ts';

export interface Hands {
  page: Page;
  say: Say;
  publishing: Publishing;
  worker: WorkerHolds;
}

const offer = ({ page, say }: Hands) =>
  page.getByRole('status').filter({ hasText: say('notifications', 'update.text') });
const button = (hands: Hands, key: 'update.accept' | 'update.putOff') =>
  offer(hands)
    .locator('button')
    .filter({ hasText: hands.say('notifications', key) });
const isHidden = (hands: Hands) => offer(hands).waitFor({ state: 'detached' });

/** Has the page look for a new version, and waits until the worker of one is there. */
export async function findVersion(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const before = registration.waiting;
    await registration.update();
    const worker = registration.installing ?? registration.waiting;
    if (!worker || worker === before) throw new Error('there is no new version');
    if (worker.state === 'installing')
      await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
  });
}

export const model = defineModel<Hands>()(cases, {
  events: {
    'update.found': async ({ page, publishing }) => {
      // An active worker first: the very first one is no news to anybody.
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
      });
      await publishing.publish();
      await findVersion(page);
    },
    'update.accepted': async (hands) => {
      hands.worker.activation.close();
      await button(hands, 'update.accept').click();
    },
    'update.putOff': (hands) => button(hands, 'update.putOff').click(),
    'xstate.done.actor.registerWorker': ({ worker }) => worker.registration.answer('pass'),
    'xstate.error.actor.registerWorker': ({ worker }) => worker.registration.answer('fail'),
    'xstate.done.actor.applyUpdate': ({ worker }) => worker.activation.answer('pass'),
  },
  states: {
    registering: isHidden,
    unsupported: isHidden,
    'watching.current': isHidden,
    'watching.offered': async (hands) => {
      for (const key of ['update.accept', 'update.putOff'] as const)
        await button(hands, key).and(hands.page.locator(':enabled')).waitFor();
    },
    'watching.applying': (hands) =>
      button(hands, 'update.accept').and(hands.page.locator('[aria-busy=true]:disabled')).waitFor(),
    // Whatever held it up, the page that comes is the newest one.
    'watching.reloading': async ({ page, publishing }) => {
      const [newest] = /\/assets\/entry-[^"]+\.js/.exec(await publishing.page()) ?? [];
      await page.locator(`script[type=module][src="${newest}"]`).waitFor({ state: 'attached' });
    },
  },
  leaveOut: {
    'xstate.error.actor.watchWorker': 'it only listens, and nothing it does can fail',
    'xstate.error.actor.applyUpdate': 'a worker that says nothing is all that can happen: the limit ends it',
  },
  // Where the page has come from decides it before the path begins.
  impossible: ({ snapshot, event }) =>
    event.type === 'update.found' && snapshot.matches({ watching: 'offered' }),
  passTime: ({ page, ms }) => page.clock.fastForward(ms),
});
