import type { Page } from 'playwright-core';
import { cases } from '#machines/flows/requestReview/requestReviewMachine.cases.ts';
import type { ReviewVerb } from '#machines/flows/requestReview/requestReviewMachine.ts';
import { showsFieldError } from '#tests/support/fieldErrors.ts';
import type { Say } from '#tests/support/texts.ts';
import { defineModel } from '../engine/index.ts';
import type { Gate } from './support/gates.ts';
import type { WorkWorld } from './work.world.ts';

export interface Hands {
  page: Page;
  say: Say;
  decide: Gate;
  world: WorkWorld;
  /** Keys and bodies of the reviews sent so far. */
  sent: string[];
}

const asking = ({ page }: Hands) => page.getByRole('alertdialog');
/** Giving up stands first, deciding last; both may be called the same. */
const buttons = (hands: Hands) => asking(hands).locator('footer').getByRole('button');
const contextOf = (step: { from: { moment: { snapshot: { context: unknown } } } }) =>
  step.from.moment.snapshot.context as { verb: ReviewVerb; reason: string };
const labels = { approve: 'approve', cancel: 'cancelRequest', withdraw: 'withdraw' } as const;
const titles = { approve: 'approveTitle', cancel: 'cancelTitle', withdraw: 'withdrawTitle' } as const;
const idsOf = ({ sent }: Hands) => (JSON.parse(sent.at(-1)?.split('\n')[1] ?? '{}') as { ids: string[] }).ids;

export const model = defineModel<Hands>()(cases, {
  events: {
    'review.chosen': async (hands) => {
      const { page, say, event, world } = hands;
      const id = await world.undecided();
      await page
        .locator(`[data-row="${id}"]`)
        .getByRole('button', { name: say('payments', labels[event.verb]), exact: true })
        .click();
    },
    'reason.changed': (hands) =>
      asking(hands)
        .getByRole('textbox', { name: hands.say('payments', 'reason') })
        .fill(hands.event.reason),
    'review.confirmed': async (hands) => {
      const label = hands.say('payments', labels[contextOf(hands.step).verb]);
      await buttons(hands)
        .last()
        .and(hands.page.getByRole('button', { name: label, exact: true }))
        .click();
    },
    'review.retried': async (hands) => {
      const before = hands.sent.at(-1);
      await buttons(hands).last().click();
      await hands.decide.arrived();
      if (hands.sent.at(-1) !== before) throw new Error('trying again sent another review, or another key');
    },
    'review.dismissed': (hands) =>
      hands.step.from.label === 'refused'
        ? asking(hands)
            .getByRole('button', { name: hands.say('payments', 'understood'), exact: true })
            .click()
        : buttons(hands).first().click(),
    'xstate.done.actor.sendReview': async (hands) => {
      const { decide, step, world, page, say } = hands;
      await decide.pass();
      const { verb, reason } = contextOf(step);
      await page
        .getByText(say('payments', verb === 'approve' ? 'approvedToast' : 'cancelledToast', { count: 1 }))
        .first()
        .waitFor();
      for (const id of idsOf(hands)) {
        const row = await world.request(id);
        const [state, why] = verb === 'approve' ? ['approved', null] : ['cancelled', reason.trim()];
        if (row?.state !== state || row.cancelReason !== why)
          throw new Error(`the request is ${row?.state ?? 'gone'}: ${row?.cancelReason ?? ''}`);
      }
    },
    'xstate.error.actor.sendReview': async (hands) => {
      const { decide, world, case: name } = hands;
      if (name === 'network') return decide.abort();
      await decide.arrived();
      // Somebody else was quicker.
      for (const id of idsOf(hands)) await world.setRequest(id, 'paid');
      return decide.pass();
    },
  },
  states: {
    idle: (hands) => asking(hands).waitFor({ state: 'detached' }),
    confirming: async (hands) => {
      const { verb, reason, reasonMissing } = hands.snapshot.context;
      await hands.page.getByRole('alertdialog', { name: hands.say('payments', titles[verb]) }).waitFor();
      if (verb !== 'cancel') return;
      const field = asking(hands).getByRole('textbox', { name: hands.say('payments', 'reason') });
      if ((await field.inputValue()) !== reason) throw new Error('another reason is shown');
      await showsFieldError(field, hands.say, reasonMissing ? 'reasonRequired' : null);
    },
    sending: async (hands) => {
      await hands.decide.arrived();
      if (await buttons(hands).first().isEnabled()) throw new Error('a review under way can be given up');
    },
    unsent: (hands) =>
      asking(hands).getByRole('alert').getByText(hands.say('common', 'noAnswer'), { exact: true }).waitFor(),
    refused: (hands) =>
      asking(hands).getByRole('alert').getByText(hands.say('problems', 'illegalTransition')).waitFor(),
  },
  impossible: ({ snapshot, event }) => {
    const { verb, reason } = snapshot.context;
    // Taking back is the employee's; only a cancellation asks for its reason.
    if (event.type === 'review.chosen') return event.verb === 'withdraw';
    return event.type === 'reason.changed' && (verb !== 'cancel' || event.reason === reason);
  },
});
