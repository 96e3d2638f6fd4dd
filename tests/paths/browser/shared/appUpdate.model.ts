import type { Page } from 'playwright-core';
import { cases } from '#machines/flows/shared/appUpdate/appUpdateMachine.cases.ts';
import type { Publishing } from '#tests/support/browser/publishing.ts';
import type { Say } from '#tests/support/browser/texts.ts';
import { defineModel } from '#tests/paths/engine/index.ts';
import type { WorkerHolds } from '../support/workerGate.ts';

export interface Driver {
  page: Page;
  say: Say;
  publishing: Publishing;
  worker: WorkerHolds;
}

const offer = ({ page, say }: Driver) =>
  page.getByRole('status').filter({ hasText: say('notifications', 'update.text') });
const button = (driver: Driver, key: 'update.accept' | 'update.putOff') =>
  offer(driver)
    .locator('button')
    .filter({ hasText: driver.say('notifications', key) });
const isHidden = (driver: Driver) => offer(driver).waitFor({ state: 'detached' });

/** Makes the page check for a new version, and waits until its service worker is installed. */
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

export const model = defineModel<Driver>()(cases, {
  events: {
    'update.found': async ({ page, publishing }) => {
      // An active worker first: the first installation is not an update.
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
      });
      await publishing.publish();
      await findVersion(page);
    },
    'update.accepted': async (driver) => {
      driver.worker.activation.close();
      await button(driver, 'update.accept').click();
    },
    'update.putOff': (driver) => button(driver, 'update.putOff').click(),
    'xstate.done.actor.registerWorker': ({ worker }) => worker.registration.answer('pass'),
    'xstate.error.actor.registerWorker': ({ worker }) => worker.registration.answer('fail'),
    'xstate.done.actor.applyUpdate': ({ worker }) => worker.activation.answer('pass'),
  },
  states: {
    registering: isHidden,
    unsupported: isHidden,
    'watching.current': isHidden,
    'watching.offered': async (driver) => {
      for (const key of ['update.accept', 'update.putOff'] as const)
        await button(driver, key).and(driver.page.locator(':enabled')).waitFor();
    },
    'watching.applying': (driver) =>
      button(driver, 'update.accept').and(driver.page.locator('[aria-busy=true]:disabled')).waitFor(),
    // After any delay, the page that loads is the newest.
    'watching.reloading': async ({ page, publishing }) => {
      const [newest] = /\/assets\/entry-[^"]+\.js/.exec(await publishing.page()) ?? [];
      await page.locator(`script[type=module][src="${newest}"]`).waitFor({ state: 'attached' });
    },
  },
  leaveOut: {
    'xstate.error.actor.watchWorker': 'it only listens, and nothing it does can fail',
    'xstate.error.actor.applyUpdate': 'a worker that says nothing is all that can happen: the limit ends it',
  },
  // The previous page's state decides it before the path begins.
  impossible: ({ snapshot, event }) =>
    event.type === 'update.found' && snapshot.matches({ watching: 'offered' }),
  passTime: ({ page, ms }) => page.clock.fastForward(ms),
});
