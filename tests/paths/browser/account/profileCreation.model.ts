import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { cases } from '#machines/flows/account/profileCreation/profileCreationMachine.cases.ts';
import { showsFieldError } from '#tests/support/server/fieldErrors.ts';
import type { Key, Say } from '#tests/support/browser/texts.ts';
import { defineModel } from '#tests/paths/engine/index.ts';
import type { DraftGate } from '../support/draftGate.ts';
import type { NewcomerWorld, Offer } from './newcomer.world.ts';
import type { Gate } from '../support/gates.ts';

export interface Driver {
  page: Page;
  say: Say;
  /** The app's start also calls `info`, `account` and `jobs`. */
  gates: Record<'info' | 'account' | 'jobs' | 'profile' | 'accept' | 'found', Gate>;
  drafts: DraftGate;
  world: NewcomerWorld;
}

const button = ({ page }: Driver, name: string) => page.getByRole('button', { name, exact: true });
const step = (driver: Driver, key: Key<'account'>) => button(driver, driver.say('account', key));
const side = (driver: Driver, key: Key<'sides'>) => button(driver, driver.say('sides', key));
const tryAgain = (driver: Driver) => button(driver, driver.say('common', 'tryAgain'));
const field = ({ page }: Driver, name: string) => page.locator(`input[name="${name}"]`);
const alert = ({ page }: Driver, text: string) => page.getByRole('alert').filter({ hasText: text }).waitFor();
const heading = ({ page }: Driver, name: string) =>
  page.getByRole('heading', { name, exact: true }).waitFor();
const noAnswer = (driver: Driver) => alert(driver, driver.say('common', 'noAnswer'));

async function shows(driver: Driver, name: string, value: string, error: string | undefined): Promise<void> {
  const shown = await field(driver, name).inputValue();
  const digits = ['pinfl', 'tin'].includes(name) ? shown.replace(/\s/g, '') : shown;
  if (digits !== value) throw new Error(`${name} shows ${shown}, not ${value}`);
  await showsFieldError(field(driver, name), driver.say, error ?? null);
}

/** Lets the screen's own requests pass to the real server, as often as the path says. */
const passBoth = async ({ gates }: Driver) => {
  await gates.account.pass();
  await gates.jobs.pass();
};

/** Once the screen is done, the app's start requests everything again. */
export async function passStart({ gates }: Pick<Driver, 'gates'>): Promise<void> {
  await gates.info.pass();
  await gates.account.pass();
  await gates.jobs.pass();
}

export const model = defineModel<Driver>()(cases, {
  events: {
    'field.changed': (driver) => field(driver, driver.event.field).fill(driver.event.value),
    'form.submitted': (driver) => step(driver, 'step.save').click(),
    'company.changed': (driver) => field(driver, driver.event.field).fill(driver.event.value),
    'company.submitted': (driver) => side(driver, 'found').click(),
    'company.wanted': (driver) => side(driver, 'another').click(),
    // The browser's own Back; the form's button is pressed in tests/journeys/wizardBack.test.ts.
    'step.returned': ({ page }) => page.goBack(),
    'profile.retried': (driver) => tryAgain(driver).click(),
    'jobs.checked': (driver) =>
      driver.step.from.label === 'notFound' ? tryAgain(driver).click() : step(driver, 'step.check').click(),
    'job.accepted': (driver) => step(driver, 'acceptJob').click(),
    'xstate.done.actor.loadDraft': ({ drafts, event }) => drafts.give(event.output),
    'xstate.error.actor.loadDraft': ({ drafts }) => drafts.fail(),
    'xstate.done.actor.loadProfile': async (driver) => {
      const { world, case: name } = driver;
      await world.give(name === 'empty' ? null : 'known');
      await world.offer(name === 'empty' ? 'none' : name === 'given' ? 'offered' : 'held');
      await passBoth(driver);
    },
    'xstate.error.actor.loadProfile': async ({ gates }) => {
      await gates.account.abort();
      await gates.jobs.abort();
    },
    'xstate.done.actor.saveProfile': ({ gates }) => gates.profile.pass(),
    'xstate.error.actor.saveProfile': async ({ gates, world, page, case: name }) => {
      if (name === 'network') return gates.profile.abort();
      const answered = page.waitForResponse('**/api/account/profile');
      return world.whilePinflTaken(async () => {
        await gates.profile.pass();
        await answered;
      });
    },
    'xstate.done.actor.findJobs': async ({ gates, world, case: name }) => {
      await world.offer(name as Offer);
      await gates.jobs.pass();
    },
    'xstate.error.actor.findJobs': ({ gates }) => gates.jobs.abort(),
    'xstate.done.actor.acceptJob': async ({ gates, world }) => {
      await world.offer('offered');
      await gates.accept.pass();
    },
    'xstate.error.actor.acceptJob': async ({ gates, world, case: name }) => {
      if (name === 'network') return gates.accept.abort();
      await world.offer('mismatch');
      return gates.accept.pass();
    },
    'xstate.done.actor.createOrganization': ({ gates }) => gates.found.pass(),
    'xstate.error.actor.createOrganization': ({ gates, case: name }) =>
      name === 'network' ? gates.found.abort() : gates.found.pass({ title: '“”' }),
    'xstate.done.actor.enterApp': async (driver) => {
      // The start finds no job: the employer has deleted the record.
      if (driver.case === 'withdrawn') await driver.world.lose();
      return passStart(driver);
    },
  },
  leaveOut: {
    'xstate.error.actor.enterApp': 'the startup machine runs as long as the page',
    'job.declined': 'the journey of a declined job comes this way',
  },
  states: {
    // The page says so after ten seconds, which pass by its own clock; its timer starts just after it is drawn.
    recalling: ({ page, say }) =>
      expect
        .poll(async () => {
          await page.clock.fastForward(10_000);
          return page.getByRole('status').first().textContent();
        })
        .toBe(say('common', 'stillLoading')),
    loading: async ({ gates }) => {
      await gates.account.arrived();
      await gates.jobs.arrived();
    },
    failed: noAnswer,
    'profile.editing': async (driver) => {
      const { form, errors, side: chosen } = driver.snapshot.context;
      const lead = driver.say('account', chosen === 'employer' ? 'step.ownerLead' : 'step.profileLead');
      await driver.page.getByText(lead, { exact: true }).waitFor();
      for (const [name, value] of Object.entries(form))
        await shows(driver, name, value, errors[name as 'pinfl']);
    },
    'profile.saving': ({ gates }) => gates.profile.arrived(),
    'profile.unsent': noAnswer,
    'company.editing': async (driver) => {
      const { company, companyErrors } = driver.snapshot.context;
      for (const [name, value] of Object.entries(company))
        await shows(driver, name, value, companyErrors[name as 'tin']);
    },
    'company.founding': ({ gates }) => gates.found.arrived(),
    'company.unsent': noAnswer,
    finding: ({ gates }) => gates.jobs.arrived(),
    notFound: noAnswer,
    jobs: async (driver) => {
      const [job] = driver.snapshot.context.jobs;
      if (!job) return heading(driver, driver.say('account', 'step.noneTitle'));
      const told = job.standing === 'mismatch' ? 'step.mismatchText' : 'step.offeredLead';
      return driver.page.getByText(driver.say('account', told)).waitFor();
    },
    accepting: ({ gates }) => gates.accept.arrived(),
    unaccepted: noAnswer,
    joined: async (driver) => {
      await driver.gates.info.arrived();
      const { side: own, company } = driver.snapshot.context;
      const founded = (await driver.world.companies()).includes(company.title);
      if (own === 'employer' ? !founded : !(await driver.world.isJoined()))
        throw new Error('the person has no place to work');
    },
    entered: ({ page, snapshot }) =>
      page.waitForURL(snapshot.context.side === 'employer' ? '**/start' : '**/home'),
    complete: (driver) => heading(driver, driver.say('account', 'step.completeTitle')),
    founded: async (driver) => {
      await heading(driver, driver.say('sides', 'foundedTitle'));
      if ((await driver.world.companies()).length !== 1) throw new Error('one company was to be founded');
    },
  },
  impossible: ({ snapshot, event, case: name }) => {
    const { context } = snapshot;
    // Typing the same value again is no change event.
    if (event.type === 'field.changed') return context.form[event.field] === event.value;
    if (event.type === 'company.changed') return context.company[event.field] === event.value;
    // Without an offer its button is missing.
    if (event.type === 'job.accepted') return context.jobs[0]?.standing !== 'offered';
    if (event.type === 'company.wanted') return context.side !== 'employer';
    // The server takes what the form takes, unchanged.
    if (event.type === 'xstate.done.actor.saveProfile') return name === 'normalised';
    // The server refuses the title by the same operation.
    return event.type === 'xstate.error.actor.createOrganization' && name === 'tooMany';
  },
  passTime: ({ page, ms }) => page.clock.fastForward(ms),
});
