import type { Page } from 'playwright-core';
import { cases } from '#machines/flows/notifications/notificationStream/notificationStreamMachine.cases.ts';
import type { StreamEvent } from '#machines/flows/notifications/notificationStream/notificationStreamMachine.ts';
import { signInOn } from '#tests/support/browser/signIn.ts';
import type { StreamRelay } from '#tests/support/browser/streamRelay.ts';
import type { Say } from '#tests/support/browser/texts.ts';
import { defineModel } from '#tests/paths/engine/index.ts';
import type { NotifiedWorld } from './notified.world.ts';
import type { Gate } from '../support/gates.ts';

/** Another tab of the browser, which is the leader at first. */
export interface OtherTab {
  notify(event: StreamEvent): Promise<void>;
  passLead(): Promise<void>;
}

export interface Driver {
  page: Page;
  say: Say;
  gates: Record<'count', Gate>;
  relay: StreamRelay;
  world: NotifiedWorld;
  other: OtherTab;
  /** Waits until the server has this number of streams open. */
  untilStreams: (count: number) => Promise<void>;
  /** Opens four more streams of this session, so that the server closes the oldest. */
  crowdOut: () => Promise<void>;
  /** Waits until the page has the new tokens that it asked for because of `crowdOut`. */
  untilRefreshed: () => Promise<void>;
  /** Expires the access tokens issued so far. */
  outliveTokens: () => void;
}

const isNew = (snapshot: { context: { seen: readonly string[] } }) => snapshot.context.seen.length === 0;

async function showsUnread({ page, say, world }: Driver): Promise<void> {
  const count = (await world.unread()).length;
  const name = say('common', 'notifications');
  const told = count ? `${name}: ${say('notifications', 'unread', { count })}` : name;
  await page.getByRole('link', { name: told, exact: true }).waitFor();
}

export const model = defineModel<Driver>()(cases, {
  maxLength: 25,
  events: {
    'session.opened': async ({ page, say, world }) => {
      if (page.url() === 'about:blank') await page.goto('/home', { waitUntil: 'commit' });
      else await signInOn(page, say, world.phoneNumber);
    },
    'session.closed': async ({ page, say }) => {
      await page.getByRole('link', { name: say('common', 'navAccount'), exact: true }).click();
      await page.getByRole('button', { name: say('account', 'signOut'), exact: true }).click();
    },
    'network.returned': async ({ page }) => {
      await page.context().setOffline(true);
      await page.context().setOffline(false);
    },
    'leadership.won': ({ other }) => other.passLead(),
    'stream.ready': ({ step, relay, other, event }) =>
      step.from.moment.snapshot.hasTag('leading') ? relay.pass() : other.notify({ ...event, lastId: null }),
    'data.changed': async ({ step, world, other, event }) => {
      if (step.from.moment.snapshot.hasTag('live')) await world.change();
      else await other.notify(event);
    },
    'stream.beat': ({ relay }) => relay.beat(),
    'stream.lost': ({ relay }) => relay.cut(),
    'stream.ended': ({ case: reason, crowdOut, outliveTokens }) =>
      reason === 'tokenExpired' ? outliveTokens() : crowdOut(),
    'notification.arrived': async ({ step, world, other }) => {
      const { snapshot } = step.from.moment;
      if (snapshot.hasTag('live') && isNew(snapshot as never)) await world.notify(1);
      else await other.notify({ type: 'notification.arrived', notification: await world.newest() });
    },
    // The service worker's message to an open page; tests/journeys/push.test.ts sends a real push.
    'notification.pushed': async ({ page, world }) => {
      const { id, type } = await world.newest();
      await page.evaluate(
        (news) =>
          navigator.serviceWorker.dispatchEvent(
            new MessageEvent('message', { data: { type: 'notification.pushed', news } }),
          ),
        { id, type, title: 'Yangi', body: 'Matn' },
      );
    },
    'unread.counted': ({ world }) => world.readAll(),
    'xstate.done.actor.countUnread': ({ gates }) => gates.count.pass(),
  },
  states: {
    anonymous: async ({ page, say, untilStreams }) => {
      await untilStreams(0);
      if (page.url() === 'about:blank') return;
      await page.getByRole('heading', { name: say('auth', 'signInTitle') }).waitFor();
    },
    'following.waiting': ({ untilStreams }) => untilStreams(0),
    'following.streaming.opening': ({ relay }) => relay.asked(),
    'following.streaming.open': async (driver) => {
      await driver.untilStreams(1);
      await showsUnread(driver);
    },
    'following.backingOff': async ({ untilStreams, relay }) => {
      await untilStreams(0);
      // Otherwise the next request could be mistaken for the one that took too long.
      await relay.givenUp();
    },
    'following.ended': async ({ untilStreams, untilRefreshed }) => {
      await untilStreams(0);
      // Time is moved next: a refresh on its way would run into its time limit, and be tried again when time runs, which it does not.
      await untilRefreshed();
    },
  },
  leaveOut: { 'xstate.error.actor.stream': 'the actor tells each of its failures as stream.lost' },
  impossible: ({ snapshot, event }) => {
    const waits = snapshot.matches({ following: 'waiting' });
    const isOpen = snapshot.hasTag('live');
    switch (event.type) {
      case 'session.opened':
        return !snapshot.matches('anonymous');
      // Another tab leads until it hands over; then this one stays the leader.
      case 'session.closed':
      case 'xstate.done.actor.countUnread':
      case 'notification.pushed':
        return !waits;
      case 'stream.ready':
        return !waits && !snapshot.matches({ following: { streaming: 'opening' } });
      case 'notification.arrived':
      case 'data.changed':
        return !waits && !isOpen;
      case 'stream.lost':
      case 'stream.ended':
        return !isOpen;
      case 'unread.counted':
        return !isOpen || snapshot.context.unread === 0;
      default:
        return false;
    }
  },
  passTime: ({ page, ms }) => page.clock.fastForward(ms),
});
