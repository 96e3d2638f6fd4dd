import type { Page } from 'playwright-core';
import { cases } from '#machines/flows/shared/list/listMachine.cases.ts';
import { lastPage } from '#machines/flows/shared/list/listQuery.ts';
import type { Key, Say } from '#tests/support/browser/texts.ts';
import { defineModel } from '#tests/paths/engine/index.ts';
import type { Gate } from '../support/gates.ts';
import { stopTime } from '../support/stillTime.ts';

export interface Driver {
  page: Page;
  say: Say;
  load: Gate;
  change: Gate;
  /** Gives the company this number of people, all found by every query of the cases. */
  have: (count: number) => Promise<void>;
}

const people: Record<string, number> = { nothing: 0, onePage: 1, threePages: 45 };

const chip = ({ page, say }: Pick<Driver, 'page' | 'say'>, status: string | undefined) =>
  page.getByRole('group', { name: say('employees', 'filter'), exact: true }).getByRole('button', {
    name: status ? say('employees', `status.${status}` as Key<'employees'>) : say('lists', 'all'),
  });

/** The chosen status is marked, and says how many people it has. */
async function showsFilter(
  driver: Driver & {
    snapshot: { context: { query: { filter: Record<string, string> }; result: { total: number } | null } };
  },
) {
  const { query, result } = driver.snapshot.context;
  const chosen = chip(driver, query.filter['status']);
  await chosen.and(driver.page.locator('[aria-pressed="true"]')).waitFor();
  await chosen.getByText(String(result?.total ?? 0), { exact: true }).waitFor();
}

const paging = ({ page, say }: Driver, key: Key<'lists'>) =>
  page.getByRole('button', { name: say('lists', key), exact: true });

export const model = defineModel<Driver>()(cases, {
  events: {
    // The debounce ends when the path says so, not when this computer is slow.
    'search.changed': async ({ page, say, event }) => {
      await stopTime(page);
      await page.getByRole('searchbox', { name: say('employees', 'search') }).fill(event.search);
    },
    'filter.changed': (driver) => chip(driver, driver.event.filter['status']).click(),
    'sort.changed': ({ page, say }) =>
      page
        .getByRole('columnheader', { name: say('employeeList', 'column.registeredAt') })
        .getByRole('button')
        .click(),
    'page.changed': (driver) => paging(driver, 'lastPage').click(),
    'pageSize.changed': ({ page, say, event }) =>
      page.getByLabel(say('lists', 'rowsPerPage')).selectOption(String(event.pageSize)),
    // Cancels a status change that got no answer: then the list reloads.
    'list.refreshed': async ({ page, say, change }) => {
      await page.getByRole('row').nth(1).getByRole('checkbox').check();
      await page
        .getByRole('region', { name: say('employeeList', 'selection') })
        .getByRole('button', { name: say('employees', 'change.unblock') })
        .click();
      const dialog = page.getByRole('alertdialog');
      await dialog.getByRole('button', { name: say('employees', 'change.unblock') }).click();
      await change.abort();
      await dialog.getByRole('alert').waitFor();
      await dialog.getByRole('button', { name: say('common', 'cancel') }).click();
    },
    'list.retried': ({ page, say }) => page.getByRole('button', { name: say('common', 'tryAgain') }).click(),
    'xstate.done.actor.load': async ({ load, have, case: outcome }) => {
      await load.arrived();
      await have(people[outcome] ?? 0);
      await load.pass();
    },
    'xstate.error.actor.load': ({ load }) => load.abort(),
  },
  states: {
    loading: ({ load }) => load.arrived(),
    typing: ({ page, say, snapshot, load }) => {
      if (load.held > 0) throw new Error('something is asked for while somebody types');
      const field = page.getByRole('searchbox', { name: say('employees', 'search') });
      return field.and(page.locator(`[value="${snapshot.context.query.search}"]`)).waitFor();
    },
    filled: async (driver) => {
      const { page: number, pageSize, search, sort } = driver.snapshot.context.query;
      const total = driver.snapshot.context.result?.total ?? 0;
      const pages = driver.page.getByText(driver.say('lists', 'pageOf', { page: number, total }));
      await pages.waitFor();
      const rows = Math.min(pageSize, total - (number - 1) * pageSize);
      const shown = await driver.page.locator('[data-row]').count();
      if (shown !== rows) throw new Error(`${shown} rows are shown, not ${rows}`);
      const address = new URL(driver.page.url()).searchParams;
      const told = [address.get('page') ?? '1', address.get('pageSize') ?? '20', address.get('search') ?? ''];
      if (told.join() !== [number, pageSize, search].join())
        throw new Error(`the address says ${told.join()}`);
      if ((address.get('sort') === null) !== (sort === '')) throw new Error('the address has another order');
      await showsFilter(driver);
    },
    empty: ({ page, say }) => page.getByText(say('employees', 'empty')).waitFor(),
    nothingFound: async (driver) => {
      await driver.page.getByText(driver.say('employees', 'nothingFound')).waitFor();
      await showsFilter(driver);
    },
    failed: ({ page, say }) =>
      page
        .getByRole('alert')
        .filter({ hasText: say('common', 'noAnswer') })
        .waitFor(),
  },
  leaveOut: {
    'query.changed':
      'what the address says against what is typed: tests/journeys/employees.test.ts goes back and forth',
  },
  impossible: ({ snapshot, event }) => {
    const { query, result } = snapshot.context;
    const byPerson = !event.type.startsWith('xstate.');
    // Not while a request is in flight: aborted requests fail in no certain order.
    if (byPerson && snapshot.matches('loading')) return true;
    // An empty company has no search, no table and no pages.
    if (byPerson && snapshot.matches('empty')) return true;
    const rows = result !== null && result.items.length > 0;
    switch (event.type) {
      case 'search.changed':
        return event.search === query.search;
      case 'filter.changed':
        return event.filter['status'] === query.filter['status'];
      case 'sort.changed':
      case 'list.refreshed':
        return !rows;
      case 'page.changed':
        return !rows || lastPage(result.total, query.pageSize) !== event.page || query.page === event.page;
      case 'pageSize.changed':
        return !rows || event.pageSize === query.pageSize;
      default:
        return false;
    }
  },
  passTime: async ({ page, ms }) => {
    await page.clock.fastForward(ms);
    await page.clock.resume();
  },
});
