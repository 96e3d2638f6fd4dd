import type { Page } from 'playwright-core';
import { cases } from '#machines/flows/account/account/accountMachine.cases.ts';
import type { Say } from '#tests/support/browser/texts.ts';
import { defineModel } from '#tests/paths/engine/index.ts';
import type { PersonalWorld, Standing } from './personal.world.ts';
import type { Gate } from '../support/gates.ts';

export interface Driver {
  page: Page;
  say: Say;
  gates: Record<'jobs' | 'accept', Gate>;
  world: PersonalWorld;
}

const button = ({ page }: Driver, name: string) => page.getByRole('button', { name, exact: true });
const noAnswer = ({ page, say }: Driver) =>
  page
    .getByRole('alert')
    .filter({ hasText: say('common', 'noAnswer') })
    .waitFor();
const retry = (driver: Driver) => button(driver, driver.say('common', 'tryAgain')).click();

async function answerPage({ gates, world, case: name }: Driver & { case: string }): Promise<void> {
  await world.be(name as Standing);
  await gates.jobs.pass();
}

export const model = defineModel<Driver>()(cases, {
  events: {
    'account.retried': retry,
    'job.acceptanceRetried': retry,
    'job.accepted': (driver) => button(driver, driver.say('account', 'acceptJob')).click(),
    'xstate.done.actor.loadAccount': answerPage,
    'xstate.done.actor.reloadAccount': answerPage,
    'xstate.error.actor.loadAccount': ({ gates }) => gates.jobs.abort(),
    'xstate.error.actor.reloadAccount': ({ gates }) => gates.jobs.abort(),
    'xstate.done.actor.acceptJob': async ({ gates, world }) => {
      await world.be('offered');
      await gates.accept.pass();
    },
    'xstate.error.actor.acceptJob': async ({ page, gates, world, case: name }) => {
      if (name === 'network') return gates.accept.abort();
      await world.be('mismatch');
      const answered = page.waitForResponse((response) => response.url().endsWith('/accept'));
      await gates.accept.pass();
      await answered;
    },
  },
  states: {
    loading: ({ gates }) => gates.jobs.arrived(),
    failed: noAnswer,
    'shown.resting': async (driver) => {
      const { page, say, snapshot } = driver;
      const offered = snapshot.context.page?.jobs.some(({ standing }) => standing === 'offered');
      await page.getByRole('heading', { name: say('account', 'jobs') }).waitFor();
      if ((await button(driver, say('account', 'acceptJob')).count()) > 0 !== offered)
        throw new Error('what is offered and what may be accepted differ');
      if (snapshot.context.failure)
        await page
          .getByRole('alert')
          .filter({ hasText: say('problems', 'pinflMismatch') })
          .waitFor();
    },
    'shown.accepting': ({ gates }) => gates.accept.arrived(),
    'shown.unaccepted': noAnswer,
    'shown.reloading': ({ gates }) => gates.jobs.arrived(),
  },
  leaveOut: { 'job.declined': 'the model of jobDecline walks it' },
  impossible: ({ snapshot, event }) =>
    event.type === 'job.accepted' &&
    !(snapshot.context.page?.jobs ?? []).some(({ standing }) => standing === 'offered'),
});
