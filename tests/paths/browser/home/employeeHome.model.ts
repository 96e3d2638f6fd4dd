import type { Page } from 'playwright-core';
import { cases } from '#machines/flows/home/employeeHome/employeeHomeMachine.cases.ts';
import type { Say } from '#tests/support/browser/texts.ts';
import { defineModel } from '#tests/paths/engine/index.ts';
import type { Gate } from '../support/gates.ts';
import type { Hold } from '../support/hold.ts';
import { notifyFromOtherTab } from '../support/otherTab.ts';

export interface Driver {
  page: Page;
  say: Say;
  /** One of the calls that the page is made of. */
  salary: Gate;
  /** The opening of the phone's store. */
  figures: Hold<'pass' | 'fail'>;
  /** What an earlier visit has left on the phone. */
  leave: (kept: boolean) => Promise<void>;
}

const main = ({ page }: Driver) => page.locator('main');
const failed = (driver: Driver) =>
  main(driver)
    .getByRole('alert')
    .filter({ hasText: driver.say('common', 'noAnswer') });
const old = (driver: Driver, text: 'old.waits' | 'old.coming') =>
  main(driver)
    .getByRole('status')
    .filter({ hasText: driver.say('home', text) });
const earned = (driver: Driver) => main(driver).getByRole('progressbar');
/** The check-out that was missed, also of kept figures. */
const missed = (driver: Driver) => main(driver).locator('[data-missed="2026-11-16"]');
const shown = async (driver: Driver) => {
  await earned(driver).waitFor();
  await missed(driver)
    .getByRole('button', { name: driver.say('home', 'ahead.tellOut'), exact: true })
    .waitFor();
};
const kept = async (driver: Driver, text: 'old.waits' | 'old.coming') => {
  // The figures of eight in the morning.
  await old(driver, text).filter({ hasText: '08:00' }).waitFor();
  await shown(driver);
};
const bare = (driver: Driver) => earned(driver).waitFor({ state: 'detached' });

/** A look into the phone's store finds what is there when the store opens. */
const look = async ({ figures, leave }: Driver, isKept: boolean) => {
  await leave(isKept);
  await figures.answer('pass');
};

/** An employee's home: one of its calls is held, and what the phone has kept is set. */
export const model = defineModel<Driver>()(cases, {
  events: {
    'page.refreshed': async ({ page, salary, step }) => {
      const change = () => notifyFromOtherTab(page, { type: 'data.changed', topic: 'paymentRequests' });
      if (/^loading|refreshing|retrying/.test(step.from.label)) await salary.replacedBy(change);
      else await change();
    },
    'page.retried': (driver) =>
      main(driver)
        .getByRole('button', { name: driver.say('common', 'tryAgain') })
        .or(main(driver).getByRole('button', { name: driver.say('home', 'old.refresh') }))
        .click(),
    'xstate.done.actor.load': ({ salary }) => salary.pass(),
    'xstate.error.actor.load': ({ salary, case: name }) =>
      name === 'refused' ? salary.fault(403) : salary.abort(),
    'xstate.done.actor.refresh': ({ salary }) => salary.pass(),
    'xstate.error.actor.refresh': ({ salary }) => salary.abort(),
    'xstate.done.actor.retry': ({ salary }) => salary.pass(),
    'xstate.error.actor.retry': ({ salary }) => salary.abort(),
    'xstate.done.actor.recall': (driver) => look(driver, driver.case === 'kept'),
    'xstate.error.actor.recall': ({ figures }) => figures.answer('fail'),
    'xstate.done.actor.recallMeanwhile': (driver) => look(driver, driver.case === 'kept'),
    'xstate.error.actor.recallMeanwhile': ({ figures }) => figures.answer('fail'),
  },
  states: {
    'loading.brief': async (driver) => {
      await driver.salary.arrived();
      await bare(driver);
    },
    'loading.recalling': bare,
    'loading.bare': bare,
    'loading.beside': (driver) => kept(driver, 'old.coming'),
    recalling: bare,
    failed: (driver) => main(driver).getByRole('alert').waitFor(),
    shown,
    'shown.fresh': async (driver) => {
      driver.figures.open();
      await failed(driver).waitFor({ state: 'detached' });
      await old(driver, 'old.waits').or(old(driver, 'old.coming')).waitFor({ state: 'detached' });
    },
    'shown.refreshing': ({ salary }) => salary.arrived(),
    'shown.stale': (driver) => old(driver, 'old.waits').waitFor(),
    'shown.retrying': async (driver) => {
      await driver.salary.arrived();
      await old(driver, 'old.coming').waitFor();
    },
  },
  passTime: ({ page, ms }) => page.clock.fastForward(ms),
});
