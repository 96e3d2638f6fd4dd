import { cases } from '#machines/flows/account/deviceTermination/deviceTerminationMachine.cases.ts';
import type { PersonalWorld } from './personal.world.ts';
import { confirmedChangeModel, type ChangeDriver } from '../shared/confirmedChange.model.ts';
import type { Gate } from '../support/gates.ts';

export interface Driver extends ChangeDriver {
  gates: Record<'end' | 'endOthers', Gate>;
  world: PersonalWorld;
}

export const model = confirmedChangeModel(cases, {
  gate: ({ gates }: Driver, subject) => (subject === 'others' ? gates.endOthers : gates.end),
  choose: async ({ page, say, world }, subject) => {
    await world.haveOthers(true);
    await page.reload();
    const name =
      subject === 'others'
        ? say('personal', 'devices.endOthers')
        : say('personal', 'devices.endNamed', { name: world.others[0]! });
    await page.getByRole('button', { name, exact: true }).click();
  },
  title: ({ say, world }, subject) =>
    subject === 'others'
      ? say('personal', 'devices.endOthersTitle')
      : say('personal', 'devices.endTitle', { name: world.others[0]! }),
  confirmLabel: ({ say }, subject) =>
    say('personal', subject === 'others' ? 'devices.endOthers' : 'devices.end'),
  make: async ({ page, say, gates, world, subject }) => {
    const all = subject === 'others';
    await (all ? gates.endOthers : gates.end).pass();
    await page
      .getByText(say('personal', all ? 'devices.othersEnded' : 'devices.ended'), { exact: true })
      .first()
      .waitFor();
    // The list reloads without it.
    await page.locator('.device', { hasText: world.others[0]! }).waitFor({ state: 'detached' });
  },
  refuse: {
    gone: ({ gates, subject }) => (subject === 'others' ? gates.endOthers : gates.end).fault(404),
  },
});
