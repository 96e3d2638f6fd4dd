import type { Page } from 'playwright-core';
import { cases } from '#machines/flows/sidesCheck/sidesCheckMachine.cases.ts';
import type { Say } from '#tests/support/texts.ts';
import { defineModel } from '../engine/index.ts';

export interface Hands {
  page: Page;
  say: Say;
}

const choice = ({ page }: Hands, side: string) => page.locator(`input[name="side"][value="${side}"]`);

export const model = defineModel<Hands>()(cases, {
  events: {
    'side.chosen': (hands) => choice(hands, hands.event.side).check(),
    'form.submitted': ({ page, say }) =>
      page.getByRole('button', { name: say('sides', 'next'), exact: true }).click(),
  },
  states: {
    choosing: async (hands) => {
      const { side, error } = hands.snapshot.context;
      for (const one of ['employee', 'employer'])
        if ((await choice(hands, one).isChecked()) !== (side === one))
          throw new Error(`${one} is ${side === one ? 'not ' : ''}chosen`);
      if (error) await hands.page.getByText(hands.say('fields', 'required')).waitFor();
    },
    chosen: ({ page, snapshot }) => page.waitForURL(`**/step/continue?side=${snapshot.context.side}`),
  },
  // Chosen already: no change.
  impossible: ({ snapshot, event }) => event.type === 'side.chosen' && snapshot.context.side === event.side,
});
