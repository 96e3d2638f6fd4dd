import type { Page } from 'playwright-core';
import { formatMonth } from '#domain/format/index.ts';
import { cases } from '#machines/flows/time/timesheet/timesheetMachine.cases.ts';
import { shownRows } from '#machines/flows/time/timesheet/timesheetMachine.ts';
import type { Key, Say } from '#tests/support/browser/texts.ts';
import { defineModel } from '#tests/paths/engine/index.ts';
import type { Gate } from '../support/gates.ts';
import { stopTime } from '../support/stillTime.ts';

export interface Driver {
  page: Page;
  say: Say;
  sheet: Gate;
  /** Gives the company this number of people, each late on the 2nd of November and of October. */
  have: (count: number) => Promise<void>;
}

const grid = ({ page, say }: Driver) => page.getByRole('grid', { name: say('timesheet', 'grid') });
const chip = ({ page, say }: Driver, name: string) =>
  page.getByRole('group', { name: say('timesheet', 'show'), exact: true }).getByRole('button', { name });
const turn = ({ page, say }: Driver, key: 'previousMonth' | 'nextMonth') =>
  page.getByRole('button', { name: say('calendar', key), exact: true });
const peopleOf: Record<string, number> = { all: 2, before: 2, ahead: 2, more: 201, rest: 201 };
const monthOf: Record<string, string> = { before: '2026-10', ahead: '2026-12' };

export const model = defineModel<Driver>()(cases, {
  events: {
    'month.previousChosen': (driver) => turn(driver, 'previousMonth').click(),
    'month.nextChosen': (driver) => turn(driver, 'nextMonth').click(),
    'rows.chosen': (driver) => {
      const { show } = driver.event.choice;
      const name = show
        ? driver.say('timesheet', `filter.${show}` as Key<'timesheet'>)
        : driver.say('lists', 'all');
      return chip(driver, name).click();
    },
    'cell.pointed': ({ page, event }) => page.locator(`#day-${event.row}-${event.column}`).click(),
    'cursor.moved': async (driver) => {
      await grid(driver).focus();
      // The cursor rests when the path says so, however slow this computer is.
      await stopTime(driver.page);
      await driver.page.keyboard.press(driver.case === 'far' ? 'End' : 'ArrowDown');
    },
    'sheet.retried': ({ page, say }) => page.getByRole('button', { name: say('common', 'tryAgain') }).click(),
    'xstate.done.actor.loadRows': async (driver) => {
      await driver.have(peopleOf[driver.case] ?? 0);
      await driver.sheet.pass();
    },
    'xstate.error.actor.loadRows': ({ sheet }) => sheet.abort(),
  },
  states: {
    loading: async ({ page, sheet }) => {
      await page.clock.resume();
      await sheet.arrived();
    },
    failed: ({ page, say }) =>
      page
        .getByRole('alert')
        .filter({ hasText: say('common', 'noAnswer') })
        .waitFor(),
    'whole.moving': ({ page, snapshot: { context } }) =>
      page.locator(`#day-${context.at.row}-${context.at.column}[aria-selected="true"]`).waitFor(),
    whole: async (driver) => {
      const { page, say, snapshot } = driver;
      const { choice, at, month } = snapshot.context;
      await page.getByRole('heading', { name: formatMonth(month!, 'uz-Latn') }).waitFor();
      if (shownRows(snapshot.context).length === 0) {
        await page.getByText(say('timesheet', 'nothing')).waitFor();
        return;
      }
      await chip(driver, say('timesheet', 'filter.late'))
        .and(page.locator(`[aria-pressed="${choice.show === 'late'}"]`))
        .waitFor();
      await page.locator(`[id^="day-${at.row}-"][aria-selected="true"]`).waitFor();
    },
  },
  passTime: async ({ page, ms }) => {
    await page.clock.fastForward(ms);
    await page.clock.resume();
  },
  leaveOut: {
    'day.opened': 'it leaves the sheet: a test of its own beside the paths',
    'address.changed': 'a link to the sheet on the sheet: a test of its own beside the paths',
    'month.chosen': 'the panel that closes a month chooses another one: its own walk and test',
    'sheet.refreshed': 'the panel that closes a month says when: its own walk and test',
  },
  impossible: ({ snapshot: { context }, event, case: name }) => {
    switch (event.type) {
      case 'xstate.done.actor.loadRows':
        if (name === 'rest') return context.pages !== 1;
        return (
          name === 'none' ||
          context.pages > 0 ||
          (monthOf[name] ?? '2026-11') !== (context.month ?? '2026-11')
        );
      case 'cell.pointed':
        return shownRows(context).length < 2;
      case 'cursor.moved':
        // The company has more people than the cases name.
        return shownRows(context).length === 0 || context.pages > 1;
      default:
        return false;
    }
  },
});
