import { cases } from '#machines/flows/money/cardChange/cardChangeMachine.cases.ts';
import type { CardAct } from '#machines/flows/money/cardChange/cardChangeMachine.ts';
import type { CardsWorld } from './cards.world.ts';
import { confirmedChangeModel, type ChangeDriver } from '../shared/confirmedChange.model.ts';
import type { Gate } from '../support/gates.ts';

export interface Driver extends ChangeDriver {
  gates: Record<CardAct['verb'], Gate>;
  world: CardsWorld;
}

const words = {
  choose: { button: 'chooseNamed', title: 'chooseTitle', confirm: 'choose', done: 'chosen' },
  remove: { button: 'removeNamed', title: 'removeTitle', confirm: 'remove', done: 'removed' },
} as const;

/** The sheet of a person’s cards: the default one, and another that is chosen or removed. */
export const model = confirmedChangeModel(cases, {
  gate: ({ gates }: Driver, { verb }) => gates[verb],
  choose: async ({ page, say, world }, { verb }) => {
    await world.haveTwo();
    await page.reload();
    const name = say('cards', words[verb].button, { card: world.secondMasked });
    await page.getByRole('button', { name, exact: true }).click();
  },
  title: ({ say }, { verb }) => say('cards', words[verb].title),
  confirmLabel: ({ say }, { verb }) => say('cards', words[verb].confirm),
  make: async ({ page, say, world, gates, subject: { verb } }) => {
    await gates[verb].pass();
    await page.getByText(say('cards', words[verb].done), { exact: true }).first().waitFor();
    const line = page.locator('[data-card="0006"]');
    if (verb === 'remove') await line.waitFor({ state: 'detached' });
    else await line.getByText(say('cards', 'isDefault'), { exact: true }).waitFor();
    await world.expectCards(
      verb === 'remove'
        ? [{ number: world.first, isDefault: true }]
        : [
            { number: world.second, isDefault: true },
            { number: world.first, isDefault: false },
          ],
    );
  },
  refuse: {
    gone: ({ gates, subject: { verb } }) => gates[verb].fault(404),
    // Somebody asked for pay to it meanwhile.
    busy: async ({ page, gates, world }) => {
      await gates.remove.arrived();
      await world.askToSecond();
      const answer = page.waitForResponse('**/api/employees/*/cards/*');
      await gates.remove.pass();
      await answer;
      await world.withdrawAll();
    },
  },
  impossible: ({ verb }, refusal) => verb === 'choose' && refusal === 'busy',
});
