import type { Page } from 'playwright-core';
import { cases } from '#machines/flows/selection/selectionMachine.cases.ts';
import { selectionLimit } from '#machines/flows/selection/selectionMachine.ts';
import type { Say } from '#tests/support/texts.ts';
import { defineModel } from '../engine/index.ts';
import type { Gate } from './support/gates.ts';

export interface Hands {
  page: Page;
  say: Say;
  load: Gate;
  /** The two in sight, by the id the cases give them. */
  people: Record<string, string>;
  /** As many as can be chosen, the two in sight among them, or these two alone, are found from now on. */
  crowd: (isThere: boolean) => Promise<void>;
}

const bar = ({ page, say }: Hands) => page.getByRole('region', { name: say('employeeList', 'selection') });
const box = ({ page, say }: Hands, name: string) =>
  page.getByRole('checkbox', { name: say('employeeList', 'choose', { name }), exact: true });

export const model = defineModel<Hands>()(cases, {
  events: {
    'row.toggled': (hands) => box(hands, hands.people[hands.event.row.id] ?? '').click(),
    'page.toggled': ({ page, say }) =>
      page.getByRole('checkbox', { name: say('employeeList', 'choosePage') }).click(),
    'matching.chosen': (hands) => {
      hands.load.close();
      return bar(hands)
        .getByRole('button', { name: hands.say('employeeList', 'chooseMatching', { count: 2 }) })
        .click();
    },
    'matching.retried': (hands) => {
      hands.load.close();
      return bar(hands)
        .getByRole('button', { name: hands.say('common', 'tryAgain') })
        .click();
    },
    'selection.cleared': (hands) =>
      bar(hands)
        .getByRole('button', { name: hands.say('employeeList', 'clear') })
        .click(),
    'xstate.done.actor.gather': async ({ load, crowd, case: name }) => {
      await load.arrived();
      await crowd(name === 'many');
      await load.open();
    },
    'xstate.error.actor.gather': ({ load }) => load.abort(),
  },
  states: {
    empty: (hands) => bar(hands).waitFor({ state: 'detached' }),
    // Left as soon as it is entered.
    weighing: () => undefined,
    chosen: showsChosen,
    full: async (hands) => {
      await showsChosen(hands);
      await bar(hands)
        .getByText(hands.say('employeeList', 'full', { limit: selectionLimit }))
        .waitFor();
    },
    gathering: async (hands) => {
      await hands.load.arrived();
      await bar(hands).getByRole('status').getByText(hands.say('employeeList', 'gathering')).waitFor();
    },
    notGathered: (hands) =>
      bar(hands)
        .getByRole('alert')
        .filter({ hasText: hands.say('common', 'noAnswer') })
        .waitFor(),
  },
  impossible: ({ snapshot, event, case: name }) => {
    const { rows } = snapshot.context;
    // The two in sight are found always; they are the first page and the only one.
    if (name === 'none' || name === 'secondPage') return true;
    if (event.type === 'matching.retried') return false;
    if (snapshot.matches('gathering')) return !event.type.startsWith('xstate.');
    // The bar is there when something is chosen, its button when more can be.
    if (event.type === 'selection.cleared') return snapshot.matches('empty');
    return event.type === 'matching.chosen' && (rows.length !== 1 || rows[0]?.id === '3');
  },
});

/** How many are chosen, and of those in sight which. The third of the cases stands for all out of sight. */
async function showsChosen(hands: Hands & { snapshot: { context: { rows: { id: string }[] } } }) {
  const { rows } = hands.snapshot.context;
  const ids = rows.map(({ id }) => id);
  const count = ids.includes('3') ? rows.length - 1 + (selectionLimit - 2) : rows.length;
  await bar(hands)
    .getByRole('status')
    .getByText(hands.say('employeeList', 'chosen', { count }), { exact: true })
    .waitFor();
  for (const [id, name] of Object.entries(hands.people))
    if ((await box(hands, name).isChecked()) !== ids.includes(id))
      throw new Error(`${name} is ${ids.includes(id) ? 'not ' : ''}chosen`);
}
