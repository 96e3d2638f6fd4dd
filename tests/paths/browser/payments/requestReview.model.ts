import type { Page } from 'playwright-core';
import { cases } from '#machines/flows/payments/requestReview/requestReviewMachine.cases.ts';
import type { ReviewVerb } from '#machines/flows/payments/requestReview/requestReviewMachine.ts';
import { showsFieldError } from '#tests/support/fieldErrors.ts';
import type { Say } from '#tests/support/texts.ts';
import { defineModel } from '#tests/paths/engine/index.ts';
import type { Gate } from '../support/gates.ts';
import type { WorkWorld } from '../attendance/work.world.ts';

export interface Driver {
  page: Page;
  say: Say;
  decide: Gate;
  world: WorkWorld;
  /** Keys and bodies of the reviews sent so far. */
  sent: string[];
}

const asking = ({ page }: Driver) => page.getByRole('alertdialog');
/** Giving up stands first, deciding last; both may be called the same. */
const buttons = (driver: Driver) => asking(driver).locator('footer').getByRole('button');
const contextOf = (step: { from: { moment: { snapshot: { context: unknown } } } }) =>
  step.from.moment.snapshot.context as { verb: ReviewVerb; reason: string };
const labels = { approve: 'approve', cancel: 'cancelRequest', withdraw: 'withdraw' } as const;
const titles = { approve: 'approveTitle', cancel: 'cancelTitle', withdraw: 'withdrawTitle' } as const;
const idsOf = ({ sent }: Driver) =>
  (JSON.parse(sent.at(-1)?.split('\n')[1] ?? '{}') as { requests: { id: string }[] }).requests.map(
    ({ id }) => id,
  );

export const model = defineModel<Driver>()(cases, {
  events: {
    'review.chosen': async (driver) => {
      const { page, say, event, world } = driver;
      const id = await world.undecided();
      await page
        .locator(`[data-row="${id}"]`)
        .getByRole('button', { name: say('payments', labels[event.verb]), exact: true })
        .click();
    },
    'reason.changed': (driver) =>
      asking(driver)
        .getByRole('textbox', { name: driver.say('payments', 'reason') })
        .fill(driver.event.reason),
    'review.confirmed': async (driver) => {
      const label = driver.say('payments', labels[contextOf(driver.step).verb]);
      await buttons(driver)
        .last()
        .and(driver.page.getByRole('button', { name: label, exact: true }))
        .click();
    },
    'review.retried': async (driver) => {
      const before = driver.sent.at(-1);
      await buttons(driver).last().click();
      await driver.decide.arrived();
      if (driver.sent.at(-1) !== before) throw new Error('trying again sent another review, or another key');
    },
    'review.dismissed': (driver) =>
      driver.step.from.label === 'refused'
        ? asking(driver)
            .getByRole('button', { name: driver.say('payments', 'understood'), exact: true })
            .click()
        : buttons(driver).first().click(),
    'xstate.done.actor.sendReview': async (driver) => {
      const { decide, step, world, page, say } = driver;
      await decide.pass();
      const { verb, reason } = contextOf(step);
      await page
        .getByText(say('payments', verb === 'approve' ? 'approvedToast' : 'cancelledToast', { count: 1 }))
        .first()
        .waitFor();
      for (const id of idsOf(driver)) {
        const row = await world.request(id);
        const [state, why] = verb === 'approve' ? ['approved', null] : ['cancelled', reason.trim()];
        if (row?.state !== state || row.reviewReason !== why)
          throw new Error(`the request is ${row?.state ?? 'gone'}: ${row?.reviewReason ?? ''}`);
      }
    },
    'xstate.error.actor.sendReview': async (driver) => {
      const { decide, world, case: name } = driver;
      if (name === 'network') return decide.abort();
      await decide.arrived();
      // Somebody else was quicker.
      for (const id of idsOf(driver)) await world.setRequest(id, 'paid');
      return decide.pass();
    },
  },
  states: {
    idle: (driver) => asking(driver).waitFor({ state: 'detached' }),
    confirming: async (driver) => {
      const { verb, reason, reasonMissing } = driver.snapshot.context;
      await driver.page.getByRole('alertdialog', { name: driver.say('payments', titles[verb]) }).waitFor();
      if (verb !== 'cancel') return;
      const field = asking(driver).getByRole('textbox', { name: driver.say('payments', 'reason') });
      if ((await field.inputValue()) !== reason) throw new Error('another reason is shown');
      await showsFieldError(field, driver.say, reasonMissing ? 'reasonRequired' : null);
    },
    sending: async (driver) => {
      await driver.decide.arrived();
      if (await buttons(driver).first().isEnabled()) throw new Error('a review under way can be given up');
    },
    unsent: (driver) =>
      asking(driver)
        .getByRole('alert')
        .getByText(driver.say('common', 'noAnswer'), { exact: true })
        .waitFor(),
    refused: (driver) =>
      asking(driver).getByRole('alert').getByText(driver.say('problems', 'illegalTransition')).waitFor(),
  },
  impossible: ({ snapshot, event }) => {
    const { verb, reason } = snapshot.context;
    // Taking back is the employee's; only a cancellation asks for its reason.
    if (event.type === 'review.chosen') return event.verb === 'withdraw';
    return event.type === 'reason.changed' && (verb !== 'cancel' || event.reason === reason);
  },
});
