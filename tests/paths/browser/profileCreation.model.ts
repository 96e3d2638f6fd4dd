import type { Page } from 'playwright-core';
import { cases } from '#machines/flows/profileCreation/profileCreationMachine.cases.ts';
import { showsFieldError } from '#tests/support/fieldErrors.ts';
import type { Key, Say } from '#tests/support/texts.ts';
import { defineModel } from '../engine/index.ts';
import type { NewcomerWorld, Offer } from './newcomer.world.ts';
import type { Gate } from './support/gates.ts';

export interface Hands {
  page: Page;
  say: Say;
  /** `info`, `account` and `jobs` are what the app's start asks too. */
  gates: Record<'info' | 'account' | 'jobs' | 'profile' | 'accept' | 'found', Gate>;
  world: NewcomerWorld;
}

const button = ({ page }: Hands, name: string) => page.getByRole('button', { name, exact: true });
const step = (hands: Hands, key: Key<'account'>) => button(hands, hands.say('account', key));
const side = (hands: Hands, key: Key<'sides'>) => button(hands, hands.say('sides', key));
const tryAgain = (hands: Hands) => button(hands, hands.say('common', 'tryAgain'));
const field = ({ page }: Hands, name: string) => page.locator(`input[name="${name}"]`);
const alert = ({ page }: Hands, text: string) => page.getByRole('alert').filter({ hasText: text }).waitFor();
const heading = ({ page }: Hands, name: string) => page.getByRole('heading', { name, exact: true }).waitFor();
const noAnswer = (hands: Hands) => alert(hands, hands.say('common', 'noAnswer'));

async function shows(hands: Hands, name: string, value: string, error: string | undefined): Promise<void> {
  const shown = await field(hands, name).inputValue();
  const digits = ['pinfl', 'tin'].includes(name) ? shown.replace(/\s/g, '') : shown;
  if (digits !== value) throw new Error(`${name} shows ${shown}, not ${value}`);
  await showsFieldError(field(hands, name), hands.say, error ?? null);
}

/** The screen's own questions, as often as the path says; each is answered by the real server. */
const passBoth = async ({ gates }: Hands) => {
  await gates.account.pass();
  await gates.jobs.pass();
};

/** What the screen tells the app's start when it is done: the start asks everything anew. */
export async function passStart({ gates }: Pick<Hands, 'gates'>): Promise<void> {
  await gates.info.pass();
  await gates.account.pass();
  await gates.jobs.pass();
}

export const model = defineModel<Hands>()(cases, {
  events: {
    'field.changed': (hands) => field(hands, hands.event.field).fill(hands.event.value),
    'form.submitted': (hands) => step(hands, 'step.save').click(),
    'company.changed': (hands) => field(hands, hands.event.field).fill(hands.event.value),
    'company.submitted': (hands) => side(hands, 'found').click(),
    'company.wanted': (hands) => side(hands, 'another').click(),
    'profile.reopened': (hands) => step(hands, 'step.edit').click(),
    'profile.retried': async (hands) => {
      if (hands.step.from.label !== 'joined') return tryAgain(hands).click();
      // The start finds no job: the employer has taken the record back.
      await hands.world.lose();
      return passStart(hands);
    },
    'jobs.checked': (hands) =>
      hands.step.from.label === 'notFound' ? tryAgain(hands).click() : step(hands, 'step.check').click(),
    'job.accepted': (hands) => step(hands, 'acceptJob').click(),
    'xstate.done.actor.loadProfile': async (hands) => {
      const { world, case: name } = hands;
      await world.give(name === 'empty' ? null : 'known');
      await world.offer(name === 'empty' ? 'none' : name === 'given' ? 'offered' : 'held');
      await passBoth(hands);
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
  },
  states: {
    loading: async ({ gates }) => {
      await gates.account.arrived();
      await gates.jobs.arrived();
    },
    failed: noAnswer,
    'profile.editing': async (hands) => {
      const { form, errors } = hands.snapshot.context;
      for (const [name, value] of Object.entries(form))
        await shows(hands, name, value, errors[name as 'pinfl']);
    },
    'profile.saving': ({ gates }) => gates.profile.arrived(),
    'profile.unsent': noAnswer,
    'company.editing': async (hands) => {
      const { company, companyErrors } = hands.snapshot.context;
      for (const [name, value] of Object.entries(company))
        await shows(hands, name, value, companyErrors[name as 'tin']);
    },
    'company.founding': ({ gates }) => gates.found.arrived(),
    'company.unsent': noAnswer,
    finding: ({ gates }) => gates.jobs.arrived(),
    notFound: noAnswer,
    jobs: async (hands) => {
      const [job] = hands.snapshot.context.jobs;
      if (!job) return heading(hands, hands.say('account', 'step.noneTitle'));
      const told = job.standing === 'mismatch' ? 'step.mismatchText' : 'step.offeredLead';
      return hands.page.getByText(hands.say('account', told)).waitFor();
    },
    accepting: ({ gates }) => gates.accept.arrived(),
    unaccepted: noAnswer,
    joined: async (hands) => {
      await hands.gates.info.arrived();
      const { side: own, company } = hands.snapshot.context;
      const founded = (await hands.world.companies()).includes(company.title);
      if (own === 'employer' ? !founded : !(await hands.world.isJoined()))
        throw new Error('the person has no place to work');
    },
    complete: (hands) => heading(hands, hands.say('account', 'step.completeTitle')),
    founded: async (hands) => {
      await heading(hands, hands.say('sides', 'foundedTitle'));
      if ((await hands.world.companies()).length !== 1) throw new Error('one company was to be founded');
    },
  },
  impossible: ({ snapshot, event, case: name }) => {
    const { context } = snapshot;
    // Typing what is there already is no change.
    if (event.type === 'field.changed') return context.form[event.field] === event.value;
    if (event.type === 'company.changed') return context.company[event.field] === event.value;
    // Without an offer there is no button for it.
    if (event.type === 'job.accepted') return context.jobs[0]?.standing !== 'offered';
    if (event.type === 'company.wanted') return context.side !== 'employer';
    // The server refuses the title, and does so by the same way.
    return event.type === 'xstate.error.actor.createOrganization' && name === 'tooMany';
  },
  passTime: ({ page, ms }) => page.clock.fastForward(ms),
});
