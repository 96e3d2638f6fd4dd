import type { Page } from 'playwright-core';
import { cases } from '#machines/flows/time/myMonth/myMonthMachine.cases.ts';
import { formatDate, formatMonth } from '#domain/format/index.ts';
import type { Say } from '#tests/support/browser/texts.ts';
import { defineModel } from '#tests/paths/engine/index.ts';
import { notifyFromOtherTab } from '../support/otherTab.ts';
import type { Gate } from '../support/gates.ts';

export interface Driver {
  page: Page;
  say: Say;
  month: Gate;
}

/** The server's current month, the one before, which is that of the hire, one before that, and the next, the last to be shown. */
const now = '2026-11';
const first = '2026-10';
const last = '2026-12';
const answers: Record<string, string> = { thisOne: now, before: first, unhired: '2026-09', next: last };

const button = ({ page, say }: Driver, key: 'month.previous' | 'month.next') =>
  page.getByRole('button', { name: say('attendance', key), exact: true });
const sheet = ({ page }: Driver) => page.getByRole('dialog');

export const model = defineModel<Driver>()(cases, {
  events: {
    'month.previousChosen': (driver) => button(driver, 'month.previous').click(),
    'month.nextChosen': (driver) => button(driver, 'month.next').click(),
    'month.retried': ({ page, say }) => page.getByRole('button', { name: say('common', 'tryAgain') }).click(),
    'month.refreshed': ({ page }) => notifyFromOtherTab(page, { type: 'data.changed', topic: 'attendance' }),
    'day.chosen': ({ page, event }) =>
      page
        .locator('.calendar-day')
        .nth(Number(event.date.slice(8)) - 1)
        .click(),
    'day.closed': (driver) =>
      sheet(driver)
        .getByRole('button', { name: driver.say('common', 'close') })
        .click(),
    'xstate.done.actor.getMyMonth': ({ month }) => month.pass(),
    'xstate.error.actor.getMyMonth': ({ month }) => month.abort(),
    'xstate.done.actor.lookAgain': ({ month }) => month.pass(),
    'xstate.error.actor.lookAgain': ({ month }) => month.abort(),
  },
  states: {
    loading: ({ month }) => month.arrived(),
    failed: ({ page, say }) =>
      page
        .getByRole('alert')
        .filter({ hasText: say('common', 'noAnswer') })
        .waitFor(),
    shown: async (driver) => {
      const { page } = driver;
      const { month, date } = driver.snapshot.context;
      await page.getByRole('heading', { name: formatMonth(month!, 'uz-Latn'), exact: true }).waitFor();
      if (date === null) {
        await sheet(driver).waitFor({ state: 'detached' });
        if ((await button(driver, 'month.next').isEnabled()) !== (month !== last))
          throw new Error('one can go past the next month, or not to it');
        if ((await button(driver, 'month.previous').isEnabled()) !== (month !== first))
          throw new Error('one can go to before the hire, or not back to it');
        // A month to come shows the shifts that are planned.
        if (month === last)
          await page.getByRole('button', { name: /^1-dekabr, Ish kuni, 09:00–18:00$/ }).waitFor();
        return;
      }
      await sheet(driver)
        .getByRole('heading', { name: formatDate(date, 'uz-Latn', 'dayMonth') })
        .waitFor();
      // The day's pair in the database: in at 08:55, out at 18:05.
      for (const time of ['08:55', '18:05']) await sheet(driver).getByText(time, { exact: true }).waitFor();
    },
    'shown.lookingAgain': ({ month }) => month.arrived(),
  },
  impossible: ({ snapshot, event, case: name }) => {
    const { month, date } = snapshot.context;
    // The server answers with the requested month.
    if (event.type === 'xstate.done.actor.getMyMonth') return answers[name] !== (month ?? now);
    if (event.type.startsWith('xstate.')) return false;
    // Not while a request is in flight: aborted requests fail in no certain order.
    if (!snapshot.matches('failed') && !snapshot.matches({ shown: 'resting' })) return true;
    if (event.type === 'month.retried') return false;
    // A day's sheet covers the rest.
    if (event.type === 'day.closed') return date === null;
    return date !== null || (event.type === 'day.chosen' && month !== now);
  },
  passTime: ({ page, ms }) => page.clock.fastForward(ms),
});
