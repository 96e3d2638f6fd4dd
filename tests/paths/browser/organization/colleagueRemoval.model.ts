import { formatPhone } from '#domain/format/index.ts';
import { cases } from '#machines/flows/organization/colleagueRemoval/colleagueRemovalMachine.cases.ts';
import { confirmedChangeModel, type ChangeDriver } from '../shared/confirmedChange.model.ts';
import type { Gate } from '../support/gates.ts';
import { invitedPhone, type ColleaguesWorld } from './colleagues.world.ts';

export interface Driver extends ChangeDriver {
  gates: Record<'remove', Gate>;
  world: ColleaguesWorld;
}
interface Removed {
  state: 'joined' | 'invited';
}

const nameOf = ({ world }: Driver, { state }: Removed) =>
  state === 'joined' ? world.name : formatPhone(invitedPhone);

export const model = confirmedChangeModel(cases, {
  gate: ({ gates }: Driver) => gates.remove,
  choose: async (driver, subject) => {
    const { page, say, world } = driver;
    await world.reset(subject.state === 'invited');
    await page.reload();
    const name = say('colleagues', 'removeNamed', { name: nameOf(driver, subject) });
    await page.getByRole('button', { name, exact: true }).click();
  },
  title: (driver, subject) =>
    driver.say('colleagues', subject.state === 'joined' ? 'removeTitle' : 'withdrawTitle', {
      name: nameOf(driver, subject),
    }),
  confirmLabel: ({ say }, { state }) => say('colleagues', state === 'joined' ? 'remove' : 'withdraw'),
  make: async (driver) => {
    const { page, say, gates, subject } = driver;
    await gates.remove.pass();
    await page
      .getByText(say('colleagues', subject.state === 'joined' ? 'removed' : 'withdrawn'), { exact: true })
      .first()
      .waitFor();
    await page
      .getByRole('listitem')
      .filter({ hasText: nameOf(driver, subject) })
      .waitFor({ state: 'detached' });
  },
  refuse: {
    gone: async ({ gates, world }) => {
      await world.leave();
      await gates.remove.pass();
    },
  },
  // The page's own owner cannot be the last one while another is chosen; the server's test has it.
  impossible: (_subject, refusal) => refusal === 'last',
});
